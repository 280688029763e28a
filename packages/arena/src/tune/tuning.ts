import { gameEntry } from '@stolik/games';
import { Checkpoint } from '../checkpoint.ts';
import type { Contest, Deal } from '../contest/deal.ts';
import type { Job } from '../contest/series.ts';
import { Threads } from '../threads.ts';
import { SepCma } from './sep-cma.ts';
import { TUNED } from './tuned.ts';
import { type Validation, validationOf } from './validation.ts';
import { listOf } from './weights.ts';

/** How far the first challengers are off, as a factor: half as much again is rare. */
const SIGMA = 0.2;
/** Digits that a person would write; more is noise. */
const DIGITS = 3;

export interface Tuning {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly generations: number;
  readonly population: number;
  /** Deals that each challenger plays, the same for all of a generation. */
  readonly deals: number;
  /** Deals of the match in the end. */
  readonly validation: number;
}

/** What a generation came to: points ahead of the checked-in weights, and how far the search still reaches. */
export interface Generation {
  readonly number: number;
  readonly best: number;
  readonly mean: number;
  readonly sigma: number;
}

export interface Watch {
  /** So many deals are known from a run that was interrupted. */
  onResume(deals: number): void;
  onDeal(done: number): void;
  onGeneration(generation: Generation): void;
}

export interface Outcome {
  /** The numbers found, in the order of the game's own. */
  readonly weights: readonly number[];
  readonly validation: Validation;
}

/**
 * Looks for weights that play better than the game's own, on so many threads. Deals are numbered through and their results
 * used in that order, so the outcome is the same on any number of threads and after any interruption.
 */
export async function tune(tuning: Tuning, threadCount: number, watch: Watch): Promise<Outcome> {
  const own = listOf(gameEntry(tuning.game).heuristics().weights);
  const checkpoint = new Checkpoint({ tuning, own });
  const table = new Table(checkpoint, threadCount, watch);
  try {
    const weights = await search(tuning, own, table, watch);
    const contest = contestOf(tuning, weights, 'validation');
    const deals = await table.play(numbered(contest, tuning.validation));
    checkpoint.remove();
    return { weights, validation: validationOf(deals) };
  } finally {
    await table.close();
  }
}

/** How many deals all that takes. */
export function dealsOf({ generations, population, deals, validation }: Tuning): number {
  return generations * population * deals + validation;
}

async function search(tuning: Tuning, own: readonly number[], table: Table, watch: Watch): Promise<number[]> {
  const { seed, generations, population, deals } = tuning;
  const tunable = own.filter((weight) => weight !== 0).length;
  const search = new SepCma({ dimensions: tunable, population, sigma: SIGMA, seed: `${seed}/search` });
  for (let number = 1; number <= generations; number++) {
    const challengers = search.ask().map((point) => contestOf(tuning, weightsAt(own, point), number));
    const played = await table.play(challengers.flatMap((contest) => numbered(contest, deals)));
    const fitness = challengers.map((_, i) => validationOf(played.slice(i * deals, (i + 1) * deals)).margin);
    search.tell(fitness);
    const mean = fitness.reduce((sum, margin) => sum + margin, 0) / population;
    watch.onGeneration({ number, best: Math.max(...fitness), mean, sigma: search.sigma });
  }
  return weightsAt(own, search.mean);
}

/** A point of the search is a logarithm for each weight: signs stay, sizes change by factors, and 0 is 0. */
function weightsAt(own: readonly number[], point: readonly number[]): number[] {
  let at = 0;
  return own.map((weight) => (weight === 0 ? 0 : Number((weight * Math.exp(point[at++])).toPrecision(DIGITS))));
}

function contestOf({ game, seats, options, seed }: Tuning, weights: readonly number[], part: string | number): Contest {
  const others = new Array<string>(seats - 1).fill('greedy');
  return { game, bots: [TUNED, ...others], options, seed: `${seed}/${part}`, budgets: {}, weights };
}

function numbered(contest: Contest, deals: number): Job[] {
  return Array.from({ length: deals }, (_, number) => ({ contest, number }));
}

/** Where the deals are played, unless they were before an interruption. */
class Table {
  readonly #checkpoint: Checkpoint;
  readonly #known: ReadonlyMap<number, Deal>;
  readonly #threads: Threads<Job & { at: number }, Deal>;
  readonly #watch: Watch;
  /** Deals asked for before: they are known by their number in the whole run. */
  #before = 0;

  constructor(checkpoint: Checkpoint, threadCount: number, watch: Watch) {
    this.#checkpoint = checkpoint;
    this.#known = checkpoint.load();
    if (this.#known.size > 0) watch.onResume(this.#known.size);
    this.#threads = new Threads(new URL('../contest/worker.js', import.meta.url), threadCount);
    this.#watch = watch;
  }

  /** The deals of these jobs, in their order. */
  async play(jobs: readonly Job[]): Promise<Deal[]> {
    const before = this.#before;
    this.#before += jobs.length;
    const deals = jobs.map((_, at) => this.#known.get(before + at));
    const missing = jobs.map((job, at) => ({ ...job, at })).filter(({ at }) => !deals[at]);
    let done = this.#before - missing.length;
    await this.#threads.work(
      () => missing.shift(),
      ({ at }, deal) => {
        deals[at] = deal;
        this.#checkpoint.add(before + at, deal);
        this.#watch.onDeal(++done);
      },
    );
    return deals as Deal[];
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
