import type { Event } from '../rules/index.ts';

/** What is told when plans are turned up. */
export const SHOWN: readonly Event['type'][] = ['planned', 'price', 'made'];

/** Goods that each company makes when plans are turned up, with those of goods tokens and technologies. */
export function madeIn(events: readonly Event[]): ReadonlyMap<number, number> {
  const made = new Map<number, number>();
  const first = events.findIndex(({ type }) => type === 'planned');
  if (first < 0) return made;
  for (const event of events.slice(first)) {
    // What comes after the plans may make goods too, but not by them.
    if (!SHOWN.includes(event.type)) break;
    if (event.type === 'made') made.set(event.seat, (made.get(event.seat) ?? 0) + event.goods);
  }
  return made;
}
