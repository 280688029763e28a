import { SeatMark } from '@stolik/games/ui';
import type { ReactNode, TouchEvent } from 'react';
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
      className="sagrada-seat"
      data-own={isOwn}
      data-shown={isShown || undefined}
      data-acts={view.actors.includes(seat) || undefined}
      aria-label={name}
    >
      <header className="sagrada-seat-head">
        <h2 className="sagrada-heading">
          {view.seats.length > 1 && <SeatMark seat={seat} />} {name}
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

export interface StripProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly shown: number;
  readonly label: string;
  onShow(seat: number): void;
}

/** On a phone: whose window to look at. Swiping does the same. */
export function Strip({ view, names, shown, label, onShow }: StripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form
    <div className="sagrada-strip" role="group" aria-label={label}>
      {view.seats.map(({ total, privates }, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          data-acts={view.actors.includes(seat) || undefined}
          onClick={() => onShow(seat)}
        >
          <SeatMark seat={seat} />
          <span className="sagrada-strip-name">{names[seat]}</span>
          <strong>
            {total}
            {!privates && '+?'}
          </strong>
        </button>
      ))}
    </div>
  );
}

const SWIPE = 60;

/** Handlers that tell a swipe to the left (1) or right (-1) from a tap, a scroll and a dragged die. */
export function swipes(onSwipe: (by: 1 | -1) => void) {
  let start: { x: number; y: number } | undefined;
  return {
    onTouchStart(event: TouchEvent): void {
      const isPiece = (event.target as Element).closest('[data-lit]') !== null;
      const { clientX, clientY } = event.touches[0];
      start = isPiece ? undefined : { x: clientX, y: clientY };
    },
    onTouchEnd(event: TouchEvent): void {
      if (!start) return;
      const { clientX, clientY } = event.changedTouches[0];
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
