import { describe, expect, it } from 'vitest';
import { type Beat, GAP, schedule, type Timing } from '../queue/timing.ts';

/** Events are how long they last; a negative one happens together with the one before it. */
const timing: Timing<number> = { lasts: Math.abs, isWith: (event) => event < 0 };
const times = (queue: readonly Beat<number>[]) => queue.map(({ begins, lasts }) => [begins, lasts]);

describe('the queue', () => {
  it('plays one event after the other, with a rest between them', () => {
    expect(times(schedule([], [400, 500], 1_000, timing))).toEqual([
      [1_000, 400],
      [1_400 + GAP, 500],
    ]);
  });

  it('lets what comes wait for what plays, and begins at once when it stands still', () => {
    const first = schedule([], [400], 0, timing);
    expect(times(schedule(first, [400], 100, timing)).at(-1)).toEqual([400 + GAP, 400]);
    expect(times(schedule(first, [400], 400, timing))).toEqual([[400, 400]]);
  });

  it('leaves out what cannot be seen, and plays together what happens together', () => {
    expect(times(schedule([], [0, 400, -400, 0, 400], 0, timing))).toEqual([
      [0, 400],
      [0, 400],
      [400 + GAP, 400],
    ]);
    // What comes later was not part of it.
    const first = schedule([], [400], 0, timing);
    expect(times(schedule(first, [-400], 0, timing)).at(-1)).toEqual([400 + GAP, 400]);
  });

  it('runs three times as fast once somebody has watched for six seconds, however the events came', () => {
    const many = Array.from({ length: 14 }, () => 480);
    const queue = schedule(schedule([], many.slice(0, 5), 0, timing), many.slice(5), 1_000, timing);
    expect(times(queue).slice(9)).toEqual([
      [5_400, 480],
      [6_000, 160],
      [6_200, 160],
      [6_400, 160],
      [6_600, 160],
    ]);
    // The next time it begins calmly again.
    expect(times(schedule(queue, [480], 9_000, timing))).toEqual([[9_000, 480]]);
  });

  it('is twice as fast for whoever wants that', () => {
    expect(times(schedule([], [400, 400], 0, timing, 2))).toEqual([
      [0, 200],
      [200 + GAP / 2, 200],
    ]);
  });
});
