import { z } from 'zod';

/** Why something was refused: a code for programs, a sentence for people, the field at fault if there is one. */
export const Refusal = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** The rule that an illegal move breaks, and the pieces in the way. */
  reason: z.object({ rule: z.string(), pieces: z.array(z.string()).readonly() }).optional(),
  /** When it will be allowed. */
  until: z.number().int().optional(),
  /** What whoever decided it has said about it. */
  why: z.string().optional(),
});
export type Refusal = z.infer<typeof Refusal>;
