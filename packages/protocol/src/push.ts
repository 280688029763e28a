import { LANGUAGES } from '@stolik/core';
import { z } from 'zod';
import { ToldKinds } from './mail.ts';
import type { Told } from './told.ts';

/** Where a browser's push service takes messages for it; whoever knows the address may try to write there. */
const Endpoint = z.string().min(1).max(1_000, 'must have at most 1000 characters');

/** A browser that wants to hear of turns while the page is closed. */
export const PushDevice = z.strictObject({
  endpoint: Endpoint,
  /** What messages to it are encrypted with, as `PushSubscription.toJSON` gives them. */
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/, 'must be a public key of P-256 in base64url'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'must be 16 bytes in base64url'),
  }),
  /** The language the page speaks there. */
  language: z.enum(LANGUAGES),
  /** What is told there; browsers that do not say are told everything. */
  kinds: ToldKinds.optional(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** Which browser is meant. */
export const PushAddress = PushDevice.pick({ endpoint: true });

/** The server's public key, which a browser asks its push service to remember. */
export const PushKey = z.object({ key: z.string() });
export type PushKey = z.infer<typeof PushKey>;

/**
 * What a push says: that somebody is waited for, reminded, called back, asked to agree to something or to come to a table,
 * also by those they have played with, that strangers were found to play with, or that a game is over. Never anything of the
 * game itself.
 */
export interface PushNotice {
  readonly kind: Told | 'call' | 'reminder' | 'proposal' | 'found';
  readonly table: string;
  readonly game: string;
  /** The other people at the table; who asks, where somebody reminds, proposes or asks to a table. */
  readonly others: readonly string[];
  readonly language: PushDevice['language'];
}
