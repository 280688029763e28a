import { fateOf } from '@stolik/protocol';
import type { TableRecord } from '../tables/record.ts';
import type { Table } from '../tables/table.ts';

/** What of a finished rated table its ratings follow from. */
export interface Facts {
  /** Whether enough of it was played by all for it to be a game. */
  readonly counts: boolean;
  readonly people: readonly PersonFacts[];
}

export interface PersonFacts {
  readonly seat: number;
  /** Unknown where the account is deleted. */
  readonly person: string | undefined;
  readonly place: number;
  readonly hasLeft: boolean;
}

/** So much of a game must be played by all: before that nobody has lost anything by going. */
const LEAST_PLAYED = 0.25;

/** The list that a table is rated in: by its game, and by whether it is played at one sitting or in days. */
export function listOf({ game, pace }: Pick<TableRecord, 'game' | 'pace'>): string {
  return `${game}/${pace.kind}`;
}

/**
 * Whoever gave up or ran out of time has left; so has whoever a bot stood in for, if that bot played half or more of what
 * the seat had left to play from then on.
 */
export function factsOf(table: Table, record: TableRecord): Facts {
  const moves = table.standingMoves;
  const people = record.seats.flatMap((seat, i) => (seat.kind === 'human' ? [{ ...seat, seat: i }] : []));
  const isByBot = ({ seq }: { readonly seq: number }) => table.isByBot(seq);
  const facts = people.map((each): PersonFacts => {
    const own = moves.filter(({ seat }) => seat === each.seat);
    const first = own.findIndex(isByBot);
    const rest = first < 0 ? [] : own.slice(first);
    const count = (lines: typeof own) => lines.reduce((sum, { moves: { length } }) => sum + length, 0);
    const fate = fateOf(each);
    const isLost = fate === 'resigned' || fate === 'timed-out';
    return {
      seat: each.seat,
      person: each.person,
      place: each.place ?? record.seats.length,
      hasLeft: isLost || (rest.length > 0 && 2 * count(rest.filter(isByBot)) >= count(rest)),
    };
  });
  const seats = new Set(people.map(({ seat }) => seat));
  const replaced = moves.find((line) => seats.has(line.seat) && isByBot(line));
  const isWhole = replaced === undefined && facts.every(({ hasLeft }) => !hasLeft);
  // Whoever agrees to end a game has nothing to win or lose by it.
  const isPlayed = people.length > 1 && !record.isCalledOff;
  return { counts: isPlayed && (isWhole || table.progressAt(replaced?.seq) >= LEAST_PLAYED), people: facts };
}
