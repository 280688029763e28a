import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Film, loadFilm } from '../replay/film.ts';
import { useSettings } from '../store/settings.ts';
import { MarkSign } from './MarkSign.tsx';
import { gapOf, seatReview } from './marks.ts';
import { lossIn } from './numbers.ts';
import { useOwnSeat } from './own-seat.ts';
import { chapterAt, decidedIn } from './result.ts';
import { Reviewing } from './reviewing.ts';
import { useKnown } from './use-reviewing.ts';
import { reviewWords } from './words.ts';
import './decided.css';

/** Whoever plays again at once is not kept busy by what they do not read. */
const PATIENCE_MS = 1_500;

/** What decided a game that has just ended, once that is known: one reviewer looks for it while the result is read. */
export function Decided({ table }: { readonly table: string }) {
  const { language } = useSettings();
  const w = reviewWords[language];
  const [film, setFilm] = useState<Film>();
  const [reviewing, setReviewing] = useState<Reviewing>();
  const seat = useOwnSeat(film);
  const known = useKnown(reviewing);
  useEffect(() => {
    let isLeft = false;
    const load = () =>
      loadFilm(table, '').then(
        (loaded) => !isLeft && setFilm(loaded),
        // Then nothing is said: the result is there.
        () => {},
      );
    const timer = setTimeout(load, PATIENCE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [table]);
  useEffect(() => {
    // Where several people share a screen, nobody's turns come first.
    if (!film?.record.isOver || seat === undefined) return;
    const begun = new Reviewing(film.record.log, 1);
    setReviewing(begun);
    begun.want(seat);
    return () => begun.close();
  }, [film, seat]);
  if (!film || seat === undefined || !known) return null;
  const found = seatReview(known, seat);
  if (!found.isWhole) return null;
  const looked = { film, seat, isOwn: true, language };
  const [worst] = found.losses;
  const cards = [
    ...(worst ? [{ turn: worst, title: w.costliest, told: lossIn(language, worst) }] : []),
    ...(found.find ? [{ turn: found.find, title: w.find, told: w.gain(lossIn(language, gapOf(found.find))) }] : []),
  ];
  return (
    <div className="decided" role="status">
      <p>{decidedIn(looked, found)}</p>
      <ul>
        {cards.map(({ turn, title, told }) => (
          <li key={turn.index}>
            <Link to="/review/$id" params={{ id: table }} search={{ turn: turn.index }}>
              <MarkSign mark={turn.mark} />
              <span>
                {title} · {chapterAt(film, turn.line, seat, language)}
              </span>
              <strong>{told}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
