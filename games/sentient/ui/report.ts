import type { BotType, Event, ScoredBot, View } from '../rules/index.ts';

type Scored = Extract<Event, { type: 'scored' }>;
type Awarded = Extract<Event, { type: 'investor' }>;
type Sent = Extract<Event, { type: 'agent' }>;

/** How a round was counted. */
export interface Report {
  readonly round: number;
  /** By seat. */
  readonly bots: readonly (readonly ScoredBot[])[];
  readonly investors: readonly Won[];
}

export interface Won {
  readonly type: BotType;
  readonly token: number | null;
  readonly chip: number | null;
  /** Influence and adjacent agents by seat, where the pawns were seen before they went home. */
  readonly influence?: readonly number[];
  readonly agents?: readonly number[];
}

/** The count of the round that these events end; `before` is the position they led away from. */
export function reportOf(events: readonly Event[], before: View | undefined, after: View): Report | undefined {
  const bots = events.filter((event): event is Scored => event.type === 'scored');
  if (bots.length === 0) return undefined;
  const race = before && raceOf(before, events);
  return {
    round: after.step === 'over' ? after.round : after.round - 1,
    bots: bots.map((scored) => scored.bots),
    investors: events
      .filter((event): event is Awarded => event.type === 'investor')
      .map(({ investor, token, chip }, position) => ({ type: investor, token, chip, ...race?.[position] })),
  };
}

/**
 * Influence on each investor once the last agents were sent. `undefined` where not every pawn was seen: a round ends when
 * all agents stand, so one that is missing was placed between the two positions, unseen.
 */
function raceOf(before: View, events: readonly Event[]) {
  const sent = events.filter((event): event is Sent => event.type === 'agent');
  const places = before.factory.map((place, i) => {
    const here = sent.filter(({ slot }) => slot === i + 1);
    const plus = (pawns: readonly number[], by: (event: Sent) => number) =>
      pawns.map((count, seat) => count + here.reduce((sum, event) => sum + (event.seat === seat ? by(event) : 0), 0));
    return { agents: plus(place.agents, () => 1), assistants: plus(place.assistants, ({ assistants }) => assistants) };
  });
  const standing = before.seats.map((_, seat) => places.reduce((sum, { agents }) => sum + agents[seat], 0));
  if (standing.some((agents) => agents < places.length)) return undefined;
  return before.investors.map((_, position) => {
    const beside = [places[position - 1], places[position]].filter((place) => place !== undefined);
    const total = (pawns: 'agents' | 'assistants', seat: number) =>
      beside.reduce((sum, place) => sum + place[pawns][seat], 0);
    return {
      agents: before.seats.map((_, seat) => total('agents', seat)),
      influence: before.seats.map((_, seat) => total('agents', seat) + total('assistants', seat)),
    };
  });
}
