import type { Language } from '@stolik/core';
import { SeatFace, SeatMark } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { View } from '../rules/index.ts';
import { Cast, colorsOf } from './Cast.tsx';
import { Printed } from './Die.tsx';
import { earnedOf, panesToFill } from './points.ts';
import type { Speech } from './speech.ts';
import { Tokens } from './Tokens.tsx';
import './cards.css';

export interface SeatProps {
  readonly name: string;
  readonly view: View;
  readonly seat: number;
  readonly speech: Speech;
  readonly marks: boolean;
  readonly language: Language;
  readonly isOwn?: boolean;
  /** On a phone one seat is shown at a time. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A seat: whose it is, tokens, points, and its window. */
export function Seat({ name, view, seat, speech, marks, language, isOwn, isShown, children }: SeatProps) {
  const { words } = speech;
  const { tokens, skips, privates } = view.seats[seat];
  const earned = earnedOf(view, seat);
  const panes = panesToFill(view, seat);
  const emptyCost = view.target === undefined ? words.emptyCost : words.emptyCostSolo;
  return (
    <section
      className="sagrada-seat"
      data-own={isOwn}
      data-plate={seat}
      data-shown={isShown || undefined}
      data-acts={view.actors.includes(seat) || undefined}
      aria-label={name}
    >
      <header className="sagrada-seat-head">
        <h2 className="sagrada-heading">
          {view.seats.length > 1 && <SeatMark seat={seat} />} <SeatFace seat={seat} /> {name}
        </h2>
        {view.target === undefined ? (
          <Tokens count={tokens} label={`${words.tokens}: ${tokens}`} />
        ) : (
          <span className="visually-hidden">{`${words.target}: ${view.target}`}</span>
        )}
        {!isOwn &&
          privates?.map((color) => (
            <span key={color} className="sagrada-lack" title={speech.goal(color)}>
              <Printed mark={color} marks={marks} language={language} />
              <span className="visually-hidden">{speech.goal(color)}</span>
            </span>
          ))}
        {skips && <span className={isOwn ? 'sagrada-note' : 'visually-hidden'}>{words.skips}</span>}
        <span className="sagrada-score" title={panes > 0 ? emptyCost : undefined}>
          <strong>
            {earned}
            {!privates && <span title={words.withoutPrivate}> + ?</span>}
          </strong>{' '}
          <span className="sagrada-unit">{words.points}</span>
          {!privates && <span className="visually-hidden">, {words.withoutPrivate}</span>}
          {view.target !== undefined && (
            <span className="sagrada-chases" aria-hidden="true">
              {' : '}
              <strong>{view.target}</strong> <span className="sagrada-unit">{words.targetShort}</span>
            </span>
          )}
          {panes > 0 && (
            <span className="sagrada-unit sagrada-panes">
              <span className="visually-hidden">, </span>
              <PaneSign />
              {panes}
              <span className={isOwn ? undefined : 'visually-hidden'}> {words.toFill}</span>
              <span className="visually-hidden">. {emptyCost}</span>
            </span>
          )}
        </span>
      </header>
      {view.target !== undefined && <Target earned={earned} target={view.target} />}
      {children}
      {isOwn && <Cast panes={colorsOf(view.seats[seat].dice)} />}
    </section>
  );
}

interface TargetProps {
  readonly earned: number;
  readonly target: number;
}

/** The way on which one's points and those of the track run: so far it goes, unless one of them is further. */
const WAY = 60;

/**
 * Alone: the points of the track are to be beaten, and move on with every die that is left there. Its head says the same
 * in words.
 */
function Target({ earned, target }: TargetProps) {
  const end = Math.max(WAY, earned, target);
  return (
    <div className="sagrada-target" aria-hidden="true">
      <div className="sagrada-way" data-beaten={earned > target || undefined}>
        <span className="sagrada-run" style={{ transform: `scaleX(${Math.max(0, earned / end)})` }} />
        <span className="sagrada-chased" style={{ left: `${(target / end) * 100}%` }}>
          <svg viewBox="0 0 16 28" aria-hidden="true">
            <path d="M2 28V1h12l-4 5 4 5H4" />
          </svg>
        </span>
      </div>
    </div>
  );
}

interface LeftProps {
  readonly view: View;
  readonly seat: number;
  readonly words: Speech['words'];
}

/** In short: panes still to fill, and the tokens. */
export function Left({ view, seat, words }: LeftProps) {
  const panes = panesToFill(view, seat);
  const { tokens } = view.seats[seat];
  return (
    <span className="sagrada-left-over">
      {panes > 0 && (
        <span className="sagrada-unit">
          <PaneSign />
          {panes} <span>{words.toFill}</span>
        </span>
      )}
      {tokens > 0 && <Tokens count={tokens} label={`${words.tokens}: ${tokens}`} />}
    </span>
  );
}

/** A pane without glass. */
export function PaneSign() {
  return (
    <svg className="sagrada-pane-sign" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" />
      <path d="M5 11 11 5" />
    </svg>
  );
}
