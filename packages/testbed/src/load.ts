import { readFileSync } from 'node:fs';
import { SeededChance } from '@stolik/core';
import type { TableInfo } from '@stolik/protocol';
import { Guest } from './guest.ts';
import { playRandomly } from './random-player.ts';
import { sorted, type Times } from './times.ts';

/** Milliseconds of play before anything is measured. */
const WARM_UP = 3_000;

export interface LoadSetup {
  /** Where each new connection goes. */
  address(): string;
  readonly game: string;
  readonly tables: number;
  /** Moves a second that people at all tables together try to make; 0: as fast as they can. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
  onProgress?(seconds: number, moves: number): void;
}

export interface LoadResult {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From sending a move until it is acknowledged. */
  readonly ack: Times;
  /** From sending a move until the other seat has seen it. */
  readonly seen: Times;
}

/** Sets up tables for two, lets random players loose on them, and measures what they wait for. */
export async function runLoad(setup: LoadSetup): Promise<LoadResult> {
  const chance = new SeededChance(setup.seed);
  const guests: Guest[] = [];
  const ack: number[] = [];
  const seen: number[] = [];
  /** Tables where the first round has begun. */
  let begun = 0;
  let isMeasured = false;
  let isOver = false;
  // Waits between moves are spread as those of people who know nothing of each other.
  const pause = () =>
    setup.rate === 0 ? 0 : (-Math.log(1 - chance.int(2 ** 30) / 2 ** 30) * setup.tables * 1000) / setup.rate;

  const playOn = async (pair: readonly Guest[], place: number) => {
    for (let round = 0; !isOver; round++) {
      const table = await seatPair(setup.game, pair);
      if (round === 0) begun++;
      /** When each seat sent its last move that the other has not seen yet. */
      const sent: (number | undefined)[] = [undefined, undefined];
      await Promise.all(
        pair.map((guest, i) =>
          playRandomly(guest, table, `${setup.seed}/${place}/${round}/${i}`, {
            pause,
            onSend: () => {
              sent[i] = performance.now();
            },
            onDone: (_id, _moves, ms) => {
              if (isMeasured) ack.push(ms);
            },
            onSeen: () => {
              const begin = sent[1 - i];
              if (isMeasured && begin !== undefined) seen.push(performance.now() - begin);
              sent[1 - i] = undefined;
            },
          }),
        ),
      );
    }
  };

  try {
    const pairs: Guest[][] = [];
    for (let i = 0; i < setup.tables; i++) {
      const pair = await Promise.all([Guest.arrive(setup.address), Guest.arrive(setup.address)]);
      guests.push(...pair);
      pairs.push(pair);
    }
    // They end with their connections, in the middle of games.
    for (const [place, pair] of pairs.entries()) playOn(pair, place).catch(() => {});
    // Who makes and joins tables is not measured.
    while (begun < setup.tables) await sleep(100);
    await sleep(WARM_UP);
    isMeasured = true;
    const begin = performance.now();
    for (let second = 1; second <= setup.seconds; second++) {
      await sleep(begin + second * 1000 - performance.now());
      setup.onProgress?.(second, ack.length);
    }
    const elapsed = (performance.now() - begin) / 1000;
    return { moves: ack.length, movesPerSecond: ack.length / elapsed, ack: sorted(ack), seen: sorted(seen) };
  } finally {
    isMeasured = false;
    isOver = true;
    for (const guest of guests) guest.leave();
  }
}

async function seatPair(game: string, [anna, ben]: readonly Guest[]): Promise<TableInfo> {
  const table = await anna.createTable({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  return ben.sit(table.id);
}

/** Bytes of memory that each of so many idle connections costs a server. */
export async function measureIdle(address: string, pid: number, connections: number): Promise<number> {
  const guests: Guest[] = [];
  try {
    const before = memoryOf(pid);
    while (guests.length < connections) {
      // A person may have twenty pages open.
      const first = await Guest.arrive(() => address);
      const more = Array.from({ length: Math.min(19, connections - guests.length - 1) }, () => first.again());
      guests.push(first, ...more);
      await Promise.all([first, ...more].map((guest) => guest.opened()));
    }
    await sleep(2_000);
    return (memoryOf(pid) - before) / connections;
  } finally {
    for (const guest of guests) guest.leave();
  }
}

/** The memory of a process that is really there. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
