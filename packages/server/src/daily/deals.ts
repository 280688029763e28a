import { createHmac } from 'node:crypto';
import { type Day, dayOf, KINDS, type Kind, numberOf } from '@stolik/daily';
import { digest } from '@stolik/fair';
import { serverSecret } from '../people/secret.ts';
import type { Store } from '../store/store.ts';

/** So many days ahead it is published to which seeds the server is bound. */
export const AHEAD = 30;

/** Another game than that of the practice deal: nobody plays the same title twice a day. */
const SHIFT = 2;

/** One table of deals for everybody, until there are so many people that they would tell each other. */
const POOL = 0;

/** The ranked deals: which game each day has, and a seed that nobody knows before the day is over. */
export class RankedDeals {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  /** With the secret of this server: the same on all nodes, after a restart and after a backup came back. */
  static async open(store: Store): Promise<RankedDeals> {
    return new RankedDeals(await serverSecret(store, 'daily'));
  }

  kindOn(day: Day): Kind {
    return KINDS[(numberOf(day) + SHIFT) % KINDS.length];
  }

  /** Bound by its commitment, so it can be chosen for nobody. */
  seedOn(day: Day): string {
    const { game } = this.kindOn(day);
    return createHmac('sha256', this.#secret).update(`${day}/${game}/${POOL}`).digest('hex');
  }

  commitmentOn(day: Day): string {
    return digest(this.seedOn(day));
  }

  /** What the server is bound to from this day on. */
  promises(today: Day) {
    return Array.from({ length: AHEAD + 1 }, (_, i) => {
      const day = dayOf(numberOf(today) + i);
      const { game } = this.kindOn(day);
      return { day, game, commitment: this.commitmentOn(day) };
    });
  }

  /** The seeds of the days before it that are over. */
  revealed(today: Day) {
    const number = numberOf(today);
    return Array.from({ length: Math.min(AHEAD, number) }, (_, i) => {
      const day = dayOf(number - 1 - i);
      return { day, game: this.kindOn(day).game, seed: this.seedOn(day) };
    });
  }
}
