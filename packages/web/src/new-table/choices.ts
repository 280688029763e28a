import { LEVELS, type Level } from '@stolik/bots';

/** A seat as the form has it: somebody here, a free seat for somebody elsewhere, or a bot. */
export interface Choice {
  readonly who: 'human' | 'open' | Level;
  readonly name: string;
  /** What they want of what the game lets everybody choose. */
  readonly wish?: string | undefined;
}

/** What those on the chairs wish for; whoever is still to come chooses then. */
export function wishesOf(choices: readonly Choice[]): readonly (string | undefined)[] {
  return choices.map(({ who, wish }) => (who === 'open' ? undefined : wish));
}

export function isBird(who: Choice['who']): who is Level {
  return LEVELS.some((level) => level === who);
}

/** Who may sit down first at a table with so many places. */
export function firstChoices(count: number, people: number): readonly Choice[] {
  return Array.from({ length: count }, (_, seat) => ({ who: seat < people ? 'human' : 'medium', name: '' }));
}

/** Two bots of a kind are told apart by a number. */
export function sameBefore(choices: readonly Choice[], seat: number): number {
  return choices.slice(0, seat).filter(({ who }) => who === choices[seat].who).length;
}
