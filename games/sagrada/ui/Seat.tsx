import { SeatFace, SeatMark } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { View } from '../rules/index.ts';
import type { Speech } from './speech.ts';
import { Tokens } from './Tokens.tsx';
import './cards.css';

export interface SeatProps {
  readonly name: string;
  readonly view: View;
  readonly seat: number;
  readonly speech: Speech;
  readonly isOwn?: boolean;
  /** On a phone one seat is shown at a time. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A seat: whose it is, tokens, points, and its window. */
export function Seat({ name, view, seat, speech, isOwn, isShown, children }: SeatProps) {
  const { words } = speech;
  const { tokens, total, skips, privates } = view.seats[seat];
  return (
    <section
      className="panel sagrada-seat"
      data-own={isOwn}
      data-plate={seat}
      data-shown={isShown || undefined}
      data-acts={view.actors.includes(seat) || undefined}
      aria-label={name}
    >
      <header className="sagrada-seat-head">
        <h2 className="panel-heading">
          {view.seats.length > 1 && <SeatMark seat={seat} />} <SeatFace seat={seat} /> {name}
        </h2>
        {view.target === undefined ? (
          <Tokens count={tokens} label={`${words.tokens}: ${tokens}`} />
        ) : (
          <span>{`${words.target}: ${view.target}`}</span>
        )}
        {!isOwn &&
          privates?.map((color) => (
            <span key={color} className="sagrada-secret" data-private={color}>
              {speech.goal(color)}
            </span>
          ))}
        {skips && <span className="sagrada-note">{words.skips}</span>}
        <span className="sagrada-points">
          {total}
          {!privates && <span title={words.withoutPrivate}> + ?</span>}{' '}
          <span className="sagrada-unit">
            {words.points}
            {!privates && <span className="visually-hidden">, {words.withoutPrivate}</span>}
          </span>
        </span>
      </header>
      {children}
    </section>
  );
}
