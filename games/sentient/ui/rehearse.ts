import { noChance } from '@stolik/core';
import { type BotType, type Move, type SeatView, sentient, TYPES, type View } from '../rules/index.ts';

/**
 * The table once an agent stands at a slot, before the gap is filled: that bot is drawn, so nobody knows it, and the slot
 * shows the one that was taken. Everything else is certain.
 */
export function rehearse(view: View, seat: number, slot: number, assistants: number): View {
  const { card } = view.factory[slot - 1];
  const plus = (pawns: readonly number[], by: number) => pawns.map((count, i) => (i === seat ? count + by : count));
  const sent: View = {
    ...view,
    step: 'plug',
    hand: card,
    factory: view.factory.map((place, i) =>
      i === slot - 1 ? { card, agents: plus(place.agents, 1), assistants: plus(place.assistants, assistants) } : place,
    ),
    seats: view.seats.map((own, i) =>
      i === seat ? { ...own, agents: own.agents - 1, assistants: own.assistants - assistants } : own,
    ),
  };
  return sentient.view(sentient.imagine(sent, seat, noChance), seat);
}

/** The view after a move that draws nothing; `undefined` where it is not legal. */
export function foresee(view: View, seat: number, move: Move): View | undefined {
  if (sentient.whyNot(view, seat, move)) return undefined;
  const s = sentient.imagine(view, seat, noChance);
  const a = sentient.toAction(s, seat, move);
  if (a === undefined) return undefined;
  sentient.apply(s, seat, a, noChance);
  return sentient.view(s, seat);
}

/** A die before and after. */
export interface Turned {
  readonly from: number;
  readonly to: number;
  /** From 6 on to 1, or from 1 back to 6. */
  readonly wraps: boolean;
}

/** What plugging a bot in does to a network. */
export interface Effect {
  /** The slot, from 1. */
  readonly slot: number;
  readonly left: Turned;
  readonly right: Turned;
  /** The points of the bot itself. */
  readonly vp: number;
  /** Bots beside it whose points change. */
  readonly neighbours: readonly { readonly slot: number; readonly from: number; readonly to: number }[];
  /** What the investors of its type pay for it. */
  readonly paid?: { readonly type: BotType; readonly by: number };
  /** What the whole score gains. */
  readonly gain: number;
}

/** The difference between a seat before and after a bot went into a slot. */
export function effectOf(before: SeatView, after: SeatView, slot: number): Effect {
  const [was, is] = [before.rounds[before.rounds.length - 1], after.rounds[after.rounds.length - 1]];
  const turned = (place: number): Turned => {
    const [from, to] = [was.dice[place], is.dice[place]];
    return { from, to, wraps: Math.abs(to - from) > 1 };
  };
  const type = TYPES.find((one) => after.lines[one] !== before.lines[one]);
  return {
    slot,
    ...(type ? { paid: { type, by: after.lines[type] - before.lines[type] } } : {}),
    left: turned(slot - 1),
    right: turned(slot),
    vp: is.bots[slot - 1]?.vp ?? 0,
    neighbours: was.bots.flatMap((bot, i) => {
      const to = is.bots[i]?.vp ?? 0;
      return bot && bot.vp !== to ? [{ slot: i + 1, from: bot.vp, to }] : [];
    }),
    gain: after.total - before.total,
  };
}
