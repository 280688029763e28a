import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.js';
import { mutated, probed } from './mutator.js';

/**
 * A mutant may take so many times the processor time of a clean run, and so many milliseconds more (a new worker first has
 * to load everything), before it has lost.
 */
const PATIENCE = 4;
const GRACE_MS = 10_000;

/**
 * The mutants that pass every test that reaches them. Only those that all near tests let live meet the far ones. `tell`
 * hears of everything that takes time.
 */
export async function survivorsOf(mutants, [near, far], pool, tell) {
  const met = await runClean(near, mutants, pool, tell);
  const broken = near.find((test) => !met.has(test));
  if (broken) throw new Error(`${broken} fails without a mutant: mutants are judged by tests that pass`);
  const living = await judged(mutants, met, pool, tell);
  if (living.length === 0 || far.length === 0) return living;
  return judged(living, await runClean(far, living, pool, tell), pool, tell);
}

/** Runs tests without a mutant. For each that passes, by its file: the processor time it took, and the sites it reached. */
async function runClean(tests, mutants, pool, tell) {
  const texts = probedTexts(mutants);
  const clean = [];
  let done = 0;
  await pool.each(tests, async (test) => {
    const answer = await pool.run({ tests: [{ file: test }], texts });
    const passes = answer && !answer.failed;
    if (passes) clean.push([test, { used: answer.used, reached: new Set(answer.reached), kills: 0 }]);
    tell(`test ${++done} of ${tests.length} without a mutant: ${test}${passes ? '' : ' fails, so it judges none'}`);
  });
  return new Map(clean);
}

/** The sources of the mutants with a probe at the site of each; sites are known by the mutants' places in the list. */
function probedTexts(mutants) {
  const sites = mutants.map(({ file, site }, number) => ({ ...site, file, number }));
  const files = [...new Set(sites.map(({ file }) => file))];
  const textWithProbes = (file) =>
    probed(
      textOf(file),
      sites.filter((site) => site.file === file),
    );
  return Object.fromEntries(files.map((file) => [file, textWithProbes(file)]));
}

/** Those of the mutants that live. */
async function judged(mutants, met, pool, tell) {
  const living = new Set(mutants);
  let done = 0;
  await pool.each(mutants.entries(), async ([number, mutant]) => {
    const tests = [...met].filter(([, { reached }]) => reached.has(number)).sort(byPromise);
    const killer = await killerOf(mutant, tests, pool);
    if (killer) living.delete(mutant);
    if (met.has(killer)) met.get(killer).kills++;
    const fate = killer ? `killed by ${killer}` : 'lives so far';
    tell(`mutant ${++done} of ${mutants.length}, ${mutant.file}:${mutant.line}: ${fate}`);
  });
  return mutants.filter((mutant) => living.has(mutant));
}

/** First the test that may be expected to kill in the least time, by what it has killed so far. */
function byPromise([, a], [, b]) {
  return a.used / (a.kills + 1) - b.used / (b.kills + 1);
}

/** What kills a mutant: the first test that fails, or that it never comes to an end. */
async function killerOf(mutant, tests, pool) {
  if (tests.length === 0) return undefined;
  const limited = tests.map(([file, { used }]) => ({ file, limit: PATIENCE * used + GRACE_MS }));
  const answer = await pool.run({
    tests: limited,
    texts: { [mutant.file]: mutated(textOf(mutant.file), mutant) },
  });
  return answer ? answer.failed : 'a limit of time or memory';
}

function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}
