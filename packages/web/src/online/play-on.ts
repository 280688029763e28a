import type { TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { type Sitter, tables } from '../store/tables.ts';
import { sittersOf } from './sitters.ts';
import { fetchLog } from './verify.ts';

/** Goes on with a game that people ended early, on this device: bots take all other seats. Its new id. */
export async function playOn(info: TableInfo, seat: number, t: TFunction): Promise<string> {
  const { seed, ...log } = await fetchLog(info.id);
  if (seed === undefined) throw new Error('the game is not over');
  const sitters = sittersOf(info.seats, t).map((sitter, i): Sitter => {
    return i === seat || sitter.kind === 'bot' ? sitter : { kind: 'bot', name: sitter.name, bot: info.standIn };
  });
  const now = Date.now();
  const id = crypto.randomUUID().slice(0, 8);
  await tables.save({ id, sitters, log, seed, created: now, updated: now, isOver: false });
  return id;
}
