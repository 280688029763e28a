import { Link } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { aboutOf, GAME_IDS, hasLesson, titleOf } from '../boxes.ts';
import { Facts } from '../home/Facts.tsx';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { RULES } from './links.ts';
import { rulesWords } from './words.ts';
import './shelf.css';

/** Every book of rules there is, standing side by side, each in the dress of its world. */
export function Shelf() {
  const { language } = useSettings();
  const words = rulesWords[language];
  useTitle(words.shelf);
  return (
    <div className="shelf">
      <header>
        <h1>{words.shelf}</h1>
        <p>{words.shelfLead}</p>
      </header>
      <ul>
        {GAME_IDS.map((game) => (
          <li key={game} className="shelf-book" data-world={game}>
            <Picture game={game} />
            <div className="shelf-about">
              <h2>{titleOf(game)}</h2>
              <p>{aboutOf(game, language)}</p>
              <Facts game={game} />
              <p className="row">
                <Link
                  className="button shelf-open"
                  data-look="main"
                  to={RULES}
                  params={{ game }}
                  aria-label={`${words.book}: ${titleOf(game)}`}
                >
                  {words.book}
                </Link>
                {hasLesson(game) && (
                  <Link
                    className="button"
                    to="/learn/$lesson"
                    params={{ lesson: game }}
                    aria-label={`${words.lessonShort}: ${titleOf(game)}`}
                  >
                    {words.lessonShort}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
