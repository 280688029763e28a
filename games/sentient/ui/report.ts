import { type BotType, type Event, type ScoredBot, type SeatView, TYPES, type View } from '../rules/index.ts';
import { investorsOf, rowOf } from './cards.ts';

type Scored = Extract<Event, { type: 'scored' }>;
type Awarded = Extract<Event, { type: 'investor' }>;
type Sent = Extract<Event, { type: 'agent' }>;

/** How a round was counted. */
export interface Report {
  readonly round: number;
  /** By seat. */
  readonly bots: readonly (readonly ScoredBot[])[];
  readonly investors: readonly Won[];
  /** By seat: everything up to the end of this round. */
  readonly sums: readonly Sum[];
}

/** What a company is worth at the end of a round. */
export interface Sum {
  readonly bots: number;
  readonly chips: number;
  /** What its investors would pay for the bots it has. */
  readonly paid: number;
  readonly total: number;
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
  const races = before && racesOf(before, events);
  const round = after.step === 'over' ? after.round : after.round - 1;
  return {
    round,
    sums: after.seats.map((seat) => sumOf(after, seat, round)),
    bots: bots.map((scored) => scored.bots),
    investors: events
      .filter((event): event is Awarded => event.type === 'investor')
      .map(({ investor, token, chip }, position) => ({ type: investor, token, chip, ...races?.investors[position] })),
  };
}

/** What a seat is worth at the end of a round, whatever it has plugged in since. */
export function sumOf(view: View, own: SeatView, round: number): Sum {
  const plugged = own.rounds.slice(0, round).flatMap((network) => network.bots.filter((bot) => bot !== null));
  const of = (type: BotType) => plugged.filter(({ card }) => rowOf(view, card).type === type).length;
  const bots = plugged.reduce((sum, { vp }) => sum + vp, 0);
  const paid = TYPES.reduce((sum, type) => sum + investorsOf(own, type) * of(type), 0);
  return { bots, chips: own.chips, paid, total: bots + own.chips + paid };
}

/**
 * Who stood where once the last agents were sent, and with what influence on each investor. `undefined` where not every
 * pawn was seen: a round ends when all agents stand, so one that is missing was placed between the two positions.
 */
export function racesOf(before: View, events: readonly Event[]) {
  const sent = events.filter((event): event is Sent => event.type === 'agent');
  const places = before.factory.map((place, i) => {
    const here = sent.filter(({ slot }) => slot === i + 1);
    const plus = (pawns: readonly number[], by: (event: Sent) => number) =>
      pawns.map((count, seat) => count + here.reduce((sum, event) => sum + (event.seat === seat ? by(event) : 0), 0));
    return { agents: plus(place.agents, () => 1), assistants: plus(place.assistants, ({ assistants }) => assistants) };
  });
  const standing = before.seats.map((_, seat) => places.reduce((sum, { agents }) => sum + agents[seat], 0));
  if (standing.some((agents) => agents < places.length)) return undefined;
  const investors = before.investors.map((_, position) => {
    const beside = [places[position - 1], places[position]].filter((place) => place !== undefined);
    const total = (pawns: 'agents' | 'assistants', seat: number) =>
      beside.reduce((sum, place) => sum + place[pawns][seat], 0);
    return {
      agents: before.seats.map((_, seat) => total('agents', seat)),
      influence: before.seats.map((_, seat) => total('agents', seat) + total('assistants', seat)),
    };
  });
  return { places, investors };
}
