import type { Language } from '@stolik/core';
import { useArrows } from '@stolik/games/ui';
import { type PointerEvent, useState } from 'react';
import type { View } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { Bot } from './Bot.tsx';
import { rowOf } from './cards.ts';
import { Investor } from './Investor.tsx';
import { Pawns } from './Pawns.tsx';
import { Round } from './Round.tsx';
import { capital, fill, type Speech } from './speech.ts';
import './factory.css';

export interface FactoryProps {
  readonly view: View;
  /** The same with the agent where the plan wants it. */
  readonly planned: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  readonly isLit: boolean;
  /** The place of the bot the player has in mind. */
  readonly selected: number | undefined;
  onBot(slot: number): void;
  /** A pointer goes down on a bot: perhaps a drag begins. */
  onGrab(event: PointerEvent, slot: number): void;
}

/** Four bots with five investors between and beside them, pawns above: one row of nine, with arrow keys. */
export function Factory(props: FactoryProps) {
  const { view, planned, names, language, speech, isLit, selected, onBot, onGrab } = props;
  const { words } = speech;
  const row = useArrows(view.factory.length * 2 + 1, 1);
  const [read, setRead] = useState<number>();

  /** What is at a stop of the row, in words: investors at even ones, bots at odd ones. */
  function sayStop(stop: number): string {
    if (stop % 2 === 0) return speech.investor(planned.investors[stop / 2], names);
    const place = view.factory[(stop - 1) / 2];
    return `${speech.bot(rowOf(view, place.card))}; ${speech.pawns(place, names)}`;
  }
  const reading = (stop: number) => ({
    ...row.stop(stop),
    onFocus: () => {
      row.stop(stop).onFocus();
      setRead(stop);
    },
    onBlur: () => setRead(undefined),
    onPointerEnter: () => setRead(stop),
    onPointerLeave: () => setRead(undefined),
  });
  const told = read ?? (selected === undefined ? undefined : selected * 2 - 1);
  const hasInvestors = view.investors.length > 0;

  return (
    <section className="panel sentient-circuit sentient-factory" aria-label={words.factory}>
      <Round view={view} names={names} speech={speech} />
      <div
        className="sentient-row"
        role="group"
        aria-label={words.factory}
        data-key="pieces"
        data-over={!hasInvestors || undefined}
        {...row.row}
      >
        {hasInvestors && <Wires />}
        {view.factory.map((place, i) => [
          hasInvestors && investor(i),
          <div key={`bot ${i}`} className="sentient-stand" data-place={i + 1}>
            <Pawns place={place} planned={planned.factory[i]} />
            <button
              type="button"
              className="piece sentient-card"
              data-factory={i + 1}
              data-card={place.card}
              data-lit={isLit || undefined}
              data-selected={selected === i + 1 || undefined}
              aria-pressed={selected === i + 1}
              aria-label={[fill(words.factorySlot, { slot: i + 1 }), sayStop(2 * i + 1), isLit ? words.legal : '']
                .filter(Boolean)
                .join(', ')}
              {...reading(2 * i + 1)}
              onClick={() => onBot(i + 1)}
              // A finger on a card scrolls the page, and a tap is enough; other pointers may drag it.
              onPointerDown={(event) => isLit && event.pointerType !== 'touch' && onGrab(event, i + 1)}
            >
              <Bot view={view} card={place.card} language={language} speech={speech} />
            </button>
          </div>,
        ])}
        {hasInvestors && investor(view.factory.length)}
      </div>
      <div className="sentient-factory-foot">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keyboard */}
        <p className="sentient-told" tabIndex={0}>
          {told === undefined ? words.factoryHelp : `${capital(sayStop(told))}.`}
          {told !== undefined && told % 2 === 0 && <span className="sentient-rule"> {words.influenceRule}</span>}
        </p>
        {view.corrections?.length !== 60 && (
          <details className="sentient-legend">
            <summary>
              <span className="sentient-ours">*</span>
              <span className="sentient-legend-words"> {words.legend}</span>
            </summary>
            <p>{gameWords[language].deckNote}</p>
          </details>
        )}
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
        aria-label={sayStop(2 * position)}
        {...reading(2 * position)}
      >
        <Investor now={view.investors[position]} planned={planned.investors[position]} speech={speech} />
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
