import { digest } from '@stolik/fair';
import { expect, it } from 'vitest';
import { checked, withPromises } from '../src/ranked/promises.ts';

const promise = (day: string, seed: string) => ({ day, game: 'sagrada', commitment: digest(seed) });
const shown = (day: string, seed: string) => ({ day, game: 'sagrada', seed });

it('remembers the first promise of a day, whatever is said later, and forgets what cannot be checked any more', () => {
  const known = withPromises({ '2026-11-01': 'x' }, { promises: [promise('2026-11-20', 'a')], revealed: [] });
  expect(known).toEqual({ '2026-11-20': digest('a') });
  expect(withPromises(known, { promises: [promise('2026-11-20', 'b')], revealed: [] })).toEqual(known);
  expect(withPromises(known, { promises: [], revealed: [shown('2026-11-20', 'b')] })).toEqual(known);
});

it('tells promises that were kept from broken ones, and says nothing of days it knew nothing of', () => {
  const known = { '2026-11-20': digest('a'), '2026-11-21': digest('b') };
  const revealed = [shown('2026-11-19', 'z'), shown('2026-11-20', 'a'), shown('2026-11-21', 'other')];
  expect(checked(known, revealed)).toEqual({ kept: ['2026-11-20'], broken: ['2026-11-21'] });
});
