import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { badField, StolikError } from '@stolik/core';
import { Option } from 'commander';

export type StoreKind = 'sqlite' | 'postgres';

export const storeOption = () =>
  new Option('--store <kind>', 'what it writes to').choices(['sqlite', 'postgres']).default('sqlite');

/** Runs something on a fresh store of its own, for so many servers, and removes the store afterwards. */
export async function withStore<T>(kind: StoreKind, nodes: number, run: (store: string) => Promise<T>): Promise<T> {
  if (kind === 'postgres') return withPostgres(run);
  if (nodes > 1) throw badField('--nodes', 'several servers need --store postgres');
  const folder = mkdtempSync(join(tmpdir(), 'stolik-lab-'));
  try {
    return await run(`sqlite:${join(folder, 'stolik.db')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A PostgreSQL from the binaries that tests use. */
async function withPostgres<T>(run: (store: string) => Promise<T>): Promise<T> {
  const { LabPostgres } = await import('@stolik/server/lab').catch((error) => {
    throw new StolikError('no-postgres', `PostgreSQL cannot be started here: ${(error as Error).message}`);
  });
  const postgres = await LabPostgres.start({ onDisk: true });
  try {
    return await run(await postgres.freshDatabase());
  } finally {
    await postgres.stop();
  }
}
