import { meanAbove } from '@stolik/core';
import { BETA, grown, type Rating } from './rating.ts';

/** Who played a game, and how it ended for them. */
export interface Entrant {
  readonly rating: Rating;
  /** 1 is the best; who has the same is tied. */
  readonly place: number;
  /** What the place at the table is worth, in points of rating. */
  readonly start?: number;
  /** Whether the rating is a published number, of which no game makes anybody doubt. */
  readonly isFixed?: boolean;
}

/** What the result against one other came to. */
export interface Pair {
  readonly other: number;
  readonly weight: number;
  readonly gain: number;
}

export interface Change {
  readonly before: Rating;
  readonly after: Rating;
  /** In the order of the entrants; their gains add up to what the rating rose by. */
  readonly pairs: readonly Pair[];
}

/** How much of the result against `other` counts for `one`: from 0 to 1, and not always as much as the other way round. */
export type Weight = (one: number, other: number) => number;

/** A factor of the variance below this is this: however surprising a game is, nobody becomes certain by it. */
const LEAST_FACTOR = 1e-4;

/**
 * Thurstone-Mosteller with full pairing (Weng and Lin 2011), each pair weighing 2/k in a game of k. Of a pair with
 * c² = 2 BETA² + sigma_i² + sigma_q² the winner leads by t = (mu_winner - mu_loser) / c, both with what their start is
 * worth; v = phi(t) / Phi(t) and w = v (v + t) say by how much that the win moves the mean of what is known and narrows it:
 *
 *     mu_i     += 2/k · Σ weight · ± sigma_i²/c · v
 *     sigma_i² *= 1 - 2/k · Σ weight · sigma_i²/c² · w, at least 1e-4
 *
 * A tie is half a win and half a loss. All of a game are moved at once, from what was known before it.
 */
export function update(entrants: readonly Entrant[], when: number, weight: Weight = () => 1): Change[] {
  const now = entrants.map(({ rating, isFixed }) => (isFixed ? rating : grown(rating, when)));
  const share = 2 / entrants.length;
  return entrants.map((own, i) => {
    const { mu, sigma, games } = now[i]!;
    const variance = sigma * sigma;
    const pairs: Pair[] = [];
    let rise = 0;
    let narrowed = 0;
    entrants.forEach((other, q) => {
      if (q === i) return;
      const c2 = 2 * BETA * BETA + variance + now[q]!.sigma * now[q]!.sigma;
      const c = Math.sqrt(c2);
      const lead = (mu + (own.start ?? 0) - now[q]!.mu - (other.start ?? 0)) / c;
      const { v, w } = surprise(lead, other.place - own.place);
      const counts = weight(i, q);
      const gain = share * counts * (variance / c) * v;
      rise += gain;
      narrowed += share * counts * (variance / c2) * w;
      pairs.push({ other: q, weight: counts, gain });
    });
    const after = {
      mu: mu + rise,
      sigma: Math.sqrt(variance * Math.max(LEAST_FACTOR, 1 - narrowed)),
      games: games + 1,
      last: when,
    };
    return { before: own.rating, after, pairs };
  });
}

/** How far a result moves whoever had such a lead, and how much it says: `ahead` is above 0 for a win, 0 for a tie. */
function surprise(lead: number, ahead: number): { v: number; w: number } {
  if (ahead > 0) return won(lead);
  const lost = won(-lead);
  if (ahead < 0) return { v: -lost.v, w: lost.w };
  const win = won(lead);
  return { v: (win.v - lost.v) / 2, w: (win.w + lost.w) / 2 };
}

function won(lead: number): { v: number; w: number } {
  const v = meanAbove(lead);
  return { v, w: v * (v + lead) };
}
