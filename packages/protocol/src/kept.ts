import { z } from 'zod';

/** What a server may keep about somebody: a line of the privacy notice each. */
export const KEPT = [
  'name',
  'account',
  'shows',
  'conduct',
  'sessions',
  'password',
  'passkeys',
  'codes',
  'games',
  'groups',
  'device',
  'network',
  'chat',
  'presence',
  'push',
  'mail',
  'counts',
  'audit',
  'unwanted',
  'reports',
  'friends',
  'invitations',
  'search',
  'ratings',
  'daily',
  'holidays',
] as const;
export type KeptLine = (typeof KEPT)[number];

/** Until when it is kept; what has a number of days has it from the code that removes it. */
export const KeptUntil = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), days: z.number().int() }),
  z.object({ kind: z.literal('hours'), hours: z.number().int() }),
  z.object({ kind: z.literal('reports'), days: z.number().int(), open: z.number().int() }),
  z.object({
    kind: z.enum(['deleted', 'used', 'games', 'gone', 'over', 'off', 'ids', 'lifted', 'started', 'left', 'found']),
  }),
]);
export type KeptUntil = z.infer<typeof KeptUntil>;

/** What the server keeps about people, and how long. */
export const Notice = z.object({
  kept: z.array(z.object({ what: z.enum(KEPT), until: KeptUntil })),
  /** Guests are forgotten so many days after their browser was used last. */
  guestDays: z.number().int(),
  /** Whom to write to, where whoever runs the server says so. */
  contact: z.string().optional(),
});
export type Notice = z.infer<typeof Notice>;
