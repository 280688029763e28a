import { cleanText, isSteering } from '@stolik/core';
import { z } from 'zod';

/** Text of a person: a line of what can be seen, without what cannot. */
export function textLine(most: number) {
  return z
    .string()
    .trim()
    .refine((text) => !isSteering(text), 'must not hold control characters')
    .transform(cleanText)
    .pipe(z.string().min(1, 'must hold something that can be seen').max(most));
}

/** An id made by either side: short, printable, safe in an address. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');
