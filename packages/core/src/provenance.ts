/** How sure a fact about a box is: it stands in print, it follows from what does, or we had to reconstruct it. */
export const CERTAINTIES = { p: 'printed', d: 'deduced', r: 'reconstructed' } as const;
export type Certainty = (typeof CERTAINTIES)[keyof typeof CERTAINTIES];

/** How sure each field of a row is, from the row's own letters: one for each field, in their order. */
export function certaintyOf<F extends string>(fields: readonly F[], letters: string): Readonly<Record<F, Certainty>> {
  const known = [...letters] as (keyof typeof CERTAINTIES)[];
  return Object.fromEntries(fields.map((field, i) => [field, CERTAINTIES[known[i]!]])) as Record<F, Certainty>;
}
