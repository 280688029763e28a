import { useSeatColor } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';
import type { Chapter, Scene } from './film.ts';
import { areaOf, type TimeMark } from './notes.ts';

interface TimeLineProps {
  readonly scenes: readonly Scene[];
  readonly rounds: readonly Chapter[];
  /** How far each seat is ahead in each scene. */
  readonly leads: readonly (readonly number[])[];
  readonly at: number;
  /** How far the reader is ahead in each scene, as somebody judges it: drawn behind everything. */
  readonly curve?: readonly number[] | undefined;
  readonly marks?: readonly TimeMark[];
  go(to: number): void;
}

const NOTHING: readonly TimeMark[] = [];

/** So many moves that larger dots would touch. */
const MANY = 120;
/** Lines run between these heights, in per cent of what is above the lanes. */
const [TOP, FOOT] = [12, 94];

/**
 * The whole game as an instrument: a plate for every round, a line for each seat that rises where it is ahead, and
 * below them a lane for each seat with a dot for every move it made. What is yet to come is veiled. Whoever has
 * something to say of the moves adds a curve and marks.
 */
export function TimeLine({ scenes, rounds, leads, at, curve, marks = NOTHING, go }: TimeLineProps) {
  const { t } = useTranslation();
  const colorOf = useSeatColor();
  const last = Math.max(1, scenes.length - 1);
  const x = (place: number) => `${(100 * place) / last}%`;
  const all = leads.flat();
  const [low, high] = [Math.min(-1, ...all), Math.max(1, ...all)];
  const y = (lead: number) => FOOT - ((lead - low) / (high - low)) * (FOOT - TOP);
  const lane = (seat: number) => `${(100 * (seat + 0.5)) / leads.length}%`;
  const told = marks.filter((mark) => mark.at === at).map(({ label }) => label);
  return (
    <div className="replay-time">
      <div className="replay-score" aria-hidden="true">
        {rounds.map(({ title, at: from }, i) => {
          const to = rounds[i + 1]?.at ?? last;
          const isNow = from <= at && (at < to || i === rounds.length - 1);
          return (
            <span
              key={from}
              className="replay-round"
              data-now={isNow || undefined}
              style={{ left: x(from), width: x(to - from) }}
            >
              {title}
            </span>
          );
        })}
        {curve && <LeadCurve curve={curve} />}
        <svg className="replay-points" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
          {leads.map((of, seat) => (
            <polyline
              key={seat}
              points={of.map((lead, place) => `${place},${y(lead)}`).join(' ')}
              style={{ stroke: colorOf(seat) }}
            />
          ))}
        </svg>
        <svg className="replay-moves" aria-hidden="true">
          {scenes.map(
            ({ seat }, place) =>
              seat !== undefined && (
                <circle
                  key={place}
                  cx={x(place)}
                  cy={lane(seat)}
                  r={last > MANY ? 2 : 3}
                  style={{ fill: colorOf(seat) }}
                />
              ),
          )}
        </svg>
        <span className="replay-coming" style={{ left: x(at) }} />
        {marks.map((mark) => (
          <span key={mark.at} className="replay-mark" data-mark={mark.kind} style={{ left: x(mark.at) }} />
        ))}
        <svg className="replay-now" aria-hidden="true">
          {leads.map((of, seat) => (
            <circle key={seat} cx={x(at)} cy={`${y(of[at])}%`} r="4.5" style={{ fill: colorOf(seat) }} />
          ))}
        </svg>
      </div>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={scenes.length - 1}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={[t('replay.step', { at, of: scenes.length - 1 }), ...told].join('. ')}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

/** A series of numbers as an area above and below a middle line, which is where nobody is ahead. */
export function LeadCurve({ curve }: { readonly curve: readonly number[] }) {
  const last = Math.max(1, curve.length - 1);
  return (
    <svg className="replay-curve" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={areaOf(curve)} />
      <line x1="0" x2={last} y1="50" y2="50" />
    </svg>
  );
}
