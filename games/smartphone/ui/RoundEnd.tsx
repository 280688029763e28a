import { SeatMark } from '@stolik/games/ui';
import { useEffect, useRef } from 'react';
import { type BoardContext, fill } from './context.ts';
import { gainOf } from './standing.ts';
import './round-end.css';

export interface RoundEndProps {
  readonly context: BoardContext;
  /** The round that is over. */
  readonly round: number;
  /** Opens the table with everything in it. */
  onResults(): void;
  onClose(): void;
}

/** A round is over: what it brought everybody, beside the map on which it is seen. */
export function RoundEnd({ context, round, onResults, onClose }: RoundEndProps) {
  const { view, words, ui, nameOf } = context;
  const button = useRef<HTMLButtonElement>(null);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel phone-round-end" aria-label={fill(ui.roundOver, { round })}>
      <h2>{fill(ui.roundOver, { round })}</h2>
      <ul>
        {view.companies.map(({ total }, company) => (
          <li key={company} data-own={company === context.seat || undefined}>
            <SeatMark seat={company} />
            <span>{nameOf(company)}</span>
            <b>+{gainOf(view, company, round)}</b>
            <small>
              {total} {words.labels.vp}
            </small>
          </li>
        ))}
      </ul>
      <div>
        <button type="button" className="button" onClick={onResults}>
          {ui.results}
        </button>
        <button ref={button} type="button" className="button" data-look="main" data-report-close onClick={onClose}>
          {fill(ui.goOn, { phase: words.phases[view.phase - 1] })}
        </button>
      </div>
    </section>
  );
}
