import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.js';
import { mutantsOf } from './mutator.js';

/** All mutants of some files. */
export function mutantsIn(files) {
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * So many of the mutants, by a lot that seed and mutant draw together: the same ones on every machine, and mostly the same
 * ones when a few lines have changed.
 */
export function sampled(mutants, count, seed) {
  const drawn = mutants.map((mutant) => ({ mutant, lot: lotOf(mutant, seed) }));
  drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const chosen = new Set(drawn.slice(0, count).map(({ mutant }) => mutant));
  return mutants.filter((mutant) => chosen.has(mutant));
}

function lotOf({ file, start, end, is }, seed) {
  return createHash('sha256').update([seed, file, start, end, is].join('\n')).digest('hex');
}
