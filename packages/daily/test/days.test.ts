import { DEALS, dayAt, dayOf, dealOn, endOf, FIRST_DAY, isDay, KINDS, numberOf, seedOf, streakOf } from '@stolik/daily';
import { describe, expect, it } from 'vitest';

const at = (text: string) => dayAt(Date.parse(text));

describe('days', () => {
  it('are the same for all the world, whatever clocks on walls say', () => {
    expect(at('2026-11-18T00:00:00Z')).toBe('2026-11-18');
    expect(at('2026-11-17T23:59:59.999Z')).toBe('2026-11-17');
    // The same moment in Warsaw, in Kiribati and in Hawaii.
    expect([at('2026-11-18T00:30:00+01:00'), at('2026-11-18T13:30:00+14:00'), at('2026-11-17T13:30:00-10:00')]).toEqual(
      ['2026-11-17', '2026-11-17', '2026-11-17'],
    );
  });

  it('are as long as any other when clocks change', () => {
    // Europe and America change theirs in these nights.
    for (const day of ['2026-10-25', '2027-03-14', '2027-03-28', '2027-10-31']) {
      expect(endOf(day) - Date.parse(day)).toBe(86_400_000);
      expect(dayAt(endOf(day) - 1)).toBe(day);
      expect(dayAt(endOf(day))).not.toBe(day);
    }
  });

  it('are numbered without a gap for ten years', () => {
    for (let number = 0; number < 3653; number++) {
      const day = dayOf(number);
      expect(numberOf(day)).toBe(number);
      expect(isDay(day)).toBe(true);
      if (number > 0) expect(endOf(dayOf(number - 1))).toBe(Date.parse(day));
    }
    expect(dayOf(0)).toBe(FIRST_DAY);
  });

  it('are real ones, written as days are', () => {
    for (const text of ['2026-10-31', '2026-11-31', '2027-02-29', '2026-11-1', '2026-11-18T00:00Z', 'today', ''])
      expect(isDay(text), text).toBe(false);
  });
});

describe('deals', () => {
  it('come by kinds in turn, and round again after 52 weeks, each on its day of the week', () => {
    for (let number = 0; number < 2 * DEALS; number++) {
      const day = dayOf(number);
      const deal = dealOn(day);
      expect(deal?.kind).toBe(KINDS[number % KINDS.length]);
      expect(deal && new Date(deal.first).getUTCDay()).toBe(new Date(day).getUTCDay());
      expect(deal && seedOf(deal, 1)).toBe(seedOf(dealOn(dayOf(number % DEALS)) as never, 1));
    }
    expect(dealOn('2026-10-31')).toBeUndefined();
  });

  it('are others for each day and under other rules', () => {
    const deals = Array.from({ length: DEALS }, (_, number) => dealOn(dayOf(number)));
    const seeds = deals.flatMap((deal) => (deal ? [seedOf(deal, 1), seedOf(deal, 2)] : []));
    expect(new Set(seeds).size).toBe(2 * DEALS);
  });
});

it('a streak lasts until a day is over that was not played', () => {
  const played = new Set(['2026-11-14', '2026-11-16', '2026-11-17', '2026-11-18']);
  expect(streakOf(played, '2026-11-18')).toBe(3);
  expect(streakOf(played, '2026-11-19')).toBe(3);
  expect(streakOf(played, '2026-11-20')).toBe(0);
  // A clock that was set back finds what was played by then.
  expect(streakOf(played, '2026-11-16')).toBe(1);
  expect(streakOf(new Set(), '2026-11-01')).toBe(0);
});
