// A process that keeps one vitest ready: it runs test files one after the other, with other texts in the place of some
// sources, until one fails. Nothing is written anywhere: the texts exist only in its memory.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../setup.js';

/** How often it is looked whether a test has gone on for too long. */
const LOOK_MS = 100;

/** As in vitest.config.ts, without what only tests of servers and browsers need: tests import the packages' sources. */
const conditions = ['source', 'module', 'node', 'development|production'];

let sources = new Map();
const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    include: ['**/test/**/*.test.ts'],
    watch: false,
    // Threads, so that a loop without an end is over when this process is.
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    cache: false,
    restoreMocks: true,
    testTimeout: 120_000,
    reporters: [{}],
    setupFiles: [join(root, 'scripts/mutants/reached.js')],
  },
  {
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['source'] } },
    server: { watch: null },
    plugins: [{ name: 'stolik-mutants', enforce: 'pre', load: (id) => sources.get(id) }],
  },
);
await vitest.standalone();

process.on('disconnect', () => process.exit(1));
process.on('message', async (job) => process.send(await run(job)));
process.send('ready');

/** The first of the tests that fails, the processor time the last one took, and the sites it reached. */
async function run({ tests, texts }) {
  const before = sources;
  sources = new Map(Object.entries(texts).map(([file, text]) => [join(root, file), text]));
  for (const file of new Set([...before.keys(), ...sources.keys()])) {
    if (before.get(file) !== sources.get(file)) vitest.invalidateFile(file);
  }
  let result;
  for (const { file, limit } of tests) {
    result = await runTest(file, limit);
    if (result.failed) break;
  }
  return result;
}

async function runTest(file, limit = Number.POSITIVE_INFINITY) {
  const start = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  // Processor time and not the clock's, so that a busy machine kills no mutant.
  const timer = setInterval(() => used() > limit && process.exit(1), LOOK_MS);
  const id = join(root, file);
  const specification = vitest.getRootProject().createSpecification(id);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  clearInterval(timer);
  const module = testModules.find(({ moduleId }) => moduleId === id);
  const isOk = module?.ok() && unhandledErrors.length === 0;
  return { failed: isOk ? undefined : file, used: used(), reached: module?.meta().reached ?? [] };
}
