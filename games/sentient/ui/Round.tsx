import { SeatMark } from '@stolik/games/ui';
import { ROUNDS, type View } from '../rules/index.ts';
import { fill, type Speech } from './speech.ts';
import './round.css';

export interface RoundProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly speech: Speech;
}

/** Which round it is, whose turn comes when, and how the next round's stack grows. */
export function Round({ view, names, speech: { words } }: RoundProps) {
  const isLast = view.round === ROUNDS;
  return (
    <header className="sentient-round">
      <h2 className="panel-heading">{fill(words.round, { round: view.round })}</h2>
      {view.step !== 'over' && (
        <>
          <Stack label={words.order} seats={view.order} names={names} acting={view.actors} />
          {!isLast && <Stack label={words.next} seats={view.next} names={names} empty={words.nextEmpty} />}
          <span className="sentient-deck">{fill(words.deck, { deck: view.deck })}</span>
        </>
      )}
    </header>
  );
}

interface StackProps {
  readonly label: string;
  /** From the top: who is on top goes first. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly acting?: readonly number[];
  readonly empty?: string;
}

function Stack({ label, seats, names, acting = [], empty }: StackProps) {
  return (
    <span className="sentient-stack">
      <span>{label}:</span>
      {seats.length === 0 && <span>{empty}</span>}
      <ol>
        {seats.map((seat) => (
          <li key={seat} aria-current={acting.includes(seat) || undefined}>
            <SeatMark seat={seat} />
            <span className="sentient-stack-name">{names[seat]}</span>
          </li>
        ))}
      </ol>
    </span>
  );
}
