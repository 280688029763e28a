import { StolikError } from '@stolik/core';

/** Runs something on a fresh PostgreSQL of its own, from the binaries that tests use. */
export async function withPostgres<T>(run: (store: string) => Promise<T>): Promise<T> {
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
