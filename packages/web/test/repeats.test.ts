import { expect, it } from 'vitest';
import { asOne, withoutRepeats } from '../src/table/repeats.ts';

it('says once, with how often, what is said several times in a row', () => {
  expect(withoutRepeats(['Owl: 1 progress.', 'Owl: 1 progress.', 'Owl: an office.', 'Owl: 1 progress.'])).toEqual([
    'Owl: 1 progress (2×).',
    'Owl: an office.',
    'Owl: 1 progress.',
  ]);
  expect(withoutRepeats([])).toEqual([]);
});

it('names who did several things once', () => {
  expect(asOne(['Owl: 1 progress (2×).', 'Owl: an office.', 'The game is over.', 'You: pass.'])).toBe(
    'Owl: 1 progress (2×). An office. The game is over. You: pass.',
  );
  expect(asOne(['It stays red 3.'])).toBe('It stays red 3.');
  expect(asOne([])).toBe('');
});
