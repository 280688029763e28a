import { join } from 'node:path';
import type { StoreKind } from '@stolik/server';
import { freshFolder } from './folders.ts';
import { TestPostgres } from './postgres.ts';

/** Runs something on a fresh store of its own, which writes as in earnest, and removes the store afterwards. */
export async function withFreshStore<T>(kind: StoreKind, run: (store: string) => Promise<T>): Promise<T> {
  if (kind === 'postgres') return withPostgres(run);
  const folder = freshFolder('store');
  try {
    return await run(`sqlite:${join(folder.path, 'stolik.db')}`);
  } finally {
    folder.remove();
  }
}

async function withPostgres<T>(run: (store: string) => Promise<T>): Promise<T> {
  const postgres = await TestPostgres.start({ data: 'disk' });
  try {
    return await run(await postgres.freshDatabase());
  } finally {
    await postgres.stop();
  }
}
