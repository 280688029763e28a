import type { Event } from '../rules/index.ts';
import { SHOWN } from './made.ts';

/** What is watched: what happened, and what all companies do in one moment as one event of nobody's. */
export type Seen =
  | Event
  /** Plans are turned up, in this order: the highest price first. */
  | { readonly type: 'reveal'; readonly companies: readonly number[] }
  /** Then they are laid in the order of play. */
  | { readonly type: 'ordered'; readonly companies: readonly number[] }
  /** A round is over. That the next one begins is seen once this was. */
  | { readonly type: 'ended'; readonly round: number };

/**
 * What plans bring is told company by company, but seen by all at once: the plans, their order, then the goods. And
 * where a round begins, what is seen is the end of the one before.
 */
export function inOrderOfSight(events: readonly Event[]): readonly Seen[] {
  if (events.some(({ type }) => type === 'round'))
    return events.map((event) => (event.type === 'round' ? { type: 'ended', round: event.round - 1 } : event));
  const first = events.findIndex(({ type }) => type === 'planned');
  if (first < 0) return events;
  const rest = events.findIndex(({ type }, i) => i > first && !SHOWN.includes(type));
  const end = rest < 0 ? events.length : rest;
  const shown = events.slice(first, end);
  const priced = shown.flatMap((event) => (event.type === 'price' ? [event] : []));
  const companies = priced.toSorted((one, two) => two.price - one.price).map(({ seat }) => seat);
  return [
    ...events.slice(0, first),
    { type: 'reveal', companies },
    { type: 'ordered', companies },
    ...shown.filter(({ type }) => type === 'made'),
    ...events.slice(end),
  ];
}
