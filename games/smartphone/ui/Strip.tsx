import { SeatMark } from '@stolik/games/ui';
import { type BoardContext, fill, ROMAN } from './context.ts';
import { lessonOf } from './lessons.ts';
import './strip.css';

export const REPORTS = ['plans', 'results', 'signs'] as const;
export type ReportName = (typeof REPORTS)[number];

export interface StripProps {
  readonly context: BoardContext;
  readonly open: ReportName | undefined;
  /** Reports there is something to read in. */
  readonly reports: readonly ReportName[];
  onOpen(report: ReportName | undefined): void;
}

/** Where the game is: the round, the phase, whose turn comes when; and what can be read about it. */
export function Strip({ context, open, reports, onOpen }: StripProps) {
  const { view, words, ui, nameOf } = context;
  const isTurns = view.step !== 'plan' && view.step !== 'over';
  return (
    <section className="phone-strip" aria-label={fill(ui.round, { round: view.round })}>
      <ol className="phone-rounds" aria-label={fill(ui.round, { round: view.round })}>
        {ROMAN.map((roman, i) => (
          <li key={roman} aria-current={i + 1 === view.round ? 'step' : undefined} data-past={i + 1 < view.round}>
            {roman}
          </li>
        ))}
      </ol>
      <ol className="phone-phases" aria-label={ui.phases}>
        {words.phases.map((name, i) => (
          <li key={name} title={lessonOf(i + 1, ui)} aria-current={i + 1 === view.phase ? 'step' : undefined}>
            <b>{i + 1}</b> <span>{i + 1 === view.phase ? name : ui.shortPhases[i]}</span>
          </li>
        ))}
      </ol>
      {isTurns && (
        <ol className="phone-order" aria-label={ui.order} title={ui.orderWhy}>
          {view.order.map((company, turn) => (
            <li
              key={company}
              title={nameOf(company)}
              data-turn-of={company}
              aria-current={turn === view.turn ? 'true' : undefined}
              data-past={turn < view.turn}
            >
              <SeatMark seat={company} />
              <span>{nameOf(company)}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="phone-reports" role="group" aria-label={ui.panels}>
        {reports.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            data-report-open={name}
            onClick={() => onOpen(open === name ? undefined : name)}
          >
            {name === 'signs' ? (
              <>
                <span aria-hidden="true" className="phone-ask">
                  ?
                </span>
                <span className="phone-report-name">{ui.signs}</span>
              </>
            ) : (
              ui[name]
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
