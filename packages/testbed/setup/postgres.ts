import type { TestProject } from 'vitest/node';
import { TestPostgres } from '../src/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all test files share. */
    postgres: number;
  }
}

/** One PostgreSQL for all test files: each test makes its own databases, and nobody kills it. */
export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await TestPostgres.start({ isKilled: false });
  provide('postgres', postgres.port);
  return () => postgres.stop();
}
