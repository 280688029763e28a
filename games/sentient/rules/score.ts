import { listOf, type ScoreSheet, sumLines } from '@stolik/core';
import { type BotType, TYPES } from './data/types.ts';
import { botPoints } from './deck.ts';
import type { ScoredBot } from './events.ts';
import { cardOf, deckOf, diceAt, networkAt, ROUNDS, SLOTS, type State, tokensAt } from './state.ts';

/** The lines of the twelve bots, by round and slot: `bot-1-1` to `bot-3-4`. */
export const BOT_LINES: readonly string[] = Array.from(
  { length: ROUNDS * SLOTS },
  (_, i) => `bot-${Math.floor(i / SLOTS) + 1}-${(i % SLOTS) + 1}`,
);
/** Every line of a sheet, in order: bots, chips, and what the investors of each type pay in the end. */
export const SCORE_LINES: readonly string[] = [...BOT_LINES, 'chips', ...TYPES];

/** The bots that a seat has plugged in in a round, with what they score as the dice lie. */
export function scoredBots(s: State, seat: number, round: number): ScoredBot[] {
  const bots: ScoredBot[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const entry = s.network[networkAt(seat, round) + slot];
    if (entry >= 0) bots.push(scoredBot(s, seat, round, slot));
  }
  return bots;
}

/** The bot at a slot that is not empty. */
export function scoredBot(s: State, seat: number, round: number, slot: number): ScoredBot {
  const card = cardOf(s.network[networkAt(seat, round) + slot]);
  const at = diceAt(seat, round) + slot;
  const dice: [number, number] = [s.dice[at], s.dice[at + 1]];
  return { card: card + 1, dice, vp: botPoints(deckOf(s), card, ...dice) };
}

/** The bots of each type that a seat has, in its network or scored. */
export function botCounts(s: State, seat: number): number[] {
  const { types } = deckOf(s);
  const counts = listOf(TYPES.length, 0);
  const at = networkAt(seat, 0);
  for (let i = 0; i < ROUNDS * SLOTS; i++) {
    const entry = s.network[at + i];
    if (entry >= 0) counts[types[cardOf(entry)]]++;
  }
  return counts;
}

/** A seat's investors of each type: those it won, and the one printed on its board. */
export function investorCounts(s: State, seat: number): number[] {
  const at = tokensAt(seat);
  const counts = s.tokens.slice(at, at + TYPES.length);
  counts[s.deal.rights[seat]]++;
  return counts;
}

/** RB final scoring: every investor, the printed one included, pays 1 for each bot of its type. */
export function investorLines(investors: readonly number[], bots: readonly number[]): Record<BotType, number> {
  return Object.fromEntries(TYPES.map((type, i) => [type, investors[i] * bots[i]])) as Record<BotType, number>;
}

/** A seat's sheet as everything lies now: bots of a round that is not over count by their dice of the moment. */
export function sheetOf(s: State, seat: number): ScoreSheet {
  const lines: Record<string, number> = {};
  const notes: Record<string, string> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const line = BOT_LINES[round * SLOTS + slot];
      lines[line] = 0;
      if (s.network[networkAt(seat, round) + slot] < 0) continue;
      const { card, dice, vp } = scoredBot(s, seat, round, slot);
      lines[line] = vp;
      notes[line] = `${card}: ${dice[0]} ${dice[1]}`;
    }
  }
  lines.chips = s.chips[seat];
  const investors = investorCounts(s, seat);
  const bots = botCounts(s, seat);
  Object.assign(lines, investorLines(investors, bots));
  TYPES.forEach((type, i) => {
    notes[type] = `${investors[i]} x ${bots[i]}`;
  });
  return { seat, total: sumLines(lines), lines, notes, ties: [tokensWon(s, seat)] };
}

/** RB ties: more investor tokens, then a shared victory (R31). The printed one is everybody's, so it may be left out. */
export function tokensWon(s: State, seat: number): number {
  let tokens = 0;
  for (let type = 0; type < TYPES.length; type++) tokens += s.tokens[tokensAt(seat) + type];
  return tokens;
}

export function score(s: State): ScoreSheet[] {
  return s.chips.map((_, seat) => sheetOf(s, seat));
}
