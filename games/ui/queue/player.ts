import { seatOf } from '../seat-of.ts';
import { sing, touch, type Voice } from '../sound/index.ts';
import { LAYER, type Place } from './places.ts';
import { type Act, Stage } from './stage.ts';
import { type Beat, endOf, schedule, type Timing } from './timing.ts';
import type { Watched } from './watch.ts';

export interface Choreography<E> extends Timing<E> {
  /** Kinds of pieces that something may fly from: `cell` for `cell:1-b3`. */
  readonly from: readonly string[];
  /** What is dealt when a game begins: a selector. */
  readonly dealt: string;
  /** Lets an event be seen. */
  fly(event: E, stage: Stage): void;
  /** How it sounds. */
  voice?(event: E): Voice | undefined;
}

/** How a queue is watched. */
export interface Watching {
  /** Whose eyes. */
  readonly seat: number | undefined;
  readonly isStill: boolean;
  readonly speed: number;
}

/** Plays what the queue holds over one board, beat by beat. */
export class Player {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #ends = new Set<() => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #queue: readonly Beat<unknown>[] = [];
  /** What is still to be watched, in its order. */
  readonly #awaited = new Set<Watched>();
  readonly #onStill: () => void;
  readonly #onShow: (shown: Watched | undefined) => void;
  #onRest: (() => void) | undefined;

  /** `onStill` is told whenever everything has been watched, `onShow` what is. */
  constructor(root: HTMLElement, onStill: () => void, onShow: (shown: Watched | undefined) => void) {
    this.#root = root;
    this.#onStill = onStill;
    this.#onShow = onShow;
    this.#layer = document.createElement('div');
    this.#layer.className = LAYER;
    this.#layer.ariaHidden = 'true';
    root.append(this.#layer);
  }

  get isPlaying(): boolean {
    return this.#ends.size > 0 || this.#timers.size > 0;
  }

  /** Adds events to the end. */
  add<E>(events: readonly E[], before: ReadonlyMap<string, Place>, game: Choreography<E>, watching: Watching): void {
    const now = performance.now();
    const known = endOf(this.#queue) <= now ? 0 : this.#queue.length;
    this.#queue = schedule<unknown>(this.#queue, events, now, game, watching.speed);
    for (const beat of this.#queue.slice(known)) this.#stage(beat as Beat<E>, now, before, game, watching);
    this.#tell();
  }

  /** Does something once everything has been watched; a jump makes that needless. */
  whenStill(then: () => void): void {
    if (this.isPlaying) this.#onRest = then;
    else then();
  }

  /** Everything is where it is. */
  jump(): void {
    this.#onRest = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const end of [...this.#ends]) end();
    this.#queue = [];
    this.#tell();
  }

  close(): void {
    this.jump();
    this.#layer.remove();
  }

  #stage<E>(
    { event, begins, lasts }: Beat<E>,
    now: number,
    before: ReadonlyMap<string, Place>,
    game: Choreography<E>,
    { seat, isStill }: Watching,
  ): void {
    const isOwn = seat !== undefined && seatOf(event) === seat;
    const stage = new Stage({ root: this.#root, layer: this.#layer, lasts, before, isOwn, isStill });
    game.fly(event, stage);
    stage.act(glow(seatOf(event)));
    const voice = game.voice?.(event);
    const begin = () => {
      for (const act of stage.acts) act.begin?.();
      if (voice) sing(voice, stage.where);
      if (voice === 'place' && isOwn) touch();
    };
    // Where nothing moves nothing waits.
    if (isStill) return begin();
    // What somebody has done themselves is news to nobody.
    const watched = { seat: seatOf(event), event };
    if (!isOwn) this.#awaited.add(watched);
    const end = () => {
      this.#ends.delete(end);
      this.#awaited.delete(watched);
      for (const act of stage.acts) act.end();
    };
    this.#ends.add(end);
    this.#at(begins - now, begin);
    this.#at(begins - now + lasts, () => {
      end();
      this.#tell();
      if (!this.isPlaying) this.#rest();
    });
  }

  #tell(): void {
    const [first] = this.#awaited;
    this.#onShow(first);
  }

  #rest(): void {
    const then = this.#onRest;
    this.#onRest = undefined;
    then?.();
    this.#onStill();
  }

  #at(delay: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, delay);
    this.#timers.add(timer);
  }
}

/** The plate of whoever acts glows, wherever on the page it is. */
function glow(seat: number | undefined): Act {
  const plates = () => document.querySelectorAll<HTMLElement>(`[data-plate="${seat}"]`);
  return {
    begin: () => {
      for (const plate of plates()) plate.dataset.glows = '';
    },
    end: () => {
      for (const plate of plates()) delete plate.dataset.glows;
    },
  };
}
