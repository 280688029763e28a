import { Link } from '@tanstack/react-router';
import { titleOf } from '../boxes.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { Points } from './Points.tsx';
import { useOwnRatings } from './use-own-ratings.ts';
import { useRatingWords } from './use-words.ts';
import './rating.css';

/** One's own ratings on one's own page, and whether boards show them. */
export function OwnRatings({ person }: { readonly person: string }) {
  const words = useRatingWords();
  const { ratings: isShown } = useSettings();
  const { own, choose } = useOwnRatings(person);
  const request = useServerRequest();
  if (!isShown || !own) return null;
  return (
    <section className="me-card ratings">
      <h2>{words.title}</h2>
      {own.ratings.length === 0 ? (
        <p className="me-note">{words.none}</p>
      ) : (
        <ul>
          {own.ratings.map(({ game, pace, games, ...strength }) => (
            <li key={`${game} ${pace}`}>
              <span className="ratings-game">
                {titleOf(game)}
                <small>
                  {words.paces[pace]}, {words.games(games)}
                </small>
              </span>
              <Points {...strength} />
            </li>
          ))}
        </ul>
      )}
      {own.isRated && (
        <label className="check">
          <input
            type="checkbox"
            checked={own.onBoards ?? false}
            disabled={request.isBusy}
            onChange={({ target }) => request.run(() => choose(target.checked))}
          />
          {words.onBoards}
        </label>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <Link to="/boards" className="button">
        {words.boards}
      </Link>
    </section>
  );
}
