import { type Chance, SeededChance } from '@stolik/core';

export interface SepCmaSettings {
  readonly dimensions: number;
  /** Points tried in each generation. */
  readonly population: number;
  /** How far from the mean the first points lie, in each direction. */
  readonly sigma: number;
  readonly seed: string;
}

const SEEDS = 2 ** 30;

/**
 * Searches for the maximum of a function that may be noisy, from 0 on: sep-CMA-ES, the evolution strategy with covariance
 * matrix adaptation of Hansen and Ostermeier in the separable form of Ros and Hansen (2008). It learns a scale for each
 * direction and none between two, which needs few generations. Constants and letters are those of Hansen's tutorial.
 */
export class SepCma {
  mean: number[];
  sigma: number;
  readonly #chance: Chance;
  readonly #population: number;
  readonly #shares: readonly number[];
  readonly #muEff: number;
  readonly #rates: { readonly cs: number; readonly ds: number; readonly cc: number; c1: number; cmu: number };
  /** The variance learnt for each direction. */
  readonly #c: number[];
  readonly #ps: number[];
  readonly #pc: number[];
  #steps: number[][] = [];
  #generation = 0;

  constructor({ dimensions: n, population, sigma, seed }: SepCmaSettings) {
    this.#chance = new SeededChance(seed);
    this.#population = population;
    this.sigma = sigma;
    this.mean = new Array<number>(n).fill(0);
    this.#c = new Array<number>(n).fill(1);
    this.#ps = new Array<number>(n).fill(0);
    this.#pc = new Array<number>(n).fill(0);
    this.#shares = sharesOf(Math.floor(population / 2));
    this.#muEff = 1 / this.#shares.reduce((sum, w) => sum + w * w, 0);
    this.#rates = ratesOf(n, this.#muEff);
  }

  /** The points to try in this generation. */
  ask(): number[][] {
    this.#steps = Array.from({ length: this.#population }, () =>
      this.#c.map((variance) => Math.sqrt(variance) * normal(this.#chance)),
    );
    return this.#steps.map((step) => this.mean.map((x, i) => x + this.sigma * step[i]));
  }

  /** How good each of them was. Equal ones keep their order, so that the same answers lead to the same search. */
  tell(fitness: readonly number[]): void {
    const order = fitness.map((_, i) => i).sort((a, b) => fitness[b] - fitness[a] || a - b);
    const best = this.#shares.map((_, rank) => this.#steps[order[rank]]);
    const n = this.mean.length;
    const { cs, ds, cc, c1, cmu } = this.#rates;
    const step = this.mean.map((_, i) => this.#shares.reduce((sum, w, rank) => sum + w * best[rank][i], 0));
    this.#generation++;
    for (let i = 0; i < n; i++) {
      this.mean[i] += this.sigma * step[i];
      this.#ps[i] = (1 - cs) * this.#ps[i] + (Math.sqrt(cs * (2 - cs) * this.#muEff) * step[i]) / Math.sqrt(this.#c[i]);
    }
    const length = Math.hypot(...this.#ps);
    const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    // While the path is far too long the steps grow anyway: the variances wait.
    const isSteady = length / Math.sqrt(1 - (1 - cs) ** (2 * this.#generation)) < (1.4 + 2 / (n + 1)) * expected;
    const missing = isSteady ? 0 : cc * (2 - cc);
    for (let i = 0; i < n; i++) {
      this.#pc[i] = (1 - cc) * this.#pc[i] + (isSteady ? Math.sqrt(cc * (2 - cc) * this.#muEff) * step[i] : 0);
      const spread = this.#shares.reduce((sum, w, rank) => sum + w * best[rank][i] ** 2, 0);
      this.#c[i] = (1 - c1 - cmu + c1 * missing) * this.#c[i] + c1 * this.#pc[i] ** 2 + cmu * spread;
    }
    this.sigma *= Math.exp((cs / ds) * (length / expected - 1));
  }
}

/** How much the better half counts, the best most. */
function sharesOf(mu: number): number[] {
  const raw = Array.from({ length: mu }, (_, i) => Math.log(mu + 0.5) - Math.log(i + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((share) => share / sum);
}

function ratesOf(n: number, muEff: number) {
  const cs = (muEff + 2) / (n + muEff + 5);
  const ds = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cs;
  const cc = (4 + muEff / n) / (n + 4 + (2 * muEff) / n);
  // Without the directions between two, the rest is learnt faster by this much.
  const faster = (n + 2) / 3;
  const c1 = Math.min(0.5, (faster * 2) / ((n + 1.3) ** 2 + muEff));
  const cmu = Math.min(1 - c1, (faster * 2 * (muEff - 2 + 1 / muEff)) / ((n + 2) ** 2 + muEff));
  return { cs, ds, cc, c1, cmu };
}

/** A normal number, by Box and Muller. */
function normal(chance: Chance): number {
  const radius = Math.sqrt(-2 * Math.log((chance.int(SEEDS) + 1) / SEEDS));
  return radius * Math.cos((2 * Math.PI * chance.int(SEEDS)) / SEEDS);
}
