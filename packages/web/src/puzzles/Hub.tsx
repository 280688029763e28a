import { Link } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { isAbout, MIXED, STREAK } from './choose.ts';
import { Progress } from './Progress.tsx';
import type { Opened } from './use-puzzles.ts';
import { puzzleWords } from './words.ts';
import './puzzles.css';

interface HubProps {
  readonly game: string;
  readonly opened: Opened;
}

/** What there is to solve in a game: mixed, ten in a row, or by theme. */
export function Hub({ game, opened: { puzzles, met, solver } }: HubProps) {
  const { language } = useSettings();
  const w = puzzleWords[language];
  useTitle(w.of(titleOf(game)));
  const solvedOf = (theme: string) => {
    const ids = new Set(puzzles.all.filter((one) => isAbout(one, theme)).map(({ id }) => id));
    return met.filter(({ id, isSolved }) => isSolved && ids.has(id)).length;
  };
  return (
    <div className="puzzles wide">
      <header className="puzzles-head" data-world={game}>
        <Picture game={game} />
        <div>
          <h1>{w.of(titleOf(game))}</h1>
          <p>{w.lead}</p>
          <Progress solver={solver} count={puzzles.all.length} />
          <div className="row">
            <Link className="button" data-look="main" to="/puzzles/$game" params={{ game }} search={{ play: MIXED }}>
              {w.mixed}
            </Link>
            <Link className="button" to="/puzzles/$game" params={{ game }} search={{ play: STREAK }}>
              {w.streak}
            </Link>
          </div>
          <p className="puzzles-note">{w.streakNote}</p>
        </div>
      </header>
      <section aria-labelledby="puzzles-themes">
        <h2 id="puzzles-themes">{w.themes}</h2>
        <ul className="puzzles-themes">
          {puzzles.themes.map(({ id, name, count }) => (
            <li key={id}>
              <Link to="/puzzles/$game" params={{ game }} search={{ play: id }}>
                <span>{name}</span>
                <small>
                  {solvedOf(id)} / {count}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Link className="button" data-look="plain" to="/puzzles">
        {w.title}
      </Link>
    </div>
  );
}
