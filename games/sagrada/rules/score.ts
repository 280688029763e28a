import { countBits, type ScoreSheet, sumLines } from '@stolik/core';
import { PUBLIC_OBJECTIVES, type PublicObjective } from './data/objectives.ts';
import { COLORS, DIE_SHADE, KINDS, SHADES } from './dice.ts';
import { isSolo, ROUNDS, type State, seatAt, windowOf } from './state.ts';
import { COLUMN_MASKS, colorMask, corners, ROW_MASKS, SPACES, shadeMask } from './window.ts';

/** What is scored for one window. */
export interface Scoring {
  readonly publics: readonly PublicObjective[];
  /** Private objectives as colours: of two, the better counts (R34). `undefined` where they are not known. */
  readonly privates: readonly number[] | undefined;
  readonly tokens: number;
  readonly solo: boolean;
}

/** RB final scoring: public objectives, the private one, a point a token, and points off for empty spaces. */
export function scoreLines(w: readonly number[], at: number, scoring: Scoring): Record<string, number> {
  const { publics, privates, tokens, solo } = scoring;
  const lines: Record<string, number> = {};
  for (const objective of publics) lines[objective.id] = objective.vp * timesMet(w, at, objective);
  if (privates) lines.private = bestPrivate(w, at, privates);
  lines.tokens = solo ? 0 : tokens;
  lines.empty = 0 - (SPACES - countBits(w[at])) * (solo ? 3 : 1);
  return lines;
}

/** Of two private objectives the better counts (R34). */
function bestPrivate(w: readonly number[], at: number, colors: readonly number[]): number {
  let best = 0;
  for (const color of colors) best = Math.max(best, privatePoints(w, at, color));
  return best;
}

/** RB: the sum of the values of all dice of that colour. */
function privatePoints(w: readonly number[], at: number, color: number): number {
  let points = 0;
  for (let shade = 0; shade < SHADES; shade++) {
    points += (shade + 1) * countBits(colorMask(w, at, color) & shadeMask(w, at, shade));
  }
  return points;
}

/** How often a public objective is met. */
function timesMet(w: readonly number[], at: number, { counts }: PublicObjective): number {
  switch (counts.of) {
    case 'row':
    case 'column':
      return variedLines(w, at, counts.of === 'row' ? ROW_MASKS : COLUMN_MASKS, counts.different);
    case 'shades': {
      let sets = SPACES;
      for (const value of counts.shades) sets = Math.min(sets, countBits(shadeMask(w, at, value - 1)));
      return sets;
    }
    case 'colors': {
      let sets = SPACES;
      for (let color = 0; color < COLORS.length; color++) sets = Math.min(sets, countBits(colorMask(w, at, color)));
      return sets;
    }
    case 'diagonals': {
      let dice = 0;
      for (let color = 0; color < COLORS.length; color++) {
        const same = colorMask(w, at, color);
        dice += countBits(same & corners(same));
      }
      return dice;
    }
  }
}

/** How many lines are completely filled (R28) and have no colour or shade twice: as many kinds as spaces. */
function variedLines(w: readonly number[], at: number, lines: readonly number[], different: 'color' | 'shade'): number {
  let varied = 0;
  for (const line of lines) {
    if ((w[at] & line) !== line) continue;
    let kinds = 0;
    if (different === 'color') {
      for (let color = 0; color < COLORS.length; color++) if (colorMask(w, at, color) & line) kinds++;
    } else {
      for (let shade = 0; shade < SHADES; shade++) if (shadeMask(w, at, shade) & line) kinds++;
    }
    if (kinds === countBits(line)) varied++;
  }
  return varied;
}

/** Alone, the target: the pips of all dice on the round track (R23). */
export function targetOf(s: State): number {
  return s.track.reduce((sum, entry) => sum + DIE_SHADE[entry % KINDS] + 1, 0);
}

/** The lines of a seat; without its private objective where the reader may not know it. */
export function linesOf(s: State, seat: number, knowsPrivate: boolean): Record<string, number> {
  return scoreLines(s.windows, windowOf(seat), {
    publics: s.deal.publics.map((place) => PUBLIC_OBJECTIVES[place]),
    privates: knowsPrivate ? s.deal.privates[seat] : undefined,
    tokens: s.tokens[seat],
    solo: isSolo(s),
  });
}

/** RB ties: private points, then tokens, then who came latest in the first pass of round 10 (R20): never a shared win. */
export function score(s: State): ScoreSheet[] {
  const { seats } = s.deal;
  const starter = seatAt(s.deal, ROUNDS - 1, 0);
  return s.tokens.map((tokens, seat) => {
    const lines = linesOf(s, seat, true);
    const lateness = (seat - starter + seats) % seats;
    return {
      seat,
      total: sumLines(lines),
      lines,
      ties: [lines.private, tokens, lateness],
      ...(seats === 1 ? { target: targetOf(s) } : {}),
    };
  });
}
