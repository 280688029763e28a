import type { Language } from '@stolik/core';
import { SeatFace, SeatMark, useArrows, useSeatColor } from '@stolik/games/ui';
import { type CSSProperties, Fragment } from 'react';
import type { View } from '../rules/index.ts';
import { Key } from './Key.tsx';
import { Owned } from './Owned.tsx';
import type { Turned } from './rehearse.ts';
import { Slot } from './Slot.tsx';
import { type Played, Supply } from './Supply.tsx';
import { Sign } from './signs.tsx';
import { fill, type Speech } from './speech.ts';
import { Wire } from './Traces.tsx';
import type { TurnInMind } from './use-turn.ts';
import './network.css';

export interface NetworkProps {
  readonly view: View;
  readonly seat: number;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  /** What its owner has in mind; another's network is only looked at. */
  readonly turn: TurnInMind | undefined;
  /** How its pawns are played, where that can be done. */
  readonly play: Played | undefined;
  /** Somebody points at something, which is told in words, or no longer. */
  onTell(sentence: string | undefined): void;
  /** Back to the own network, where this is another's. */
  readonly onBack: (() => void) | undefined;
}

/** Five dice and the four slots between them. The own one is a row of buttons with arrow keys, others are looked at. */
export function Network(props: NetworkProps) {
  const { view, seat, names, speech, turn } = props;
  const { words } = speech;
  const { rounds, company, passed, total } = view.seats[seat];
  const { dice, bots } = rounds[rounds.length - 1];
  const row = useArrows(bots.length);
  const color = useSeatColor()(seat);
  const effect = turn?.target === undefined ? undefined : turn.effects.get(turn.target);
  const turnedAt = (place: number): Turned | undefined =>
    effect && (place === effect.slot - 1 ? effect.left : place === effect.slot ? effect.right : undefined);
  const label = fill(words.networkOf, { name: names[seat] });

  return (
    <section
      className="sentient-network"
      data-own={turn ? '' : undefined}
      data-plate={seat}
      data-acts={view.actors.includes(seat) || undefined}
      style={{ '--owner': color } as CSSProperties}
      aria-label={label}
    >
      <header className="sentient-network-head">
        <div className="sentient-owner">
          <SeatMark seat={seat} /> <SeatFace seat={seat} size={40} />
          <h2 className="panel-heading">{names[seat]}</h2>
          <span className="sentient-company">{company}</span>
        </div>
        <Supply {...(turn?.supply ?? view.seats[seat])} seat={seat} words={words} play={props.play} />
        <Owned view={view} seat={seat} language={props.language} speech={speech} />
        {passed && <span className="sentient-passed">{words.passed}</span>}
        <span className="sentient-total">
          {total} <span className="sentient-unit">{words.points}</span>
        </span>
        {props.onBack && (
          <button type="button" className="button" data-move="back" onClick={props.onBack}>
            {words.backToMine}
          </button>
        )}
      </header>
      <div className="sentient-links" role="group" aria-label={label} data-key="board" {...row.row}>
        <Wire />
        {dice.map((value, place) => (
          <Fragment key={place}>
            <Place value={value} place={place} seat={seat} turned={turnedAt(place)} words={words} />
            {place < bots.length && (
              <div className="sentient-socket">
                <Slot {...props} slot={place + 1} stop={row.stop(place)} />
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

type Words = Speech['words'];

interface PlaceProps {
  readonly value: number;
  readonly place: number;
  readonly seat: number;
  readonly turned: Turned | undefined;
  readonly words: Words;
}

/** A die; where a plan turns it, as it would be, and how. */
function Place({ value, place, seat, turned, words }: PlaceProps) {
  const change = turned && turned.from !== turned.to ? turned : undefined;
  const label = fill(words.die, { place: place + 1, value });
  const { from, to, wraps } = change ?? { from: value, to: value, wraps: false };
  return (
    <span
      className="sentient-place"
      data-die={`${seat}-${place + 1}`}
      data-value={to}
      data-turned={change ? '' : undefined}
      data-wraps={wraps || undefined}
      role="img"
      aria-label={change ? `${label}, ${fill(wraps ? words.wraps : words.becomes, { from, to })}` : label}
    >
      <Key value={to} place={place} />
      {change && (
        <span className="sentient-change" aria-hidden="true">
          {from}
          <Sign name={wraps ? 'round' : 'to'} />
          {to}
        </span>
      )}
    </span>
  );
}
