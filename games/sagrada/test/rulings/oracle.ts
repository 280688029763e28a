import type { View } from '../../rules/index.ts';
import { CARDS, cellOf, SOLO_COLORS } from './facts.ts';

/** A slow and simple second opinion on what is allowed, written from the rulebook and the rulings alone. */

const ROWS = Object.fromEntries(CARDS.flatMap((card) => Object.entries(card).map(([id, [, rows]]) => [id, rows])));

/** Which rule of placement a tool lifts or turns round. */
export type Except = 'color' | 'shade' | 'apart';

/** Whether the die may lie on that space of a window with these dice, as the rulebook says it. */
export function fits(pattern: string, dice: readonly (string | null)[], die: string, to: number, except?: Except) {
  if (dice[to]) return false;
  const [row, column] = [Math.floor(to / 5), to % 5];
  const around = dice.flatMap((other, at) => {
    const [down, across] = [Math.abs(Math.floor(at / 5) - row), Math.abs((at % 5) - column)];
    return other && Math.max(down, across) === 1 ? [{ other, isBeside: down + across === 1 }] : [];
  });
  const isFirst = dice.every((other) => !other);
  if (isFirst && row > 0 && row < 3 && column > 0 && column < 4) return false;
  if (!isFirst && around.length > 0 === (except === 'apart')) return false;
  const printed = ROWS[pattern][row * 6 + column];
  if (/[RYGBP]/.test(printed) && printed !== die[0] && except !== 'color') return false;
  if (/[1-6]/.test(printed) && printed !== die[1] && except !== 'shade') return false;
  return around.every(({ other, isBeside }) => !isBeside || (other[0] !== die[0] && other[1] !== die[1]));
}

type Dice = readonly (string | null)[];

const SPACES = Array.from({ length: 20 }, (_, space) => space);
const EXCEPT: Record<string, Except> = {
  'eglomise-brush': 'color',
  'copper-foil-burnisher': 'shade',
  'cork-backed-straightedge': 'apart',
};

/** Everything typed that this view allows the seat whose turn it is. */
export class Oracle {
  readonly #v: View;
  readonly #pattern: string;
  readonly #dice: Dice;
  readonly #track: string[];

  constructor(v: View, seat: number) {
    this.#v = v;
    this.#pattern = v.seats[seat].pattern ?? '';
    this.#dice = v.seats[seat].dice;
    this.#track = v.track.flat();
  }

  places(): string[] {
    return [...new Set(this.#v.pool)].flatMap((die) => this.#spaces(die).map((cell) => `place ${die} ${cell}`));
  }

  /** R9: the dice that the tool in use can bring into the window; R11: any die for the Flux tools. */
  picks(): string[] {
    const id = this.#v.using?.id ?? '';
    return [...new Set(this.#v.pool)].filter((die) => this.#works(id, [die])).map((die) => `pick ${die}`);
  }

  /** R9: the directions in which the die in hand can be changed. */
  steps(): string[] {
    const { hand = '' } = this.#v.using ?? {};
    const goes = (value: number) => value >= 1 && value <= 6 && this.#spaces(`${hand[0]}${value}`).length > 0;
    return [...(goes(Number(hand[1]) + 1) ? ['up'] : []), ...(goes(Number(hand[1]) - 1) ? ['down'] : [])];
  }

  /** R9, R10: the dice of the whole track that have a space. */
  swaps(): string[] {
    return this.#v.track.flatMap((dice, round) =>
      [...new Set(dice)].filter((die) => this.#spaces(die).length > 0).map((die) => `swap ${round + 1} ${die}`),
    );
  }

  puts(): string[] {
    const { hand = '', id = '' } = this.#v.using ?? {};
    return this.#spaces(hand, EXCEPT[id]).map((cell) => `put ${cell}`);
  }

  moves(tool = this.#v.using?.id ?? ''): string[] {
    const moved = this.#v.using?.moved;
    return this.#movesOn(this.#dice, tool, moved).filter((line) => {
      if (tool !== 'lathekin' || moved) return true;
      const [from, to] = [line.slice(5, 7), line.slice(8)];
      const after = this.#dice.map((die, at) => {
        if (cellOf(at) === from) return null;
        return cellOf(at) === to ? (this.#dice[SPACES.findIndex((space) => cellOf(space) === from)] ?? null) : die;
      });
      return this.#movesOn(after, tool, to).length > 0;
    });
  }

  uses(tokens: number): string[] {
    const { pool, tooled, tools, order } = this.#v;
    if (tooled) return [];
    if (order.length > 2) {
      return tools.filter(({ id, price = 0 }) => price <= tokens && this.#works(id, pool)).map(({ id }) => `use ${id}`);
    }
    return tools
      .filter(({ die }) => die === undefined)
      .flatMap(({ id }) =>
        [...new Set(pool.filter((die) => die[0] === SOLO_COLORS[id]))]
          .filter((pay) => this.#works(id, pool.toSpliced(pool.indexOf(pay), 1)))
          .map((pay) => `use ${id} pay ${pay}`),
      );
  }

  /** R16: whether the tool has an effect with this pool. */
  #works(tool: string, pool: readonly string[]): boolean {
    const { drafted, turn, order } = this.#v;
    const isSecond = turn >= order.length / 2;
    const goes = (die: string, value = Number(die[1])) => this.#spaces(`${die[0]}${value}`, EXCEPT[tool]).length > 0;
    const inRange = (value: number) => value >= 1 && value <= 6;
    switch (tool) {
      case 'grozing-pliers':
        return !drafted && pool.some((die) => [-1, 1].some((by) => inRange(+die[1] + by) && goes(die, +die[1] + by)));
      case 'grinding-stone':
        return !drafted && pool.some((die) => goes(die, 7 - Number(die[1])));
      case 'cork-backed-straightedge':
        return !drafted && pool.some((die) => goes(die));
      case 'lens-cutter':
        return !drafted && pool.length > 0 && this.#track.some((die) => goes(die));
      case 'flux-brush':
      case 'flux-remover':
        return !drafted && pool.length > 0;
      case 'glazing-hammer':
        return !drafted && isSecond && pool.length > 0;
      case 'running-pliers':
        return drafted && !isSecond && pool.some((die) => goes(die));
      default:
        return this.moves(tool).length > 0;
    }
  }

  #spaces(die: string, except?: Except, dice = this.#dice): string[] {
    return SPACES.filter((to) => fits(this.#pattern, dice, die, to, except)).map(cellOf);
  }

  /** Moves of one die; `moved` is where this use's first die went. */
  #movesOn(dice: Dice, tool: string, moved?: string): string[] {
    const first = dice[SPACES.findIndex((space) => cellOf(space) === moved)];
    return dice.flatMap((die, at) => {
      if (!die || cellOf(at) === moved) return [];
      if (tool === 'tap-wheel' && !this.#track.some((other) => other[0] === die[0])) return [];
      if (tool === 'tap-wheel' && first && first[0] !== die[0]) return [];
      const lifted = dice.map((other, space) => (space === at ? null : other));
      const cells = this.#spaces(die, EXCEPT[tool], lifted).filter((cell) => cell !== cellOf(at));
      return cells.map((cell) => `move ${cellOf(at)} ${cell}`);
    });
  }
}
