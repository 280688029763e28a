import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The databases of a PostgreSQL on this machine that lets everybody in. Several processes may share it. */
export class Databases {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  get port(): number {
    return this.#port;
  }

  address(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  /** Makes an empty database and returns its address. */
  async freshDatabase(): Promise<string> {
    const name = `stolik_${randomUUID().replaceAll('-', '')}`;
    await this.query(`create database ${name}`);
    return this.address(name);
  }

  async query(text: string, database = 'postgres'): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: this.address(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}
