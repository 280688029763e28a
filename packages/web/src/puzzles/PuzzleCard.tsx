import { dealOn } from '@stolik/daily';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { titleOf } from '../boxes.ts';
import { useNow } from '../daily/use-today.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { prepareTable } from '../table/prepare.ts';
import { MIXED } from './choose.ts';
import { PUZZLED } from './load.ts';
import { puzzleStore, type Solver } from './store.ts';
import { puzzleWords } from './words.ts';
import './puzzle-card.css';

/** A puzzle on the first screen, one tap away: of another game than the day's, and where the fewest were met. */
export function PuzzleCard() {
  const { language } = useSettings();
  const w = puzzleWords[language];
  const { today } = useNow();
  const [solvers, setSolvers] = useState<readonly Solver[]>();
  useEffect(() => {
    Promise.all(PUZZLED.map((game) => puzzleStore.solver(game))).then(setSolvers, () => setSolvers([]));
  }, []);
  if (!solvers) return null;
  const metOf = (game: string) => solvers.find((solver) => solver.game === game)?.met ?? 0;
  const dealt = dealOn(today)?.kind.game;
  // Not what is dealt today already, if there is anything else.
  const [game] = [...PUZZLED].sort((a, b) => Number(a === dealt) - Number(b === dealt) || metOf(a) - metOf(b));
  if (game === undefined) return null;
  const solver = solvers.find((one) => one.game === game);
  return (
    <li className="puzzle-card" data-world={game} onPointerEnter={() => prepareTable(game)}>
      <Link to="/puzzles/$game" params={{ game }} search={{ play: MIXED }}>
        <Picture game={game} />
        <span className="puzzle-card-words">
          <span className="puzzle-card-kind">{w.card}</span>
          <strong>{titleOf(game)}</strong>
          <span>{w.ask}</span>
        </span>
        {solver && solver.met > 0 && <span className="puzzle-card-rating">{Math.round(solver.rating)}</span>}
      </Link>
    </li>
  );
}
