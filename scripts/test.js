// `npm test`: installs, type-checks, lints and runs every test. `--long`: the same with bigger numbers.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, root } from './setup.js';

checkNode();
install();
build();

const PREFIX = 'stolik-test-';
const isLong = process.argv.includes('--long');
const others = process.argv.slice(2).filter((argument) => argument !== '--long');
const folder = memoryFolder() ?? mkdtempSync(join(tmpdir(), PREFIX));
// Whoever is root runs PostgreSQL as somebody else, who must get through.
chmodSync(folder, 0o711);
const report = join(folder, 'results.json');
const environment = { ...process.env, TMPDIR: folder, STOLIK_LONG: '1' };
// Not there at all: to whoever only asks whether it is set, an empty one would be long too.
if (!isLong) delete environment.STOLIK_LONG;

// What is checked without running anything is checked beside the tests, which leave a core free now and then.
const [status, ...checks] = await Promise.all([
  start(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      ...others,
    ],
    { stdio: 'inherit', env: environment },
    endWithThis,
  ),
  check(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json']),
  check(['node_modules/typescript/bin/tsc', '-p', 'packages/web']),
  check(['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings']),
  check(['scripts/licences.js', '--check']),
]);

const { passed, failed } = readCounts();
rmSync(folder, { recursive: true, force: true });
const failedChecks = checks.filter(({ code }) => code !== 0);
for (const { said } of failedChecks) console.log(said);
if (failedChecks.length > 0) console.log('Type-check, lint or licences failed: see above.');
console.log(`${passed + checks.length - failedChecks.length} passed, ${failed + failedChecks.length} failed`);
process.exitCode = status === 0 && failed + failedChecks.length === 0 ? 0 : 1;

/**
 * A folder in memory, where there is room: tests have thousands of small things kept, and a disk would let each of them
 * wait. Some systems start no program from there, and the tests' browser is one.
 */
function memoryFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, freemem()) < 4 * 2 ** 30) return undefined;
    const made = mkdtempSync(join(memory, PREFIX));
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    if (spawnSync(program).status === 0) return made;
    rmSync(made, { recursive: true });
  } catch {
    // Then there is no such place here.
  }
  return undefined;
}

/** Whoever stops this stops the tests, which clean up first. */
function endWithThis(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

/** Runs a program with this very Node; its exit code. */
function start(args, options, hear = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, ...options });
    hear(child);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The same, with what it says kept until the tests are over. */
async function check(args) {
  const said = [];
  const code = await start(args, { stdio: ['ignore', 'pipe', 'pipe'] }, ({ stdout, stderr }) => {
    for (const stream of [stdout, stderr]) stream.on('data', (chunk) => said.push(chunk));
  });
  return { code, said: Buffer.concat(said).toString() };
}

/** A test file that does not even load is a failure that vitest counts nowhere else. */
function readCounts() {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const unloaded = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
    return { passed: numPassedTests, failed: numFailedTests + unloaded };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
