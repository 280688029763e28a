import { Option } from 'commander';

export const databaseOption = () =>
  new Option('--database <address>', 'the store, instead of DATABASE_URL: sqlite:<path> or postgres://...');

/** The store that is meant: the one that is named, or that `stolik serve` would use here. */
export async function databaseOf({ database }: { readonly database?: string }): Promise<string> {
  // Loaded here, so that the other commands start without it.
  const { readSettings } = await import('@stolik/server');
  return readSettings({ ...process.env, ...(database === undefined ? {} : { DATABASE_URL: database }) }).databaseUrl;
}
