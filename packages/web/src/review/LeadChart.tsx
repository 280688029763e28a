import { useSeatColor } from '@stolik/games/ui';
import type { Mark } from '@stolik/review';
import type { CSSProperties, MouseEvent } from 'react';
import { useSettings } from '../store/settings.ts';
import { MarkSign } from './MarkSign.tsx';
import { plain, signed } from './numbers.ts';
import { reviewWords } from './words.ts';

/** What a seat could expect at a moment of the game. */
export interface Point {
  readonly line: number;
  readonly round: string;
  readonly lead: number;
  /** How much that still changes, as a standard deviation. */
  readonly band: number | undefined;
}

/** A turn of the seat in the chart. */
export interface Dot {
  /** Of the turn. */
  readonly index: number;
  /** Its place among the points. */
  readonly at: number;
  readonly mark: Mark;
  /** What it is called, for whoever does not see where it lies. */
  readonly label: string;
  /** Whether it is one of those that are shown first. */
  readonly isShown: boolean;
}

interface LeadChartProps {
  readonly seat: number;
  readonly points: readonly Point[];
  /** The lead at the end. */
  readonly final: number;
  readonly dots: readonly Dot[];
  readonly chosen: number | undefined;
  readonly isAlone: boolean;
  onChoose(index: number): void;
}

/** Lines run between these heights, in per cent. */
const [TOP, FOOT] = [20, 92];
/** Words beside the line of no lead need so much above or below it. */
const ROOM = 34;

/** The lead that could be expected over the whole game, how sure that was, and the turns that mattered on it. */
export function LeadChart({ seat, points, final, dots, chosen, isAlone, onChoose }: LeadChartProps) {
  const { language } = useSettings();
  const w = reviewWords[language];
  const colorOf = useSeatColor();
  const leads = [...points.map(({ lead }) => lead), final];
  const last = leads.length - 1;
  const bands = [...points.map(({ band = 0 }) => band), 0];
  const hasBand = bands.some((band) => band > 0);
  const [low, high] = [
    Math.min(0, ...leads.map((lead, i) => lead - bands[i])) - 1,
    Math.max(0, ...leads.map((lead, i) => lead + bands[i])) + 1,
  ];
  const x = (at: number) => (100 * at) / last;
  const y = (lead: number) => FOOT - ((lead - low) / (high - low)) * (FOOT - TOP);
  const path = leads.map((lead, i) => `${x(i)},${y(lead)}`);
  const upper = leads.map((lead, i) => `${x(i)},${y(lead + bands[i])}`);
  const lower = leads.map((lead, i) => `${x(i)},${y(lead - bands[i])}`).reverse();
  const rounds = points.flatMap(({ round }, at) => (points[at - 1]?.round === round ? [] : [{ round, at }]));
  const told = (lead: number) => signed(lead, language);
  const summary = w.chartSays(told(leads[0]), told(Math.min(...leads)), told(Math.max(...leads)), told(final));
  const now = dots.find(({ index }) => index === chosen);

  function choose(event: MouseEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const wanted = ((event.clientX - left) / width) * last;
    const nearest = [...dots].sort((a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted))[0];
    if (nearest) onChoose(nearest.index);
  }

  return (
    <figure className="review-chart" style={{ '--seat': colorOf(seat) } as CSSProperties}>
      <figcaption>
        <span>{isAlone ? w.chartAlone : w.chart}.</span> {hasBand && <span>{w.band}</span>}
        <span className="visually-hidden">{summary}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: with keys one goes through the list of turns */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same turns are buttons below */}
      <div className="review-plot" onClick={choose}>
        {rounds.map(({ round, at }, i) => (
          <span
            key={at}
            className="review-round"
            aria-hidden="true"
            style={{ left: `${x(at)}%`, width: `${x((rounds[i + 1]?.at ?? last) - at)}%` }}
          >
            {round}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {hasBand && <polygon className="review-band" points={[...upper, ...lower].join(' ')} />}
          <line className="review-zero" x1="0" x2="100" y1={y(0)} y2={y(0)} />
          {now && <line className="review-now" x1={x(now.at)} x2={x(now.at)} y1="0" y2="100" />}
          <polyline className="review-path" points={path.join(' ')} />
        </svg>
        {!isAlone && y(0) > ROOM && (
          <span className="review-side" aria-hidden="true" data-side="ahead" style={{ top: `${y(0)}%` }}>
            {w.ahead}
          </span>
        )}
        {!isAlone && y(0) < 100 - ROOM && (
          <span className="review-side" aria-hidden="true" data-side="behind" style={{ top: `${y(0)}%` }}>
            {w.behind}
          </span>
        )}
        {dots
          .filter(({ isShown }) => !isShown)
          .map(({ index, at, mark }) => (
            <span
              key={index}
              className="review-dot"
              data-mark={mark}
              data-chosen={index === chosen || undefined}
              aria-hidden="true"
              style={{ left: `${x(at)}%`, top: `${y(leads[at])}%` }}
            />
          ))}
        {dots
          .filter(({ isShown }) => isShown)
          .map(({ index, at, mark, label }) => (
            <button
              key={index}
              type="button"
              className="review-pin"
              data-mark={mark}
              aria-pressed={index === chosen}
              aria-label={label}
              title={label}
              style={{ left: `${x(at)}%`, top: `${y(leads[at])}%` }}
              onClick={(event) => {
                event.stopPropagation();
                onChoose(index);
              }}
            >
              <MarkSign mark={mark} />
            </button>
          ))}
        <span className="review-final" aria-hidden="true" style={{ top: `${y(final)}%` }}>
          {isAlone ? plain(final, language, 1) : told(final)}
        </span>
      </div>
    </figure>
  );
}
