import type { Language } from '@stolik/core';
import type { BotCard, Corner, InvestorView, PluggedBot, SlotView } from '../rules/index.ts';
import { count, sayCondition, sayPoints, words } from '../text/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';
import type { Guessed } from './cards.ts';
import type { Effect, Turned } from './rehearse.ts';

/** How pieces and places are called aloud. */
export interface Speech {
  readonly words: UiWords;
  points(points: number): string;
  agents(agents: number): string;
  assistants(assistants: number): string;
  /** "bot 27, Military, sum equal to 7, 5 points, left die goes up by 1, right die stays". */
  bot(row: BotCard): string;
  /** Who stands above a place of the factory. */
  pawns(place: SlotView, names: readonly string[]): string;
  /** An investor and how the race for it stands. */
  investor(investor: InvestorView, names: readonly string[]): string;
  /** A bot in its slot: what it is and what it scores. */
  plugged(row: BotCard, bot: PluggedBot): string;
  /** What plugging in would do, without the slot. */
  effect(effect: Effect): string;
  guessed(parts: readonly Guessed[]): string;
}

/** Puts values into a sentence. */
export function fill(template: string, fields: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, field: string) => String(fields[field]));
}

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}

export function speechOf(language: Language): Speech {
  const u = uiWords[language];
  const w = words[language];
  const points = (n: number) => count(w, 'points', n);
  const corner = (side: 'left' | 'right', sign: Corner) => `${u[side]} ${u.corner[sign]}`;
  const turned = ({ from, to, wraps }: Turned) =>
    fill(from === to ? u.stays : wraps ? u.wraps : u.becomes, { from, to });
  const condition = (row: BotCard) => {
    const said = sayCondition(w, row);
    if (row.vp === 'formula') return fill(u.pointsAre, { formula: said });
    return `${said}, ${typeof row.vp === 'number' ? points(row.vp) : sayPoints(w, row)}`;
  };
  const bot = (row: BotCard) =>
    [
      fill(u.bot, { card: row.id }),
      w.types[row.type],
      condition(row),
      corner('left', row.left),
      corner('right', row.right),
    ].join(', ');
  return {
    words: u,
    points,
    agents: (n) => count(w, 'agents', n),
    assistants: (n) => count(w, 'assistants', n),
    bot,
    pawns: ({ agents, assistants }, names) =>
      names
        .flatMap((name, seat) => {
          if (agents[seat] === 0) return [];
          const [standing, helping] = [count(w, 'agents', agents[seat]), count(w, 'assistants', assistants[seat])];
          return [fill(u.pawns, { name, agents: standing, assistants: helping })];
        })
        .join('; ') || u.pawnsNone,
    investor({ type, influence, token, chip }, names) {
      const shares = names.flatMap((name, seat) => (influence[seat] > 0 ? [`${name}: ${influence[seat]}`] : []));
      const taker =
        token === undefined
          ? []
          : chip === undefined
            ? [fill(u.wouldTakeAlone, { token: names[token] })]
            : [fill(u.wouldTake, { token: names[token], chip: names[chip] })];
      const race = shares.length > 0 ? fill(u.influence, { shares: shares.join('; ') }) : u.influenceNone;
      return [fill(u.investor, { type: w.types[type] }), race, ...taker].join(', ');
    },
    plugged: (row, { vp, block }) =>
      [
        bot(row),
        block === 'none' ? '' : `${w.labels.blocked}: ${w.corners[block]}`,
        fill(u.scoresNow, { points: points(vp) }),
      ]
        .filter(Boolean)
        .join(', '),
    effect: ({ left, right, vp, neighbours, paid, gain }) =>
      [
        fill(u.wouldScore, { points: points(vp) }),
        turned(left),
        turned(right),
        ...neighbours.map(({ slot, from, to }) => fill(u.neighbour, { slot, from, to })),
        ...(paid ? [fill(u.paid, { type: w.types[paid.type], by: signed(paid.by) })] : []),
        fill(u.together, { gain: signed(gain) }),
      ].join(', '),
    guessed: (parts) => fill(w.reconstructed, { parts: parts.map((part) => w.reconstructedParts[part]).join(', ') }),
  };
}
