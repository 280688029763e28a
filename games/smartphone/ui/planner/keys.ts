import * as dr from './draft.ts';

/** The four ways to go, as on a keyboard. */
export const WAYS = {
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  right: [1, 0],
} as const;
export type Way = keyof typeof WAYS;

/** What a key makes of a piece; `undefined` for keys that mean nothing to it. */
export function pressed(key: string, draft: dr.Draft, piece: dr.Piece): dr.Draft | undefined {
  const isTile = typeof piece === 'number';
  switch (key) {
    case 'ArrowLeft':
      return dr.step(draft, piece, ...WAYS.left);
    case 'ArrowUp':
      return dr.step(draft, piece, ...WAYS.up);
    case 'ArrowDown':
      return dr.step(draft, piece, ...WAYS.down);
    case 'ArrowRight':
      return dr.step(draft, piece, ...WAYS.right);
    case 'r':
      return dr.turn(draft, piece);
    case 'f':
      return isTile ? undefined : dr.showSide(draft, piece, dr.otherSide(draft, piece));
    case 'o':
      return isTile ? dr.otherLayer(draft, piece) : dr.swap(draft);
    case 'Delete':
      return isTile ? dr.takeOff(draft, piece) : undefined;
    default:
      return undefined;
  }
}
