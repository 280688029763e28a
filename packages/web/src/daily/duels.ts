import { readInt } from '@stolik/core';
import { loadGame } from '../games.ts';
import { findTable, keepTable } from '../session/open.ts';
import { tableDealt } from './deal-table.ts';
import { type DuelDeal, type DuelLink, duelId, gameOf } from './duel.ts';
import { type Duel, dailies } from './store.ts';

/** Duels of a browser that keeps nothing: they hold for this visit. */
const unkept = new Map<string, Duel>();

async function keep(duel: Duel): Promise<Duel> {
  try {
    await dailies.keepDuel(duel);
  } catch {
    unkept.set(duel.id, duel);
  }
  return duel;
}

async function known(id: string): Promise<Duel | undefined> {
  return (await dailies.duel(id).catch(() => undefined)) ?? unkept.get(id);
}

/** Takes in what a link brings, and returns all that is known of its duel. Throws where nobody could play it here. */
export async function takeIn({ deal, games }: DuelLink): Promise<Duel> {
  const { seats } = (await loadGame(deal.game, deal.version)).game;
  readInt(1 + deal.birds.length, 'birds', seats.min, seats.max);
  const id = duelId(deal);
  const duel = (await findDuel(id)) ?? { id, deal, games: [] };
  const own = JSON.stringify(duel.own?.plays);
  const all = new Map([...duel.games, ...games].map((game) => [JSON.stringify(game.plays), game]));
  all.delete(own);
  return keep({ ...duel, games: [...all.values()] });
}

/** A duel of this browser, with one's own game as soon as that is over. */
export async function findDuel(id: string): Promise<Duel | undefined> {
  const duel = await known(id);
  if (!duel || duel.own || duel.table === undefined) return duel;
  const table = await findTable(duel.table);
  return table?.isOver ? keep({ ...duel, own: gameOf(table, '') }) : duel;
}

/** Whether one's own table can be gone on with. */
export async function runningTable({ table, own }: Duel): Promise<string | undefined> {
  if (own || table === undefined) return undefined;
  return (await findTable(table))?.id;
}

/** Begins one's own game of it and returns the table. */
export async function playDuel(duel: Duel): Promise<string> {
  const { game, version, birds, seed }: DuelDeal = duel.deal;
  const record = tableDealt(await loadGame(game, version), { seed, birds }, { duel: duel.id });
  await keepTable(record);
  await keep({ ...duel, table: record.id });
  return record.id;
}
