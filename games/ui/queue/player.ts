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
  /** From its first moment on numbers may tell what follows from it, as when a round begins; otherwise from its end on. */
  tellsFirst?(event: E): boolean;
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
  /** Told once everything before it has been watched. */
  readonly #later = new Set<() => void>();

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

  /** Adds events to the end; `onTold` is called once nothing that has come of them is a surprise any more. */
  add<E>(
    events: readonly E[],
    before: ReadonlyMap<string, Place>,
    game: Choreography<E>,
    watching: Watching,
    onTold: () => void = () => {},
  ): void {
    const now = performance.now();
    const known = endOf(this.#queue) <= now ? 0 : this.#queue.length;
    this.#queue = schedule<unknown>(this.#queue, events, now, game, watching.speed);
    const beats = this.#queue.slice(known) as Beat<E>[];
    const isNews = !watching.isStill && beats.some(({ event }) => !isOwn(event, watching));
    const teller = isNews ? (beats.findLast(({ event }) => game.tellsFirst?.(event)) ?? beats.at(-1)) : undefined;
    if (!teller && this.#awaited.size > 0) this.#later.add(onTold);
    else if (!teller) onTold();
    for (const beat of beats) this.#stage(beat, now, before, game, watching, beat === teller ? onTold : undefined);
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
    this.#tellRest();
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
    watching: Watching,
    onTold: (() => void) | undefined,
  ): void {
    const { isStill } = watching;
    const own = isOwn(event, watching);
    const stage = new Stage({ root: this.#root, layer: this.#layer, lasts, before, isOwn: own, isStill });
    game.fly(event, stage);
    stage.act(glow(seatOf(event)));
    const voice = game.voice?.(event);
    const begin = () => {
      for (const act of stage.acts) act.begin?.();
      if (voice) sing(voice, stage.where);
      if (voice === 'place' && own) touch();
      if (game.tellsFirst?.(event)) onTold?.();
    };
    // Where nothing moves nothing waits.
    if (isStill) return begin();
    // What somebody has done themselves is news to nobody.
    const watched = { seat: seatOf(event), event };
    if (!own) this.#awaited.add(watched);
    const end = () => {
      this.#ends.delete(end);
      this.#awaited.delete(watched);
      for (const act of stage.acts) act.end();
      onTold?.();
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
    this.#tellRest();
  }

  #tellRest(): void {
    for (const tell of this.#later) tell();
    this.#later.clear();
  }

  #at(delay: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, delay);
    this.#timers.add(timer);
  }
}

/** Whoever looks did it themselves. */
function isOwn(event: unknown, { seat }: Watching): boolean {
  return seat !== undefined && seatOf(event) === seat;
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
