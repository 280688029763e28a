import { useSeatColor } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';
import type { Chapter, Scene } from './film.ts';

interface TimeLineProps {
  readonly scenes: readonly Scene[];
  readonly chapters: readonly Chapter[];
  readonly at: number;
  go(to: number): void;
}

/** So many moves that larger dots would touch. */
const MANY = 120;

/** The whole game on a line: a tick where each part of it begins, a dot for every move in the colour of whoever made it. */
export function TimeLine({ scenes, chapters, at, go }: TimeLineProps) {
  const { t } = useTranslation();
  const colorOf = useSeatColor();
  const last = scenes.length - 1;
  const x = (place: number) => `${(100 * place) / Math.max(1, last)}%`;
  return (
    <div className="replay-time">
      <svg aria-hidden="true">
        <line className="replay-line" x1="0" x2="100%" y1="50%" y2="50%" />
        {chapters.map((part) => (
          <line key={part.at} className="replay-tick" x1={x(part.at)} x2={x(part.at)} y1="8%" y2="92%" />
        ))}
        {scenes.map(
          ({ seat }, place) =>
            seat !== undefined && (
              <circle
                key={place}
                cx={x(place)}
                cy="50%"
                r={last > MANY ? 2 : 3.2}
                style={{ fill: colorOf(seat), opacity: place > at ? 0.45 : 1 }}
              />
            ),
        )}
      </svg>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.step', { at, of: last })}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}
