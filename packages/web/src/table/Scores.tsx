import { type GameUi, SeatFace, SeatMark } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../store/settings.ts';
import { Icon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import { Standing } from './Standing.tsx';
import { isMost, linesOf } from './score-lines.ts';
import './scores.css';

/** Alone, there may be a target to beat. */
export interface TargetView {
  readonly target?: number;
}

interface ScoresProps {
  readonly ui: GameUi;
  readonly view: unknown;
  /** Whose eyes; `undefined` for a spectator. */
  readonly seat: number | undefined;
  readonly names: readonly string[];
}

/** The score so far, for every seat as far as it is public: a picture, and the sheet for whoever wants to check it. */
export function Scores({ ui, view, seat, names }: ScoresProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      className="sheet score-sheet"
      data-game={ui.game.id}
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
          <button type="button" className="sheet-close" aria-label={t('table.close')} onClick={close}>
            <Icon name="close" />
          </button>
          <Standing {...{ ui, view, seat, names }} />
          <details className="score-details">
            <summary>{t('table.details')}</summary>
            <ScoreTable ui={ui} view={view} names={names} />
          </details>
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
