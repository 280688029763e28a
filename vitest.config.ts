import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests import the packages' sources (the `source` condition of each package.json), so they never run a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

/** Pictures and measurements use the tests' browser, but are made only when a script asks for them. */
const asked = process.env.STOLIK_INCLUDE?.split(',');

/** What test files share is started once for each project, if any of its files run. */
const projects = [
  {
    name: 'browser',
    include: asked ?? ['packages/web/test/**/*.test.ts'],
    globalSetup: 'packages/testbed/setup/page.ts',
  },
  {
    name: 'network',
    include: ['packages/{server,testbed}/test/**/*.test.ts'],
    globalSetup: 'packages/testbed/setup/postgres.ts',
  },
  {
    name: 'rules',
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/test/*.test.js'],
    exclude: ['packages/{web,server,testbed}/**'],
  },
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    projects: projects.slice(0, asked ? 1 : undefined).map((test) => ({ extends: true, test })),
    // Files of a worker share what they import; none of them leaves anything behind in it.
    isolate: false,
    restoreMocks: true,
    // Tests of servers and browsers wait for a third of their time, so there is room for more files than there are cores.
    maxWorkers: availableParallelism() + 2,
    // Safety nets for a test that hangs, never part of a check: a machine that does six other things passes too.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
