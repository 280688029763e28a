import type { Deck } from '../rules/deck.ts';
import { type EmptySlots, emptySlotsOf } from './empty-slots.ts';
import type { Beliefs } from './weights.ts';

/** What an evaluation goes by: its beliefs, and what was worked out from them once. */
export class Mind {
  readonly beliefs: Beliefs;
  readonly #emptySlots = new WeakMap<Deck, EmptySlots>();

  constructor(beliefs: Beliefs) {
    this.beliefs = beliefs;
  }

  emptySlots(deck: Deck): EmptySlots {
    let slots = this.#emptySlots.get(deck);
    if (!slots) {
      slots = emptySlotsOf(deck, this.beliefs);
      this.#emptySlots.set(deck, slots);
    }
    return slots;
  }
}
