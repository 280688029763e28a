import type { Course } from '@stolik/facts';
import { DICE } from '../rules/dice.ts';
import { type BotType, type Event, LEFT_HALVES, RIGHT_HALVES, ROUNDS, type State, TYPES } from '../rules/index.ts';
import { botCounts, scoredBots } from '../rules/score.ts';
import { AGENTS, cardOf, deckOf, diceAt, networkAt, SLOTS, tokensAt } from '../rules/state.ts';

/** What only Sentient knows of a game. */
export interface SentientFacts {
  readonly company: string;
  /** The investor printed on one's board. */
  readonly printed: BotType;
  /** One's place in the first round, from 0. */
  readonly order: number;
  /** Bots plugged in, by type. */
  readonly bots: Readonly<Record<BotType, number>>;
  /** Investors won, the printed one not among them. */
  readonly investors: Readonly<Record<BotType, number>>;
  readonly chips: number;
  /** The five dice as they were rolled, round after round. */
  readonly dice: readonly (readonly number[])[];
  /** What the bots of each round scored. */
  readonly rounds: readonly number[];
  /** Bots that wanted certain numbers to match. */
  readonly matching: number;
  /** Bots that scored nothing. */
  readonly idle: number;
  /** Agents that were still there when one passed, round after round. */
  readonly left: readonly number[];
  /** Assistants sent along with agents. */
  readonly assistants: number;
}

/** A row for each seat. */
export function ownOf({ seats, moments, last }: Course<State, Event>): SentientFacts[] {
  const [{ state: dealt }] = moments;
  const rolled = [dealt, ...moments.flatMap(({ state, events }) => (events.some(isRound) ? [state] : []))];
  const left: number[][] = Array.from({ length: seats }, () => []);
  const sent = new Array<number>(seats).fill(0);
  const assistants = new Array<number>(seats).fill(0);
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'agent') {
      sent[event.seat]++;
      assistants[event.seat] += event.assistants;
    }
    if (event.type === 'passed') {
      left[event.seat].push(AGENTS - sent[event.seat]);
    }
    if (event.type === 'round') sent.fill(0);
  }
  return last.chips.map((chips, seat) => {
    const scored = Array.from({ length: ROUNDS }, (_, round) => scoredBots(last, seat, round));
    return {
      company: LEFT_HALVES[last.deal.lefts[seat]].id,
      printed: RIGHT_HALVES[last.deal.rights[seat]].investor,
      order: dealt.order.indexOf(seat),
      bots: byType(botCounts(last, seat)),
      investors: byType(last.tokens.slice(tokensAt(seat), tokensAt(seat) + TYPES.length)),
      chips,
      dice: rolled
        .slice(0, ROUNDS)
        .map((state, round) => state.dice.slice(diceAt(seat, round), diceAt(seat, round) + DICE)),
      rounds: scored.map((bots) => bots.reduce((sum, { vp }) => sum + vp, 0)),
      matching: matchingIn(last, seat),
      idle: scored.flat().filter(({ vp }) => vp === 0).length,
      left: left[seat],
      assistants: assistants[seat],
    };
  });
}

function isRound(event: Event): boolean {
  return event.type === 'round';
}

function byType(counts: readonly number[]): Record<BotType, number> {
  return Object.fromEntries(TYPES.map((type, i) => [type, counts[i]])) as Record<BotType, number>;
}

function matchingIn(s: State, seat: number): number {
  let count = 0;
  for (let i = networkAt(seat, 0); i < networkAt(seat, 0) + ROUNDS * SLOTS; i++) {
    if (s.network[i] >= 0 && deckOf(s).rows[cardOf(s.network[i])].condition.op === 'match') count++;
  }
  return count;
}
