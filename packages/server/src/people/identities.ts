import type { IncomingHttpHeaders } from 'node:http';
import { parseCookies } from 'better-call';
import type { Auth } from './auth.ts';
import type { Person } from './person.ts';

const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

interface Kept {
  readonly person: Person;
  readonly until: number;
}

/** Who a request comes from, remembered for some seconds so that a busy page does not ask the store each time. */
export class Identities {
  readonly #auth: Auth;
  readonly #kept = new Map<string, Kept>();
  /** Grows whenever something is forgotten: what was read before that is not kept. */
  #forgotten = 0;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async identify(headers: IncomingHttpHeaders): Promise<Person | undefined> {
    const cookie = this.#sessionCookie(headers);
    if (!cookie) return undefined;
    const kept = this.#kept.get(cookie);
    if (kept && kept.until > Date.now()) return kept.person;
    const before = this.#forgotten;
    const { person } = await this.#auth.readSession(headers.cookie ?? '', false);
    if (person && before === this.#forgotten) this.#keep(cookie, { person, until: Date.now() + KEPT_MS });
    return person;
  }

  /** Makes the next request of this person, or of everybody, ask the store again. */
  forget(personId?: string): void {
    this.#forgotten++;
    for (const [cookie, { person }] of this.#kept) {
      if (personId === undefined || person.id === personId) this.#kept.delete(cookie);
    }
  }

  #sessionCookie(headers: IncomingHttpHeaders): string | undefined {
    return headers.cookie && parseCookies(headers.cookie).get(this.#auth.sessionCookie);
  }

  #keep(cookie: string, kept: Kept): void {
    this.#kept.delete(cookie);
    this.#kept.set(cookie, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }
}
