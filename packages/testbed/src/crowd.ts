import { setTimeout as pause } from 'node:timers/promises';
import { SeededChance } from '@stolik/core';
import { games } from '@stolik/games';
import type { NewTable, TableInfo } from '@stolik/protocol';
import { Guest } from './guest.ts';
import { playRandomly } from './random-player.ts';
import type { ServerProcess } from './server-process.ts';

/** A move that was acknowledged, and the id it was asked with. */
export interface Kept {
  readonly table: string;
  readonly id: string;
  readonly moves: readonly unknown[];
}

export interface CrowdSetup {
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly seed: string;
  /** Whether people also leave, come back, resign, talk, fall silent and play again. */
  readonly isMixed: boolean;
  /** How long tables may take after the last kill, in milliseconds. */
  readonly patience: number;
}

/** How long to wait for moves: a table that does not move is stuck. */
const LONGEST_STILL = 120_000;
/** Time for the whole game where there is a clock, in minutes: no seconds are added, so that it can be added up. */
const MINUTES = 1;
/** Somebody who falls silent for so long is out of time. */
const SILENCE = MINUTES * 60_000 + 8_000;

function isRatedAt(place: number): boolean {
  return place % 2 === 0;
}

/** The guests of a run: pairs that play one table after the other. */
export class Crowd {
  readonly kept: Kept[] = [];
  readonly tables: string[] = [];
  readonly #setup: CrowdSetup;
  readonly #nodes: readonly ServerProcess[];
  readonly #pairs: (readonly Guest[])[] = [];
  #isEnding = false;
  #over = 0;

  constructor(setup: CrowdSetup, nodes: readonly ServerProcess[]) {
    this.#setup = setup;
    this.#nodes = nodes;
  }

  /** Everybody comes, with an account at every other table: there games are rated. */
  async arrive(): Promise<void> {
    const { seed, tables } = this.#setup;
    for (let place = 0; place < tables; place++) {
      // Whoever connects again may land on any node.
      const chance = new SeededChance(`${seed}/${place}`);
      const address = () => this.#nodes[chance.int(this.#nodes.length)].address;
      const arrived = (name: string) =>
        isRatedAt(place) ? Guest.enrolled(address, `${name}-${place}`) : Guest.arrive(address);
      this.#pairs.push([await arrived('one'), await arrived('other')]);
    }
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
    for (const guest of this.#pairs.flat()) guest.leave();
  }

  async #playAt(place: number): Promise<void> {
    const { seed, isMixed } = this.#setup;
    const chance = new SeededChance(`${seed}/${place}/again`);
    const pair = this.#pairs[place];
    let again: TableInfo | undefined;
    for (let round = 0; !this.#isEnding; round++) {
      const table = again ?? (await pair[0].createTable(this.#wanted(place + round, isRatedAt(place))));
      await pair[1].sit(table.id);
      this.tables.push(table.id);
      await Promise.all(pair.map((guest, i) => this.#playGame(guest, table, `${seed}/${place}/${round}/${i}`)));
      this.#over++;
      again = isMixed && !this.#isEnding && chance.int(3) === 0 ? await pair[0].rematch(table.id) : undefined;
    }
  }

  /** A table of each game in turn; at every other one a bot plays too: its turns must not be lost either. */
  #wanted(turn: number, rated: boolean): NewTable {
    const { id: game } = games[turn % games.length].game;
    const bots = turn % 2 === 0 ? [] : [{ kind: 'bot', level: 'easy' } as const];
    return {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }, ...bots],
      standIn: 'easy',
      rated,
      ...(rated && { pace: { kind: 'days', days: 1 } }),
      ...(this.#setup.isMixed && { pace: { kind: 'live', minutes: MINUTES, increment: 0 } }),
    };
  }

  async #playGame(guest: Guest, table: TableInfo, seed: string): Promise<void> {
    const chance = new SeededChance(`${seed}/moods`);
    const over = new AbortController();
    const stopAgreeing = this.#setup.isMixed ? agreeToEnd(guest, table.id) : undefined;
    const moods = this.#setup.isMixed ? this.#haveMoods(guest, table.id, chance, over.signal) : undefined;
    const isSilent = this.#setup.isMixed && chance.int(40) === 0;
    const silentAt = chance.int(10);
    let decisions = 0;
    await playRandomly(guest, table, seed, {
      onDone: (id, moves) => this.kept.push({ table: table.id, id, moves }),
      pause: () => (isSilent && decisions++ === silentAt ? SILENCE : 0),
    });
    over.abort();
    stopAgreeing?.();
    await moods;
  }

  /** Leaves and comes back, talks, gives time, now and then gives up or wants to end it, until the game is over. */
  async #haveMoods(guest: Guest, table: string, chance: SeededChance, over: AbortSignal): Promise<void> {
    const rest = (ms: number) => pause(chance.int(ms), undefined, { signal: over }).catch(() => {});
    while (!over.aborted) {
      await rest(3_000);
      if (over.aborted) return;
      const mood = chance.int(20);
      if (mood === 0) {
        await guest.tell(table, 'resign');
        return;
      }
      if (mood === 1) await guest.propose(table, { kind: 'end' });
      else if (mood === 2) await guest.propose(table, { kind: 'time', for: chance.int(2) });
      else if (mood < 10) {
        await guest.tell(table, 'away');
        await rest(800);
        await guest.tell(table, 'back');
      } else await guest.stream.ask({ do: 'phrase', table, phrase: 'hello' }).catch(() => {});
    }
  }
}

/** Whoever is asked to end a game without a winner wants that too. The answer ends it. */
function agreeToEnd(guest: Guest, table: string): () => void {
  return guest.onFrame((frame) => {
    const isAsked = frame.is === 'info' && frame.info.id === table && frame.info.proposal?.kind === 'end';
    if (isAsked) guest.propose(table, { kind: 'end' }).catch(() => {});
  });
}
