import { SeededChance } from '@stolik/core';
import {
  COLORS,
  type Color,
  type Die,
  parseDie,
  parseWindow,
  type SeatView,
  type State,
  sagrada,
  TOOLS,
  type View,
} from '../rules/index.ts';
import { EMPTY } from './windows.ts';

const DICE_PER_COLOR = 18;

/** A position in words: what is left out is empty, plain or the first of its kind. */
export interface Position {
  /** Dice of each seat's window, `R5 .. / ...`; their number is the number of seats. */
  readonly windows?: readonly string[];
  /** Window patterns; by default `sun-catcher` for everybody. */
  readonly patterns?: readonly string[];
  readonly pool?: string;
  /** Leftovers of the finished rounds, one text a round; their number sets the round unless `round` says more. */
  readonly track?: readonly string[];
  /** 1 to 10; earlier rounds without leftovers are filled up as empty slots. */
  readonly round?: number;
  /** Place in the snake, from 0. */
  readonly turn?: number;
  /** Seat that started round 1. */
  readonly start?: number;
  readonly tools?: readonly string[];
  /** Favor tokens of each seat. */
  readonly tokens?: readonly number[];
  /** Tokens on the tools. */
  readonly paid?: readonly number[];
  readonly publicObjectives?: readonly string[];
  /** Private objectives of each seat; by default any. */
  readonly privates?: readonly (readonly Color[])[];
  readonly drafted?: boolean;
  readonly tooled?: boolean;
  readonly skips?: readonly number[];
  /** Dice in the bag by colour; by default all that are nowhere else. */
  readonly bag?: Readonly<Partial<Record<Color, number>>>;
}

/** The middle of a game that looks so: what nobody sees is the same every time. */
export function stateOf(position: Position): State {
  const s = sagrada.imagine(viewOf(position), undefined, new SeededChance('table'));
  const privates = position.privates?.map((own) => own.map((color) => COLORS.indexOf(color)));
  if (privates) s.deal = { ...s.deal, privates };
  return s;
}

/** The view of a spectator on the position. */
function viewOf(position: Position): View {
  const { windows = [EMPTY, EMPTY], start = 0, turn = 0 } = position;
  const seats = windows.length;
  const track = (position.track ?? []).map(diceOf);
  const round = position.round ?? track.length + 1;
  while (track.length < round - 1) track.push([]);
  const pool = diceOf(position.pool ?? '');
  const order = Array.from(
    { length: 2 * seats },
    (_, t) => (start + round - 1 + (t < seats ? t : 2 * seats - 1 - t)) % seats,
  );
  const tools = position.tools ?? TOOLS.slice(0, 3).map(({ id }) => id);
  const seen = [...windows.flatMap((text) => spacesOf(text)), ...pool, ...track.flat()];
  const bag = Object.fromEntries(
    COLORS.map((color) => [
      color,
      position.bag?.[color] ?? DICE_PER_COLOR - seen.filter((die) => die?.startsWith(color)).length,
    ]),
  ) as Record<Color, number>;
  return {
    step: 'turn',
    round,
    turn,
    order,
    start,
    actors: [order[turn]],
    drafted: position.drafted ?? false,
    tooled: position.tooled ?? false,
    seats: windows.map((text, seat) => seatOf(position, text, seat)),
    tools: tools.map((id, slot) => ({ id, tokens: position.paid?.[slot] ?? 0 })),
    publicObjectives: position.publicObjectives ?? ['color-variety', 'light-shades', 'deep-shades'],
    pool,
    track,
    bag,
    epoch: 0,
  };
}

function seatOf(position: Position, window: string, seat: number): SeatView {
  parseWindow(window, `windows[${seat}]`);
  const isSolo = position.windows?.length === 1;
  return {
    pattern: position.patterns?.[seat] ?? 'sun-catcher',
    dice: spacesOf(window),
    tokens: position.tokens?.[seat] ?? (isSolo ? 0 : 3),
    ...(isSolo ? { privates: position.privates?.[0] ?? ['R'] } : {}),
    skips: position.skips?.includes(seat) ?? false,
    lines: {},
    total: 0,
  };
}

function spacesOf(window: string): (Die | null)[] {
  return window.split(/[\s/]+/).map((die) => (die === '..' ? null : (die as Die)));
}

/** Dice in the order in which a pool and the track keep them. */
function diceOf(text: string): Die[] {
  const dice = text.split(/\s+/).filter((die) => die !== '') as Die[];
  return dice.sort((a, b) => parseDie(a, 'die') - parseDie(b, 'die'));
}
