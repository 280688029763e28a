// `npm run mutants -- --folder packages/core`: plants faults in the sources, one at a time, and looks which of them the tests
// let live. docs/testing.md tells more.
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, install, root, runPackage } from './setup.js';

const { folder, sample, seed, json } = readOptions();
checkNode();
install();
// Loaded only now, because they need what has just been installed.
const { mutantsIn, sampled } = await import('./mutants/sample.js');
const { sourcesIn, testsOf } = await import('./mutants/tests.js');
const { survivorsOf } = await import('./mutants/judge.js');
const { Pool } = await import('./mutants/pool.js');

const sources = sourcesIn(folder);
const mutants = sampled(mutantsIn(sources), sample, seed);
if (mutants.length === 0) refuse(`--folder: nothing in ${folder} can be mutated`);
const rings = testsOf(folder, sources);
if (rings.flat().length === 0) refuse(`--folder: no test of ${folder} does without a server or a browser`);
// Some tests start the command as it is built.
if (runPackage('typescript/bin/tsc', ['-b']) !== 0) process.exit(1);

const pool = new Pool(availableParallelism());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.on('exit', () => pool.close());

const survivors = await survivorsOf(mutants, rings, pool, (line) => console.error(line));
pool.close();
report(survivors);

function report(survivors) {
  const killed = mutants.length - survivors.length;
  const survived = survivors.map(({ file, line, was, is }) => ({ file, line, was, is }));
  if (json) return console.log(JSON.stringify({ folder, mutants: mutants.length, killed, survived }));
  for (const { file, line, was, is } of survived)
    console.log(`${file}:${line}\n  - ${inShort(was)}\n  + ${inShort(is)}`);
  console.log(`${mutants.length} mutants in ${folder}: ${killed} killed, ${survived.length} live.`);
}

/** The options; a wrong one is named, and ends us with 2. */
function readOptions() {
  const options = {
    folder: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  };
  let given;
  try {
    given = parseArgs({ options }).values;
  } catch (error) {
    refuse(error.message.split('. ')[0]);
  }
  if (!given.folder) refuse('--folder is missing: packages/core, packages/bots, packages/fair or games/<game>/rules');
  const path = relative(root, resolve(root, given.folder)).split(sep).join('/');
  if (!/^(packages|games)\/./.test(path) || !isFolder(join(root, path))) {
    refuse(`--folder: ${given.folder} is no folder of packages or games`);
  }
  const count = given.sample ?? '40';
  if (!/^[1-9]\d{0,5}$/.test(count)) refuse(`--sample: ${count} is not a whole number above 0`);
  return {
    folder: path,
    sample: Number(count),
    seed: given.seed ?? '1',
    json: given.json ?? false,
  };
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}

function inShort(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
