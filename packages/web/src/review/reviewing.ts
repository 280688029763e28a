import type { Log } from '@stolik/core';
import type { ChartPoint, Decision, DecisionReview, Story } from '@stolik/review';
import { mostReviewers, Reviewers } from './reviewers.ts';
import { reviews } from './store.ts';

/** What is known of a game so far. */
export interface Known {
  /** By the place of the turn in the game. */
  readonly decisions: ReadonlyMap<number, DecisionReview>;
  /** By seat, the turns with a choice, the most suspect first. */
  readonly orders: ReadonlyMap<number, readonly Decision[]>;
  readonly chart: readonly ChartPoint[] | undefined;
  /** `null` where there is none to tell. */
  readonly story: Story | null | undefined;
  readonly engine: string | undefined;
  /** How far all that is wanted is, in parts of 1. */
  readonly share: number;
  /** All that is wanted is known. */
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

const NOTHING: Known = {
  decisions: new Map(),
  orders: new Map(),
  chart: undefined,
  story: undefined,
  engine: undefined,
  share: 0,
  isDone: false,
  hasFailed: false,
};

/**
 * A review in the making: begins with what is kept, asks reviewers for the rest and keeps whatever they say at once, so
 * that it can be left at any time. A game that is known already needs no reviewer at all.
 */
export class Reviewing {
  readonly #log: Log;
  readonly #most: number;
  readonly #listeners = new Set<() => void>();
  readonly #shares = new Map<number, number>();
  readonly #wanted: number[] = [];
  readonly #kept: Promise<void>;
  #reviewers: Reviewers | undefined;
  #known: Known = NOTHING;
  #isClosed = false;

  constructor(log: Log, most = mostReviewers()) {
    this.#log = log;
    this.#most = most;
    this.#kept = this.#recall();
  }

  known(): Known {
    return this.#known;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Has the turns of a seat judged, unless they are; with the first comes what the whole game looked like. */
  async want(seat: number): Promise<void> {
    if (this.#wanted.includes(seat)) return;
    this.#wanted.push(seat);
    this.#tell({ isDone: false });
    await this.#kept;
    await this.#work(seat);
  }

  /** What is thought of another turn than the one that was played. */
  weigh(index: number, turn: string): Promise<DecisionReview> {
    return this.#team().ask({ do: 'weigh', index, turn }, { isUrgent: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#reviewers?.close();
    this.#listeners.clear();
  }

  async #recall(): Promise<void> {
    const kept = await reviews.find(this.#log);
    if (!kept) return;
    this.#tell({
      decisions: new Map(kept.decisions.map((decision) => [decision.index, decision])),
      orders: new Map(Object.entries(kept.orders).map(([seat, order]) => [Number(seat), order])),
      chart: kept.chart,
      story: kept.story,
      engine: kept.engine,
    });
  }

  async #work(seat: number): Promise<void> {
    try {
      const order = await this.#orderOf(seat);
      await Promise.all([this.#drawChart(), ...order.map(({ index }) => this.#judge(index))]);
      await this.#tellStory();
      this.#tell({ isDone: this.#wanted.every((one) => this.#isJudged(one)) });
    } catch {
      this.#tell({ hasFailed: true });
    }
  }

  /** Those who judge: they come when somebody first asks them. */
  #team(): Reviewers {
    this.#reviewers ??= new Reviewers(this.#log, {
      most: this.#most,
      isPlain: this.#known.engine !== undefined && !isTaught(this.#known.engine),
      onEngine: (engine) => this.#meet(engine),
    });
    return this.#reviewers;
  }

  /** What was judged by what was learned is of no use beside what is judged without it: then all begins anew. */
  #meet(engine: string): void {
    const before = this.#known.engine;
    if (before === undefined || before === engine) return this.#tell({ engine });
    this.#tell({ ...NOTHING, engine });
    for (const seat of this.#wanted) this.#work(seat);
  }

  async #orderOf(seat: number): Promise<readonly Decision[]> {
    const known = this.#known.orders.get(seat);
    if (known) return known;
    const order = await this.#team().ask({ do: 'order', seat }, { isUrgent: true });
    this.#note({ orders: new Map([...this.#known.orders, [seat, order]]) });
    return order;
  }

  async #judge(index: number): Promise<void> {
    if (this.#known.decisions.has(index)) return;
    const onShare = (share: number) => {
      this.#shares.set(index, share);
      this.#tell({});
    };
    const decision = await this.#team().ask({ do: 'judge', index }, { onShare });
    this.#shares.delete(index);
    this.#note({ decisions: new Map([...this.#known.decisions, [index, decision]]) });
  }

  async #drawChart(): Promise<void> {
    if (!this.#known.chart) this.#note({ chart: await this.#team().ask({ do: 'chart' }) });
  }

  async #tellStory(): Promise<void> {
    if (this.#known.story !== undefined) return;
    this.#note({ story: (await this.#team().ask({ do: 'story' })) ?? null });
  }

  #isJudged(seat: number): boolean {
    const { orders, decisions } = this.#known;
    return orders.get(seat)?.every(({ index }) => decisions.has(index)) ?? false;
  }

  /** Something new is known: it is told, and kept. */
  #note(part: Partial<Known>): void {
    this.#tell(part);
    const { engine, orders, decisions, chart, story } = this.#known;
    if (engine === undefined || this.#isClosed) return;
    reviews.keep(this.#log, {
      engine,
      orders: Object.fromEntries(orders),
      decisions: [...decisions.values()],
      ...(chart ? { chart } : {}),
      ...(story === undefined ? {} : { story }),
    });
  }

  #tell(part: Partial<Known>): void {
    if (this.#isClosed) return;
    const known = { ...this.#known, ...part };
    this.#known = { ...known, share: this.#shareOf(known) };
    for (const listener of this.#listeners) listener();
  }

  #shareOf({ orders, decisions }: Known): number {
    const turns = this.#wanted.flatMap((seat) => orders.get(seat) ?? []);
    if (turns.length === 0) return 0;
    const done = turns.filter(({ index }) => decisions.has(index)).length;
    const begun = [...this.#shares.values()].reduce((sum, share) => sum + share, 0);
    return Math.min(1, (done + begun) / turns.length);
  }
}

/** Whether an engine has what was learned. */
function isTaught(engine: string): boolean {
  return engine.endsWith('-net');
}
