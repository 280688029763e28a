import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import type { Die as DieName, View } from '../rules/index.ts';
import { Die } from './Die.tsx';
import type { Speech } from './speech.ts';
import './track.css';

export interface TrackProps {
  readonly view: View;
  /** As far as it has been watched. */
  readonly told: View;
  readonly names: readonly string[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  isLit(round: number, die: DieName): boolean;
  onDie(round: number, die: DieName): void;
}

const ROUNDS = Array.from({ length: 10 }, (_, i) => i + 1);

/** The round track, a ledge with a niche for every round's leftovers, and the snake of this round's turns. */
export function Track({ view, told, names, marks, language, speech, isLit, onDie }: TrackProps) {
  const { words } = speech;
  const isOver = view.step === 'over';
  return (
    <section className="sagrada-track" aria-label={words.track}>
      <div className="sagrada-round">
        <h2 className="sagrada-heading">{isOver ? words.track : <Plate round={view.round} label={words.round} />}</h2>
        {isPlayed(view) && <Order view={isPlayed(told) ? told : view} names={names} speech={speech} />}
      </div>
      <ol className="sagrada-slots" aria-label={words.track} data-tab="track">
        {ROUNDS.map((round) => {
          const dice = view.track[round - 1] ?? [];
          return (
            <li
              key={round}
              className="sagrada-slot"
              data-round={round}
              data-now={(!isOver && round === told.round) || undefined}
              data-abreast={Math.ceil(Math.sqrt(dice.length)) || undefined}
            >
              <span className="sagrada-slot-number">{round}</span>
              {dice.length === 0 && round <= view.track.length && (
                <span className="sagrada-marker" role="img" aria-label={words.noLeftovers} title={words.noLeftovers} />
              )}
              {dice.map((die, i) =>
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
          );
        })}
      </ol>
    </section>
  );
}

/** The number of the round on a plate with two sides: the round before is on its back, so that it can be turned. */
function Plate({ round, label }: { readonly round: number; readonly label: string }) {
  const [before, after] = label.split('{round}');
  return (
    <>
      <span className="visually-hidden">{label.replace('{round}', String(round))}</span>
      <span aria-hidden="true">
        {before}
        <span className="sagrada-plate" key={round}>
          <span>{round}</span>
          <span>{round > 1 && round - 1}</span>
        </span>
        {after}
      </span>
    </>
  );
}

/** Whether turns are taken in it. */
function isPlayed({ step }: View): boolean {
  return step !== 'over' && step !== 'pattern';
}

/** Whose turns are over, whose it is and whose are to come. */
function Order({ view, names, speech: { words } }: Pick<TrackProps, 'view' | 'names' | 'speech'>) {
  return (
    <ol className="sagrada-order" aria-label={words.turnOrder}>
      {view.order.map((seat, turn) => (
        <li
          key={turn}
          data-now={turn === view.turn || undefined}
          data-past={turn < view.turn || undefined}
          data-skipped={(view.seats[seat].skips && turn >= view.order.length / 2) || undefined}
          aria-current={turn === view.turn || undefined}
          title={names[seat]}
        >
          {names.length > 1 ? (
            <>
              <SeatMark seat={seat} />
              <span className="visually-hidden">{names[seat]}</span>
            </>
          ) : (
            words.turn.replace('{n}', String(turn + 1))
          )}
        </li>
      ))}
    </ol>
  );
}
