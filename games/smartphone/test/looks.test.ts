import { expect, it } from 'vitest';
import { COMPANIES } from '../rules/index.ts';
import { lookOfColour, looksOf } from '../ui/looks.ts';
import { Table } from './table.ts';

it('gives each company the look of its colour, which nobody else has', () => {
  const looks = COMPANIES.map(({ color }) => lookOfColour(color));
  expect(looks.map(({ shape }) => shape).sort()).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(looks.flatMap(({ color, fill }) => [color, fill])).size).toBe(10);
  const view = new Table({ colors: ['red', 'green'], steve: 'normal' }).view();
  const [own, ...rest] = looksOf(view);
  const steve = rest[rest.length - 1];
  expect(own).toEqual(lookOfColour('red'));
  // Steve has no seat that a face could come from.
  expect(steve).toEqual({ ...lookOfColour(view.companies[rest.length].colour), face: 'automa' });
});
