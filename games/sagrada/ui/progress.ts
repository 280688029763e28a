import { COLORS, type Die, PUBLIC_OBJECTIVES, type PublicObjective } from '../rules/index.ts';

const COLUMNS = 5;
const SPACES = 20;

type Dice = readonly (Die | null)[];

/** How far a window has come with an objective: what the eye looks for, not what is scored. */
export interface Progress {
  /** Spaces whose dice make points now. */
  readonly counted: readonly number[];
  /** Spaces of rows or columns that repeat something and will make none. */
  readonly lost: readonly number[];
  /** Colours or shades that the next set lacks. */
  readonly lacks: readonly string[];
}

const spacesWhere = (is: (space: number) => boolean) => Array.from({ length: SPACES }, (_, i) => i).filter(is);
const shadeOf = (die: Die) => die[1];
const colorOf = (die: Die) => die[0];

export function progressOf(id: string, dice: Dice): Progress {
  const { counts } = PUBLIC_OBJECTIVES.find((objective) => objective.id === id) as PublicObjective;
  switch (counts.of) {
    case 'row':
      return lines(dice, (space) => Math.floor(space / COLUMNS), counts.different === 'color' ? colorOf : shadeOf);
    case 'column':
      return lines(dice, (space) => space % COLUMNS, counts.different === 'color' ? colorOf : shadeOf);
    case 'shades':
      return sets(dice, counts.shades.map(String), shadeOf);
    case 'colors':
      return sets(dice, COLORS, colorOf);
    case 'diagonals':
      return { counted: spacesWhere((space) => hasTwinAtCorner(dice, space)), lost: [], lacks: [] };
  }
}

/** A private objective counts every die of its colour. */
export function privateProgress(color: string, dice: Dice): Progress {
  return { counted: spacesWhere((space) => dice[space]?.[0] === color), lost: [], lacks: [] };
}

function lines(dice: Dice, lineOf: (space: number) => number, kindOf: (die: Die) => string): Progress {
  const whole = (space: number) => spacesWhere((other) => lineOf(other) === lineOf(space)).map((i) => dice[i]);
  const repeats = (line: Dice) => {
    const kinds = line.flatMap((die) => (die ? [kindOf(die)] : []));
    return new Set(kinds).size < kinds.length;
  };
  return {
    counted: spacesWhere((space) => whole(space).every(Boolean) && !repeats(whole(space))),
    lost: spacesWhere((space) => repeats(whole(space))),
    lacks: [],
  };
}

function sets(dice: Dice, kinds: readonly string[], kindOf: (die: Die) => string): Progress {
  const byKind = kinds.map((kind) =>
    spacesWhere((space) => {
      const die = dice[space];
      return die !== null && kindOf(die) === kind;
    }),
  );
  const complete = Math.min(...byKind.map((spaces) => spaces.length));
  return {
    counted: byKind.flatMap((spaces) => spaces.slice(0, complete)),
    lost: [],
    lacks: kinds.filter((_, i) => byKind[i].length === complete),
  };
}

function hasTwinAtCorner(dice: Dice, space: number): boolean {
  const die = dice[space];
  if (!die) return false;
  const [row, column] = [Math.floor(space / COLUMNS), space % COLUMNS];
  return spacesWhere(
    (other) => Math.abs(Math.floor(other / COLUMNS) - row) === 1 && Math.abs((other % COLUMNS) - column) === 1,
  ).some((other) => dice[other]?.[0] === die[0]);
}
