import { isErased, MOST_SHOWN, type Said } from '@stolik/protocol';

/** Something said as it is kept: with whose it is, and the request that asked for it. */
export interface KeptSaid extends Said {
  readonly person?: string;
  readonly request?: string;
}

/** The last things said in one company: at a table, or among those who look on. */
export class Talk {
  #said: readonly KeptSaid[] = [];
  #erased = '';
  readonly #before: number;

  /** `before` is the number before the first. */
  constructor(before: number) {
    this.#before = before;
  }

  /** The oldest first. */
  get said(): readonly KeptSaid[] {
    return this.#said;
  }

  get last(): number {
    return this.#said.at(-1)?.n ?? this.#before;
  }

  /** Tells apart by what was removed from it: those who have seen it otherwise are told anew. */
  get erased(): string {
    return this.#erased;
  }

  /** What is known already may be told again without its words. */
  take(said: readonly KeptSaid[]): void {
    if (said.length === 0) return;
    const known = new Map([...this.#said, ...said].map((one) => [one.n, one]));
    this.#said = [...known.values()].sort((a, b) => a.n - b.n).slice(-MOST_SHOWN);
    this.#erased = this.#said
      .filter(isErased)
      .map(({ n }) => n)
      .join();
  }

  /** What was said after the number `n`, without the words of people who are not heard; what the table tells of them stays. */
  since(n: number, unheard?: ReadonlySet<string>): Said[] {
    const isHeard = ({ person, notice }: KeptSaid) =>
      notice !== undefined || person === undefined || !unheard?.has(person);
    return this.#said.filter((one) => one.n > n && isHeard(one)).map(({ request: _, person: __, ...one }) => one);
  }

  /** Those of these people who have said something lately: all who do not hear the same ones are told the same. */
  speakersAmong(people: ReadonlySet<string> | undefined): string {
    if (!people || people.size === 0) return '';
    const speakers = this.#said.flatMap(({ person }) => (person !== undefined && people.has(person) ? [person] : []));
    return [...new Set(speakers)].sort().join();
  }
}
