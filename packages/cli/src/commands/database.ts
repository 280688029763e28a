import { badField, StolikError } from '@stolik/core';
import { Option } from 'commander';

export const databaseOption = () =>
  new Option('--database <address>', 'the store, instead of DATABASE_URL: sqlite:<path> or postgres://...');

/** The store that is meant: the one that is named, or that `stolik serve` would use here. */
export async function databaseOf({ database }: { readonly database?: string }): Promise<string> {
  // Loaded here, so that the other commands start without it.
  const { readSettings } = await import('@stolik/server');
  if (database === undefined) return readSettings(process.env).databaseUrl;
  // The settings take nothing for "not set", and that would be another store.
  if (database.trim() === '') throw badField('--database', 'names no store');
  try {
    return readSettings({ ...process.env, DATABASE_URL: database }).databaseUrl;
  } catch (error) {
    if (!(error instanceof StolikError)) throw error;
    throw new StolikError(error.code, error.message.replace('DATABASE_URL', '--database'));
  }
}
