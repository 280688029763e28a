import { z } from 'zod';

/** Text of a person: trimmed, with nothing in it that cannot be seen or kept. */
export function textLine(most: number) {
  return (
    z
      .string()
      .trim()
      .min(1)
      .max(most)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it refuses.
      .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), 'must not hold control characters')
      // Neither store keeps half of a pair as it was.
      .refine((text) => !/\p{Surrogate}/u.test(text), 'must not hold half a character')
  );
}

/** An id made by either side: short, printable, safe in an address. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');
