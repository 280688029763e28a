import { type ReactNode, useEffect, useRef } from 'react';
import type { BoardContext } from './context.ts';
import './report.css';

export interface ReportProps {
  readonly context: BoardContext;
  readonly title: string;
  /** The rule behind it, for whoever asks. */
  readonly note?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Something to read, laid over the map until it is put away. */
export function Report({ context: { view, words, ui }, title, note, children, onClose }: ReportProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel phone-report" aria-label={title}>
      <header>
        <h2 className="panel-heading">{title}</h2>
        {note && (
          <details className="phone-why">
            <summary aria-label={ui.signs}>?</summary>
            <p>{note}</p>
          </details>
        )}
        {/* While plans are made the planner beside it has the main button. */}
        <button
          ref={button}
          type="button"
          className="button"
          data-look={view.step === 'plan' ? undefined : 'main'}
          data-report-close
          onClick={onClose}
        >
          {view.step === 'over' ? (
            ui.close
          ) : (
            <span>
              {ui.goOn}
              <span className="phone-go-phase">: {words.phases[view.phase - 1]}</span>
            </span>
          )}
        </button>
      </header>
      {children}
    </section>
  );
}
