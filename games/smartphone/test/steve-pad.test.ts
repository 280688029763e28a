import { describe, expect, it } from 'vitest';
import { STEVE_TRACKS } from '../rules/index.ts';
import { Table } from './table.ts';

/** Steve's plans of the five rounds: goods, research, logistics, and `+` where he removes an upgrade. */
function padOf(track: (typeof STEVE_TRACKS)[number], steve: 'easy' | 'normal' | 'hard' = 'normal') {
  const plans = [1, 2, 3, 4, 5].map((round) => {
    const t = new Table({ steve, round });
    t.s.track = STEVE_TRACKS.indexOf(track);
    return t.view().steve?.plan;
  });
  const words = plans.map((plan) => `${plan?.goods} ${plan?.research} ${plan?.logistics}${plan?.factory ? ' +' : ''}`);
  return `${[...new Set(plans.map((plan) => plan?.price))].join()}: ${words.join(', ')}`;
}

describe('the pad of Steve', () => {
  it('has a price and five rounds on each track', () => {
    expect(padOf('budget')).toBe('3: 6 1 2 +, 8 2 2 +, 9 2 3 +, 11 2 3 +, 13 1 3');
    expect(padOf('balanced')).toBe('5: 4 2 2 +, 5 2 3 +, 7 3 3 +, 9 3 3 +, 10 2 3');
    expect(padOf('premium')).toBe('6: 3 3 2 +, 4 3 2 +, 6 4 2 +, 7 4 2 +, 9 3 2');
  });

  it('has one more or less of goods and research at the other levels, and never less than none', () => {
    expect(padOf('budget', 'easy')).toBe('3: 5 0 2 +, 7 1 2 +, 8 1 3 +, 10 1 3 +, 12 0 3');
    expect(padOf('premium', 'hard')).toBe('6: 4 4 2 +, 5 4 2 +, 7 5 2 +, 8 5 2 +, 10 4 2');
  });
});
