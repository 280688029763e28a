import { z } from 'zod';

/** Bytes as a browser writes them, so many characters at most. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'must be base64url');

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .nullish()
    .transform((it) => it ?? undefined),
  /** None is asked for: whatever came is not looked at. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const clientDataJSON = base64url(4_096);

/** What a device answers when it has made a passkey; whatever else a browser adds is left out. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(16_384),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, 'must be a word'))
      .max(10)
      .optional(),
  }),
});
export type Registration = z.infer<typeof registrationSchema>;

/** What a device answers when somebody signs in. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: base64url(100)
      .nullish()
      .transform((it) => it ?? undefined),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  created: z.number(),
  used: z.number().nullable(),
});
