import { SeatingContext } from '@stolik/games/ui';
import type { DecisionReview } from '@stolik/review';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import type { Film } from '../replay/film.ts';
import { useSettings } from '../store/settings.ts';
import { seatingOf } from '../table/seating.ts';
import { Cards } from './Cards.tsx';
import { Exercise } from './Exercise.tsx';
import { type Dot, LeadChart, type Point } from './LeadChart.tsx';
import { isLoss, seatReview, shownFirst } from './marks.ts';
import { useOwnSeat } from './own-seat.ts';
import { chapterAt, decidedIn, endIn, largestLine, resultOf } from './result.ts';
import { SplitBars } from './SplitBars.tsx';
import { TurnList } from './TurnList.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { positionBefore } from './turn.ts';
import { useKnown, useReviewing } from './use-reviewing.ts';
import { reviewWords } from './words.ts';
import '../table/table.css';
import './review.css';

export function ReviewScreen({ film }: { readonly film: Film }) {
  const { ui, record } = film;
  const { language } = useSettings();
  const { t } = useTranslation();
  const w = reviewWords[language];
  const navigate = useNavigate({ from: '/review/$id' });
  const search = useSearch({ from: '/review/$id' });
  const own = useOwnSeat(film);
  const seats = record.sitters.length;
  const isSeat = search.seat !== undefined && search.seat >= 0 && search.seat < seats;
  const firstPerson = record.sitters.findIndex(({ kind }) => kind === 'human');
  const seat = isSeat ? (search.seat as number) : (own ?? Math.max(0, firstPerson));
  const reviewing = useReviewing(record.log);
  const known = useKnown(reviewing);
  useEffect(() => {
    reviewing?.want(seat);
  }, [reviewing, seat]);
  useTitle(`${ui.text[language].title}: ${w.title}`);
  const names = useMemo(() => record.sitters.map(({ name }) => name), [record]);
  const seating = useMemo(
    () => seatingOf(record.sitters, [], own, ui.looksOf?.(positionBefore(film, 0, seat).view)),
    [record, own, ui, film, seat],
  );
  const looked = { film, seat, isOwn: seat === own, language };
  const found = useMemo(() => known && seatReview(known, seat), [known, seat]);
  const first = found ? shownFirst(found) : [];
  const points = useMemo(() => pointsOf(film, known?.chart ?? [], seat), [film, known?.chart, seat]);
  const [isAllShown, setAllShown] = useState(false);
  // What cost most is what most people came for.
  const preferred = found?.losses[0] ?? found?.find;
  const chosenIndex = search.turn ?? preferred?.index;
  const chosen = found?.turns.find(({ asked }) => asked.index === chosenIndex)?.found;
  const isAlone = resultOf(film, seat).rival === seat;

  function turnTo(part: { turn?: number | undefined; seat?: number | undefined; find?: true | undefined }): void {
    navigate({ search: (old) => ({ ...old, find: undefined, ...part }), hash: true, resetScroll: false });
  }

  if (search.find && chosen && reviewing) {
    return <Exercise {...{ film, reviewing, names }} decision={chosen} onLeave={() => turnTo({ find: undefined })} />;
  }

  const list = isAllShown ? (found?.turns.flatMap((turn) => turn.found ?? []) ?? []) : first;
  const at = list.findIndex(({ index }) => index === chosenIndex);
  const dots: Dot[] =
    points.length === 0 ? [] : (found?.turns ?? []).flatMap(({ found: turn }) => (turn ? [dotOf(turn)] : []));

  function dotOf(turn: DecisionReview): Dot {
    const place = points.findLastIndex(({ line }) => line <= turn.line);
    return {
      index: turn.index,
      at: Math.max(0, place),
      mark: turn.mark,
      label: `${chapterAt(film, turn.line, seat, language)}: ${w.marks[turn.mark]}`,
      isShown: isAllShown ? turn.mark !== 'none' : first.some(({ index }) => index === turn.index),
    };
  }

  const share = known?.share ?? 0;
  return (
    <SeatingContext value={seating}>
      <div className="table review" data-game={ui.game.id} data-turn={search.turn !== undefined || undefined}>
        <header className="table-strip review-strip">
          <Link to="/" className="table-home" aria-label={t('table.home')}>
            <img src="/icon.svg" alt="" width="24" height="24" />
          </Link>
          <h1 className="table-title">
            {ui.text[language].title}: <span>{w.title}</span>
          </h1>
          <span className="review-progress" role="status">
            {known?.hasFailed ? w.failed : known?.isDone ? '' : w.looking(`${Math.floor(100 * share)} %`)}
          </span>
          {seats > 1 && (
            <label className="review-whose">
              <span>{w.whose}</span>
              <select value={seat} onChange={({ target }) => turnTo({ seat: Number(target.value), turn: undefined })}>
                {names.map((name, i) => (
                  <option key={i} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Link
            className="table-tool"
            to="/replay/$id"
            params={{ id: record.id }}
            search={{}}
            hash={location.hash.slice(1)}
          >
            {w.replay}
          </Link>
          <span className="review-share" aria-hidden="true" style={{ width: known?.isDone ? 0 : `${100 * share}%` }} />
        </header>
        <div className="review-body">
          <section className="review-said">
            <h2>{endIn(looked)}</h2>
            <p>
              {found && decidedIn(looked, found)} {largestLine(looked)}
            </p>
          </section>
          {points.length > 0 ? (
            <LeadChart
              {...{ seat, points, dots, isAlone }}
              final={resultOf(film, seat).lead}
              chosen={chosenIndex}
              onChoose={(turn) => turnTo({ turn })}
            />
          ) : (
            <div className="review-chart" data-coming />
          )}
          <Cards
            {...{ looked, first, chosen: chosenIndex, story: known?.story }}
            found={found}
            onChoose={(turn) => turnTo({ turn })}
          />
          {chosen && (
            <TurnPanel
              key={chosen.index}
              {...{ film, names }}
              decision={chosen}
              onPrevious={at > 0 ? () => turnTo({ turn: list[at - 1].index }) : undefined}
              onNext={at >= 0 && at < list.length - 1 ? () => turnTo({ turn: list[at + 1].index }) : undefined}
              onLeave={() => turnTo({ turn: undefined })}
              onExercise={isLoss(chosen) ? () => turnTo({ turn: chosen.index, find: true }) : undefined}
            />
          )}
          {known?.story && <SplitBars {...{ looked }} story={known.story} />}
          <TurnList
            {...{ looked, names, isAllShown, chosen: chosenIndex }}
            turns={found?.turns ?? []}
            onShow={setAllShown}
            onChoose={(turn) => turnTo({ turn })}
          />
        </div>
      </div>
    </SeatingContext>
  );
}

/** The chart of a seat, with the round of each of its points. */
function pointsOf(
  film: Film,
  chart: readonly { readonly line: number; readonly leads: readonly number[]; readonly band?: number }[],
  seat: number,
): Point[] {
  return chart.map(({ line, leads, band }) => ({
    line,
    round: String(film.ui.roundOf(positionBefore(film, line, seat).view)[0]),
    lead: leads[seat],
    band,
  }));
}
