import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { marked } from './errors.ts';
import { Subscribers } from './subscribers.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 15_000;

/** A connection of its own on which PostgreSQL's notifications arrive, made anew whenever it breaks. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #subscribers = new Subscribers();
  readonly #reconnected = new Set<() => void>();
  #client: Promise<pg.Client> | undefined;
  /** The answer to what was asked last: a connection takes one question at a time. */
  #answered: Promise<unknown> = Promise.resolve();
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, keepAlive: true, query_timeout: 10_000 };
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => void> {
    const stop = this.#subscribers.add(channel, handler);
    this.#client ??= this.#connect();
    const connecting = this.#client;
    try {
      await this.#ask(await connecting, `listen "${channel}"`);
    } catch (error) {
      stop();
      if (this.#client === connecting) this.#client = undefined;
      throw error;
    }
    return stop;
  }

  /** Sends notifications on this very connection, one transaction for all of them; throws where there is none now. */
  async tell(channel: string, payloads: readonly string[]): Promise<void> {
    this.#client ??= this.#connect();
    await this.#ask(await this.#client, 'select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      channel,
      payloads,
    ]);
  }

  onReconnect(handler: () => void): () => void {
    const own = () => handler();
    this.#reconnected.add(own);
    return () => void this.#reconnected.delete(own);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#heartbeat);
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    let isLost = false;
    const lost = () => {
      if (isLost || this.#closing.signal.aborted) return;
      isLost = true;
      clearInterval(this.#heartbeat);
      this.#client = this.#reconnect();
      // Whoever listens next waits for it; nobody else needs to hear of a failure while closing.
      this.#client.catch(() => {});
    };
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => this.#subscribers.tell(channel, payload ?? ''));
    try {
      await client.connect();
      // What is told here is written elsewhere already: nothing of it has to reach the disk.
      await client.query('set synchronous_commit = off');
      for (const channel of this.#subscribers.channels()) await client.query(`listen "${channel}"`);
    } catch (error) {
      void client.end().catch(() => {});
      throw marked(error);
    }
    client.on('end', lost);
    this.#answered = Promise.resolve();
    // A connection whose other end vanished without a word is found out by asking.
    this.#heartbeat = setInterval(() => {
      this.#ask(client, 'select 1').catch(() => {
        lost();
        void client.end().catch(() => {});
      });
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
    return client;
  }

  #ask(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<unknown> {
    const answer = this.#answered.then(() => client.query(text, [...values])).catch(fail);
    this.#answered = answer.catch(() => {});
    return answer;
  }

  async #reconnect(): Promise<pg.Client> {
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      await pause(ms, undefined, { signal: this.#closing.signal });
      const client = await this.#connect().catch(() => undefined);
      if (client) {
        for (const handler of [...this.#reconnected]) handler();
        return client;
      }
    }
  }
}

function fail(error: unknown): never {
  throw marked(error);
}
