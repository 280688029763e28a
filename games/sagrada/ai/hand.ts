import { countBits } from '@stolik/core';
import { PUBLIC_OBJECTIVES } from '../rules/data/objectives.ts';
import { PATTERNS } from '../rules/data/patterns.ts';
import { DIE_SHADE } from '../rules/dice.ts';
import { targetOf } from '../rules/score.ts';
import { isSolo, PATTERN, ROUNDS, type State, windowOf } from '../rules/state.ts';
import { expectedPrivate, expectedPublic } from './expected.ts';
import type { Judge } from './judge.ts';
import { lookAt, newOutlook, type Outlook } from './outlook.ts';
import { diceSeen, draftsLeft, draftsThisRound, isFresh } from './time.ts';
import type { Beliefs } from './weights.ts';

/** Judges by what people know of the game, put into a few numbers. */
export function handJudge(beliefs: Beliefs): Judge {
  const outlook = newOutlook(beliefs);
  return { standing: (s, seat, drafts) => standing(outlook, s, seat, drafts), weighsPass: false };
}

function standing(o: Outlook, s: State, seat: number, drafts: number): number {
  const { deal, windows: w } = s;
  const at = windowOf(seat);
  lookAt(o, w, at, s.patterns[seat], drafts, diceSeen(deal.seats));
  let points = 0;
  for (let i = 0; i < deal.publics.length; i++) points += expectedPublic(o, w, at, PUBLIC_OBJECTIVES[deal.publics[i]]);
  points += bestPrivate(o, w, at, deal.privates[seat]) - (countBits(o.empty) - o.filled) * (isSolo(s) ? 3 : 1);
  return points + (isSolo(s) ? -o.beliefs.targetPip * target(s, seat) : tokensWorth(o.beliefs, s, seat));
}

/** Of two private objectives the better counts (R34). */
export function bestPrivate(o: Outlook, w: readonly number[], at: number, colors: readonly number[]): number {
  let best = 0;
  for (const color of colors) best = Math.max(best, expectedPrivate(o, w, at, color));
  return best;
}

/** A point each in the end; until then a token may buy something better. */
export function tokensWorth(beliefs: Beliefs, s: State, seat: number): number {
  const tokens = s.step === PATTERN ? PATTERNS[s.patterns[seat]].difficulty : s.tokens[seat];
  return tokens * (1 + (beliefs.tokenUse * draftsLeft(s, seat)) / (2 * ROUNDS));
}

/** Alone: the pips of the track, and of the dice that will be left of this round's. */
function target(s: State, seat: number): number {
  if (s.pool.length === 0 || isFresh(s)) return targetOf(s);
  let pips = 0;
  for (let i = 0; i < s.pool.length; i++) pips += DIE_SHADE[s.pool[i]] + 1;
  const left = Math.max(0, s.pool.length - draftsThisRound(s, seat));
  return targetOf(s) + (pips * left) / s.pool.length;
}
