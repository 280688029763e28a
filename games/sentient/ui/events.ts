import type { Event } from '../rules/index.ts';

/** The pieces an event is about: `place:2` is one of the factory, `slot:1-3` the third of seat 1's network. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'agent':
      return [`place:${event.slot}`];
    case 'plugged':
      return [`slot:${event.seat}-${event.slot}`];
    case 'wiped':
      return event.factory.map((_, i) => `place:${i + 1}`);
    case 'scored':
      return [`standing:${event.seat}`];
    case 'investor':
      return [`investor:${event.investor}`];
    default:
      return [];
  }
}
