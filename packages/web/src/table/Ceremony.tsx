import { winnersOf } from '@stolik/core';
import { type GameUi, SeatMark, sing } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { useDeal } from '../new-table/deal.ts';
import { findTable } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';
import type { Outcome } from './outcome.ts';
import { Race } from './Race.tsx';
import { ScoreTable, Standings } from './Scores.tsx';
import { linesOf } from './score-lines.ts';
import { tiesOf } from './ties.ts';
import './ceremony.css';

// Who skips the end loads no review.
const Decided = lazy(() => import('../review/Decided.tsx').then((module) => ({ default: module.Decided })));
const BirdNews = lazy(() => import('../birds/BirdNews.tsx').then((module) => ({ default: module.BirdNews })));

const SameDeal = lazy(() => import('../daily/SameDeal.tsx').then((module) => ({ default: module.SameDeal })));

/** Long enough to read what is counted and to see its pieces light up one after the other. */
const LINE_MS = 1_300;
const NOTHING: readonly string[] = [];
const NOBODY: readonly number[] = [];

interface CeremonyProps {
  readonly ui: GameUi;
  readonly session: Session;
  readonly view: unknown;
  readonly names: readonly string[];
  /** What to do next, instead of dealing anew here. */
  readonly ending?: ReactNode;
  /** What the end has changed beside the points. */
  readonly changed?: ReactNode;
  /** Who won, where more than points decides. */
  readonly winners?: readonly number[] | undefined;
  readonly outcome?: Outcome | undefined;
}

/** The end of a game: counted line by line, then who won. It can be skipped, and looked at again. What ended early is told, not counted. */
export function Ceremony({ ui, session, view, names, ending, changed, winners: decided, outcome }: CeremonyProps) {
  const { t } = useTranslation();
  const { deal, isDealing, hasFailed } = useDeal();
  const { motion, marks, language } = useSettings();
  const { winners: best, ties, isAlone, nameOf } = resultOf(session, ui, view, names);
  const winners = decided ?? best;
  const isEarly = outcome?.isEarly === true;
  // Between whom it was a tie is told where points alone decided.
  const isByPoints = !isEarly && String(winners) === String(best);
  const ids = linesOf(ui, view);
  const lines = ids.length;
  const [counted, setCounted] = useState(motion && !isEarly ? 0 : lines);
  useEffect(() => {
    if (counted >= lines) return;
    sing('coin');
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [counted, lines]);

  async function again(): Promise<void> {
    const record = await findTable(session.id);
    const { game, options } = record?.log.header ?? { game: ui.game.id, options: {} };
    await deal(game, session.sitters, options, false, record);
  }

  async function sameDeal(): Promise<void> {
    const record = await findTable(session.id);
    if (record) await deal(ui.game.id, session.sitters, {}, false, record, true);
  }

  /** Who won, to whoever looks. */
  function verdictOf(): string {
    if (outcome) return outcome.headline;
    if (isAlone) return t(winners.length > 0 ? 'table.wonAlone' : 'table.lostAlone');
    if (!session.isShared && winners.length === 1 && winners[0] === session.snapshot().seat) return t('table.youWin');
    return t('table.wins', { count: winners.length, name: winners.map(nameOf).join(', ') });
  }

  // Until it is counted, whose window shines stays open.
  const isCounted = counted >= lines;
  const shown = isCounted ? (winners[0] ?? 0) : (session.snapshot().seat ?? 0);
  // Where nobody has won, nobody's board is shown as if.
  const isNobodys = isCounted && !isAlone && winners.length === 0;
  const verdict = verdictOf();
  // What decided between equals is not left for somebody to look for.
  const tied = isByPoints && ties.length > 0;
  return (
    <Dialog
      opener={{ className: 'button', children: t('table.showResult') }}
      isOpenAtFirst
      className="ceremony"
      data-game={ui.game.id}
      data-early={isEarly || undefined}
      data-nobodys={isNobodys || undefined}
      data-told={(isCounted && outcome !== undefined) || undefined}
      data-counting={!isCounted || undefined}
      heading={isCounted ? verdict : ui.text[language].scoreLine(ids[counted])}
    >
      {(close) => (
        <>
          {!isEarly && !isNobodys && (
            <div className="ceremony-picture">
              <ui.Finale
                view={view}
                seat={shown}
                name={nameOf(shown)}
                language={language}
                settings={{ marks, motion, confirm: false, faster: false }}
                isCounted={isCounted}
                line={isCounted ? undefined : ids[counted]}
                lit={isCounted ? NOTHING : (ui.piecesCounted?.(view, shown, ids[counted]) ?? NOTHING)}
              />
            </div>
          )}
          <div className="ceremony-result">
            {isCounted && outcome && outcome.notes.length > 0 && (
              <ul className="ceremony-notes">
                {outcome.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {isEarly ? (
              <Standings {...{ names, winners, outcome }} />
            ) : (
              <Race {...{ ui, view, names, counted, outcome }} winners={isCounted ? winners : NOBODY} />
            )}
            {isCounted && tied && (
              <ul className="ceremony-notes">
                {ties.map((values, i) => (
                  <li key={ui.ties[language][i]}>
                    {t('table.tie', { what: ui.ties[language][i] })}{' '}
                    {values.map((value, seat) => (
                      <span key={seat} className="ceremony-tied">
                        <SeatMark seat={seat} /> <span className="visually-hidden">{nameOf(seat)}</span> {value}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            )}
            {isCounted && changed}
            {isCounted && !isEarly && (
              <Suspense>
                <BirdNews table={session.id} />
                <Decided table={session.id} />
                {session.isFork && <SameDeal table={session.id} />}
              </Suspense>
            )}
            {isCounted && !isEarly && (
              <details className="ceremony-details">
                <summary>{t('table.details')}</summary>
                <ScoreTable {...{ ui, view, names }} ties={isByPoints ? ties : []} />
              </details>
            )}
          </div>
          <div className="row">
            {isCounted ? (
              <>
                {ending ?? (
                  <>
                    <button type="button" className="button" data-look="main" disabled={isDealing} onClick={again}>
                      {t(session.isFork ? 'fork.again' : 'table.again')}
                    </button>
                    {!session.isFork && !session.isShared && (
                      <button type="button" className="button" disabled={isDealing} onClick={sameDeal}>
                        {t('fork.sameDeal')}
                      </button>
                    )}
                  </>
                )}
                {!isEarly && (
                  <Link className="button" to="/review/$id" params={{ id: session.id }} search={{}}>
                    {t('review.open')}
                  </Link>
                )}
                <Link className="button" to="/replay/$id" params={{ id: session.id }} search={{}}>
                  {t('table.replay')}
                </Link>
                <Link className="button" to="/">
                  {t('table.home')}
                </Link>
              </>
            ) : (
              <button type="button" className="button" onClick={() => setCounted(lines)}>
                {t('table.skip')}
              </button>
            )}
            {hasFailed && <p role="alert">{t('trouble.load')}</p>}
            <button type="button" className="button" data-look="plain" onClick={close}>
              {t('table.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface Result {
  readonly winners: readonly number[];
  /** What decided between equal totals: by seat, as far as it took. */
  readonly ties: readonly (readonly number[])[];
  readonly isAlone: boolean;
  /** An opponent without a seat has a sheet, too. */
  nameOf(seat: number): string;
}

/** The final sheets: everything is public once the game is over, so any imagined state is the true one. */
function resultOf(session: Session, ui: GameUi, view: unknown, names: readonly string[]): Result {
  const sheets = ui.game.score(ui.game.imagine(view, session.snapshot().seat, { int: () => 0 }));
  return {
    winners: winnersOf(sheets),
    ties: tiesOf(sheets),
    isAlone: sheets.length === 1,
    nameOf: (seat) => sheets[seat].automa ?? names[seat],
  };
}
