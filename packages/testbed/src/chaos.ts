import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Line, Match, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry, games } from '@stolik/games';
import { loadLog, openStore, type Store } from '@stolik/server';
import { Guest } from './guest.ts';
import { playRandomly } from './random-player.ts';
import { type Launch, ServerProcess } from './server-process.ts';

export interface ChaosSetup {
  /** The servers, all on the same store. */
  readonly launches: readonly Launch[];
  readonly store: string;
  readonly kills: number;
  /** Moves that are acknowledged from one kill to the next: a server that nobody plays on has nothing to lose. */
  readonly movesBetween: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly seed: string;
  /** How long tables may take after the last kill, in milliseconds. */
  readonly patience: number;
  onProgress?(kills: number, acknowledged: number): void;
}

export interface ChaosResult {
  readonly kills: number;
  /** Moves that a server said were kept. */
  readonly acknowledged: number;
  /** Those that are not in the log. */
  readonly lost: number;
  /** Tables that were begun. */
  readonly begun: number;
  /** Tables that did not come to an end. */
  readonly stuck: number;
  /** Tables whose whole chance was computed again from the seed. */
  readonly verified: number;
}

/** A move that was acknowledged, and the id it was asked with. */
interface Kept {
  readonly table: string;
  readonly id: string;
  readonly moves: readonly unknown[];
}

/** Lets guests play random games while the servers are killed again and again, and looks whether anything was lost. */
export async function runChaos(setup: ChaosSetup): Promise<ChaosResult> {
  const nodes = setup.launches.map((launch) => new ServerProcess(launch));
  await Promise.all(nodes.map((node) => node.start()));
  const crowd = new Crowd(setup, nodes);
  try {
    const played = crowd.play();
    await Promise.race([played, killAgainAndAgain(setup, nodes, crowd)]);
    const stuck = await crowd.end(played);
    const store = await openStore(setup.store);
    try {
      const lost = await countLost(store, crowd.kept);
      const verified = await countVerified(store, crowd.tables);
      return { kills: setup.kills, acknowledged: crowd.kept.length, lost, begun: crowd.tables.length, stuck, verified };
    } finally {
      await store.close();
    }
  } finally {
    crowd.leave();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function killAgainAndAgain(
  { kills, movesBetween, seed, onProgress }: ChaosSetup,
  nodes: readonly ServerProcess[],
  crowd: Crowd,
): Promise<void> {
  const chance = new SeededChance(`${seed}/kills`);
  for (let i = 1; i <= kills; i++) {
    // Some more or less, so that kills come at all kinds of moments.
    await crowd.hasMoved(movesBetween + chance.int(movesBetween));
    const node = nodes[chance.int(nodes.length)];
    await node.kill();
    onProgress?.(i, crowd.kept.length);
    await node.start();
  }
}

/** How long to wait for moves: a table that does not move is stuck. */
const LONGEST_STILL = 120_000;

/** The guests of a run: pairs that play one table after the other. */
class Crowd {
  readonly kept: Kept[] = [];
  readonly tables: string[] = [];
  readonly #setup: ChaosSetup;
  readonly #nodes: readonly ServerProcess[];
  readonly #people: Guest[] = [];
  #isEnding = false;
  #over = 0;

  constructor(setup: ChaosSetup, nodes: readonly ServerProcess[]) {
    this.#setup = setup;
    this.#nodes = nodes;
  }

  async play(): Promise<void> {
    await Promise.all(Array.from({ length: this.#setup.tables }, (_, place) => this.#playAt(place)));
  }

  /** Resolves when so many more moves were acknowledged, or when nobody moves any more: the end says what is stuck. */
  async hasMoved(moves: number): Promise<void> {
    const wanted = this.kept.length + moves;
    const end = Date.now() + LONGEST_STILL;
    while (this.kept.length < wanted && Date.now() < end) await pause(5);
  }

  /** Lets the running tables come to their end; how many do not. */
  async end(played: Promise<void>): Promise<number> {
    this.#isEnding = true;
    const late = new AbortController();
    await Promise.race([played, pause(this.#setup.patience, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
    return this.tables.length - this.#over;
  }

  leave(): void {
    for (const guest of this.#people) guest.leave();
  }

  async #playAt(place: number): Promise<void> {
    // Whoever connects again may land on any node.
    const chance = new SeededChance(`${this.#setup.seed}/${place}`);
    const address = () => this.#nodes[chance.int(this.#nodes.length)].address;
    const pair = [await Guest.arrive(address), await Guest.arrive(address)];
    this.#people.push(...pair);
    for (let round = 0; !this.#isEnding; round++) {
      const { id: game } = games[(place + round) % games.length].game;
      // At every other table a bot plays too: its turns must not be lost either.
      const bots = (place + round) % 2 === 0 ? [] : [{ kind: 'bot', level: 'easy' } as const];
      const table = await pair[0].createTable({ game, seats: [{ kind: 'me' }, { kind: 'open' }, ...bots] });
      await pair[1].sit(table.id);
      this.tables.push(table.id);
      await Promise.all(
        pair.map((guest, i) =>
          playRandomly(guest, table, `${this.#setup.seed}/${place}/${round}/${i}`, {
            onDone: (id, moves) => this.kept.push({ table: table.id, id, moves }),
          }),
        ),
      );
      this.#over++;
    }
  }
}

/** Moves that were acknowledged and are not in the log as they were sent. */
async function countLost(store: Store, kept: readonly Kept[]): Promise<number> {
  const rows = await store.db.selectFrom('line').select(['tableId', 'request', 'body']).execute();
  const lines = new Map(rows.map(({ tableId, request, body }) => [`${tableId} ${request}`, body]));
  return kept.filter(({ table, id, moves }) => {
    const body = lines.get(`${table} ${id}`);
    const line = body === undefined ? undefined : (JSON.parse(body) as Line);
    return !(line && 'moves' in line && isDeepStrictEqual(line.moves, moves));
  }).length;
}

async function countVerified(store: Store, tables: readonly string[]): Promise<number> {
  let verified = 0;
  for (const id of tables) {
    const log = await loadLog(store, id);
    if (log?.seed === undefined) continue;
    const { game } = gameEntry(log.header.game, log.header.version);
    Match.verify(game, log, verifiableSource(log.seed));
    verified++;
  }
  return verified;
}
