import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { MIXED } from './choose.ts';
import { PUZZLED } from './load.ts';
import { OwnTurns } from './OwnTurns.tsx';
import { Progress } from './Progress.tsx';
import { puzzleStore, type Solver } from './store.ts';
import { puzzleWords } from './words.ts';
import './puzzles.css';

/** All there is to solve: puzzles of each game, and what was costly in one's own games. */
export function PuzzlesPage() {
  const { language } = useSettings();
  const w = puzzleWords[language];
  const [solvers, setSolvers] = useState<readonly Solver[]>([]);
  useTitle(w.title);
  useEffect(() => {
    Promise.all(PUZZLED.map((game) => puzzleStore.solver(game))).then(setSolvers, () => {});
  }, []);
  return (
    <div className="puzzles wide">
      <header>
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
      </header>
      <ul className="puzzles-games">
        {PUZZLED.map((game) => (
          <li key={game} data-world={game}>
            <Picture game={game} />
            <div>
              <h2>{titleOf(game)}</h2>
              <Progress solver={solvers.find((solver) => solver.game === game)} />
              <div className="row">
                <Link
                  className="button"
                  data-look="main"
                  to="/puzzles/$game"
                  params={{ game }}
                  search={{ play: MIXED }}
                  aria-label={`${w.mixed}: ${titleOf(game)}`}
                >
                  {w.mixed}
                </Link>
                <Link
                  className="button"
                  to="/puzzles/$game"
                  params={{ game }}
                  search={{}}
                  aria-label={`${w.themes}: ${titleOf(game)}`}
                >
                  {w.themes}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <OwnTurns />
    </div>
  );
}
