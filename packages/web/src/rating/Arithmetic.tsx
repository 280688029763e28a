import type { RatingChange, TableInfo } from '@stolik/protocol/page';
import { useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { Points } from './Points.tsx';
import { useOwnRatings } from './use-own-ratings.ts';
import { useTableRating } from './use-table-rating.ts';
import { useRatingWords } from './use-words.ts';
import './rating.css';

interface ArithmeticProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
}

/** What a rated game did to one's own rating, pair by pair; and, after the first, whether boards may show it. */
export function Arithmetic({ info, names }: ArithmeticProps) {
  const words = useRatingWords();
  const rating = useTableRating(info);
  const me = useOnline(({ me }) => me?.id);
  const isMine = info.seats.some(({ person }) => person !== undefined && person === me);
  if (!rating?.isRated || rating.counts === undefined || !isMine) return null;
  return (
    <section className="arithmetic" aria-label={words.own}>
      {rating.own ? <Sum change={rating.own} names={names} /> : <p>{rating.counts ? words.noGame : words.tooLittle}</p>}
      <AskForBoards person={me} />
    </section>
  );
}

function Sum({ change, names }: { readonly change: RatingChange; readonly names: readonly string[] }) {
  const words = useRatingWords();
  const { before, after, pairs } = change;
  return (
    <>
      <p className="arithmetic-sum">
        <span>{words.own}</span>
        <span>
          <b>{before.points}</b> <Arrow /> <Points {...after} />
        </span>
        <b data-up={after.points > before.points || undefined}>{signed(after.points - before.points)}</b>
      </p>
      <ul>
        {pairs.map(({ seat, points, weight, gain }) =>
          weight === 0 ? (
            <li key={seat}>{words.left(names[seat])}</li>
          ) : (
            <li key={seat}>
              <span>
                {words.against(names[seat], `${points}`)}
                {weight < 1 && <small>{words.lighter(weight)}</small>}
              </span>
              <b>{signed(pairs.length === 1 ? after.points - before.points : Math.round(10 * gain) / 10)}</b>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Arrow() {
  return (
    <svg className="rated-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 10h15M12 5l5 5-5 5" />
    </svg>
  );
}

/** With its sign, and as long a minus as a plus. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function AskForBoards({ person }: { readonly person: string | undefined }) {
  const words = useRatingWords();
  const { own, choose } = useOwnRatings(person);
  const request = useServerRequest();
  if (!own?.isRated || own.onBoards !== undefined) return null;
  return (
    <div className="arithmetic-ask">
      <p>
        <strong>{words.ask}</strong> {words.askText}
      </p>
      <div className="row">
        {([true, false] as const).map((answer) => (
          <button
            key={`${answer}`}
            type="button"
            className="button"
            disabled={request.isBusy}
            onClick={() => request.run(() => choose(answer))}
          >
            {answer ? words.yes : words.no}
          </button>
        ))}
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </div>
  );
}
