import { bots } from '../bots/bot-worker.ts';
import { loadGame } from '../games.ts';
import { useSettings } from '../store/settings.ts';
import { type Sitter, type TableRecord, tables } from '../store/tables.ts';
import { LocalSession } from './local.ts';

/** Tables dealt in this visit that could not be kept: they can be played all the same. */
const unkept = new Map<string, TableRecord>();

/** Deals a new table and returns its id. */
export async function dealTable(
  game: string,
  sitters: readonly Sitter[],
  options: unknown,
  isCoached = false,
): Promise<string> {
  return keepTable(LocalSession.deal(await loadGame(game), sitters, options, isCoached));
}

/** Keeps a new table and returns its id. */
export async function keepTable(record: TableRecord): Promise<string> {
  try {
    await tables.save(record);
  } catch {
    unkept.set(record.id, record);
  }
  return record.id;
}

/** The table with this id, or `undefined` if this browser does not have it. */
export async function findTable(id: string): Promise<TableRecord | undefined> {
  try {
    return (await tables.load(id)) ?? unkept.get(id);
  } catch {
    return unkept.get(id);
  }
}

/** Sits down at a table of this browser. */
export async function openTable(record: TableRecord): Promise<LocalSession> {
  const { game, version } = record.log.header;
  const ui = await loadGame(game, version);
  return new LocalSession(record, { ui, store: tables, bots, pace: () => useSettings.getState().pace });
}
