import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { useSettings } from '../store/settings.ts';
import { MIXED, nextPuzzle, STREAK, STREAK_LENGTH } from './choose.ts';
import { Hub } from './Hub.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { puzzleStore, solverAfter } from './store.ts';
import { type Opened, useOpened } from './use-puzzles.ts';
import { puzzleWords } from './words.ts';

/** The puzzles of one game: what there is, or one after the other. */
export function PuzzlePage() {
  const { game } = useParams({ from: '/puzzles/$game' });
  const { play } = useSearch({ from: '/puzzles/$game' });
  const opened = useOpened(game);
  if (!opened) return <Loading />;
  if (opened === 'none') return <TroublePage kind="noPage" />;
  return play === undefined ? (
    <Hub key={game} {...{ game, opened }} />
  ) : (
    <Playing key={`${game}/${play}`} {...{ game, play, opened }} />
  );
}

interface PlayingProps {
  readonly game: string;
  readonly play: string;
  readonly opened: Opened;
}

/** A puzzle whose theme is known beforehand says half as much about whoever solves it. */
const THEME_WEIGHT = 0.5;

function Playing({ game, play, opened }: PlayingProps) {
  const { puzzles } = opened;
  const { id } = useSearch({ from: '/puzzles/$game' });
  const navigate = useNavigate({ from: '/puzzles/$game' });
  const { language } = useSettings();
  const w = puzzleWords[language];
  const [solver, setSolver] = useState(opened.solver);
  const [solved, setSolved] = useState(0);
  const [isOver, setOver] = useState(false);
  const now = useRef(new Set<string>());
  const placed = puzzles.all.find((one) => one.id === id);

  function next(isAfresh = false): void {
    const found = nextPuzzle(puzzles.all, {
      play,
      met: opened.met,
      solver,
      solved: isAfresh ? 0 : solved,
      now: now.current,
      luck: Math.random(),
    });
    navigate({ search: { play, id: found?.id }, replace: true });
  }

  const isChosen = placed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where none is asked for by its name, one is chosen once
  useEffect(() => {
    if (!isChosen) next();
  }, [isChosen]);
  if (!placed) return puzzles.all.length === 0 ? <TroublePage kind="noPage" /> : <Loading />;

  function met(isSolved: boolean): void {
    const { puzzle, id: name } = placed as NonNullable<typeof placed>;
    now.current.add(name);
    const isTheme = play !== MIXED && play !== STREAK;
    const outcome = { id: name, rating: puzzle.rating, weight: isTheme ? THEME_WEIGHT : 1, isSolved };
    puzzleStore.keep(game, outcome).then(setSolver, () => setSolver(solverAfter(solver, outcome)));
    if (play !== STREAK || isOver) return;
    if (isSolved) setSolved(solved + 1);
    if (!isSolved || solved + 1 === STREAK_LENGTH) setOver(true);
  }

  function again(): void {
    setSolved(0);
    setOver(false);
    next(true);
  }

  function state(): string {
    if (play !== STREAK) {
      const rating = `${w.rating} ${Math.round(solver.rating)}`;
      const theme = puzzles.themes.find((one) => one.id === play);
      return theme ? `${theme.name} · ${rating}` : rating;
    }
    return w.streakAt(solved, STREAK_LENGTH);
  }

  function news(): string | undefined {
    if (play !== STREAK) return undefined;
    if (!isOver) return `${w.streakAt(solved, STREAK_LENGTH)}.`;
    return solved === STREAK_LENGTH ? w.streakDone : w.streakOver(solved);
  }

  return (
    <PuzzleTable
      key={placed.id}
      {...{ puzzles, placed }}
      state={state()}
      news={news()}
      nextWord={isOver ? w.streakAgain : w.next}
      onNext={isOver ? again : () => next()}
      onMet={met}
      onLeave={() => navigate({ search: {} })}
    />
  );
}
