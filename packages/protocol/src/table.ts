import { LEVELS } from '@stolik/bots';
import { z } from 'zod';
import { PROPOSALS } from './proposals.ts';
import { Id } from './text.ts';

export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;

/** How much time there is to decide. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  /** A bank of minutes for the whole game, and seconds added after each decision. */
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().int().min(1).max(180),
    increment: z.number().int().min(0).max(300),
  }),
  /** So many days for each decision. */
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(14) }),
]);
export type Pace = z.infer<typeof Pace>;

/** Public tables are in the lobby; the others are found by their link alone. */
export const VISIBILITIES = ['public', 'link'] as const;
export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;

export const STATUSES = ['open', 'running', 'over', 'gone'] as const;
export const Status = z.enum(STATUSES);
export type Status = z.infer<typeof Status>;

/** What a player adds to the seed on sitting down: any text the player's own device made up. */
export const Entropy = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _');

/** What a player chooses for themself of what their game offers, such as a colour; null for whatever is left. */
export const Wish = z.string().max(32).nullable();

/** A seat as whoever makes the table wants it. */
export const WantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type WantedSeat = z.infer<typeof WantedSeat>;

export const NewTable = z.strictObject({
  game: z.string().max(32),
  seats: z.array(WantedSeat).min(1).max(8),
  /** The game's own; it checks them itself. */
  options: z.unknown().optional(),
  /** Left out: a clock for one sitting where everybody finds it, otherwise none. */
  pace: Pace.optional(),
  visibility: Visibility.default('link'),
  /** Who takes the seat of somebody whose time is up. */
  standIn: Level.default('medium'),
  /** Whether people are rated by it: accounts alone, the usual options, and a clock. */
  rated: z.boolean().default(false),
  /** Whether everybody at the table may ask for hints, or nobody; nobody where people are rated. */
  hints: z.boolean().default(true),
  entropy: Entropy.optional(),
  /** The group whose members see it, where it is for one. */
  group: Id.optional(),
});
export type NewTable = z.input<typeof NewTable>;

/** Who sits where. */
export const Seat = z.object({
  kind: z.enum(['open', 'human', 'bot']),
  /** The viewer's own id, where the viewer sits: those of others are nobody's business. */
  person: z.string().optional(),
  name: z.string().optional(),
  /** The handle of the account of whoever sits there; guests have none. */
  account: z.string().optional(),
  level: Level.optional(),
  /** What the player has chosen before the start, such as a colour: no two have the same. Without it, whatever is left. */
  wish: z.string().optional(),
  /** Kept for this person, who has not sat down yet. */
  isReserved: z.boolean().optional(),
  /** A bot of this level decides until the person comes back. */
  standIn: Level.optional(),
  hasResigned: z.boolean().optional(),
  /** Since when the person is not there: the bot stands in or, except in games of days, no page of theirs follows the table. */
  awaySince: z.number().int().optional(),
  /** Has not followed the table since its live game began, or since nobody was there: until everybody has, no clock runs. */
  isAwaited: z.boolean().optional(),
  /** Has made a move that stands, beyond what all are asked at the beginning. */
  hasPlayed: z.boolean().optional(),
  /** In the lobby, before the start: whether a page of theirs is open. */
  isHere: z.boolean().optional(),
  /** Once ran out of time. In a game with one clock for all of it there is no way back then. */
  hasTimedOut: z.boolean().optional(),
  /** When it is over: the place, shared by equals, and the points. */
  place: z.number().int().optional(),
  total: z.number().int().optional(),
});
export type Seat = z.infer<typeof Seat>;

/** The time of a table that has a clock. */
export const Clock = z.object({
  /** When this was true. */
  at: z.number().int(),
  /** Milliseconds left for each seat; those who owe a decision are losing them. */
  left: z.array(z.number().int()),
  /** In games of days: when the clock of each seat stands, because its person is on holiday. */
  holidays: z.array(z.array(z.object({ from: z.number().int(), until: z.number().int() }))).optional(),
  /** While it sleeps: when it goes on without those who are not back, because somebody who is has asked for them. */
  resumes: z.number().int().optional(),
});
export type Clock = z.infer<typeof Clock>;

/** Something that somebody at a running table has proposed: one at a time, and until a person plays on. */
export const Proposal = z.object({
  /** Tells it apart from those before: whoever answers says which one they have read. */
  n: z.number().int(),
  /** `end`: it ends, and nobody has won; `time`: a seat gets more time. */
  kind: z.enum(PROPOSALS),
  /** Who proposes it. */
  by: z.number().int(),
  /** Whose clock gets more time. */
  for: z.number().int().optional(),
  /** Who has agreed so far, whoever proposes it among them. */
  agreed: z.array(z.number().int()),
  /** Who does not want it: it stays until somebody plays on, and nobody can agree to it any more. */
  declined: z.number().int().optional(),
});
export type Proposal = z.infer<typeof Proposal>;

/** Everything about a table but the game on it. */
export const TableInfo = z.object({
  id: Id,
  game: z.string(),
  version: z.number().int(),
  options: z.unknown(),
  pace: Pace,
  visibility: Visibility,
  standIn: Level,
  /** Whether people are rated by it. */
  isRated: z.boolean().optional(),
  /** Nobody asks for hints here. */
  noHints: z.boolean().optional(),
  status: Status,
  /** The viewer's own id, if the viewer is who may change its seats until it starts. */
  host: z.string().optional(),
  seats: z.array(Seat),
  /** SHA-256 of the seed, fixed before anything is drawn. */
  commitment: z.string(),
  /** Milliseconds since 1970, as are all times. */
  created: z.number().int(),
  updated: z.number().int(),
  ended: z.number().int().optional(),
  /** Seats that owe a decision. */
  actors: z.array(z.number().int()),
  /** The day whose ranked deal it is: nobody may look on, and no bot stands in. */
  daily: z.string().optional(),
  /** The table where the same people play again. */
  rematch: Id.optional(),
  /** Nobody is there, or somebody is awaited yet: no clock runs and no bot plays until that is over. */
  isAsleep: z.boolean().optional(),
  /** What somebody proposes now. */
  proposal: Proposal.optional(),
  /** When those who are asked were last told that they are waited for. */
  reminded: z.number().int().optional(),
  /** All agreed to end it: nobody has won or lost, so no seat has a place, and the points are as they stood. */
  isCalledOff: z.boolean().optional(),
  /** In the list of one's own tables: the time there, where there is a clock. */
  clock: Clock.optional(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A page of a long list, and where the next one begins. */
export const TableList = z.object({ tables: z.array(TableInfo), next: z.string().optional() });
export type TableList = z.infer<typeof TableList>;
