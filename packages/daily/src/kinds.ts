import type { Level } from '@stolik/bots';
import { type Day, numberOf } from './days.ts';

/** What a day can be: a game, and who sits there after the player. */
export interface Kind {
  /** Part of the name of a deal. */
  readonly id: string;
  readonly game: string;
  readonly birds: readonly Level[];
}

/** They come in turn, a day each. */
export const KINDS: readonly Kind[] = [
  { id: 'sagrada-alone', game: 'sagrada', birds: [] },
  { id: 'sagrada-heron', game: 'sagrada', birds: ['hard'] },
  { id: 'smartphone-heron', game: 'smartphone', birds: ['hard'] },
  { id: 'sentient-heron', game: 'sentient', birds: ['hard'] },
];

/** Another game than that of the practice deal: nobody plays the same title twice a day. */
const SHIFT = 2;

/** What the ranked deal of a day is. */
export function rankedKindOn(day: Day): Kind {
  return KINDS[(((numberOf(day) + SHIFT) % KINDS.length) + KINDS.length) % KINDS.length]!;
}
