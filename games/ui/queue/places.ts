import { selectorOf } from '../pieces.ts';

/** Where a piece was in the view before. */
export interface Place {
  readonly rect: DOMRect;
  /** What was drawn there; where the board has drawn something else instead, it still looks as it did. */
  readonly drawn: Element;
  /** It was still on its way there, and not to be seen. */
  readonly isComing: boolean;
}

/** What hides a piece until its turn is known by this name. */
export const HELD = 'held';

/** What flies is a copy: pieces are looked for everywhere else. */
export const LAYER = 'flights';

/** Where all pieces of these kinds are. Of several of one name the first counts. */
export function placesIn(root: HTMLElement, kinds: readonly string[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const held = root
    .getAnimations({ subtree: true })
    .flatMap(({ id, effect }) => (id === HELD && effect instanceof KeyframeEffect ? (effect.target ?? []) : []));
  for (const kind of kinds)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const piece = `${kind}:${element.dataset[kind]}`;
      if (places.has(piece) || isCopy(element)) continue;
      places.set(piece, {
        rect: element.getBoundingClientRect(),
        drawn: element,
        isComing: held.some((one) => element.contains(one)),
      });
    }
  return places;
}

/** What is drawn of a piece now, or of something inside it. */
export function findPiece(root: HTMLElement, piece: string, inside: string): Element | undefined {
  return [...root.querySelectorAll(`${selectorOf(piece)} ${inside}`)].find((element) => !isCopy(element));
}

function isCopy(element: Element): boolean {
  return element.closest(`.${LAYER}`) !== null;
}
