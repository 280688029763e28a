import { badField, readFlag, readInt, readList, readObject, readOneOf } from '@stolik/core';
import { SIZES, type Size } from './data/regions.ts';
import { BONUSES, type BonusKind, RETAILER_TILES, RETAILERS } from './data/retailers.ts';
import { STEVE_LEVELS, STEVE_TRACKS, type SteveLevel, type StevePlan, type SteveTrack } from './data/steve.ts';
import type { Side } from './data/technologies.ts';

/** One side of a tile: VP of its slots from the left, and what an office on it gives at once. */
export interface TileSide {
  readonly vp: readonly number[];
  readonly bonus?: BonusKind;
  readonly n?: number;
}

/** A retailer as it lies in somebody's box, both sides of it. */
export type Tile = Readonly<Record<Side, TileSide>> & { readonly id: string; readonly size: Size };

/** What Steve does in a round while his marker is on a track. */
export interface PadRow extends StevePlan {
  readonly track: SteveTrack;
  /** 1 to 5. */
  readonly round: number;
}

/** What Steve's level adds to the goods and the research of his plan. */
export interface LevelRow {
  readonly level: SteveLevel;
  readonly extra: number;
}

/** What somebody who owns the box has put right; what is left out is as we have it. */
export interface Corrections {
  readonly retailers?: readonly Tile[];
  readonly stevePad?: readonly PadRow[];
  readonly steveLevels?: readonly LevelRow[];
  readonly steveStart?: SteveTrack;
}

export const CORRECTIONS = ['retailers', 'stevePad', 'steveLevels', 'steveStart'] as const;

/** What numbers can be; slots are as many as the board has room for. */
export const BOUNDS = {
  slots: [1, 5],
  vp: [0, 40],
  n: [1, 9],
  price: [2, 8],
  goods: [0, 18],
  research: [0, 9],
  logistics: [0, 9],
  extra: [-5, 5],
} as const;

/** Bonuses of which there is a number. */
export const COUNTED_BONUSES: readonly BonusKind[] = ['goods', 'research'];

/** Tiles of each size that a set-up may need (RB). */
const FEWEST_TILES: Readonly<Record<Size, number>> = { S: 2, M: 3, L: 1 };

export const TILE_IDS: readonly string[] = RETAILER_TILES.map((place) => RETAILERS[place].id);
const ROUNDS = [1, 2, 3, 4, 5];

/** The corrections among options; `undefined` where there are none. Errors name the row. */
export function readCorrections(options: Readonly<Record<string, unknown>>): Corrections | undefined {
  const { retailers, stevePad, steveLevels, steveStart } = options;
  if ([retailers, stevePad, steveLevels, steveStart].every((part) => part === undefined)) return undefined;
  return {
    ...(retailers === undefined ? {} : { retailers: readTiles(retailers, 'options.retailers') }),
    ...(stevePad === undefined ? {} : { stevePad: readPad(stevePad, 'options.stevePad') }),
    ...(steveLevels === undefined ? {} : { steveLevels: readLevels(steveLevels, 'options.steveLevels') }),
    ...(steveStart === undefined ? {} : { steveStart: readOneOf(steveStart, 'options.steveStart', STEVE_TRACKS) }),
  };
}

function readTiles(json: unknown, field: string): Tile[] {
  const tiles = readRows(json, field, readTile, ({ id }) => id, TILE_IDS);
  const sizeOf = (id: string) => tiles.find((tile) => tile.id === id)?.size ?? sizeOfOurs(id);
  for (const size of SIZES) {
    const count = TILE_IDS.filter((id) => sizeOf(id) === size).length;
    if (count < FEWEST_TILES[size]) {
      throw badField(field, `set-up needs ${FEWEST_TILES[size]} tiles of size ${size}, and there would be ${count}`);
    }
  }
  return tiles;
}

function sizeOfOurs(id: string): Size | undefined {
  return RETAILERS.find((tile) => tile.id === id)?.size;
}

function readTile(json: unknown, field: string): Tile {
  const row = readObject(json, field, ['id', 'size', 'A', 'B']);
  return {
    id: readOneOf(row.id, `${field}.id`, TILE_IDS),
    size: readOneOf(row.size, `${field}.size`, SIZES),
    A: readSide(row.A, `${field}.A`),
    B: readSide(row.B, `${field}.B`),
  };
}

function readSide(json: unknown, field: string): TileSide {
  const side = readObject(json, field, ['vp', 'bonus', 'n']);
  const vp = readList(side.vp, `${field}.vp`).map((points, i) => readInt(points, `${field}.vp[${i}]`, ...BOUNDS.vp));
  const [least, most] = BOUNDS.slots;
  if (vp.length < least || vp.length > most) {
    throw badField(`${field}.vp`, `must have ${least} to ${most} slots, not ${vp.length}`);
  }
  const bonus = side.bonus === undefined ? undefined : readOneOf(side.bonus, `${field}.bonus`, BONUSES);
  if (bonus !== undefined && COUNTED_BONUSES.includes(bonus)) {
    return { vp, bonus, n: readInt(side.n, `${field}.n`, ...BOUNDS.n) };
  }
  if (side.n !== undefined) throw badField(`${field}.n`, 'only a bonus of goods or research has a number');
  return { vp, ...(bonus === undefined ? {} : { bonus }) };
}

const padKey = ({ track, round }: Pick<PadRow, 'track' | 'round'>) => `${track} ${round}`;
const PAD_KEYS: readonly string[] = STEVE_TRACKS.flatMap((track) => ROUNDS.map((round) => padKey({ track, round })));

function readPad(json: unknown, field: string): PadRow[] {
  return readRows(json, field, readPadRow, padKey, PAD_KEYS);
}

function readPadRow(json: unknown, field: string): PadRow {
  const numbers = ['price', 'goods', 'research', 'logistics'] as const;
  const row = readObject(json, field, ['track', 'round', ...numbers, 'factory']);
  const int = (name: (typeof numbers)[number]) => {
    const [least, most] = BOUNDS[name];
    return readInt(row[name], `${field}.${name}`, least, most);
  };
  return {
    track: readOneOf(row.track, `${field}.track`, STEVE_TRACKS),
    round: readInt(row.round, `${field}.round`, 1, ROUNDS.length),
    price: int('price'),
    goods: int('goods'),
    research: int('research'),
    logistics: int('logistics'),
    factory: readFlag(row.factory, `${field}.factory`),
  };
}

function readLevels(json: unknown, field: string): LevelRow[] {
  return readRows(json, field, readLevel, ({ level }) => level, STEVE_LEVELS);
}

function readLevel(json: unknown, field: string): LevelRow {
  const row = readObject(json, field, ['level', 'extra']);
  return {
    level: readOneOf(row.level, `${field}.level`, STEVE_LEVELS),
    extra: readInt(row.extra, `${field}.extra`, ...BOUNDS.extra),
  };
}

/** Rows of a table, none of them twice, in the order of the table, so that equal corrections are equal. */
function readRows<Row>(
  json: unknown,
  field: string,
  read: (json: unknown, field: string) => Row,
  keyOf: (row: Row) => string,
  keys: readonly string[],
): Row[] {
  const rows = readList(json, field).map((row, i) => read(row, `${field}[${i}]`));
  rows.forEach((row, i) => {
    if (rows.findIndex((other) => keyOf(other) === keyOf(row)) < i) {
      throw badField(`${field}[${i}]`, `${keyOf(row)} is there twice`);
    }
  });
  return rows.sort((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)));
}
