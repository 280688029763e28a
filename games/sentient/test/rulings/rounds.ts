import { SeededChance, seatsOf } from '@stolik/core';
import { type Event, sentient } from '../../rules/index.ts';

type Begun = Extract<Event, { type: 'round' }>;

/** A round of a random game: how it began, and everything that happened in it. */
export interface Round {
  readonly begun: Begun;
  readonly events: readonly Event[];
}

/** The rounds of a random game. */
export function rounds(seats: number, seed: string): Round[] {
  const chance = new SeededChance(`${seed}/${seats}`);
  const s = sentient.setup({}, seats, chance);
  const v = sentient.view(s, undefined);
  const first: Begun = {
    type: 'round',
    round: 1,
    order: v.order,
    factory: v.factory.map(({ card }) => card),
    investors: v.investors.map(({ type }) => type),
    dice: v.seats.map((seat) => seat.rounds[0].dice),
  };
  const events: Event[] = [first];
  const out: number[] = [];
  while (sentient.actors(s) !== 0) {
    const [seat] = seatsOf(sentient.actors(s));
    const count = sentient.legal(s, seat, out);
    sentient.apply(s, seat, out[chance.int(count)], chance, (event) => events.push(event));
  }
  const starts = events.flatMap((event, i) => (event.type === 'round' ? [i] : []));
  return starts.map((at, i) => ({ begun: events[at] as Begun, events: events.slice(at + 1, starts[i + 1]) }));
}
