import { group } from '@stolik/games/ui';
import type { Cell, Die, Move } from '../rules/index.ts';

type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

/** The legal moves sorted by the piece that offers them: what the board lights up. */
export interface Offers {
  readonly patterns: readonly string[];
  /** Where each die of the pool may be placed. */
  readonly places: ReadonlyMap<Die, ReadonlySet<Cell>>;
  /** Ways to use each tool: one, or alone one for each die that may pay. */
  readonly uses: ReadonlyMap<string, ReadonlySet<MoveOf<'use'>>>;
  readonly picks: ReadonlySet<Die>;
  readonly swaps: readonly MoveOf<'swap'>[];
  readonly values: readonly number[];
  /** Where the die in hand may go. */
  readonly puts: ReadonlySet<Cell>;
  /** Where each die of the window may be moved. */
  readonly moves: ReadonlyMap<Cell, ReadonlySet<Cell>>;
  /** Moves that need no piece. */
  readonly plain: readonly PlainMove[];
  /** There is nothing to decide but that the turn is over. */
  readonly isEndOnly: boolean;
}

export type PlainMove = MoveOf<'up' | 'down' | 'return' | 'stop' | 'end' | 'pass'>;

export function offersOf(legal: readonly Move[]): Offers {
  const all = <Verb extends Move['do']>(verb: Verb) => legal.filter((move): move is MoveOf<Verb> => move.do === verb);
  return {
    patterns: all('pattern').map(({ pattern }) => pattern),
    places: group(all('place').map(({ die, cell }) => [die, cell])),
    uses: group(all('use').map((move) => [move.tool, move])),
    picks: new Set(all('pick').map(({ die }) => die)),
    swaps: all('swap'),
    values: all('value').map(({ value }) => value),
    puts: new Set(all('put').map(({ cell }) => cell)),
    moves: group(all('move').map(({ from, to }) => [from, to])),
    plain: legal.filter((move): move is PlainMove => Object.keys(move).length === 1),
    isEndOnly: legal.length === 1 && legal[0].do === 'end',
  };
}
