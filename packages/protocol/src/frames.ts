import { z } from 'zod';
import { MOST_MOVES } from './bounds.ts';
import type { Difference } from './difference.ts';
import { Refusal } from './error.ts';
import { Search } from './search.ts';
import { Clock, TableInfo } from './table.ts';
import { MOST_SAID, PHRASES } from './talk.ts';
import { Id, textLine } from './text.ts';

const table = Id;
/** Made up by the page and the same when it asks again: what was asked twice happens once. */
const id = Id;
/** What the page last knew of the game: what is answered by then is what was asked. */
const epoch = z.number().int().min(0);

/** What a page says over its socket. */
export const ClientFrame = z.discriminatedUnion('do', [
  /** Look at a table from now on. `from`: the last line this page has seen. */
  z.strictObject({ do: z.literal('watch'), id, table, from: z.number().int().min(0).optional() }),
  z.strictObject({ do: z.literal('unwatch'), id, table }),
  /** Look at the lobby from now on. */
  z.strictObject({ do: z.literal('browse'), id }),
  z.strictObject({ do: z.literal('unbrowse'), id }),
  z.strictObject({ do: z.literal('play'), id, table, epoch, moves: z.array(z.unknown()).min(1).max(MOST_MOVES) }),
  z.strictObject({ do: z.literal('undo'), id, table, epoch }),
  z.strictObject({ do: z.literal('say'), id, table, text: textLine(MOST_SAID) }),
  z.strictObject({ do: z.literal('phrase'), id, table, phrase: z.enum(PHRASES) }),
  z.strictObject({ do: z.literal('ping'), id }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** A line of the game as a viewer may know it. `at` counts the lines that this viewer may know of. */
export const ViewerLine = z.object({
  at: z.number().int(),
  seat: z.number().int().optional(),
  /** Public events, as the game has them. */
  events: z.array(z.unknown()),
  /** The line that this one takes back. */
  undoes: z.number().int().optional(),
});
export type ViewerLine = z.infer<typeof ViewerLine>;

/** The game through one pair of eyes. */
export const Look = z.object({
  /** How many lines the viewer may know of, less one: where to resume from. */
  at: z.number().int(),
  epoch: z.number().int(),
  /** The game's own view. */
  view: z.unknown(),
  /** Seats that owe a decision; who decides at the same time and is ready does not. */
  actors: z.array(z.number().int()),
  canUndo: z.boolean(),
  isOver: z.boolean(),
  /** No person has done anything yet: if it ends now, nobody has lost. */
  isUnplayed: z.boolean().optional(),
  clock: Clock.optional(),
});
export type Look = z.infer<typeof Look>;

/** Said at a table, or among those who look on (`isAside`), or told by the table. Without text, phrase and notice it was said once and then removed. */
export const Said = z.object({
  /** Grows by one for each; what is said among those who look on has numbers of its own. */
  n: z.number().int(),
  time: z.number().int(),
  seat: z.number().int().optional(),
  name: z.string().optional(),
  text: z.string().optional(),
  phrase: z.enum(PHRASES).optional(),
  /** What happened to a seat. */
  notice: z
    .enum([
      'sat',
      'left',
      'freed',
      'started',
      'gathered',
      'called',
      'resumed',
      'timed-out',
      'away',
      'back',
      'resigned',
      'asleep',
      'abandoned',
      'closed',
      'unbegun',
      'expired',
      'shut',
      'over',
      'again',
      'reminded',
      'proposed',
      'asks-time',
      'declined',
      'withdrawn',
      'more-time',
      'called-off',
    ])
    .optional(),
});
export type Said = z.infer<typeof Said>;

/** What the server says. */
export const ServerFrame = z.discriminatedUnion('is', [
  z.object({ is: z.literal('welcome'), protocol: z.number().int(), person: z.string(), now: z.number().int() }),
  /** A table as it is: after `watch`, after a break, or when the page could not keep up. */
  z.object({
    is: z.literal('table'),
    info: TableInfo,
    /** The viewer's own seat. */
    seat: z.number().int().optional(),
    /** Once it has started. */
    look: Look.optional(),
    /** What happened after `from`, or all of it. */
    happened: z.array(ViewerLine),
    said: z.array(Said),
    /** How many people look on without a seat, the viewer among them if so; missing where nobody does. */
    onlookers: z.number().int().optional(),
  }),
  /** Something was played. `change`: what became of the view that the page was shown last. */
  z.object({
    is: z.literal('update'),
    table,
    look: Look.omit({ view: true }),
    change: z.custom<Difference>().optional(),
    happened: z.array(ViewerLine),
  }),
  /** Seats, names or status changed. */
  z.object({ is: z.literal('info'), info: TableInfo }),
  z.object({ is: z.literal('said'), table, said: z.array(Said) }),
  /** Other people look on by now, or as many more or less. */
  z.object({ is: z.literal('onlookers'), table, count: z.number().int() }),
  /** The lobby: the ids of all its tables, the newest first, and those of them that are new to the page or changed. */
  z.object({ is: z.literal('lobby'), shown: z.array(Id), tables: z.array(TableInfo) }),
  /** Something about the viewer is new, whatever they look at: ask `/api/me/news`. */
  z.object({ is: z.literal('news') }),
  /** How the viewer's search for a game goes; without one they wait for nothing any more. */
  z.object({ is: z.literal('search'), search: Search.optional() }),
  /** It is done and kept. `at`: the last line of it; `stopped`: why the rest of the list was not played. */
  z.object({
    is: z.literal('done'),
    id,
    at: z.number().int().optional(),
    played: z.number().int().optional(),
    stopped: Refusal.optional(),
  }),
  z.object({ is: z.literal('refused'), id: z.string().optional(), refusal: Refusal }),
  /** The server goes away in good order, or wants to hear no more of this person and says why: connect again. */
  z.object({ is: z.literal('bye'), refusal: Refusal.optional() }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;

/** The same as a page hears it: with the whole view. */
export type HeardFrame =
  | Exclude<ServerFrame, { is: 'update' }>
  | (Omit<Extract<ServerFrame, { is: 'update' }>, 'look' | 'change'> & { look: Look });
