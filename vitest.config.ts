import { defineConfig } from 'vitest/config';

// Tests import the packages' sources (the `source` condition of each package.json), so they never run a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    // Pictures are made by the same browser as tests, but only when asked for.
    include: process.env.STOLIK_SHOTS
      ? ['packages/web/shots/*.shots.ts']
      : ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
