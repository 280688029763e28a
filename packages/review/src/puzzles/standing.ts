import { type Estimate, estimateOf, meanOf } from '../numbers.ts';

/** Turns that are closer to the best than this share of the gap are as good. */
const EVEN = 0.5;

/** Who leads, who is as good, and how far the rest is behind. */
export interface Standing {
  /** Places by their means, the best first. */
  readonly order: readonly number[];
  /** Of those that are as good as the best, itself among them. */
  readonly answers: readonly number[];
  /** By how far the best leads the best of the others. */
  readonly gap: Estimate;
}

/** Where turns stand after they were tried in common worlds; none where all are as good. */
export function standingOf(
  places: readonly number[],
  leads: readonly (readonly number[])[],
  gap: number,
): Standing | undefined {
  const means = new Map(places.map((place, i) => [place, meanOf(leads[i]!)]));
  const order = [...places].sort((a, b) => means.get(b)! - means.get(a)! || a - b);
  const [best] = order;
  if (best === undefined) return undefined;
  const answers = order.filter((place) => means.get(best)! - means.get(place)! < EVEN * gap);
  const rival = order[answers.length];
  if (rival === undefined) return undefined;
  return { order, answers, gap: between(places, leads, best, rival) };
}

/** By how far the best of some turns leads the best of all others; none where either are missing. */
export function leadOfAnswers(
  places: readonly number[],
  leads: readonly (readonly number[])[],
  answers: readonly number[],
): Estimate | undefined {
  const bestOf = (some: readonly number[]) =>
    [...some].sort((a, b) => meanOf(leads[places.indexOf(b)]!) - meanOf(leads[places.indexOf(a)]!))[0];
  const best = bestOf(places.filter((place) => answers.includes(place)));
  const rival = bestOf(places.filter((place) => !answers.includes(place)));
  return best === undefined || rival === undefined ? undefined : between(places, leads, best, rival);
}

/** By how far one leads another: the luck is the same, so it is the differences that scatter. */
export function between(
  places: readonly number[],
  leads: readonly (readonly number[])[],
  one: number,
  other: number,
): Estimate {
  const [a, b] = [one, other].map((place) => leads[places.indexOf(place)]!) as [readonly number[], readonly number[]];
  return estimateOf(a.map((lead, i) => lead - b[i]!));
}

export function isClear({ mean, error }: Estimate, least: number, errors: number): boolean {
  return mean >= least && mean > errors * error;
}
