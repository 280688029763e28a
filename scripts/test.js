// `npm test`: installs, type-checks, lints and runs every test. `--long`: the same with bigger numbers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, run, runPackage } from './setup.js';

checkNode();
install();
build();

const isLong = process.argv.includes('--long');
const others = process.argv.slice(2).filter((argument) => argument !== '--long');
const results = mkdtempSync(join(tmpdir(), 'stolik-test-'));
const report = join(results, 'results.json');

const checks = [
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.test.json']),
  runPackage('typescript/bin/tsc', ['-p', 'packages/web']),
  runPackage('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings']),
  run(process.execPath, ['scripts/licences.js', '--check'], { shell: false }),
];
const status = runPackage(
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...others],
  { env: { ...process.env, STOLIK_LONG: isLong ? '1' : '' } },
);

const { passed, failed } = readCounts();
rmSync(results, { recursive: true, force: true });
const failedChecks = checks.filter((code) => code !== 0).length;
if (failedChecks > 0) console.log('Type-check, lint or licences failed: see above.');
console.log(`${passed + checks.length - failedChecks} passed, ${failed + failedChecks} failed`);
process.exitCode = status === 0 && failed + failedChecks === 0 ? 0 : 1;

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
