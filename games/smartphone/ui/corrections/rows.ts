import type { Certainty, Language } from '@stolik/core';
import type { CorrectableRows, CorrectableWords } from '../../../ui/corrections.ts';
import {
  type Corrections,
  type LevelRow,
  type PadRow,
  RETAILERS,
  readCorrections,
  retailerCertainty,
  SIDES,
  STEVE_CERTAINTY,
  STEVE_EXTRA,
  STEVE_LEVELS,
  STEVE_PAD,
  STEVE_START,
  STEVE_TRACKS,
  type SteveLevel,
  type SteveTrack,
  TILE_IDS,
  type Tile,
  type TileSide,
} from '../../rules/index.ts';
import { words } from '../../text/index.ts';
import { uiWords } from '../../text/ui.ts';
import { capital, fill } from '../context.ts';
import { correctionWords } from './words.ts';

/** What can be put right: a tile, a round of Steve's pad, what a level adds, and where his marker begins. */
export type Row =
  | (Tile & { readonly kind: 'tile' })
  | (PadRow & { readonly kind: 'pad' })
  | (LevelRow & { readonly kind: 'level' })
  | { readonly kind: 'start'; readonly track: SteveTrack };

const SIDE_FIELDS = ['first', 'others', 'bonus'] as const;
type SideField = (typeof SIDE_FIELDS)[number];
const TILE_FIELDS = ['size', ...SIDES.flatMap((side) => SIDE_FIELDS.map((field) => `${field}${side}`))];
export const PAD_FIELDS = ['price', 'goods', 'research', 'logistics', 'factory'] as const;
const ROUNDS = [1, 2, 3, 4, 5];
const START = 'start';

const padKey = (track: SteveTrack, round: number) => `${track}-${round}`;

function ourTile(id: string): Tile {
  const [A, B] = RETAILERS.filter((side) => side.id === id).map(
    ({ vp, bonus, n }): TileSide => ({ vp, ...(bonus && { bonus }), ...(n !== undefined && { n }) }),
  );
  return { id, size: RETAILERS.find((side) => side.id === id)?.size ?? 'S', A, B };
}

const OURS: ReadonlyMap<string, Row> = new Map<string, Row>([
  ...TILE_IDS.map((id) => [id, { kind: 'tile', ...ourTile(id) }] as const),
  ...STEVE_TRACKS.flatMap((track) =>
    ROUNDS.map(
      (round) => [padKey(track, round), { kind: 'pad', track, round, ...STEVE_PAD[track][round - 1] }] as const,
    ),
  ),
  ...STEVE_LEVELS.map((level) => [level, { kind: 'level', level, extra: STEVE_EXTRA[level] }] as const),
  [START, { kind: 'start', track: STEVE_START }],
]);

function ourRow(key: string): Row {
  const row = OURS.get(key);
  if (!row) throw new Error(`there is no row "${key}"`);
  return row;
}

function certaintyOf(key: string): Readonly<Record<string, Certainty>> {
  const sides = RETAILERS.filter(({ id }) => id === key);
  if (sides.length === 0)
    return Object.fromEntries([...PAD_FIELDS, 'extra', START].map((field) => [field, STEVE_CERTAINTY]));
  return Object.fromEntries([
    ['size', retailerCertainty(sides[0]).size],
    ...sides.flatMap((row) => SIDE_FIELDS.map((field) => [`${field}${row.side}`, retailerCertainty(row)[field]])),
  ]);
}

function rowsIn(options: Readonly<Record<string, unknown>>): ReadonlyMap<string, Row> {
  const { retailers = [], stevePad = [], steveLevels = [], steveStart } = readCorrections(options) ?? {};
  return new Map<string, Row>([
    ...retailers.map((tile) => [tile.id, { kind: 'tile', ...tile }] as const),
    ...stevePad.map((row) => [padKey(row.track, row.round), { kind: 'pad', ...row }] as const),
    ...steveLevels.map((row) => [row.level, { kind: 'level', ...row }] as const),
    ...(steveStart ? [[START, { kind: 'start', track: steveStart }] as const] : []),
  ]);
}

function optionsOf(rows: ReadonlyMap<string, Row>): Corrections & Readonly<Record<string, unknown>> {
  const given = [...OURS.keys()].flatMap((key) => rows.get(key) ?? []);
  const retailers = given.flatMap((row) => (row.kind === 'tile' ? [withoutKind(row)] : []));
  const stevePad = given.flatMap((row) => (row.kind === 'pad' ? [withoutKind(row)] : []));
  const steveLevels = given.flatMap((row) => (row.kind === 'level' ? [withoutKind(row)] : []));
  const start = given.find((row) => row.kind === 'start');
  return {
    ...(retailers.length > 0 && { retailers }),
    ...(stevePad.length > 0 && { stevePad }),
    ...(steveLevels.length > 0 && { steveLevels }),
    ...(start && { steveStart: start.track }),
  };
}

function withoutKind<T extends Row>({ kind, ...row }: T): Omit<T, 'kind'> {
  return row;
}

/** A field in words. */
export function sayField(row: Row, field: string, language: Language): string {
  const w = words[language];
  const own = correctionWords[language];
  switch (row.kind) {
    case 'tile': {
      if (field === 'size') return row.size;
      const side = field.endsWith('A') ? row.A : row.B;
      return saySide(side, field.slice(0, -1) as SideField, language);
    }
    case 'pad': {
      const value = row[field as (typeof PAD_FIELDS)[number]];
      return typeof value === 'boolean' ? (value ? own.yes : own.no) : `${value}`;
    }
    case 'level':
      return row.extra > 0 ? `+${row.extra}` : `${row.extra}`;
    case 'start':
      return w.tracks[row.track];
  }
}

function saySide({ vp, bonus, n = 0 }: TileSide, field: SideField, language: Language): string {
  if (field === 'first') return `${vp[0]}`;
  if (field === 'others') return vp.slice(1).join(', ') || '-';
  return bonus ? fill(uiWords[language].bonusShort[bonus], { n }) : correctionWords[language].noBonus;
}

function wordsIn(language: Language): CorrectableWords<Row> {
  const w = words[language];
  const own = correctionWords[language];
  const { fields } = own;
  const sideFields = SIDES.flatMap((side) =>
    SIDE_FIELDS.map((field) => [`${field}${side}`, `${side}: ${fields[field]}`] as const),
  );
  return {
    lead: own.lead,
    groups: {
      tiles: w.lines.retailers,
      ...Object.fromEntries(STEVE_TRACKS.map((track) => [track, fill(own.pad, { track: w.tracks[track] })])),
      levels: own.levels,
      start: own.start,
    },
    fields: {
      size: fields.size,
      ...Object.fromEntries(sideFields),
      price: capital(w.labels.price),
      goods: capital(w.labels.goods),
      research: capital(w.labels.research),
      logistics: capital(w.labels.logistics),
      factory: capital(own.factory),
      extra: own.extra,
      start: own.track,
    },
    nameOf(key) {
      if (TILE_IDS.includes(key)) return fill(own.tile, { n: TILE_IDS.indexOf(key) + 1 });
      if (key === START) return own.start;
      if (STEVE_LEVELS.some((level) => level === key)) return `Steve, ${w.levels[key as SteveLevel]}`;
      const [track, round] = key.split('-');
      return capital(fill(own.round, { track: w.tracks[track as SteveTrack], round }));
    },
    say: (row, field) => sayField(row, field, language),
    sourceOf: (key) => (TILE_IDS.includes(key) ? own.sourceTile : own.sourceSteve),
    together: own.together,
  };
}

/** Retailers and Steve. */
export const rows: CorrectableRows<Row> = {
  groups: [
    { id: 'tiles', keys: TILE_IDS, fields: TILE_FIELDS },
    ...STEVE_TRACKS.map((track) => ({
      id: track as string,
      keys: ROUNDS.map((round) => padKey(track, round)),
      fields: PAD_FIELDS,
    })),
    { id: 'levels', keys: STEVE_LEVELS, fields: ['extra'] },
    { id: START, keys: [START], fields: [START] },
  ],
  ourRow,
  certaintyOf,
  rowsIn,
  optionsOf,
  words: { en: wordsIn('en'), pl: wordsIn('pl') },
};
