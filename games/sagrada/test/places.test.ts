import { expect, it } from 'vitest';
import { keepPlaces } from '../ui/places.ts';

it('a die keeps its place in the pool while others leave and come', () => {
  const thrown = keepPlaces([], ['R1', 'B2', 'R1', 'G4']);
  expect(thrown).toEqual(['R1', 'B2', 'R1', 'G4']);
  const taken = keepPlaces(thrown, ['B2', 'R1', 'G4']);
  expect(taken).toEqual([undefined, 'B2', 'R1', 'G4']);
  expect(keepPlaces(taken, ['B5', 'R1', 'G4'])).toEqual(['B5', undefined, 'R1', 'G4']);
  expect(keepPlaces(taken, ['B2', 'R1', 'G4', 'Y6'])).toEqual(['Y6', 'B2', 'R1', 'G4']);
  expect(keepPlaces(taken, ['B3', 'R1', 'P4'])).toEqual(['B3', 'R1', 'P4']);
});
