import { PAD_SIDES, type PadName, type PadSide, type Point, ROTATIONS } from '../../rules/index.ts';
import { boxOf, cellsOf, into, isSame, outOf, type Place } from './geometry.ts';

/** Cells of the stage across and down: room for any plan the rules allow, and a little to move in. */
export const STAGE = 7;

export interface Pad extends Place {
  readonly side: PadSide;
}

/** Where an upgrade lies: `at[i]` carries its i-th symbol. */
export interface Lies {
  readonly at: readonly [Point, Point];
  readonly under: boolean;
}

/** One of the company's upgrades. What does not lie on the pads lies face down and makes goods, unless it is unused. */
export interface Tile {
  readonly id: string;
  readonly lies?: Lies;
  readonly isUnused?: boolean;
  /** The match knows it already: only its undo takes that back. */
  readonly isSent?: boolean;
}

/**
 * A plan on the table before anybody is told of it. Pads and upgrades lie on a stage of cells and keep their places
 * whichever pad is the upper one; what the rules make of it is said in `judge.ts`.
 */
export interface Draft {
  readonly pads: Readonly<Record<PadName, Pad>>;
  readonly top: PadName;
  readonly tiles: readonly Tile[];
  /** The tiles on the pads in laying order: the later lie on top. */
  readonly order: readonly number[];
  /** The match knows the pads already. */
  readonly isSent?: boolean;
}

/** What can be moved: a pad, or a tile by its place. */
export type Piece = PadName | number;

export function otherPad(pad: PadName): PadName {
  return pad === 'A' ? 'B' : 'A';
}

export function lowerOf({ top }: Draft): PadName {
  return otherPad(top);
}

export function isFixed(draft: Draft, piece: Piece): boolean {
  return (typeof piece === 'number' ? draft.tiles[piece].isSent : draft.isSent) ?? false;
}

/** The cells under a piece; none if it does not lie on the stage. */
export function cellsUnder(draft: Draft, piece: Piece): readonly Point[] {
  return typeof piece === 'number' ? (draft.tiles[piece].lies?.at ?? []) : cellsOf(draft.pads[piece]);
}

/** Moves a piece. A pad takes along the upgrades that rest on nothing else. */
export function step(draft: Draft, piece: Piece, dx: number, dy: number): Draft {
  if (isFixed(draft, piece)) return draft;
  if (typeof piece !== 'number') {
    const pad = draft.pads[piece];
    return settled(draft, withPad(draft, piece, { ...pad, x: pad.x + dx, y: pad.y + dy }));
  }
  const { lies } = draft.tiles[piece];
  if (!lies) return draft;
  return lay(draft, piece, { ...lies, at: each(lies.at, ([x, y]) => [x + dx, y + dy]) });
}

/** Turns a piece clockwise: a pad within its corner, an upgrade about its first half. */
export function turn(draft: Draft, piece: Piece): Draft {
  if (isFixed(draft, piece)) return draft;
  if (typeof piece !== 'number') {
    const pad = draft.pads[piece];
    const rot = ROTATIONS[(ROTATIONS.indexOf(pad.rot) + 1) % ROTATIONS.length];
    return settled(draft, withPad(draft, piece, { ...pad, rot }));
  }
  const { lies } = draft.tiles[piece];
  if (!lies) return draft;
  const [[x, y], [u, v]] = lies.at;
  return lay(draft, piece, { ...lies, at: [lies.at[0], [x - (v - y), y + (u - x)]] });
}

/** Turns a side of a pad up. */
export function showSide(draft: Draft, pad: PadName, side: PadSide): Draft {
  if (draft.isSent) return draft;
  return { ...draft, pads: { ...draft.pads, [pad]: { ...draft.pads[pad], side } } };
}

/** The other side of a pad. */
export function otherSide({ pads }: Draft, pad: PadName): PadSide {
  const sides = PAD_SIDES[pad === 'A' ? 0 : 1];
  return pads[pad].side === sides[0] ? sides[1] : sides[0];
}

/** The lower pad becomes the upper one; both stay where they are. */
export function swap(draft: Draft): Draft {
  return draft.isSent ? draft : { ...draft, top: otherPad(draft.top) };
}

/** Puts an upgrade on the pads, on top of those that were laid before. */
export function lay(draft: Draft, tile: number, lies: Lies): Draft {
  if (isFixed(draft, tile)) return draft;
  return settled(draft, {
    ...withTile(draft, tile, { id: draft.tiles[tile].id, lies }),
    order: [...draft.order.filter((other) => other !== tile), tile],
  });
}

/** From over to under the upper pad, or back. */
export function otherLayer(draft: Draft, tile: number): Draft {
  const { lies } = draft.tiles[tile];
  return lies ? lay(draft, tile, { ...lies, under: !lies.under }) : draft;
}

/** Takes an upgrade off the pads: face down, or not used at all. */
export function takeOff(draft: Draft, tile: number, isUnused = false): Draft {
  if (isFixed(draft, tile)) return draft;
  return {
    ...withTile(draft, tile, { id: draft.tiles[tile].id, isUnused }),
    order: draft.order.filter((other) => other !== tile),
  };
}

/** With everything in the middle of the stage. */
export function centred(draft: Draft): Draft {
  const { x, y, width, height } = boxOf(everything(draft));
  return shifted(draft, Math.floor((STAGE - width) / 2) - x, Math.floor((STAGE - height) / 2) - y);
}

/** The same with as little moved as keeps everything on the stage; what was before if there is no room for it. */
function settled(before: Draft, next: Draft): Draft {
  const { x, y, width, height } = boxOf(everything(next));
  if (width > STAGE || height > STAGE) return before;
  const back = (from: number, size: number) => Math.max(0, -from) - Math.max(0, from + size - STAGE);
  return shifted(next, back(x, width), back(y, height));
}

function shifted(draft: Draft, dx: number, dy: number): Draft {
  if (dx === 0 && dy === 0) return draft;
  const { A, B } = draft.pads;
  const move = (pad: Pad): Pad => ({ ...pad, x: pad.x + dx, y: pad.y + dy });
  return {
    ...draft,
    pads: { A: move(A), B: move(B) },
    tiles: draft.tiles.map((tile) => moved(tile, ([x, y]) => [x + dx, y + dy])),
  };
}

function everything(draft: Draft): readonly Point[] {
  return (['A', 'B', ...draft.order] as const).flatMap((piece) => cellsUnder(draft, piece));
}

function withPad(draft: Draft, name: PadName, pad: Pad): Draft {
  const from = draft.pads[name];
  return {
    ...draft,
    pads: { ...draft.pads, [name]: pad },
    tiles: draft.tiles.map((tile) =>
      tile.lies && restsOnlyOn(draft, tile.lies, name) ? moved(tile, (point) => outOf(pad, into(from, point))) : tile,
    ),
  };
}

/** Whether an upgrade would go along if the pad were lifted. */
function restsOnlyOn(draft: Draft, { at, under }: Lies, pad: PadName): boolean {
  const isOn = (name: PadName, point: Point) => cellsOf(draft.pads[name]).some((cell) => isSame(cell, point));
  const supports = at.flatMap((point) => {
    if (!under && isOn(draft.top, point)) return draft.top;
    return isOn(lowerOf(draft), point) ? lowerOf(draft) : [];
  });
  return supports.length > 0 && supports.every((support) => support === pad);
}

function withTile(draft: Draft, tile: number, next: Tile): Draft {
  return { ...draft, tiles: draft.tiles.map((old, i) => (i === tile ? next : old)) };
}

function moved(tile: Tile, to: (point: Point) => Point): Tile {
  return tile.lies ? { ...tile, lies: { ...tile.lies, at: each(tile.lies.at, to) } } : tile;
}

function each([one, two]: Lies['at'], to: (point: Point) => Point): Lies['at'] {
  return [to(one), to(two)];
}

/** The same when the match knows all of it. */
export function sealed(draft: Draft): Draft {
  return { ...draft, isSent: true, tiles: draft.tiles.map((tile) => ({ ...tile, isSent: true })) };
}

/** The same when the match knows nothing of it any more. */
export function released(draft: Draft): Draft {
  return { ...draft, isSent: false, tiles: draft.tiles.map((tile) => ({ ...tile, isSent: false })) };
}
