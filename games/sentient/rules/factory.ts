import type { Chance } from '@stolik/core';
import { addCard, drawCard, isEmptySet } from './deck.ts';
import type { Emit } from './events.ts';
import { DISCARDS, DRAW, SLOTS, type State } from './state.ts';

/** Takes a bot from the deck; an empty one is made of the discards first, bots set aside only if there are none (R24). */
export function draw(s: State, chance: Chance, tag: number, emit?: Emit, aside = NONE): number {
  if (isEmptySet(s.cards, DRAW)) {
    if (isEmptySet(s.cards, DISCARDS)) discard(s, aside.splice(0));
    for (let word = 0; word < DISCARDS; word++) {
      s.cards[DRAW + word] = s.cards[DISCARDS + word];
      s.cards[DISCARDS + word] = 0;
    }
    emit?.({ type: 'reshuffled' });
  }
  return drawCard(s.cards, DRAW, chance, tag);
}

const NONE: number[] = [];

export function fillFactory(s: State, chance: Chance, tag: number, emit?: Emit, aside = NONE): void {
  for (let slot = 0; slot < SLOTS; slot++) s.row[slot] = draw(s, chance, tag, emit, aside);
}

/** The pawns above the slots stay where they are (R10). */
export function discardFactory(s: State): void {
  discard(s, s.row);
}

/** Other bots in the place of all of them; those thrown out come back only where nothing else is left (R24). */
export function replaceFactory(s: State, chance: Chance, tag: number, emit?: Emit): void {
  const aside = s.row.slice();
  if (s.deal.version === 1) discard(s, aside.splice(0));
  fillFactory(s, chance, tag, emit, aside);
  discard(s, aside);
}

function discard(s: State, bots: readonly number[]): void {
  for (const bot of bots) addCard(s.cards, DISCARDS, bot);
}
