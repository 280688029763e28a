import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import type { Die as DieName, View } from '../rules/index.ts';
import { Die } from './Die.tsx';
import type { Speech } from './speech.ts';
import './track.css';

export interface TrackProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  isLit(round: number, die: DieName): boolean;
  onDie(round: number, die: DieName): void;
}

const ROUNDS = Array.from({ length: 10 }, (_, i) => i + 1);

/** The round track with every round's leftovers, and the snake of this round's turns. */
export function Track({ view, names, marks, language, speech, isLit, onDie }: TrackProps) {
  const { words } = speech;
  const isOver = view.step === 'over';
  return (
    <section className="panel sagrada-track" aria-label={words.track}>
      <h2 className="panel-heading">{isOver ? words.track : words.round.replace('{round}', String(view.round))}</h2>
      <ol className="sagrada-slots" aria-label={words.track} data-tab="track">
        {ROUNDS.map((round) => (
          <li
            key={round}
            className="sagrada-slot"
            data-round={round}
            data-now={(!isOver && round === view.round) || undefined}
          >
            <span className="sagrada-slot-number">{round}</span>
            {(view.track[round - 1] ?? []).map((die, i) =>
              isLit(round, die) ? (
                <button
                  key={`${die} ${i}`}
                  type="button"
                  className="piece sagrada-small"
                  data-lit
                  aria-label={`${words.roundSlot.replace('{round}', String(round))}, ${speech.die(die)}`}
                  onClick={() => onDie(round, die)}
                >
                  <Die die={die} marks={marks} language={language} />
                </button>
              ) : (
                <span key={`${die} ${i}`} className="sagrada-small" role="img" aria-label={speech.die(die)}>
                  <Die die={die} marks={marks} language={language} />
                </span>
              ),
            )}
          </li>
        ))}
      </ol>
      {!isOver && view.step !== 'pattern' && (
        <ol className="sagrada-order" aria-label={words.turnOrder}>
          {view.order.map((seat, turn) => (
            <li
              key={turn}
              data-now={turn === view.turn || undefined}
              data-past={turn < view.turn || undefined}
              aria-current={turn === view.turn || undefined}
            >
              {names.length > 1 ? (
                <>
                  <SeatMark seat={seat} />
                  <span className="sagrada-order-name">{names[seat]}</span>
                </>
              ) : (
                words.turn.replace('{n}', String(turn + 1))
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
