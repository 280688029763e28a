import { createHash } from 'node:crypto';
import { type Line, Match, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { games } from '@stolik/games';
import type { Schema, Store } from '@stolik/server';

export interface CrowdSetup {
  /** Tables that are over. */
  readonly tables: number;
  /** The id of somebody who sat at half of them. */
  readonly regular: string;
  onProgress?(tables: number): void;
}

/** Besides those that are over: enough for lists of many pages. */
const OPEN = 500;
const RUNNING = 2_000;
/** Everybody but the regular. */
const PEOPLE = 2_000;
/** One in so many tables is of another game than the first. */
const RARE = 500;
/** Tables of the regular that run. */
const OWN = 20;
/** Rows of one statement: below what either engine takes as parameters. */
const BULK = 500;
const MINUTE = 60_000;
const SEED = createHash('sha256').update('a crowded store').digest('hex');

/** Fills a store with tables as years of play leave them: the latest are open, then those that run, then the rest. */
export async function crowd(store: Store, { tables, regular, onProgress }: CrowdSetup): Promise<void> {
  const total = tables + RUNNING + OPEN;
  const samples = games.map(({ game }) => sampleOf(game.id));
  const chance = new SeededChance('crowd');
  const now = Date.now();
  for (let first = 0; first < total; first += BULK) {
    const rows: Rows = { gameTable: [], seat: [], line: [] };
    for (let i = first; i < Math.min(first + BULK, total); i++) {
      const status = i < tables ? 'over' : i < tables + RUNNING ? 'running' : 'open';
      const isOwn = status === 'over' ? i % 2 === 0 : status === 'running' && i < tables + OWN;
      const host = isOwn ? regular : `person-${chance.int(PEOPLE)}`;
      const guest = `person-${(chance.int(PEOPLE - 1) + 1) % PEOPLE}`;
      const time = now - (total - i) * MINUTE;
      const sample = chance.int(RARE) === 0 ? samples[1 + chance.int(samples.length - 1)] : samples[0];
      addRows(rows, sample, { id: `crowd-${i}`, status, people: [host, guest], time });
    }
    await store.db.transaction().execute(async (trx) => {
      await trx.insertInto('gameTable').values(rows.gameTable).execute();
      await trx.insertInto('seat').values(rows.seat).execute();
      if (rows.line.length > 0) await trx.insertInto('line').values(rows.line).execute();
    });
    onProgress?.(first + BULK);
  }
}

interface Rows {
  readonly gameTable: Schema['gameTable'][];
  readonly seat: Schema['seat'][];
  readonly line: Schema['line'][];
}

/** The deal of a game and one move: whoever opens a table of it restores a match that is right. */
interface Sample {
  readonly game: string;
  readonly version: number;
  readonly options: string;
  readonly commitment: string;
  readonly lines: readonly Line[];
}

const ENTROPY = ['entropy-of-the-host', 'entropy-of-the-guest'];

function sampleOf(id: string): Sample {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`there is no game ${id}`);
  const { game } = entry;
  const options = game.parseOptions({}, 2);
  const match = Match.begin(game, { seats: 2, options, source: verifiableSource(SEED), entropy: ENTROPY });
  const [seat] = match.actors;
  match.play(seat, [match.legal(seat)[0]]);
  const { header, lines } = match.log;
  const { commitment = '' } = header;
  return { game: id, version: game.version, options: JSON.stringify(options), commitment, lines };
}

interface Place {
  readonly id: string;
  readonly status: 'open' | 'running' | 'over';
  readonly people: readonly string[];
  readonly time: number;
}

function addRows(rows: Rows, { lines, ...game }: Sample, { id, status, people, time }: Place): void {
  const ended = status === 'over' ? time : null;
  rows.gameTable.push({
    ...game,
    id,
    pace: '{"kind":"untimed"}',
    visibility: 'public',
    standIn: 'medium',
    status,
    circle: null,
    host: people[0],
    network: null,
    seed: SEED,
    created: time - 30 * MINUTE,
    updated: time,
    listed: time,
    ended,
    owes: status === 'running' ? 1 : 0,
    deadline: null,
    clock: null,
    rematch: null,
    daily: null,
    removed: null,
    asleep: null,
    awaited: null,
    proposal: null,
    reminded: null,
    calledOff: 0,
    played: status === 'open' ? 0 : (1 << people.length) - 1,
    revision: 3,
    head: 0,
    rated: 0,
    hints: 1,
  });
  for (const [seat, person] of people.entries()) {
    const isFree = status === 'open' && seat > 0;
    rows.seat.push({
      tableId: id,
      seat,
      kind: isFree ? 'open' : 'human',
      person: isFree ? null : person,
      name: isFree ? null : `The name of ${person}`,
      account: null,
      level: null,
      reserved: 0,
      standIn: null,
      resigned: 0,
      awaySince: null,
      timedOut: 0,
      entropy: isFree ? null : ENTROPY[seat],
      wish: null,
      place: ended === null ? null : seat + 1,
      total: ended === null ? null : 50 - seat,
      ended,
    });
  }
  if (status === 'open') return;
  for (const line of lines) {
    rows.line.push({ tableId: id, seq: line.seq, time, request: null, body: JSON.stringify(line) });
  }
}
