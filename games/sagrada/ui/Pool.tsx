import type { Language } from '@stolik/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Die as DieName, View } from '../rules/index.ts';
import { Bag } from './Bag.tsx';
import { Die } from './Die.tsx';
import { keepPlaces, type Places } from './places.ts';
import type { Speech } from './speech.ts';
import './pool.css';

export interface PoolProps {
  readonly dice: readonly DieName[];
  readonly bag: View['bag'];
  /** The die that a tool put into the hand. */
  readonly hand: DieName | undefined;
  readonly selected: DieName | undefined;
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  isLit(die: DieName): boolean;
  onDie(die: DieName): void;
  /** A pointer goes down on a die: perhaps a drag begins. */
  onGrab(event: PointerEvent, die: DieName): void;
}

/** The draft pool, as if just thrown. Arrow keys go from die to die. */
export function Pool({ dice, bag, hand, selected, marks, language, speech, isLit, onDie, onGrab }: PoolProps) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Places>([]);
  const places = keepPlaces(before.current, dice);
  before.current = places;
  const gap = places.indexOf(undefined);
  /** What is in hand is held over the place it was taken from. */
  const handAt = hand === undefined ? -1 : gap < 0 ? places.length : gap;
  const held = hand && (
    <span
      key="hand"
      className="piece sagrada-loose"
      data-hand=""
      data-selected
      role="img"
      aria-label={`${speech.words.inHand}: ${speech.die(hand)}`}
      title={speech.words.inHand}
    >
      <Die die={hand} marks={marks} language={language} />
    </span>
  );

  /** Of equal dice only the first looks selected: taking any of them is the same move. */
  const isSelected = (i: number) => selected !== undefined && i === places.indexOf(selected);

  function step(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
  }

  return (
    <section className="sagrada-pool" aria-label={speech.words.pool} data-key="pieces">
      <h2 className="visually-hidden">{speech.words.pool}</h2>
      <div className="sagrada-dice" role="group" aria-label={speech.words.pool} ref={list} onKeyDown={step}>
        {places.map((die, i) =>
          die === undefined ? (
            i === handAt ? (
              held
            ) : (
              <span key={i} className="sagrada-loose" />
            )
          ) : (
            <button
              key={i}
              type="button"
              className="piece sagrada-loose"
              style={{ rotate: `${tiltOf(die, i)}deg` }}
              data-pool={die}
              data-lit={isLit(die) || undefined}
              data-selected={isSelected(i) || undefined}
              aria-pressed={isSelected(i)}
              aria-label={speech.die(die)}
              onClick={() => onDie(die)}
              onPointerDown={(event) => isLit(die) && onGrab(event, die)}
            >
              <Die die={die} marks={marks} language={language} />
            </button>
          ),
        )}
        {handAt === places.length && held}
        <Bag bag={bag} speech={speech} />
      </div>
    </section>
  );
}

/** How a die came to rest: by what it is and where it lies, so that it stays so when others leave. */
function tiltOf(die: DieName, place: number): number {
  return ((die.charCodeAt(0) * 5 + Number(die[1]) * 7 + place * 11) % 15) - 7;
}
