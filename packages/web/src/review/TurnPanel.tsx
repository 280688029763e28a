import { swipes } from '@stolik/games/ui';
import type { DecisionReview } from '@stolik/review';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Film } from '../replay/film.ts';
import { useSettings } from '../store/settings.ts';
import { ownEvents, tellTurn } from '../table/turn-words.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { MarkSign } from './MarkSign.tsx';
import { gapOf, isUnsure } from './marks.ts';
import { lossIn, plain, pointsIn } from './numbers.ts';
import { chapterAt } from './result.ts';
import { TryIt } from './try-it.tsx';
import { playedIn, positionBefore } from './turn.ts';
import { whyIn } from './why.ts';
import { reviewWords } from './words.ts';

interface TurnPanelProps {
  readonly film: Film;
  readonly names: readonly string[];
  readonly decision: DecisionReview;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  onLeave(): void;
  readonly onExercise: (() => void) | undefined;
}

/** Points that are not worth telling. */
const LEAST_TOLD = 0.5;

/** One turn: what was played and what would have been better, both on the board, and why. */
export function TurnPanel({ film, names, decision, onPrevious, onNext, onLeave, onExercise }: TurnPanelProps) {
  const { ui, record, scenes } = film;
  const { language } = useSettings();
  const w = reviewWords[language];
  const { seat, line, mark, played, best, loss, high, worlds, end } = decision;
  const isFine = mark === 'fine';
  const other = isFine ? gapOf(decision).turn : best;
  const hasOther = other !== played && (mark !== 'none' || loss >= LEAST_TOLD);
  const turns = useMemo(() => {
    const position = positionBefore(film, line, seat);
    const show = (typed: string) => {
      const turn = playedIn(position, typed);
      return {
        after: turn.after,
        words: tellTurn(turn, { ui, language, names, seat }),
        pieces: ownEvents(turn, seat).flatMap((event) => ui.piecesOf(event)),
      };
    };
    return { played: show(played), other: show(other) };
  }, [film, line, seat, played, other, ui, language, names]);
  // Where there is room for one board only.
  const [shown, setShown] = useState<'played' | 'other'>('played');
  const swipe = useMemo(() => swipes((by) => (by > 0 ? onNext : onPrevious)?.()), [onNext, onPrevious]);
  const chapter = chapterAt(film, line, seat, language);
  const otherName = isFine ? w.nextBest : w.better;
  const at = scenes.findIndex(({ seq }) => seq === line) - 1;
  const isOpen = isUnsure(decision);
  return (
    <section className="review-turn" aria-label={`${chapter}: ${isOpen ? w.unsure : w.marks[mark]}`}>
      <header className="review-turn-head">
        <button type="button" className="button review-leave" aria-label={w.leave} onClick={onLeave}>
          <Arrow />
        </button>
        <h2>
          <MarkSign mark={mark} /> {isOpen ? w.unsure : w.marks[mark]} <small>{chapter}</small>
        </h2>
        <div className="row">
          <button type="button" className="button review-step" disabled={!onPrevious} onClick={onPrevious}>
            <Arrow /> <span>{w.previous}</span>
          </button>
          <button type="button" className="button review-step" disabled={!onNext} onClick={onNext}>
            <span>{w.next}</span> <Arrow isForward />
          </button>
        </div>
      </header>
      <div className="review-reason">
        <p className="review-loss">{verdict()}</p>
        <p className="review-why">{whyIn(ui, language, decision)}</p>
        <div className="row">
          {onExercise && (
            <button type="button" className="button" data-look="main" onClick={onExercise}>
              {w.exercise}
            </button>
          )}
          {TryIt && hasOther && <TryIt film={film} line={line} seat={seat} />}
          <Link
            className="button"
            to="/replay/$id"
            params={{ id: record.id }}
            search={{ at: Math.max(0, at), seat }}
            hash={location.hash.slice(1)}
          >
            {w.replay}
          </Link>
        </div>
      </div>
      {hasOther && (
        <fieldset className="review-switch">
          <legend className="visually-hidden">{`${w.played} / ${otherName}`}</legend>
          {(['played', 'other'] as const).map((one) => (
            <label key={one} data-on={shown === one || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name="review-shown"
                checked={shown === one}
                onChange={() => setShown(one)}
              />
              {one === 'played' ? w.played : otherName}
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard */}
      <section
        className="review-boards"
        aria-label={hasOther ? `${w.played}, ${otherName}` : w.played}
        data-shown={shown}
        data-one={!hasOther || undefined}
        tabIndex={0}
        {...swipe}
      >
        {(['played', 'other'] as const).map(
          (one) =>
            (one === 'played' || hasOther) && (
              <figure key={one} data-which={one}>
                <figcaption>
                  <strong>{one === 'played' ? w.played : otherName}</strong> <span>{turns[one].words}</span>
                </figcaption>
                <BoardPicture
                  ui={ui}
                  sitters={record.sitters}
                  view={turns[one].after}
                  seat={seat}
                  marked={turns[one].pieces}
                  label={`${one === 'played' ? w.played : otherName}: ${turns[one].words}`}
                />
              </figure>
            ),
        )}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard */}
      <p className="review-small">
        {w.judged(plain(worlds, language, 0))}
        {end && w.judgedToEnd(plain(end.worlds, language, 0))}. {w.knew}
      </p>
    </section>
  );

  function verdict(): string {
    if (isFine) return `${w.nothingBetter} ${w.gain(lossIn(language, gapOf(decision)))}.`;
    if (mark !== 'none') return w.lossIs(lossIn(language, decision));
    if (isOpen && end) return w.unsureWhy;
    if (played !== best || high < LEAST_TOLD) return w.nothingBetter;
    return `${w.nothingBetter} ${w.maybe(pointsIn(language, high))}`;
  }
}

function Arrow({ isForward = false }: { readonly isForward?: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isForward ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
    </svg>
  );
}
