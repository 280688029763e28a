import type { Language } from '@stolik/core';
import { useArrows } from '@stolik/games/ui';
import type { PointerEvent } from 'react';
import type { View } from '../rules/index.ts';
import { guessedOf, isCorrected, rowOf } from './cards.ts';
import { Investor } from './Investor.tsx';
import { Round } from './Round.tsx';
import { Stand } from './Stand.tsx';
import { capital, fill, type Speech } from './speech.ts';
import { Wire } from './Traces.tsx';
import type { TurnInMind } from './use-turn.ts';
import './factory.css';

export interface FactoryProps {
  readonly view: View;
  /** As far as it has been watched. */
  readonly watched: View;
  readonly seat: number | undefined;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  readonly turn: TurnInMind;
  readonly isLit: boolean;
  /** Somebody points at something, which is told in words, or no longer. */
  onTell(sentence: string | undefined): void;
  /** A pointer goes down on a bot: perhaps a drag begins. */
  onGrab(event: PointerEvent, slot: number): void;
}

/** Four bots with five investors between and beside them, pawns above: one row of nine, with arrow keys. */
export function Factory({ view, watched, seat, names, language, speech, turn, isLit, onTell, onGrab }: FactoryProps) {
  const { words } = speech;
  // Where the agent is to go is seen before it goes.
  const planned = turn.plan.from === undefined ? view : turn.position;
  const row = useArrows(view.factory.length * 2 + 1, 1);

  /** What is at a stop of the row, in words: investors at even ones, bots at odd ones. */
  function sayStop(stop: number): string {
    if (stop % 2 === 0) return speech.investor(planned.investors[stop / 2], names);
    const place = view.factory[(stop - 1) / 2];
    return `${speech.bot(rowOf(view, place.card))}; ${speech.pawns(place, names)}`;
  }
  /** How an investor is won, or what of a bot is ours. */
  function sayMore(stop: number): string {
    if (stop % 2 === 0) return words.influenceRule;
    const { card } = view.factory[(stop - 1) / 2];
    if (isCorrected(view, card)) return words.corrected;
    const guessed = guessedOf(view, card);
    return guessed.length > 0 ? speech.guessed(guessed) : '';
  }
  const reading = (stop: number) => {
    const tell = () => onTell([`${capital(sayStop(stop))}.`, sayMore(stop)].filter(Boolean).join(' '));
    return {
      ...row.stop(stop),
      onFocus: () => {
        row.stop(stop).onFocus();
        tell();
      },
      onBlur: () => onTell(undefined),
      onPointerEnter: tell,
      onPointerLeave: () => onTell(undefined),
    };
  };
  const hasInvestors = view.investors.length > 0;

  return (
    <section className="sentient-factory" aria-label={words.factory}>
      <Round view={watched} names={names} speech={speech} />
      <div
        className="sentient-row"
        role="group"
        aria-label={words.factory}
        data-key="pieces"
        data-over={!hasInvestors || undefined}
        {...row.row}
      >
        <Wire />
        {hasInvestors && <Wires />}
        {view.factory.map((place, i) => [
          hasInvestors && investor(i),
          <Stand
            key={`bot ${i}`}
            {...{ view, place, seat, turn, isLit, language, speech }}
            slot={i + 1}
            planned={planned.factory[i]}
            button={{
              ...reading(2 * i + 1),
              'aria-label': [fill(words.factorySlot, { slot: i + 1 }), sayStop(2 * i + 1), isLit ? words.legal : '']
                .filter(Boolean)
                .join(', '),
              onClick: () => turn.chooseBot(i + 1),
              // A finger on a card scrolls the page, and a tap is enough; other pointers may drag it.
              onPointerDown: (event) => isLit && event.pointerType !== 'touch' && onGrab(event, i + 1),
            }}
          />,
        ])}
        {hasInvestors && investor(view.factory.length)}
      </div>
    </section>
  );

  function investor(position: number) {
    return (
      <button
        key={`investor ${position}`}
        type="button"
        className="sentient-investor"
        data-investor={view.investors[position].type}
        data-position={position}
        data-courted={turn.plan.from === position || turn.plan.from === position + 1 || undefined}
        aria-label={sayStop(2 * position)}
        {...reading(2 * position)}
      >
        <Investor
          now={view.investors[position]}
          planned={watched === view ? planned.investors[position] : watched.investors[position]}
        />
      </button>
    );
  }
}

/** On a phone, where investors stand below the bots: which two each bot speaks to. */
function Wires() {
  return (
    <svg className="sentient-wires" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      {[0, 1, 2, 3].map((bot) => (
        <path key={bot} d={`M${20 + 40 * bot} 10L${25 + 50 * bot} 0L${60 + 40 * bot} 10`} />
      ))}
    </svg>
  );
}
