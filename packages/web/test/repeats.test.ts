import { expect, it } from 'vitest';
import { withoutRepeats } from '../src/table/repeats.ts';

it('says once, with how often, what is said several times in a row', () => {
  expect(withoutRepeats(['Owl: 1 progress.', 'Owl: 1 progress.', 'Owl: an office.', 'Owl: 1 progress.'])).toEqual([
    'Owl: 1 progress (2×).',
    'Owl: an office.',
    'Owl: 1 progress.',
  ]);
  expect(withoutRepeats([])).toEqual([]);
});
