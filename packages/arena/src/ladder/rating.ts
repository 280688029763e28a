import { SeededChance } from '@stolik/core';

/** What a pairing tells about two bots: the share that `a` won of each deal. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly rates: readonly number[];
}

export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** The Elo scale: 400 points more win ten games of eleven. */
const ELO = 400 / Math.LN10;
/** A deal shared by both is added to each pairing: who won them all is not infinitely strong. */
const PRIOR_DEALS = 1;
const SAMPLES = 500;
/** Newton's steps, none longer than `LONGEST`: from even strengths they would overshoot where somebody wins them all. */
const STEPS = 100;
const LONGEST = 1;
const EXACT = 1e-9;

/**
 * Rates everybody by all pairings: the strengths of the Bradley-Terry model that make the results most likely, the first
 * name at 0. The intervals come from drawing the deals of each pairing anew, again and again (a bootstrap).
 */
export function rate(names: readonly string[], meetings: readonly Meeting[], seed: string): Rating[] {
  const ratings = fit(names, meetings);
  const chance = new SeededChance(`${seed}/bootstrap`);
  const samples = Array.from({ length: SAMPLES }, () =>
    fit(
      names,
      meetings.map(({ a, b, rates }) => {
        // A deal of each extreme may be drawn too, so that a few lucky deals do not look certain.
        const all = [...rates, 0, 1];
        return { a, b, rates: rates.map(() => all[chance.int(all.length)]) };
      }),
    ),
  );
  return names.map((name, i) => {
    const drawn = samples.map((sample) => sample[i]).sort((x, y) => x - y);
    const at = (share: number) => Math.round(drawn[Math.round(share * (SAMPLES - 1))]);
    return { name, rating: Math.round(ratings[i]), low: at(0.025), high: at(0.975) };
  });
}

/** The most likely ratings. */
function fit(names: readonly string[], meetings: readonly Meeting[]): number[] {
  const pairs = meetings.map(({ a, b, rates }) => ({
    a: names.indexOf(a),
    b: names.indexOf(b),
    won: rates.reduce((sum, r) => sum + r, 0) + PRIOR_DEALS / 2,
    deals: rates.length + PRIOR_DEALS,
  }));
  const strengths = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = names.map(() => 0);
    const bend = names.map(() => names.map(() => 0));
    for (const { a, b, won, deals } of pairs) {
      const expected = 1 / (1 + Math.exp(strengths[b] - strengths[a]));
      slope[a] += won - deals * expected;
      slope[b] -= won - deals * expected;
      const information = deals * expected * (1 - expected);
      bend[a][a] += information;
      bend[b][b] += information;
      bend[a][b] -= information;
      bend[b][a] -= information;
    }
    // The first stays where it is.
    const move = solve(
      bend.slice(1).map((row) => row.slice(1)),
      slope.slice(1),
    );
    const longest = Math.max(...move.map(Math.abs));
    const share = Math.min(1, LONGEST / longest);
    for (const [i, by] of move.entries()) strengths[i + 1] += share * by;
    if (longest < EXACT) break;
  }
  return strengths.map((strength) => strength * ELO);
}

/** Gauss: the diagonal of what comes here outweighs the rest, so no rows need to change places. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    for (let below = i + 1; below < n; below++) {
      const factor = matrix[below][i] / matrix[i][i];
      for (let k = i; k < n; k++) matrix[below][k] -= factor * matrix[i][k];
      right[below] -= factor * right[i];
    }
  }
  const x = right.map(() => 0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = right[i];
    for (let k = i + 1; k < n; k++) rest -= matrix[i][k] * x[k];
    x[i] = rest / matrix[i][i];
  }
  return x;
}
