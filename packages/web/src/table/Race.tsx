import { type GameUi, SeatFace, SeatMark, useLooks } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import type { Outcome } from './outcome.ts';
import type { TargetView } from './Scores.tsx';
import { linesOf } from './score-lines.ts';
import './race.css';

interface RaceProps {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly names: readonly string[];
  /** How many lines are counted already. */
  readonly counted: number;
  /** Nobody, until everything is. */
  readonly winners: readonly number[];
  readonly outcome?: Outcome | undefined;
}

/** Everybody's points as they are counted, line by line, as bars that race. */
export function Race({ ui, view, names, counted, winners, outcome }: RaceProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const lookOf = useLooks();
  const scores = ui.scoresOf(view);
  const ids = linesOf(ui, view);
  const isCounted = counted >= ids.length;
  // What is being counted is part of the sum while its pieces light up.
  const seen = ids.slice(0, counted + 1);
  const line = ids[counted];
  const totals = scores.map(({ lines }) => sumOf(lines, seen));
  // Costs come last: on the way somebody may have had more than anybody ends with.
  const runs = scores.flatMap(({ lines }) => ids.map((_, i) => sumOf(lines, ids.slice(0, i + 1))));
  // Alone, one runs against a number.
  const { target } = view as TargetView;
  const peak = Math.max(1, target ?? 0, ...(isCounted ? totals : runs));
  const places = scores.map((_, seat) => seat);
  const rankOf = (seat: number) => (winners.includes(seat) ? 0 : (outcome?.places[seat] ?? 1));
  // Who is ahead of whom stays open until everything is counted.
  if (isCounted) places.sort((a, b) => rankOf(a) - rankOf(b) || totals[b] - totals[a] || a - b);
  return (
    <ol
      className="race"
      data-counted={isCounted || undefined}
      data-nobodys={(isCounted && scores.length > 1 && winners.length === 0) || undefined}
    >
      {places.map((seat) => {
        const { lines, automa } = scores[seat];
        const best = ids.reduce((one, other) => ((lines[other] ?? 0) > (lines[one] ?? 0) ? other : one), ids[0]);
        const fate = winners.includes(seat) ? undefined : outcome?.fates[seat];
        const { color, fill } = lookOf(seat);
        const share = { '--share': Math.max(0, totals[seat]) / peak } as CSSProperties;
        return (
          <li key={seat} data-won={winners.includes(seat) || undefined}>
            <span className="race-who">
              <SeatMark seat={seat} />
              <SeatFace seat={seat} pose={winners.includes(seat) ? 'pleased' : 'waiting'} size={40} />
              <strong>{automa ?? names[seat]}</strong>
              {!isCounted && (
                <small key={line} className="race-gain">
                  {signed(lines[line] ?? 0)}
                </small>
              )}
            </span>
            <span className="race-track" aria-hidden="true">
              <span className="race-bar" style={{ background: fill, borderColor: color, ...share }} />
              {target !== undefined && (
                <span className="race-target" style={{ '--share': target / peak } as CSSProperties} />
              )}
            </span>
            <b className="race-total">{totals[seat]}</b>
            {target !== undefined && <small className="race-best">{t('table.targetLine', { target })}</small>}
            {isCounted && fate && (
              <small className="race-best" data-fate>
                {fate}
              </small>
            )}
            {target === undefined && isCounted && !fate && (lines[best] ?? 0) > 0 && (
              <small className="race-best">
                {t('table.bestLine', { line: ui.text[language].scoreLine(best), points: lines[best] })}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function sumOf(lines: Readonly<Record<string, number>>, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (lines[id] ?? 0), 0);
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
