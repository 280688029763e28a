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
          <Stack name="order" label={words.order} seats={view.order} names={names} acting={view.actors} />
          {!isLast && (
            <Stack
              name="next"
              label={words.next}
              seats={view.next}
              names={names}
              open={view.seats.length - view.next.length}
              title={words.passNext}
            />
          )}
          <span className="sentient-deck">{fill(words.deck, { deck: view.deck })}</span>
        </>
      )}
    </header>
  );
}

interface StackProps {
  readonly name: string;
  readonly label: string;
  /** From the top: who is on top goes first. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly acting?: readonly number[];
  /** Places on top that nobody has yet. */
  readonly open?: number;
  readonly title?: string;
}

function Stack({ name, label, seats, names, acting = [], open = 0, title }: StackProps) {
  return (
    <span className="sentient-stack" data-stack={name} title={title}>
      <span>{label}:</span>
      <ol>
        {Array.from({ length: open }, (_, place) => (
          <li key={`open ${place}`}>?</li>
        ))}
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
