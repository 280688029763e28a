import type { Deal } from './deal.ts';

/** A bot's record over all deals. */
export interface Standing {
  readonly name: string;
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  /** The median and the worst of its turns, in milliseconds. */
  readonly msPerTurn: number;
  readonly worstMs: number;
}

/** Two standard errors and no less than one deal's worth of doubt. */
const ERRORS = 1.96;

/**
 * Games of one deal share their luck, so a deal counts as one observation: the win rates of the deals are averaged, and
 * the interval comes from how they scatter.
 */
export function tally(names: readonly string[], deals: readonly Deal[]): Standing[] {
  return [...new Set(names)].map((name) => {
    const rates = deals.map((deal) => mean(showingsOf(name, [deal]).map(({ win }) => win)));
    const showings = showingsOf(name, deals);
    const winRate = mean(rates);
    const doubt = ERRORS * errorOf(rates);
    const ms = showings.flatMap((showing) => showing.ms).sort((a, b) => a - b);
    return {
      name,
      wins: rounded(showings.reduce((sum, { win }) => sum + win, 0)),
      winRate: rounded(winRate),
      low: rounded(Math.max(0, winRate - doubt)),
      high: rounded(Math.min(1, winRate + doubt)),
      meanScore: rounded(mean(showings.map(({ score }) => score))),
      msPerTurn: ms[Math.floor(ms.length / 2)] ?? 0,
      worstMs: ms.at(-1) ?? 0,
    };
  });
}

function showingsOf(name: string, deals: readonly Deal[]) {
  return deals.flatMap((deal) => deal.flatMap((game) => game.filter(({ bot }) => bot === name)));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** The standard error of a mean. A prior deal of each extreme keeps a few lucky deals from looking certain. */
function errorOf(rates: readonly number[]): number {
  const all = [...rates, 0, 1];
  const middle = mean(all);
  const variance = mean(all.map((rate) => (rate - middle) ** 2));
  return Math.sqrt(variance / all.length);
}

function rounded(n: number): number {
  return Math.round(n * 1000) / 1000;
}
