import { randomUUID } from 'node:crypto';
import type { HeardFrame, NewSearch, NewTable, TableInfo } from '@stolik/protocol';
import { type Socket, Stream } from '@stolik/protocol';
import { WebSocket } from 'ws';

/** Somebody who plays over the network as a page does: a guest with a cookie and a socket that mends itself. */
export class Guest {
  readonly id: string;
  readonly stream: Stream;
  readonly #address: () => string;
  readonly #cookie: string;
  readonly #listeners = new Set<(frame: HeardFrame) => void>();

  private constructor(address: () => string, id: string, cookie: string) {
    this.#address = address;
    this.id = id;
    this.#cookie = cookie;
    this.stream = new Stream({
      connect: () => {
        const origin = address();
        const url = `${origin.replace(/^http/, 'ws')}/api/stream`;
        const socket = new WebSocket(url, { headers: { cookie, origin }, perMessageDeflate: false });
        return socket as unknown as Socket;
      },
      newId: randomUUID,
      random: Math.random,
      onFrame: (frame) => {
        for (const listener of this.#listeners) listener(frame);
      },
    });
  }

  /** Asks the server who we are: it makes a guest. The address may change from one connection to the next. */
  static async arrive(address: () => string): Promise<Guest> {
    const { id, cookie } = await welcomed(address);
    return new Guest(address, id, cookie);
  }

  /** The owner of an account, which is made here: only of such people are games rated. */
  static async enrolled(address: () => string, userName: string): Promise<Guest> {
    const { origin, cookie } = await welcomed(address);
    const response = await fetch(`${origin}/api/me/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ userName, password: 'nobody guesses it' }),
    });
    if (!response.ok) throw new Refusal(`${response.status} ${await response.text()}`);
    return Guest.returning(address, cookieOf(response) || cookie);
  }

  /** Somebody whom the server knows by this cookie. */
  static async returning(address: () => string, cookie: string): Promise<Guest> {
    const response = await insist(() => fetch(`${address()}/api/me`, { headers: { cookie } }));
    return new Guest(address, ((await response.json()) as { id: string }).id, cookie);
  }

  /** The same person on another page. */
  again(): Guest {
    return new Guest(this.#address, this.id, this.#cookie);
  }

  /** Resolves when the server has let the page in. */
  async opened(): Promise<void> {
    await this.stream.ask({ do: 'ping' });
  }

  onFrame(listener: (frame: HeardFrame) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  createTable(wanted: NewTable): Promise<TableInfo> {
    return this.#post('/api/tables', wanted);
  }

  sit(table: string): Promise<TableInfo> {
    return this.#post(`/api/tables/${table}/seats`, {});
  }

  /** Looks for a game with strangers. */
  async search(wanted: NewSearch): Promise<void> {
    await this.#request('/api/me/search', wanted, 'PUT');
  }

  /** Comes to those who were found. */
  async come(): Promise<void> {
    await this.#request('/api/me/search/come', undefined);
  }

  /** Leaves, comes back or gives up; what is not possible now is let be. */
  async tell(table: string, verb: 'away' | 'back' | 'resign'): Promise<void> {
    await this.#post(`/api/tables/${table}/${verb}`, undefined).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** Proposes something, or agrees to the same where the other was faster; what is not possible now is let be. */
  async propose(table: string, wanted: { readonly kind: 'end' | 'time'; readonly for?: number }): Promise<void> {
    await this.#post(`/api/tables/${table}/proposal`, wanted).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** Plays again; nothing where the game was closed because somebody gave up before anybody had played. */
  rematch(table: string): Promise<TableInfo | undefined> {
    return this.#post(`/api/tables/${table}/rematch`, {}).catch((error) => {
      if (error instanceof Refusal && error.message.includes('"not-over"')) return undefined;
      throw error;
    });
  }

  /** Asks for something that is there to be read. */
  async read<T>(path: string): Promise<T> {
    const response = await insist(() => fetch(this.#address() + path, { headers: { cookie: this.#cookie } }));
    return (await response.json()) as T;
  }

  leave(): void {
    this.stream.close();
  }

  /** Asks for something that has no answer but that it is done. */
  async ask(path: string, body: unknown): Promise<void> {
    await this.#request(path, body);
  }

  async #post(path: string, body: unknown): Promise<TableInfo> {
    return (await (await this.#request(path, body)).json()) as TableInfo;
  }

  #request(path: string, body: unknown, method = 'POST'): Promise<Response> {
    return insist(() => {
      const origin = this.#address();
      return fetch(origin + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          cookie: this.#cookie,
          origin,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    });
  }
}

/** A stranger becomes a guest. */
async function welcomed(address: () => string): Promise<{ id: string; origin: string; cookie: string }> {
  let origin = '';
  const response = await insist(() => {
    origin = address();
    return fetch(`${origin}/api/me`);
  });
  const { id } = (await response.json()) as { id: string };
  return { id, origin, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** How long a server may be away. */
const PATIENCE = 60_000;

/** Asks until the server answers: it may be starting again. What it refuses is an error. */
async function insist(ask: () => Promise<Response>): Promise<Response> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      const response = await ask();
      if (response.ok) return response;
      if (response.status < 500) throw new Refusal(`${response.status} ${await response.text()}`);
    } catch (error) {
      if (error instanceof Refusal || Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

class Refusal extends Error {}
