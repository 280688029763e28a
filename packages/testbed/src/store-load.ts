import { games } from '@stolik/games';
import { openStore } from '@stolik/server';
import { crowd } from './crowded-store.ts';
import { Guest } from './guest.ts';
import { playRandomly } from './random-player.ts';
import { sorted, type Times } from './times.ts';

export interface StoreLoadSetup {
  /** Where the server listens, and the store behind it. */
  readonly address: string;
  readonly store: string;
  readonly tables: number;
  /** How often each question is asked. */
  readonly times: number;
  readonly seed: string;
  onProgress?(tables: number): void;
}

/** What was asked, and how long each answer took. */
export interface Asked {
  readonly what: string;
  readonly times: Times;
}

/** What nearly everybody plays, and what is hard to find among it. */
const [COMMON, RARE] = [games[0].game.id, games[games.length - 1].game.id];
/** How far into a list a patient person goes, in pages. */
const FAR_LOBBY = 100;
const FAR_HISTORY = 1_000;

/** Fills the store of a server with finished tables, and measures what a person with half of them waits for. */
export async function runStoreLoad(setup: StoreLoadSetup): Promise<Asked[]> {
  const arrive = () => Guest.arrive(() => setup.address);
  const [regular, guest] = [await arrive(), await arrive()];
  try {
    await fill(setup, regular.id);
    const lobby = (status: string) => `/api/tables?status=${status}`;
    const filtered = (status: string) => `${lobby(status)}&game=${RARE}`;
    const history = '/api/me/history?';
    const addresses: [what: string, path: (i: number) => string][] = [
      ...['open', 'running', 'over'].map((status): [string, () => string] => [`lobby, ${status}`, () => lobby(status)]),
      ...['open', 'running', 'over'].map((status): [string, () => string] => [
        `lobby, ${status}, ${RARE}`,
        () => filtered(status),
      ]),
      ...(await farPage(regular, lobby('over'), FAR_LOBBY, 'lobby, over')),
      ...(await farPage(regular, filtered('over'), FAR_LOBBY, `lobby, over, ${RARE}`)),
      ['own tables', () => '/api/me/tables'],
      ['history', () => history],
      ...(await farPage(regular, history, FAR_HISTORY, 'history')),
      ['a finished table', (i) => `/api/tables/crowd-${Math.floor((i * setup.tables) / setup.times)}`],
    ];
    const asked: Asked[] = [];
    for (const [what, path] of addresses) asked.push({ what, times: await ask(regular, path, setup.times) });
    return [...asked, { what: 'a play', times: await play(setup, regular, guest) }];
  } finally {
    for (const one of [regular, guest]) one.leave();
  }
}

async function fill({ store: url, tables, onProgress }: StoreLoadSetup, regular: string): Promise<void> {
  const store = await openStore(url);
  try {
    await crowd(store, { tables, regular, onProgress });
  } finally {
    await store.close();
  }
}

/** Goes from page to page as a person does; the last page if there are not so many. */
async function farPage(
  guest: Guest,
  path: string,
  pages: number,
  what: string,
): Promise<[what: string, path: () => string][]> {
  let [page, at] = [1, path];
  while (page < pages) {
    const { next } = await guest.read<{ next?: string }>(at);
    if (next === undefined) break;
    at = `${path}&before=${encodeURIComponent(next)}`;
    page++;
  }
  return [[`${what}, page ${page}`, () => at]];
}

async function ask(guest: Guest, path: (i: number) => string, times: number): Promise<Times> {
  // The first answers compile the code behind them.
  for (let i = 0; i < 20; i++) await guest.read(path(i));
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const begin = performance.now();
    await guest.read(path(i));
    taken.push(performance.now() - begin);
  }
  return sorted(taken);
}

/** Two people play until enough moves were acknowledged. */
async function play({ times, seed }: StoreLoadSetup, anna: Guest, ben: Guest): Promise<Times> {
  const taken: number[] = [];
  for (let round = 0; taken.length < times; round++) {
    const table = await anna.createTable({
      game: COMMON,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    await ben.sit(table.id);
    const watch = { onDone: (_id: string, _moves: readonly unknown[], ms: number) => taken.push(ms) };
    await Promise.all([anna, ben].map((guest, i) => playRandomly(guest, table, `${seed}/${round}/${i}`, watch)));
  }
  return sorted(taken);
}
