import { Lookout } from '../lookout.ts';
import type { People } from '../people/people.ts';
import type { Tables } from './tables.ts';

/**
 * Shows on this node what the tables of people became who were deleted, or whose guest became an account. One after the
 * other, however many went: somebody's tables are many, and the connections to the store are everybody's.
 */
export class Departures {
  readonly #people: Pick<People, 'find'>;
  readonly #tables: Tables;
  readonly #lookout: Lookout;
  readonly #changed = new Set<string>();

  constructor(people: Pick<People, 'find'>, tables: Tables) {
    this.#people = people;
    this.#tables = tables;
    this.#lookout = new Lookout(
      () => this.#look(),
      (error) => tables.parts.log.error(error, 'tables of somebody who is gone could not be read again'),
    );
  }

  /** Something about a person has changed; most of it is nothing to their tables. */
  consider(person: string): void {
    this.#changed.add(person);
    void this.#lookout.look();
  }

  settle(): Promise<void> {
    return this.#lookout.settle();
  }

  async #look(): Promise<void> {
    for (const person of this.#changed) {
      this.#changed.delete(person);
      if (!(await this.#people.find([person])).has(person)) await this.#tables.refreshOf(person);
    }
  }
}
