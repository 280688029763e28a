import { Refused, type TableInfo } from '@stolik/protocol/page';
import i18next from 'i18next';
import { ask, path } from '../online/api.ts';
import { sittersOf } from '../online/sitters.ts';
import { fetchLog } from '../online/verify.ts';
import type { TableRecord } from '../store/tables.ts';

/** An online game that is still being played: its log is nobody's yet. */
export class NotOver extends Error {}

/** A finished game from the server, and what it says of the table; `undefined` where it has none of that name. */
export async function fetchGame(id: string): Promise<{ record: TableRecord; info: TableInfo } | undefined> {
  let info: TableInfo;
  try {
    info = await ask<TableInfo>('GET', path`/tables/${id}`);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
  if (info.status !== 'over') throw new NotOver();
  const log = await fetchLog(id);
  if (log.seed === undefined) throw new Error('a finished game came without its seed');
  const sitters = sittersOf(info.seats, i18next.t);
  const { created, updated } = info;
  return { record: { id, sitters, log, seed: log.seed, created, updated, isOver: true }, info };
}
