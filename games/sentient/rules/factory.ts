import type { Chance } from '@stolik/core';
import { addCard, drawCard, isEmptySet } from './deck.ts';
import type { Emit } from './events.ts';
import { DISCARDS, DRAW, SLOTS, type State } from './state.ts';

/** Takes a bot from the deck; an empty one is made of the discards first (R24). */
export function draw(s: State, chance: Chance, tag: number, emit?: Emit): number {
  if (isEmptySet(s.cards, DRAW)) {
    for (let word = 0; word < DISCARDS; word++) {
      s.cards[DRAW + word] = s.cards[DISCARDS + word];
      s.cards[DISCARDS + word] = 0;
    }
    emit?.({ type: 'reshuffled' });
  }
  return drawCard(s.cards, DRAW, chance, tag);
}

export function fillFactory(s: State, chance: Chance, tag: number, emit?: Emit): void {
  for (let slot = 0; slot < SLOTS; slot++) s.row[slot] = draw(s, chance, tag, emit);
}

/** The pawns above the slots stay where they are (R10). */
export function discardFactory(s: State): void {
  for (let slot = 0; slot < SLOTS; slot++) addCard(s.cards, DISCARDS, s.row[slot]);
}
