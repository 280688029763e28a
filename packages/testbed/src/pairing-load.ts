import { setTimeout as pause } from 'node:timers/promises';
import { SeededChance } from '@stolik/core';
import { games } from '@stolik/games';
import type { NewSearch, Search, TableInfo } from '@stolik/protocol';
import { Guest } from './guest.ts';
import { sorted, type Times } from './times.ts';

/** People who come in at once: a browser opens no more connections either. */
const AT_ONCE = 20;
/** Whoever is not seated after that never will be. */
const LONGEST = 180_000;
/** How many they would be. Some take nothing else. */
const SEATS: readonly (readonly number[])[] = [[2], [2, 3], [2, 3, 4], [3]];

export interface PairingSetup {
  /** Where each new connection goes. */
  address(): string;
  readonly people: number;
  readonly seed: string;
  /** Whoever has waited so long for people takes bots. */
  readonly patience: number;
  onProgress?(seated: number): void;
  /** Is called once, when half of them have a table: what they do not expect. */
  disturb?(): Promise<void>;
}

export interface PairingResult {
  readonly people: number;
  /** Those who sit at a table that has begun. */
  readonly seated: number;
  /** Those who sit at more than one. */
  readonly twice: number;
  readonly tables: number;
  /** Those who got tired and took bots. */
  readonly tired: number;
  /** Those who lost their place and began anew. */
  readonly again: number;
  /** From asking until they knew where they play. */
  readonly wait: Times;
}

/** People who all look for a game in the same moment, each at a page of their own, until everybody plays. */
export async function runPairing(setup: PairingSetup): Promise<PairingResult> {
  const chance = new SeededChance(setup.seed);
  const seekers: Seeker[] = [];
  try {
    while (seekers.length < setup.people) {
      const count = Math.min(AT_ONCE, setup.people - seekers.length);
      const guests = await Promise.all(Array.from({ length: count }, () => Guest.arrive(setup.address)));
      await Promise.all(guests.map((guest) => guest.opened()));
      seekers.push(...guests.map((guest) => new Seeker(guest, wantedBy(chance), setup.patience)));
    }
    let seated = 0;
    let disturbing: Promise<void> | undefined;
    const waits = await Promise.all(
      seekers.map(async (seeker) => {
        const wait = await seeker.play();
        setup.onProgress?.(++seated);
        if (seated >= setup.people / 2) disturbing ??= setup.disturb?.();
        return wait;
      }),
    );
    await disturbing;
    const tables = await tablesOf(seekers);
    return {
      people: setup.people,
      seated: tables.filter((own) => own.some(({ status }) => status === 'running')).length,
      twice: tables.filter((own) => own.length > 1).length,
      tables: new Set(tables.flat().map(({ id }) => id)).size,
      tired: seekers.filter(({ isTired }) => isTired).length,
      again: seekers.filter(({ hasBegunAnew }) => hasBegunAnew).length,
      wait: sorted(waits.filter((wait) => wait !== undefined)),
    };
  } finally {
    for (const { guest } of seekers) guest.leave();
  }
}

/** Any of the games with any of some numbers of players. */
function wantedBy(chance: SeededChance): NewSearch {
  const all = games.map(({ game }) => game.id);
  const liked = all.filter(() => chance.int(2) === 0);
  const seats = [...SEATS[chance.int(SEATS.length)]];
  return { games: liked.length > 0 ? liked : all, seats, pace: 'live' };
}

/** What each of them sits at, as the server lists it. */
async function tablesOf(seekers: readonly Seeker[]): Promise<TableInfo[][]> {
  const lists: TableInfo[][] = [];
  for (let i = 0; i < seekers.length; i += AT_ONCE) {
    const some = seekers.slice(i, i + AT_ONCE);
    const answers = some.map(({ guest }) => guest.read<{ tables: TableInfo[] }>('/api/me/tables'));
    lists.push(...(await Promise.all(answers)).map(({ tables }) => tables));
  }
  return lists;
}

/** Somebody at a page that does what ours does. */
class Seeker {
  readonly guest: Guest;
  isTired = false;
  hasBegunAnew = false;
  readonly #wanted: NewSearch;
  readonly #patience: number;

  constructor(guest: Guest, wanted: NewSearch, patience: number) {
    this.#patience = patience;
    this.guest = guest;
    this.#wanted = wanted;
  }

  /** Looks until there is a table; how long that took, in milliseconds, or nothing if it took too long. */
  async play(): Promise<number | undefined> {
    const begin = performance.now();
    const end = new AbortController();
    const table = new Promise<string>((resolve) => {
      this.guest.onFrame((frame) => {
        if (frame.is === 'search') this.#hear(frame.search, resolve);
      });
    });
    const tired = this.#tire(end.signal);
    await this.#search();
    const late = pause(LONGEST, undefined, { signal: end.signal }).catch(() => undefined);
    const found = await Promise.race([table, late]);
    const wait = performance.now() - begin;
    end.abort();
    await tired;
    return found === undefined ? undefined : wait;
  }

  #hear(search: Search | undefined, resolve: (table: string) => void): void {
    if (search?.table !== undefined) resolve(search.table);
    else if (search?.found && !search.found.isHere) this.guest.come().catch(() => {});
    else if (!search) {
      this.hasBegunAnew = true;
      this.#search();
    } else if (this.isTired && !search.found && search.bots === undefined) this.#search();
  }

  /** What is refused because others were found in the same moment is asked anew if they do not come. */
  async #search(): Promise<void> {
    await this.guest.search(this.isTired ? { ...this.#wanted, bots: 'easy' } : this.#wanted).catch(() => {});
  }

  async #tire(end: AbortSignal): Promise<void> {
    await pause(this.#patience, undefined, { signal: end }).catch(() => {});
    if (end.aborted) return;
    this.isTired = true;
    const { search } = await this.guest.read<{ search?: Search }>('/api/me/search');
    if (!end.aborted && search?.table === undefined) await this.#search();
  }
}
