import {
  badField,
  notationOf,
  readFlag,
  readInt,
  readList,
  readObject,
  readOneOf,
  StolikError,
  show,
} from '@stolik/core';
import { PAD_NAMES, PAD_SIDES, type PadSide } from './data/pads.ts';
import { REGION_IDS } from './data/regions.ts';
import { SYMBOLS, type SymbolName } from './data/symbols.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from './data/technologies.ts';
import { UPGRADES } from './data/upgrades.ts';
import { entryOfUpgrade, type LaidUpgrade, type Layout, type Point, upgradeOfEntry } from './evaluate-plan.ts';
import type { ShownPlan } from './events.ts';
import { ROTATIONS, type Rotation } from './layout.ts';
import { MOST_DIRECT } from './legal.ts';

/** One small decision. */
export type Move =
  | ({ readonly do: 'layout' } & Layout)
  | ({ readonly do: 'lay' } & LaidUpgrade)
  | { readonly do: 'facedown' | 'take'; readonly upgrade: string }
  | { readonly do: 'ready' | 'end' | 'accept' | 'decline' }
  | { readonly do: 'research' | 'finish'; readonly technology: TechnologyId }
  | { readonly do: 'expand' | 'second' | 'office' | 'sell'; readonly region: string }
  | { readonly do: 'move'; readonly from: string; readonly to: string }
  | { readonly do: 'price'; readonly change: 'up' | 'down' }
  | { readonly do: 'direct'; readonly goods: number };

/** No pad or upgrade comes near it. */
const FAR = 9;
const readCoordinate = (json: unknown, field: string) => readInt(json, field, -FAR, FAR);
const readRegion = (json: unknown, field: string) => readOneOf(lower(json), field, REGION_IDS);

const notation = notationOf<Move>({
  fields: {
    layout: ['sides', 'top', 'rot', 'dx', 'dy'],
    lay: ['cells', 'at', 'under'],
    facedown: ['upgrade'],
    ready: [],
    take: ['upgrade'],
    research: ['technology'],
    finish: ['technology'],
    office: ['region'],
    accept: [],
    decline: [],
    price: ['change'],
    expand: ['region'],
    second: ['region'],
    move: ['from', 'to'],
    direct: ['goods'],
    sell: ['region'],
    end: [],
  },
  readers: {
    sides: readSides,
    top: (json, field) => readOneOf(upper(json), field, PAD_NAMES),
    rot: readRotation,
    dx: readCoordinate,
    dy: readCoordinate,
    cells: readCells,
    at: readPoints,
    under: (json, field) => readFlag(json ?? false, field),
    upgrade: readUpgrade,
    technology: (json, field) => readOneOf(lower(json), field, TECHNOLOGY_IDS),
    region: readRegion,
    from: readRegion,
    to: readRegion,
    change: (json, field) => readOneOf(lower(json), field, ['up', 'down']),
    goods: (json, field) => readInt(json, field, 1, MOST_DIRECT),
  },
});

export function readMove(json: unknown): Move {
  const move = notation.readMove(json);
  return move.do === 'lay' ? { do: 'lay', ...canonical(move) } : move;
}

/** The same tile held the other way round is the same move: one form for the log. */
function canonical(upgrade: LaidUpgrade): LaidUpgrade {
  const entry = entryOfUpgrade(upgrade);
  const { cells, at, under } = entry === undefined ? upgrade : upgradeOfEntry(entry);
  return { cells, at, under };
}

/** The pads of a plan, from JSON. */
export function readLayout(json: Readonly<Record<string, unknown>>): Layout {
  return {
    sides: readSides(json.sides, 'sides'),
    top: readOneOf(json.top, 'top', PAD_NAMES),
    rot: readRotation(json.rot, 'rot'),
    dx: readCoordinate(json.dx, 'dx'),
    dy: readCoordinate(json.dy, 'dy'),
  };
}

/** An upgrade on the pads, from JSON. */
export function readLaid(json: unknown, field: string): LaidUpgrade {
  const { cells, at, under } = readObject(json, field, ['cells', 'at', 'under']);
  return {
    cells: readCells(cells, `${field}.cells`),
    at: readPoints(at, `${field}.at`),
    under: readFlag(under ?? false, `${field}.under`),
  };
}

function readSides(json: unknown, field: string): [PadSide, PadSide] {
  const list = readList(json, field);
  if (list.length !== 2) throw badField(field, 'must name a side of pad A and one of pad B, such as A2 and B1');
  return [
    readOneOf(upper(list[0]), `${field}[0]`, PAD_SIDES[0]),
    readOneOf(upper(list[1]), `${field}[1]`, PAD_SIDES[1]),
  ];
}

function readRotation(json: unknown, field: string): Rotation {
  const rot = ROTATIONS.find((known) => known === json);
  if (rot === undefined) throw badField(field, `${show(json)} is not one of ${ROTATIONS.join(', ')}`);
  return rot;
}

/** Two symbols that are on one upgrade, in either order. */
function readCells(json: unknown, field: string): [SymbolName, SymbolName] {
  const list = readList(json, field);
  const [one, two] = list.map((symbol, i) => readSymbol(symbol, `${field}[${i}]`));
  if (list.length !== 2 || !UPGRADES.some(({ id }) => id === `${one}/${two}` || id === `${two}/${one}`)) {
    throw badField(field, `${show(json)} is no upgrade; there is ${UPGRADES.map(({ id }) => id).join(', ')}`);
  }
  return [one, two];
}

function readSymbol(json: unknown, field: string): SymbolName {
  const symbol = SYMBOLS.find((name) => typeof json === 'string' && name.toLowerCase() === json.toLowerCase());
  return symbol ?? readOneOf(json, field, SYMBOLS);
}

/** The id of an upgrade, its cells in either order. */
function readUpgrade(json: unknown, field: string): string {
  const cells = readCells(typeof json === 'string' ? json.split('/') : json, field);
  return UPGRADES.some(({ id }) => id === cells.join('/')) ? cells.join('/') : cells.reverse().join('/');
}

function readPoints(json: unknown, field: string): [Point, Point] {
  const list = readList(json, field);
  if (list.length !== 2) throw badField(field, 'must be two cells, such as [[0,2],[1,2]]');
  return [readPoint(list[0], `${field}[0]`), readPoint(list[1], `${field}[1]`)];
}

function readPoint(json: unknown, field: string): Point {
  const list = readList(json, field);
  if (list.length !== 2) throw badField(field, 'must be x and y');
  return [readCoordinate(list[0], `${field}[0]`), readCoordinate(list[1], `${field}[1]`)];
}

const lower = (json: unknown) => (typeof json === 'string' ? json.toLowerCase() : json);
const upper = (json: unknown) => (typeof json === 'string' ? json.toUpperCase() : json);

/** `layout A2/B1 top A rot 0 at 0,1`, `lay research/priceUp over 0,2:1,2`, `sell europe`. */
export function print(m: Move): string {
  switch (m.do) {
    case 'layout':
      return `layout ${printLayout(m)}`;
    case 'lay':
      return `lay ${m.cells.join('/')} ${m.under ? 'under' : 'over'} ${printPoints(m.at)}`;
    default:
      return notation.print(m);
  }
}

export function parse(text: string): Move {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  if (verb === 'layout') return readMove({ do: verb, ...parseLayout(words.join(' ')) });
  if (verb !== 'lay') return notation.parse(text);
  const [upgrade = '', layer = 'over', points = ''] = words;
  if (words.length > 3 || !['over', 'under'].includes(layer)) throw badForm(text, LAY_FORM);
  return readMove({ do: verb, cells: upgrade.split('/'), at: parsePoints(points), under: layer === 'under' });
}

const LAYOUT_FORM = 'A2/B1 top A rot 0 at 0,1';
const LAY_FORM = 'lay research/priceUp over 0,2:1,2';

function badForm(text: string, form: string): StolikError {
  return new StolikError('bad-move', `"${text.slice(0, 80)}" is not written as: ${form}`);
}

function printLayout({ sides, top, rot, dx, dy }: Layout): string {
  return `${sides.join('/')} top ${top} rot ${rot} at ${dx},${dy}`;
}

function parseLayout(text: string): Record<string, unknown> {
  const match = /^(\w+)\/(\w+) top (\w+) rot (\d+) at (-?\d+),(-?\d+)$/i.exec(text);
  if (!match) throw badForm(text, LAYOUT_FORM);
  const [, a, b, top, rot, dx, dy] = match;
  return { sides: [a, b], top: top.toUpperCase(), rot: Number(rot), dx: Number(dx), dy: Number(dy) };
}

function printPoints(at: readonly Point[]): string {
  return at.map((point) => point.join(',')).join(':');
}

function parsePoints(text: string): number[][] {
  return text.split(':').map((point) => point.split(',').map((n) => (/^-?\d+$/.test(n) ? Number(n) : Number.NaN)));
}

/** A whole plan in one line: `A2/B1 top A rot 0 at 0,1 + research/priceUp@0,2:1,2 under + goods/goods face down`. */
export function printPlan({ layout, upgrades, faceDown }: ShownPlan): string {
  const laid = upgrades.map(({ cells, at, under }) => `${cells.join('/')}@${printPoints(at)}${under ? ' under' : ''}`);
  return [printLayout(layout), ...laid, ...faceDown.map((id) => `${id} face down`)].join(' + ');
}

export function parsePlan(text: string): ShownPlan {
  const [pads, ...parts] = text.trim().split(/\s*\+\s*/);
  const upgrades: LaidUpgrade[] = [];
  const faceDown: string[] = [];
  parts.forEach((part, i) => {
    const field = `upgrades[${i}]`;
    const match = /^([\w/]+)(?:@([-\d,:]+)( under)?| (face down))$/i.exec(part);
    if (!match) throw badForm(part, 'research/priceUp@0,2:1,2 under, or research/priceUp face down');
    const [, id, points = '', under] = match;
    if (match[4]) faceDown.push(readUpgrade(id, field));
    else upgrades.push(readLaid({ cells: id.split('/'), at: parsePoints(points), under: under !== undefined }, field));
  });
  return { layout: readLayout(parseLayout(pads)), upgrades, faceDown };
}
