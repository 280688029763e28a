import { expect, it } from 'vitest';
import { areaOf, curveOf, marksOf } from '../src/replay/notes.ts';

/** After line 3 a play was taken back: its two lines are no scenes. */
const scenes = [0, 1, 2, 3, 6, 7].map((seq) => ({ seq }));

it('what is said of lines stands at their scenes, and nothing of what was taken back', () => {
  const slip = { kind: 'slip', label: 'A slip.' };
  const marks = new Map([2, 4, 6].map((seq) => [seq, slip]));
  expect(marksOf(scenes, { marks })).toEqual([
    { at: 2, ...slip },
    { at: 4, ...slip },
  ]);
  expect(marksOf(scenes, {})).toEqual([]);
});

it('a lead holds until the next one is known', () => {
  const leads = new Map([
    [1, 2],
    [4, 99],
    [6, -3],
  ]);
  expect(curveOf(scenes, { leads })).toEqual([0, 2, 2, 2, -3, -3]);
  expect(curveOf(scenes, {})).toBeUndefined();
  expect(curveOf(scenes, { leads: new Map() })).toBeUndefined();
});

it('an area leaves the middle where somebody is ahead, and stays within its frame', () => {
  expect(areaOf([0, 10, -5])).toBe('0,50 0,50 1,5 2,72.5 2,50');
  expect(areaOf([0, 0])).toBe('0,50 0,50 1,50 1,50');
});
