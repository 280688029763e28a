import { createHmac } from 'node:crypto';
import { type Day, dayOf, numberOf, rankedKindOn } from '@stolik/daily';
import { digest } from '@stolik/fair';
import { serverSecret } from '../people/secret.ts';
import type { Store } from '../store/store.ts';

/** So many days ahead it is published to which seeds the server is bound. */
export const AHEAD = 30;

/** One table of deals for everybody, until there are so many people that they would tell each other. */
const POOL = 0;

/** The ranked deals: a seed for each day, which nobody knows before it is over. */
export class RankedDeals {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  /** With the secret of this server: the same on all nodes, after a restart and after a backup came back. */
  static async open(store: Store): Promise<RankedDeals> {
    return new RankedDeals(await serverSecret(store, 'daily'));
  }

  /** Bound by its commitment, so it can be chosen for nobody. */
  seedOn(day: Day): string {
    const { game } = rankedKindOn(day);
    return createHmac('sha256', this.#secret).update(`${day}/${game}/${POOL}`).digest('hex');
  }

  commitmentOn(day: Day): string {
    return digest(this.seedOn(day));
  }

  /** What the server is bound to from this day on. */
  promises(today: Day) {
    return Array.from({ length: AHEAD + 1 }, (_, i) => {
      const day = dayOf(numberOf(today) + i);
      const { game } = rankedKindOn(day);
      return { day, game, commitment: this.commitmentOn(day) };
    });
  }

  /** The seeds of the days before it that are over. */
  revealed(today: Day) {
    const number = numberOf(today);
    return Array.from({ length: Math.min(AHEAD, number) }, (_, i) => {
      const day = dayOf(number - 1 - i);
      return { day, game: rankedKindOn(day).game, seed: this.seedOn(day) };
    });
  }
}
