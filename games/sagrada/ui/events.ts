import type { Event } from '../rules/index.ts';

/** The pieces an event is about: `cell:1-b3` is a space of seat 1's window, `round:4` a slot of the track. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'placed':
      return [`cell:${event.seat}-${event.cell}`];
    case 'moved':
      return [`cell:${event.seat}-${event.from}`, `cell:${event.seat}-${event.to}`];
    case 'used':
      return [`tool:${event.tool}`];
    case 'swapped':
    case 'leftovers':
      return [`round:${event.round}`];
    default:
      return [];
  }
}
