import { LANGUAGES } from '@stolik/core';
import { z } from 'zod';
import { TOLD } from './told.ts';

/** What is mailed, each at most once. */
export const ToldKinds = z
  .array(z.enum(TOLD))
  .max(TOLD.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'must not name anything twice');

/** An address of mail in its plain form: one line of letters, digits and a few signs, so nothing can hide in it. */
const MailAddress = z
  .string()
  .trim()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an address such as ania@example.org'));

/** Where somebody wants to be mailed. It is good when its owner has followed a link that is sent there. */
export const WantedMail = z.strictObject({ address: MailAddress, language: z.enum(LANGUAGES) });
export type WantedMail = z.infer<typeof WantedMail>;

/** What is mailed there, and in which language. */
export const MailChoice = z.strictObject({ kinds: ToldKinds, language: z.enum(LANGUAGES) });
export type MailChoice = z.infer<typeof MailChoice>;

/** A person's address, where there is one. */
export const Mailbox = z.object({
  /** Whether this server sends mail at all. */
  isOffered: z.boolean(),
  address: z.string().optional(),
  isConfirmed: z.boolean().optional(),
  kinds: z.array(z.enum(TOLD)),
  language: z.enum(LANGUAGES).optional(),
});
export type Mailbox = z.infer<typeof Mailbox>;

/** What stands in the link that was sent to an address. */
export const MailProof = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be what the link has'),
});
