import type { Event, View } from '../rules/index.ts';
import { racesOf, sumOf } from './report.ts';

type Awarded = Extract<Event, { type: 'investor' }>;

/**
 * The table at the end of a round, when everything is plugged in and nothing is won yet, from the position shown before,
 * what happened since, and the one that it led to. `undefined` where not everything of it was seen.
 */
export function closingOf(before: View, events: readonly Event[], after: View): View | undefined {
  const races = racesOf(before, events);
  if (!races || before.round !== after.round - 1) return undefined;
  const awarded = events.filter((event): event is Awarded => event.type === 'investor');
  const { hand, ...rest } = before;
  return {
    ...rest,
    step: 'end',
    actors: [],
    factory: before.factory.map((place, i) => ({ ...place, ...races.places[i] })),
    investors: races.investors.map((race, i) => ({
      type: before.investors[i].type,
      ...race,
      ...(awarded[i].token === null ? {} : { token: awarded[i].token }),
      ...(awarded[i].chip === null ? {} : { chip: awarded[i].chip }),
    })),
    seats: before.seats.map((seat, i) => {
      const own = { ...seat, agents: 0, rounds: after.seats[i].rounds.slice(0, before.round) };
      return { ...own, total: sumOf(after, own, before.round).total };
    }),
  };
}
