import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

// The lobby is everybody's: the order in which it shows the tables that wait for people.

/** A public table that waits for people. */
export interface Offer {
  readonly id: string;
  readonly listed: number;
  readonly host: string;
  readonly network: string | null;
  /** Offers of a lower rank come first, however old they are. */
  readonly rank: number;
}

/** Of one host, and of all hosts of one network, so many come before those of others. */
const MOST_OF_HOST = 2;
const MOST_OF_NETWORK = 4;
/** Offers among which those that are shown are chosen: the newest. */
const MOST_LOOKED_AT = 1_000;

/** What waits for people, in the order in which it is shown: the newest first, but nobody's before too many of others. */
export async function readOffers(db: Kysely<Schema>, game?: string): Promise<Offer[]> {
  let newest = db
    .selectFrom('gameTable')
    .select(['id', 'listed', 'host', 'network'])
    .where('visibility', '=', 'public')
    .where('status', '=', 'open')
    .orderBy('listed', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOOKED_AT);
  if (game !== undefined) newest = newest.where('game', '=', game);
  const [ofHost, ofNetwork] = [counter(), counter()];
  const offers = (await newest.execute()).map((offer): Offer => {
    if (ofHost(offer.host) > MOST_OF_HOST) return { ...offer, rank: 2 };
    return { ...offer, rank: ofNetwork(offer.network ?? offer.host) > MOST_OF_NETWORK ? 1 : 0 };
  });
  return offers.sort((a, b) => a.rank - b.rank);
}

/** So many of them for whoever looks now; of one rank those first whose hosts are there. */
export function chosenOffers(offers: readonly Offer[], isThere: (host: string) => boolean, most: number): Offer[] {
  const absence = ({ host }: Offer) => (isThere(host) ? 0 : 1);
  return [...offers].sort((a, b) => a.rank - b.rank || absence(a) - absence(b)).slice(0, most);
}

/** How often something was counted, this time among them. */
function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}
