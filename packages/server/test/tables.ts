import { randomUUID } from 'node:crypto';
import { SeededChance, type StolikError } from '@stolik/core';
import { pino } from 'pino';
import type { Store } from '../src/store/store.ts';
import type { Watcher } from '../src/tables/audience.ts';
import { play, playForBot } from '../src/tables/play.ts';
import { botTurn } from '../src/tables/record.ts';
import type { Answer } from '../src/tables/table.ts';
import { Tables, type TablesParts } from '../src/tables/tables.ts';
import { realWorld } from '../src/tables/world.ts';

/** The tables of a store as one node has them, with a world that tests may fix. */
export async function tablesOn(store: Store, parts: Partial<TablesParts> = {}): Promise<Tables> {
  const log = pino({ level: process.env.STOLIK_TEST_LOG ?? 'silent' });
  const tables = new Tables({ store, log, ...realWorld, time: parts.now ?? realWorld.now, ...parts });
  await tables.open();
  return tables;
}

/** A store whose words between nodes never arrive. */
export function silent(store: Store): Store {
  return { ...store, tell: async () => {} };
}

export const ANNA = { id: 'anna', name: 'Anna' };
export const BEN = { id: 'ben', name: 'Ben' };
export const CLEO = { id: 'cleo', name: 'Cleo' };

/** Makes Anna, Ben and Cleo persons of the store: of nobody else is it kept who is there. */
export async function enrol(store: Store): Promise<void> {
  await store.db
    .insertInto('person')
    .values([ANNA, BEN, CLEO].map((one) => ({ ...one, isGuest: 1, created: 0 })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Anna, Ben and Cleo follow a table through pages of some node: whoever is not there is awaited before a live clock runs. */
export async function attend(store: Store, tableId: string): Promise<void> {
  await enrol(store);
  await store.db
    .insertInto('presence')
    .values([ANNA, BEN, CLEO].map(({ id: person }) => ({ tableId, person, node: 'attended', gone: null })))
    .execute();
}

/** Somebody who looks at a table and remembers every frame. */
export class Eyes implements Watcher {
  readonly person: string;
  readonly frames: string[] = [];
  isBehind = false;

  constructor(person: string) {
    this.person = person;
  }

  send(frame: string): void {
    this.frames.push(frame);
  }

  get received() {
    return this.frames.map((frame) => JSON.parse(frame));
  }
}

/** Plays a random legal move for whoever of these people has to decide; `undefined` when nobody of them has. */
export async function playOnce(
  tables: Tables,
  id: string,
  people: readonly string[],
  chance: SeededChance,
): Promise<(Answer & { at: number; seat: number }) | undefined> {
  const asked = await tables.with(id, ({ record, match }) => {
    if (record.status !== 'running') return undefined;
    const seats = record.seats.flatMap(({ person }, seat) =>
      person !== undefined && people.includes(person) && match.actors.includes(seat) ? [seat] : [],
    );
    if (seats.length === 0) return undefined;
    const seat = seats[chance.int(seats.length)];
    const legal = match.legal(seat);
    return {
      seat,
      person: record.seats[seat].person as string,
      epoch: match.epoch,
      move: legal[chance.int(legal.length)],
    };
  });
  if (!asked) return undefined;
  const { seat, person, epoch, move } = asked;
  const answer = await play(tables, { table: id, person, id: randomUUID(), epoch }, [move]);
  return { ...answer, seat };
}

/** Somebody plays: a game that people end before that has no winner. */
export async function beginPlay(tables: Tables, id: string, person: { readonly id: string }): Promise<void> {
  await playOnce(tables, id, [person.id], new SeededChance('begin'));
}

/** Somebody takes part: plays something after what all are asked together at the beginning. */
export async function takePart(
  tables: Tables,
  id: string,
  person: { readonly id: string },
  people: readonly string[],
): Promise<void> {
  const chance = new SeededChance('takes part');
  const now = () => tables.with(id, ({ match, record }) => ({ epoch: match.epoch, seats: record.seats }));
  const { epoch: first } = await now();
  for (;;) {
    const { epoch, seats } = await now();
    const answer = await playOnce(tables, id, people, chance);
    if (!answer) throw new Error('nobody is asked');
    if (seats[answer.seat].person === person.id && epoch !== first) return;
  }
}

/** Lets a bot decide at random for whoever it stands in for. */
export async function botPlays(tables: Tables, id: string): Promise<boolean> {
  const asked = await tables.with(id, (table) => {
    const turn = botTurn(table.record);
    return (
      turn && { seat: turn.seat, at: table.numberOf(table.match.seq, turn.seat), move: table.match.legal(turn.seat)[0] }
    );
  });
  return asked !== undefined && playForBot(tables, id, asked.seat, asked.at, [asked.move]);
}

/** Plays until the table is over. */
export async function playToEnd(tables: Tables, id: string, people: readonly string[], seed: string): Promise<number> {
  const chance = new SeededChance(seed);
  let plays = 0;
  while (await playOnce(tables, id, people, chance)) plays++;
  return plays;
}

/** The code of the error that something ends with. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return (error as StolikError).code;
  }
}
