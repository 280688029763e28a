import { countBits, firstBit } from '@stolik/core';
import { PUBLIC_OBJECTIVES } from '../rules/data/objectives.ts';
import { PATTERNS } from '../rules/data/patterns.ts';
import { DIE_COLOR, DIE_SHADE, dieOf, SHADES } from '../rules/dice.ts';
import { targetOf } from '../rules/score.ts';
import { isSolo, PATTERN, PUT, ROUNDS, type State, TURN, VALUE, windowOf } from '../rules/state.ts';
import { handSpaces } from '../rules/tools.ts';
import { lift, openSpaces, put } from '../rules/window.ts';
import { expectedPrivate, expectedPublic } from './expected.ts';
import { lookAt, type Outlook } from './outlook.ts';
import { diceSeen, draftsLeft, draftsThisRound, isFresh } from './time.ts';

/** The points the seat may expect in the end (alone: less the target), judged by its own window. */
export function evaluate(o: Outlook, s: State, seat: number): number {
  if (s.patterns[seat] < 0) return 0;
  const isOwnTurn = s.seat === seat;
  if (isOwnTurn && s.step === PUT) return bestPut(o, s, seat, s.hand);
  if (isOwnTurn && s.step === VALUE) return bestValue(o, s, seat);
  if (isOwnTurn && s.step === TURN && s.drafted === 0 && !isFresh(s)) return bestDraft(o, s, seat);
  return standing(o, s, seat, draftsLeft(s, seat));
}

/** A die in hand is worth what it is on its best space. */
function bestPut(o: Outlook, s: State, seat: number, die: number): number {
  return bestOn(o, s, seat, die, handSpaces(s, seat));
}

function bestValue(o: Outlook, s: State, seat: number): number {
  const color = DIE_COLOR[s.hand];
  let best = Number.NEGATIVE_INFINITY;
  for (let shade = 0; shade < SHADES; shade++) {
    const die = dieOf(color, shade);
    best = Math.max(best, bestOn(o, s, seat, die, openSpaces(s.windows, windowOf(seat), s.patterns[seat], die)));
  }
  return best;
}

/** The seat is to draft from a pool it sees: it will take the best die, or none. */
function bestDraft(o: Outlook, s: State, seat: number): number {
  let best = standing(o, s, seat, draftsLeft(s, seat) - 1);
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (i > 0 && die === s.pool[i - 1]) continue;
    best = Math.max(best, bestOn(o, s, seat, die, openSpaces(s.windows, windowOf(seat), s.patterns[seat], die)));
  }
  return best;
}

/** Tries a die on each of the spaces; on none of them the draft is lost. The window is left as it was. */
function bestOn(o: Outlook, s: State, seat: number, die: number, spaces: number): number {
  const at = windowOf(seat);
  const drafts = draftsLeft(s, seat) - 1;
  if (spaces === 0) return standing(o, s, seat, drafts);
  let best = Number.NEGATIVE_INFINITY;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const space = firstBit(rest);
    put(s.windows, at, die, space);
    best = Math.max(best, standing(o, s, seat, drafts));
    lift(s.windows, at, die, space);
  }
  return best;
}

/** The window as it lies, with so many drafts to come. */
export function standing(o: Outlook, s: State, seat: number, drafts: number): number {
  const { deal, windows: w } = s;
  const at = windowOf(seat);
  lookAt(o, w, at, s.patterns[seat], drafts, diceSeen(deal.seats));
  let points = 0;
  for (let i = 0; i < deal.publics.length; i++) points += expectedPublic(o, w, at, PUBLIC_OBJECTIVES[deal.publics[i]]);
  let best = 0;
  for (const color of deal.privates[seat]) best = Math.max(best, expectedPrivate(o, w, at, color));
  points += best - (countBits(o.empty) - o.filled) * (isSolo(s) ? 3 : 1);
  return points + (isSolo(s) ? -o.beliefs.targetPip * target(s, seat) : tokensWorth(o, s, seat));
}

/** A point each in the end; until then a token may buy something better. */
function tokensWorth(o: Outlook, s: State, seat: number): number {
  const tokens = s.step === PATTERN ? PATTERNS[s.patterns[seat]].difficulty : s.tokens[seat];
  return tokens * (1 + (o.beliefs.tokenUse * draftsLeft(s, seat)) / (2 * ROUNDS));
}

/** Alone: the pips of the track, and of the dice that will be left of this round's. */
function target(s: State, seat: number): number {
  if (s.pool.length === 0 || isFresh(s)) return targetOf(s);
  let pips = 0;
  for (let i = 0; i < s.pool.length; i++) pips += DIE_SHADE[s.pool[i]] + 1;
  const left = Math.max(0, s.pool.length - draftsThisRound(s, seat));
  return targetOf(s) + (pips * left) / s.pool.length;
}
