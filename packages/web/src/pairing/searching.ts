import { type NewSearch, type OwnSearch, Refused, type Search, type TableInfo } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask, path } from '../online/api.ts';
import { changeMe, goOnline, useOnline } from '../online/connection.ts';
import { keepPledge } from '../online/pledges.ts';

/** How a search ended that nobody has ended here: one did not come in time, or was away. */
export type Lost = 'late' | 'gone';

interface Searching {
  readonly search: Search | undefined;
  readonly lost: Lost | undefined;
}

/** What game whoever reads this looks for with strangers. */
export const useSearching = create<Searching>()(() => ({ search: undefined, lost: undefined }));

/** Where a browser remembers what it adds to the luck of the game that is found. */
const LUCK = 'stolik.luck';

/** Looks for a game under this name, or for another than before. */
export async function beginSearch(wanted: Omit<NewSearch, 'entropy'>, name: string): Promise<void> {
  await goOnline();
  const called = name.trim();
  if (called !== '' && called !== useOnline.getState().me?.name) {
    await changeMe(() => ask('PATCH', '/me', { name: called }));
  }
  const entropy = crypto.randomUUID();
  await ask('PUT', '/me/search', { ...wanted, entropy });
  keepLuck(entropy);
  await askForSearch();
}

/** Looks no longer. */
export async function endSearch(): Promise<void> {
  await ask('DELETE', '/me/search');
  useSearching.setState({ search: undefined, lost: undefined });
}

/** Comes to those who were found. Whoever is too late is told by the server what there is instead. */
export async function come(): Promise<void> {
  await ask('POST', '/me/search/come').catch((error) => {
    if (!(error instanceof Refused)) throw error;
  });
}

/** Somebody goes to the table that was found: nothing is looked for any more. */
export async function arrive(table: string): Promise<void> {
  await endSearch().catch(() => {});
  const entropy = luck();
  if (entropy === undefined) return;
  const { commitment } = await ask<TableInfo>('GET', path`/tables/${table}`);
  keepPledge(table, { commitment, entropy });
}

/** Asks what is looked for. */
export async function askForSearch(): Promise<void> {
  note((await ask<OwnSearch>('GET', '/me/search')).search);
}

/** Takes over what is known now; whoever ended nothing themselves is told why nothing is looked for any more. */
export function note(search: Search | undefined): void {
  const { search: before, lost } = useSearching.getState();
  const isLost = !search && before !== undefined && before.table === undefined;
  const why = before?.found && !before.found.isHere ? 'late' : 'gone';
  useSearching.setState({ search, lost: isLost ? why : search ? undefined : lost });
}

function keepLuck(entropy: string): void {
  try {
    localStorage.setItem(LUCK, entropy);
  } catch {
    // Then the log is checked against its own header alone.
  }
}

function luck(): string | undefined {
  try {
    return localStorage.getItem(LUCK) ?? undefined;
  } catch {
    return undefined;
  }
}
