import { NEW_SOLVER, ratedAfter, type SolverRating } from '@stolik/review/puzzles';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A puzzle that somebody has met: what came of it the first time counts. */
export interface MetPuzzle {
  readonly game: string;
  readonly id: string;
  /** At the first attempt. */
  readonly isSolved: boolean;
  readonly met: number;
}

/** How somebody does in the puzzles of a game. */
export interface Solver extends SolverRating {
  readonly game: string;
  readonly met: number;
  readonly solved: number;
  /** So many in a row right now, and at most so far. */
  readonly row: number;
  readonly longest: number;
}

export function newSolver(game: string): Solver {
  return { game, met: 0, solved: 0, row: 0, longest: 0, ...NEW_SOLVER };
}

interface Schema extends DBSchema {
  met: { key: [string, string]; value: MetPuzzle; indexes: { game: string } };
  solvers: { key: string; value: Solver };
}

/** Where puzzles that were met are kept, on this device alone. What cannot be kept holds for this visit. */
class PuzzleStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('stolik-puzzles', 1, {
      upgrade: (database) => {
        database.createObjectStore('met', { keyPath: ['game', 'id'] }).createIndex('game', 'game');
        database.createObjectStore('solvers', { keyPath: 'game' });
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  async met(game: string): Promise<readonly MetPuzzle[]> {
    return (await this.#open()).getAllFromIndex('met', 'game', game);
  }

  async solver(game: string): Promise<Solver> {
    return (await (await this.#open()).get('solvers', game)) ?? newSolver(game);
  }

  /** Writes down how it went; whoever meets a puzzle again learns from it, but is not judged by it. */
  async keep(game: string, { id, rating, weight, isSolved }: Outcome): Promise<Solver> {
    const transaction = (await this.#open()).transaction(['met', 'solvers'], 'readwrite');
    const [met, solvers] = [transaction.objectStore('met'), transaction.objectStore('solvers')];
    const before = (await solvers.get(game)) ?? newSolver(game);
    const isKnown = (await met.get([game, id])) !== undefined;
    const after = isKnown ? before : solverAfter(before, { rating, weight, isSolved });
    await met.put({ game, id, isSolved, met: Date.now() });
    await solvers.put(after);
    await transaction.done;
    return after;
  }
}

/** How a puzzle went the first time. */
export interface Outcome {
  readonly id: string;
  /** Of the puzzle. */
  readonly rating: number;
  /** How much it says: less where it was known what it is about. */
  readonly weight: number;
  readonly isSolved: boolean;
}

export function solverAfter(solver: Solver, { rating, weight, isSolved }: Omit<Outcome, 'id'>): Solver {
  const row = isSolved ? solver.row + 1 : 0;
  return {
    ...solver,
    ...ratedAfter(solver, rating, isSolved, weight),
    met: solver.met + 1,
    solved: solver.solved + (isSolved ? 1 : 0),
    row,
    longest: Math.max(solver.longest, row),
  };
}

export const puzzleStore = new PuzzleStore();
