import { type GameUi, SeatFace, SeatMark } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../store/settings.ts';
import { Icon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import './scores.css';

/** Alone, there may be a target to beat. */
export interface TargetView {
  readonly target?: number;
}

/** The score so far, for every seat as far as it is public. */
export function Scores({
  ui,
  view,
  names,
}: {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly names: readonly string[];
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      opener={{
        className: 'table-tool',
        'data-key': 'score',
        children: (
          <>
            <Icon name="score" />
            <span className="table-tool-name">{t('table.score')}</span>
          </>
        ),
      }}
      heading={t('table.score')}
    >
      {(close) => (
        <>
          <ScoreTable ui={ui} view={view} names={names} />
          <button type="button" className="button" onClick={close}>
            {t('table.close')}
          </button>
        </>
      )}
    </Dialog>
  );
}

export interface ScoreTableProps {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly names: readonly string[];
  /** Tie-breaks that were needed, in the game's order: a number for every seat. */
  readonly ties?: readonly (readonly number[])[];
}

/** The lines of the sheet, in its order. */
export function linesOf(ui: GameUi, view: unknown): readonly string[] {
  return [...new Set(ui.scoresOf(view).flatMap(({ lines }) => Object.keys(lines)))];
}

export function ScoreTable({ ui, view, names, ties = [] }: ScoreTableProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { target } = view as TargetView;
  const seats = ui.scoresOf(view);
  const ids = linesOf(ui, view);
  return (
    <table className="scores">
      <thead>
        <tr>
          <td />
          {seats.map(({ automa }, seat) => (
            <th key={seat} scope="col">
              <SeatFace seat={seat} size={40} />
              {seats.length > 1 && <SeatMark seat={seat} />} {automa ?? names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{ui.text[language].scoreLine(id)}</th>
            {seats.map(({ lines }, seat) => (
              <td key={seat} data-most={isMost(seats, id, seat) || undefined}>
                {lines[id] ?? '?'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.total')}</th>
          {seats.map(({ lines }, seat) => (
            <td key={seat}>
              {ids.reduce((sum, id) => sum + (lines[id] ?? 0), 0)}
              {ids.some((id) => lines[id] === undefined) && ' + ?'}
            </td>
          ))}
        </tr>
        {ties.map((values, i) => (
          <tr key={ui.ties[language][i]} className="scores-tie">
            <th scope="row">{t('table.tie', { what: ui.ties[language][i] })}</th>
            {values.map((value, seat) => (
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
        {target !== undefined && (
          <tr>
            <th scope="row">{t('table.targetLine', { target: '' }).replace(/:\s*$/, '')}</th>
            <td>{target}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** Whether a seat has more of a line than somebody else, and nobody has more than it. */
function isMost(seats: ReturnType<GameUi['scoresOf']>, id: string, seat: number): boolean {
  const points = seats.map(({ lines }) => lines[id] ?? Number.NEGATIVE_INFINITY);
  return points[seat] === Math.max(...points) && points[seat] > Math.min(...points);
}

interface StandingsProps {
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly outcome: Outcome;
}

/** Who won a game that was not played to its end, and why; the points as they stood decide nothing and are small. */
export function Standings({ names, winners, outcome }: StandingsProps) {
  const { t } = useTranslation();
  const points = names.map((name, seat) => `${name} ${outcome.totals[seat]}`).join(', ');
  const rankOf = (seat: number) => (winners.includes(seat) ? 0 : outcome.places[seat]);
  const places = names.map((_, seat) => seat).sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      <ul className="standings">
        {places.map((seat) => (
          <li key={seat} data-won={winners.includes(seat) || undefined}>
            {names.length > 1 && <SeatMark seat={seat} />} <strong>{names[seat]}</strong>{' '}
            <span>{outcome.fates[seat]}</span>
          </li>
        ))}
      </ul>
      <p className="standings-points">{t('table.stood', { points })}</p>
    </>
  );
}
