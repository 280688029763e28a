import { z } from 'zod';
import { SEARCH_PACES } from './reach.ts';
import { Entropy, Level } from './table.ts';
import { Id } from './text.ts';

/** What somebody would play with strangers: any of the games, with any of the numbers of players. */
export const NewSearch = z.strictObject({
  games: z.array(z.string().max(32)).min(1).max(8),
  seats: z.array(z.number().int().min(2).max(8)).min(1).max(7),
  pace: z.enum(SEARCH_PACES),
  rated: z.boolean().default(false),
  /** Bots that may take the seats for which nobody is there. */
  bots: Level.optional(),
  entropy: Entropy.optional(),
});
export type NewSearch = z.input<typeof NewSearch>;

/** A search as whoever waits sees it. */
export const Search = NewSearch.omit({ rated: true, entropy: true }).extend({
  rated: z.boolean(),
  since: z.number().int(),
  /** Others who wait for the same. */
  waiting: z.number().int(),
  /** How long others waited for it lately, in milliseconds; absent where nobody did. */
  usual: z.number().int().optional(),
  /** Others were found: until there is a table, whoever does not come until then loses their place. */
  found: z
    .object({
      game: z.string(),
      seats: z.number().int(),
      until: z.number().int(),
      people: z.number().int(),
      /** How many have come. */
      came: z.number().int(),
      /** Whether the viewer has. */
      isHere: z.boolean(),
    })
    .optional(),
  /** Where they play. */
  table: Id.optional(),
});
export type Search = z.infer<typeof Search>;

/** Nobody waits for more than one thing at a time. */
export const OwnSearch = z.object({ search: Search.optional() });
export type OwnSearch = z.infer<typeof OwnSearch>;
