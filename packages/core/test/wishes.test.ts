import { ANY, grantWishes, ScriptedChance, withoutWishes, withWishes } from '@stolik/core';
import { expect, it } from 'vitest';

const WISHES = { option: 'colours', values: ['green', 'blue', 'red'] };

it('wishes go into the options of a game and come out again as they were', () => {
  const own = ['red', undefined];
  const options = withWishes(WISHES, { fast: true }, own);
  expect(options).toEqual({ fast: true, colours: ['red', ANY] });
  expect(withoutWishes(WISHES, options, 2)).toEqual({ options: { fast: true }, own });
});

it('what an opponent without a seat was given stays in the options', () => {
  const given = { colours: ['blue', ANY, 'red'] };
  const { options, own } = withoutWishes(WISHES, given, 2);
  expect({ options, own }).toEqual({ options: { colours: [ANY, ANY, 'red'] }, own: ['blue', undefined] });
  expect(withWishes(WISHES, options, own)).toEqual(given);
});

it('options without wishes, or of a game without any, are left alone', () => {
  const options = { colours: ['red', 'blue'] };
  expect(withWishes(WISHES, options, [undefined, undefined])).toBe(options);
  expect(withWishes(undefined, options, ['red', 'blue'])).toBe(options);
  expect(withoutWishes(undefined, options, 2)).toEqual({ options, own: [] });
});

it('whoever wishes for nothing is dealt what is left, in the order of the seats', () => {
  expect(grantWishes([ANY, 'blue'], WISHES.values, 3, new ScriptedChance([1, 0]))).toEqual([2, 1, 0]);
  expect(grantWishes(['red', 'blue'], WISHES.values, 2, new ScriptedChance([]))).toEqual([2, 1]);
});
