import { type Fate, fateOf, isDecided, type Seat } from '@stolik/protocol/page';

/** How the seats of a finished game were left. Where people ended it early no bot has played to the end for anybody. */
export function fatesOf(seats: readonly Seat[]): (Fate | undefined)[] {
  const isEarly = isDecided(seats);
  return seats.map(fateOf).map((fate) => (isEarly && fate === 'stood-in' ? undefined : fate));
}
