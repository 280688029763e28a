import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from './cookies.ts';

/**
 * Browsers in which the owner of an account has signed in before.
 *
 * Their guesses are counted apart from everybody else's, so that whoever guesses at an account from outside cannot keep
 * its owner out. Nothing is stored: the cookie carries its own proof, and is worth nothing without the password.
 */
export class KnownDevices {
  readonly #cookies: Cookies;
  readonly #secret: string;

  constructor(cookies: Cookies, secret: string) {
    this.#cookies = cookies;
    this.#secret = secret;
  }

  /** Whether a browser claims to know anybody. */
  isShown(headers: IncomingHttpHeaders): boolean {
    return this.#cookies.read(headers, 'device') !== undefined;
  }

  /** The id of a browser that knows this person. */
  find(headers: IncomingHttpHeaders, personId: string): string | undefined {
    const [id, proof = ''] = this.#cookies.read(headers, 'device')?.split('.') ?? [];
    if (!id) return undefined;
    const [given, right] = [Buffer.from(proof), Buffer.from(this.#proofOf(id, personId))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  /** The cookie by which the browser is known from now on. */
  greet(headers: IncomingHttpHeaders, personId: string): string {
    const id = this.find(headers, personId) ?? randomBytes(16).toString('base64url');
    return this.#cookies.keep('device', `${id}.${this.#proofOf(id, personId)}`);
  }

  #proofOf(id: string, personId: string): string {
    return createHmac('sha256', this.#secret).update(`device ${id} ${personId}`).digest('base64url');
  }
}
