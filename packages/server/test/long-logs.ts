import { Match } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import type { Store } from '../src/store/store.ts';
import { loadTable } from '../src/tables/log.ts';
import { keep } from '../src/tables/queries.ts';

/** Lines that are written at once. */
const CHUNK = 2_000;

/** Makes the log of a running table so long: its first player plays and takes back again and again. */
export async function lengthen(store: Store, id: string, length: number): Promise<void> {
  const table = await loadTable(store, id);
  if (!table) throw new Error('there is no such table');
  const { game } = gameEntry(table.record.game);
  const match = Match.restore(game, table.log, verifiableSource(table.record.seed));
  const from = match.log.lines.length;
  while (match.log.lines.length < length) {
    const [seat] = match.actors;
    match.play(seat, [match.legal(seat)[0]]);
    if (match.canRetract(seat)) match.retract(seat);
  }
  const lines = match.log.lines.map((line) => ({ line, time: table.record.updated, request: `request-${line.seq}` }));
  let before = { ...table.record, owes: match.actors };
  for (let i = from; i < lines.length; i += CHUNK) {
    const record = { ...before, head: before.head + 1 };
    const addition = { record, lines: lines.slice(i, i + CHUNK), said: [], now: record.updated, asksBots: false };
    await store.write((trx) => keep(trx, before, addition));
    before = record;
  }
}
