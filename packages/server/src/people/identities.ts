import type { IncomingHttpHeaders } from 'node:http';
import type { Session, Sessions } from './sessions.ts';

const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

interface Kept {
  readonly session: Session;
  readonly until: number;
}

/** Who a request comes from, remembered for some seconds so that a busy page does not ask the store each time. */
export class Identities {
  readonly #sessions: Sessions;
  readonly #kept = new Map<string, Kept>();
  /** Grows whenever something is forgotten: what was read before that is not kept. */
  #forgotten = 0;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  async identify(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const token = this.#sessions.tokenIn(headers);
    if (!token) return undefined;
    const kept = this.#kept.get(token);
    if (kept && kept.until > Date.now()) return kept.session;
    const before = this.#forgotten;
    const session = await this.#sessions.read(headers);
    if (session && before === this.#forgotten) this.#keep(token, { session, until: Date.now() + KEPT_MS });
    return session;
  }

  /** Makes the next request of this person, or of everybody, ask the store again. */
  forget(personId?: string): void {
    this.#forgotten++;
    for (const [token, { session }] of this.#kept) {
      if (personId === undefined || session.person.id === personId) this.#kept.delete(token);
    }
  }

  #keep(token: string, kept: Kept): void {
    this.#kept.delete(token);
    this.#kept.set(token, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }
}
