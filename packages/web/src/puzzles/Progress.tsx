import { useSettings } from '../store/settings.ts';
import type { Solver } from './store.ts';
import { puzzleWords } from './words.ts';

interface ProgressProps {
  readonly solver: Solver | undefined;
  /** How many puzzles there are, where that is known. */
  readonly count?: number;
}

/** How the reader does in the puzzles of a game, in a line. */
export function Progress({ solver, count }: ProgressProps) {
  const { language } = useSettings();
  const w = puzzleWords[language];
  const parts = [
    ...(count === undefined ? [] : [w.count(count)]),
    ...(solver && solver.met > 0
      ? [
          `${w.rating} ${Math.round(solver.rating)}`,
          w.solved(solver.solved, solver.met),
          ...(solver.longest > 1 ? [w.row(solver.row, solver.longest)] : []),
        ]
      : [w.none]),
  ];
  return <p className="puzzles-progress">{parts.join(' · ')}</p>;
}
