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
  /** Points ahead of the others' mean, and its 95 % interval; none where it met nobody but itself. */
  readonly lead?: Lead;
  /** The median and the worst of its turns, in milliseconds. */
  readonly msPerTurn: number;
  readonly worstMs: number;
}

/** A mean difference and its 95 % interval. */
export interface Lead {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
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
      ...leadIn(name, deals),
      msPerTurn: ms[Math.floor(ms.length / 2)] ?? 0,
      worstMs: ms.at(-1) ?? 0,
    };
  });
}

/** `+1.9 (1.1 to 2.7)`; nothing where there was nobody to lead. */
export function leadText(lead: Lead | undefined): string {
  if (!lead) return '';
  const sign = lead.mean > 0 ? '+' : '';
  // One deal alone says nothing about how they scatter.
  if (lead.low === lead.high) return `${sign}${lead.mean.toFixed(1)}`;
  return `${sign}${lead.mean.toFixed(1)} (${lead.low.toFixed(1)} to ${lead.high.toFixed(1)})`;
}

/** As with wins, a deal is one observation. */
function leadIn(name: string, deals: readonly Deal[]): { lead?: Lead } {
  const leads = deals.flatMap((deal) => {
    const margins = deal.flatMap((game) => {
      const [own, others] = [true, false].map((isOwn) => game.filter(({ bot }) => (bot === name) === isOwn));
      return own.length > 0 && others.length > 0
        ? [mean(own.map(({ score }) => score)) - mean(others.map(({ score }) => score))]
        : [];
    });
    return margins.length > 0 ? [mean(margins)] : [];
  });
  if (leads.length === 0) return {};
  const middle = mean(leads);
  const variance = mean(leads.map((lead) => (lead - middle) ** 2));
  const doubt = ERRORS * Math.sqrt(variance / Math.max(1, leads.length - 1));
  return { lead: { mean: rounded(middle), low: rounded(middle - doubt), high: rounded(middle + doubt) } };
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
