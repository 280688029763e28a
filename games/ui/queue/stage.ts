import { takeDrop } from '../drag.ts';
import { ENTERS, findPiece, HELD, type Place } from './places.ts';

export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** How far a piece is lifted before it goes: pixels. */
const LIFT = 16;
/** Without motion a piece fades in where it is. */
const FADE = 120;

/** A part of an event, as shares of its time. */
export type Span = readonly [from: number, to: number];
const WHOLE: Span = [0, 1];

/** Something that is seen while its event has its turn. It ends exactly once, however the event ends. */
export interface Act {
  begin?(): void;
  end(): void;
}

/** The board between two views, for one event. What is drawn is always the new view: acts only lie over it. */
export class Stage {
  readonly root: HTMLElement;
  /** How long the event has: acts that take longer are cut off. */
  readonly lasts: number;
  readonly acts: Act[] = [];
  readonly #layer: HTMLElement;
  readonly #before: ReadonlyMap<string, Place>;
  readonly #isOwn: boolean;
  readonly #isStill: boolean;
  #where: Element | undefined;

  constructor(scene: Scene) {
    this.root = scene.root;
    this.lasts = scene.lasts;
    this.#layer = scene.layer;
    this.#before = scene.before;
    this.#isOwn = scene.isOwn;
    this.#isStill = scene.isStill;
  }

  /** Where the event happens: what moved first. */
  get where(): Element | undefined {
    return this.#where;
  }

  /** Where a piece was in the view before. */
  was(piece: string): Place | undefined {
    return this.#before.get(piece);
  }

  /** What is now drawn of a piece, or of something inside it. */
  find(piece: string, inside = ''): Element | undefined {
    return findPiece(this.root, piece, inside);
  }

  /**
   * A piece goes from where it was to where it is, over everything else. Until its turn it stands where it was. It may
   * be lifted first, for a share of the time, so that whoever looks sees which one goes. Where it is drawn otherwise at
   * its goal, it goes as what it was, and fits into that.
   */
  glide(from: Place | undefined, to: Element | undefined, lifted = 0, as?: Element): void {
    const target = to?.getBoundingClientRect();
    // What is folded away on a phone has no size.
    if (!from || !to || !target?.width || !from.rect.width) return;
    this.#where ??= to;
    if (this.#isStill) return this.#fade(to);
    const start = (this.#isOwn ? takeDrop() : undefined) ?? from.rect;
    const box = as ? start : target;
    const copy = copyOf(as ?? to, box, this.#layer);
    copy.animate({ transform: [shift(start, box)] }, { fill: 'both' });
    // A piece that is itself still on its way is not seen yet where it will set out from.
    if (from.isComing) copy.style.visibility = 'hidden';
    else if (from.enters > 0) copy.animate({ opacity: [0, 1] }, { duration: from.enters, fill: 'backwards' });
    const hold = conceal(to);
    this.acts.push({
      begin: () => {
        copy.style.visibility = '';
        copy.dataset.flies = '';
        const now = to.isConnected ? to.getBoundingClientRect() : target;
        copy.animate(wayOf(shift(start, box), shift(now, box), lifted), { duration: this.lasts, fill: 'both' });
      },
      end: () => {
        copy.remove();
        hold.cancel();
      },
    });
  }

  /**
   * Something new comes: from these looks to its own, within a part of the event, such as its first half: `[0, 0.5]`.
   * Until then it has the first of them.
   */
  enter(element: Element | undefined, looks: readonly Keyframe[], [from, to]: Span = WHOLE): void {
    if (!element) return;
    this.#where ??= element;
    if (this.#isStill) return this.#fade(element);
    const hold = element.animate([looks[0], looks[0]], { fill: 'both' });
    hold.id = HELD;
    let entrance: Animation | undefined;
    this.acts.push({
      begin: () => {
        hold.cancel();
        const [delay, duration] = [from * this.lasts, (to - from) * this.lasts];
        entrance = element.animate([...looks, {}], { delay, duration, easing: EASING, fill: 'backwards' });
        entrance.id = ENTERS;
      },
      end: () => {
        hold.cancel();
        entrance?.cancel();
      },
    });
  }

  /** Something that is there already changes: when its turn comes, from these looks to its own. */
  change(element: Element | undefined, looks: readonly Keyframe[]): void {
    if (!element) return;
    this.#where ??= element;
    let change: Animation | undefined;
    this.act({
      begin: () => {
        change = element.animate([...looks, {}], this.#time());
      },
      end: () => change?.cancel(),
    });
  }

  /** Anything else that begins with the event and ends with it. */
  act(act: Act): void {
    if (!this.#isStill) this.acts.push(act);
  }

  #time(): KeyframeAnimationOptions {
    return { duration: this.lasts, easing: EASING };
  }

  #fade(element: Element): void {
    element.animate({ opacity: [0, 1] }, { duration: FADE });
  }
}

export interface Scene {
  readonly root: HTMLElement;
  /** Over the board: what flies is drawn there. */
  readonly layer: HTMLElement;
  readonly lasts: number;
  readonly before: ReadonlyMap<string, Place>;
  /** Whoever looks did it themselves. */
  readonly isOwn: boolean;
  /** Nothing is to move. */
  readonly isStill: boolean;
}

/** Hides what a copy stands for. */
function conceal(element: Element): Animation {
  const hold = element.animate({ opacity: [0, 0] }, { fill: 'both' });
  hold.id = HELD;
  return hold;
}

/** A copy of what is drawn, to be moved about in the layer. */
function copyOf(element: Element, rect: DOMRect, layer: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  const { x, y } = layer.getBoundingClientRect();
  const { font, color } = getComputedStyle(element);
  Object.assign(copy.style, {
    left: `${rect.x - x}px`,
    top: `${rect.y - y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    font,
    color,
  });
  copy.append(element.cloneNode(true));
  layer.append(copy);
  return copy;
}

/** From one place to the other, at once or after it was lifted. */
function wayOf(from: string, to: string, lifted: number): Keyframe[] {
  const up = `translateY(-${LIFT}px) ${from}`;
  const rise =
    lifted > 0
      ? [
          { transform: from, easing: EASING },
          { transform: up, offset: lifted / 2 },
        ]
      : [];
  return [...rise, { transform: lifted > 0 ? up : from, offset: lifted, easing: EASING }, { transform: to }];
}

/** The transformation that lays `rect` over `over`, as large as fits into it. */
function shift(over: DOMRect, rect: DOMRect): string {
  const scale = Math.min(over.width / rect.width, over.height / rect.height);
  const x = over.x - rect.x + (over.width - rect.width * scale) / 2;
  const y = over.y - rect.y + (over.height - rect.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
