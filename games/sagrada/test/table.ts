import { type Reason, ScriptedChance, SeededChance } from '@stolik/core';
import {
  type Color,
  type Die,
  type Event,
  PATTERNS,
  parseWindow,
  type State,
  sagrada,
  TOOLS,
  type View,
} from '../rules/index.ts';

const COLORS: readonly Color[] = ['R', 'Y', 'G', 'B', 'P'];
const EMPTY = '.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

/** A position in words: what is left out is empty, plain or the first of its kind. */
export interface Position {
  /** Dice of each seat's window, `R5 .. / ...`; their number is the number of seats. */
  windows?: string[];
  /** Window patterns; by default `sun-catcher` for everybody. */
  patterns?: string[];
  pool?: string;
  /** Leftovers of the finished rounds, one text a round; their number sets the round unless `round` says more. */
  track?: string[];
  /** 1 to 10; earlier rounds without leftovers are filled up as empty slots. */
  round?: number;
  /** Place in the snake, from 0. */
  turn?: number;
  /** Seat that started round 1. */
  start?: number;
  tools?: string[];
  /** Favor tokens of each seat. */
  tokens?: number[];
  /** Tokens on the tools. */
  paid?: number[];
  publicObjectives?: string[];
  privates?: Color[][];
  drafted?: boolean;
  tooled?: boolean;
  skips?: number[];
  /** Dice in the bag by colour; by default all that are nowhere else. */
  bag?: Partial<Record<Color, number>>;
}

/** A table in the middle of a game, driven by typed moves and scripted chance. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];

  constructor(position: Position = {}) {
    this.s = sagrada.imagine(viewOf(position), undefined, new SeededChance('table'));
    const { privates } = position;
    if (privates) this.s.deal = { ...this.s.deal, privates: privates.map((own) => own.map((c) => COLORS.indexOf(c))) };
  }

  /** The seat that decides. */
  get seat(): number {
    return this.view().actors[0];
  }

  view(seat?: number): View {
    return sagrada.view(this.s, seat);
  }

  /** The legal moves of the seat that decides, as typed. */
  legal(): string[] {
    const out: number[] = [];
    const count = sagrada.legal(this.s, this.seat, out);
    return out.slice(0, count).map((a) => sagrada.print(sagrada.toMove(this.s, this.seat, a)));
  }

  /** The legal moves that begin so. */
  offers(prefix: string): string[] {
    return this.legal().filter((line) => line === prefix || line.startsWith(`${prefix} `));
  }

  /** The spaces offered by moves that begin so, such as `place R5`, `put` or `move a1`. */
  cells(prefix: string): string[] {
    return this.offers(prefix).map((line) => line.split(' ').at(-1) as string);
  }

  whyNot(line: string): Reason | undefined {
    return sagrada.whyNot(this.view(this.seat), this.seat, sagrada.parse(line));
  }

  /** Plays typed moves of the seat that decides, separated by `;`. Chance must be used up exactly. */
  play(lines: string, outcomes: readonly number[] = []): this {
    const chance = new ScriptedChance(outcomes);
    for (const line of lines.split(';').map((text) => text.trim())) {
      const a = sagrada.toAction(this.s, this.seat, sagrada.parse(line));
      if (a === undefined || !this.legal().includes(line)) {
        throw new Error(
          `"${line}" is not legal (${JSON.stringify(this.whyNot(line))}); legal: ${this.legal().join(', ')}`,
        );
      }
      sagrada.apply(this.s, this.seat, a, chance, (event) => this.events.push(event));
    }
    if (!chance.isExhausted) throw new Error(`chance was left over after "${lines}"`);
    return this;
  }

  /** The dice of a seat's window, `R5 .. / ...`. */
  window(seat = 0): string {
    const dice = this.view().seats[seat].dice.map((die) => die ?? '..');
    return [0, 5, 10, 15].map((at) => dice.slice(at, at + 5).join(' ')).join(' / ');
  }
}

/** The view of a spectator on the position. */
function viewOf(position: Position): View {
  const windows = position.windows ?? [EMPTY, EMPTY];
  const seats = windows.length;
  const track = (position.track ?? []).map(diceOf);
  const round = position.round ?? track.length + 1;
  while (track.length < round - 1) track.push([]);
  const pool = diceOf(position.pool ?? '').sort(byInt);
  const start = position.start ?? 0;
  const turn = position.turn ?? 0;
  const order = Array.from(
    { length: 2 * seats },
    (_, t) => (start + round - 1 + (t < seats ? t : 2 * seats - 1 - t)) % seats,
  );
  const tools = position.tools ?? TOOLS.slice(0, 3).map(({ id }) => id);
  const placed = windows.flatMap((text) => text.split(/[\s/]+/).filter((die) => die !== '..')) as Die[];
  const seen = [...placed, ...pool, ...track.flat()];
  const bag = Object.fromEntries(
    COLORS.map((color) => [color, position.bag?.[color] ?? 18 - seen.filter((die) => die[0] === color).length]),
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
    seats: windows.map((text, seat) => {
      parseWindow(text, `windows[${seat}]`);
      return {
        pattern: position.patterns?.[seat] ?? PATTERNS[8].id,
        dice: text.split(/[\s/]+/).map((die) => (die === '..' ? null : (die as Die))),
        tokens: position.tokens?.[seat] ?? (seats === 1 ? 0 : 3),
        ...(seats === 1 ? { privates: position.privates?.[0] ?? ['R'] } : {}),
        skips: position.skips?.includes(seat) ?? false,
        lines: {},
        total: 0,
      };
    }),
    tools: tools.map((id, slot) => ({ id, tokens: position.paid?.[slot] ?? 0 })),
    publicObjectives: position.publicObjectives ?? ['color-variety', 'light-shades', 'deep-shades'],
    pool,
    track: track.map((dice) => dice.sort(byInt)),
    bag,
    epoch: 0,
  };
}

function diceOf(text: string): Die[] {
  return text.split(/\s+/).filter((die) => die !== '') as Die[];
}

function byInt(a: Die, b: Die): number {
  return COLORS.indexOf(a[0] as Color) - COLORS.indexOf(b[0] as Color) || Number(a[1]) - Number(b[1]);
}
