import { selectorOf } from '../pieces.ts';

/** Where a piece was in the view before. */
export interface Place {
  readonly rect: DOMRect;
  /** What was drawn there; where the board has drawn something else instead, it still looks as it did. */
  readonly drawn: Element;
  /** It was still on its way there, and not to be seen. */
  readonly isComing: boolean;
  /** It was just coming into sight, and has still so long to go: milliseconds. */
  readonly enters: number;
}

/** What hides a piece until its turn is known by this name, and what lets it come by that one. */
export const HELD = 'held';
export const ENTERS = 'enters';

/** What flies is a copy: pieces are looked for everywhere else. */
export const LAYER = 'flights';

/** Where all pieces of these kinds are. Of several of one name the first counts. */
export function placesIn(root: HTMLElement, kinds: readonly string[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const running = root
    .getAnimations({ subtree: true })
    .flatMap((animation) =>
      animation.effect instanceof KeyframeEffect && animation.effect.target
        ? [{ animation, target: animation.effect.target }]
        : [],
    );
  const held = running.flatMap(({ animation, target }) => (animation.id === HELD ? [target] : []));
  const entering = running.filter(({ animation }) => animation.id === ENTERS);
  for (const kind of kinds)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const piece = `${kind}:${element.dataset[kind]}`;
      if (places.has(piece) || isCopy(element)) continue;
      const entrance = entering.find(({ target }) => target === element || target.contains(element));
      places.set(piece, {
        rect: entrance ? restOf(element, entrance.target) : element.getBoundingClientRect(),
        drawn: element,
        isComing: held.some((one) => element.contains(one)),
        enters: entrance ? leftOf(entrance.animation) : 0,
      });
    }
  return places;
}

/** Where a piece will be once what moves it has moved it. */
function restOf(element: Element, moved: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(moved).transform);
  return new DOMRect(x - m41, y - m42, width, height);
}

function leftOf({ effect, currentTime }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0);
}

/** What is drawn of a piece now, or of something inside it. */
export function findPiece(root: HTMLElement, piece: string, inside: string): Element | undefined {
  return [...root.querySelectorAll(`${selectorOf(piece)} ${inside}`)].find((element) => !isCopy(element));
}

function isCopy(element: Element): boolean {
  return element.closest(`.${LAYER}`) !== null;
}
