import { shownBy } from '@stolik/learn';
import { describe, expect, it } from 'vitest';
import { checkReference } from '../../test/reference.ts';
import { entry } from '../index.ts';
import { reference } from '../learn/index.ts';
import { forecaster, RULES, smartphone } from '../rules/index.ts';

checkReference(entry.game, reference, { rules: RULES, rulings: 37 });

/** What the plan in a unit's example comes to. */
function forecastOf(unit: string) {
  const [example] = reference.units.find(({ id }) => id === unit)?.examples ?? [];
  const { state, seat } = shownBy(smartphone, { stateOf: reference.stateOf as never }, example);
  const view = smartphone.view(state, seat);
  const { plan } = view.companies[seat];
  return plan && forecaster(view, seat)(plan);
}

describe('plans in examples', () => {
  it('come to what the words say', () => {
    expect(forecastOf('pads')).toMatchObject({ price: 3, goods: 7, research: 1, upgrade: true });
    expect(forecastOf('covered')?.goods).toBe(7);
    expect(forecastOf('face-down')?.goods).toBe(7);
    expect(forecastOf('production')?.goods).toBe(10);
    expect(forecastOf('gps-a')?.goods).toBe(9);
  });
});
