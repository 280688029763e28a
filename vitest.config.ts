import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests import the packages' sources (the `source` condition of each package.json), so they never run a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    // Pictures and measurements use the tests' browser, but are made only when a script asks for them.
    include: process.env.STOLIK_INCLUDE?.split(',') ?? [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'scripts/test/*.test.js',
    ],
    // Tests of servers and browsers mostly wait, so even two cores have time for two files at once.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
