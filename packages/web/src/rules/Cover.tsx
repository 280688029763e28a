import { Link } from '@tanstack/react-router';
import { hasLesson, titleOf } from '../boxes.ts';
import { Facts } from '../home/Facts.tsx';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { RULES } from './links.ts';
import { rulesWords } from './words.ts';

interface CoverProps {
  readonly game: string;
  /** A rule is read: the book's name is enough. */
  readonly isSmall: boolean;
}

/** What a book of rules is known by, and where else it leads. */
export function Cover({ game, isSmall }: CoverProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const title = (
    <h1>
      <span className="book-kind">{words.book}</span>
      <span className="visually-hidden">: </span>
      {titleOf(game)}
    </h1>
  );
  const shelf = (
    <Link to={RULES} params={{ game: undefined, unit: undefined }} className="book-shelf">
      <span aria-hidden="true">‹ </span>
      {words.shelf}
    </Link>
  );
  if (isSmall)
    return (
      <header className="book-cover" data-world={game} data-small>
        {shelf}
        {title}
      </header>
    );
  return (
    <header className="book-cover" data-world={game}>
      <div>
        {shelf}
        {title}
        <Facts game={game} />
        <p className="row">
          {hasLesson(game) && (
            <Link className="button" data-look="main" to="/learn/$lesson" params={{ lesson: game }}>
              {words.lesson}
            </Link>
          )}
          <Link className="button" to={RULES} params={{ game, unit: 'signs' }}>
            {words.signs}
          </Link>
          <Link className="button" to="/new/$game" params={{ game }} search={{}}>
            {words.play}
          </Link>
        </p>
      </div>
      <Picture game={game} />
    </header>
  );
}
