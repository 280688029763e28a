import { shown } from '@stolik/rating';
import { describe, expect, it } from 'vitest';
import { ordinaryGames } from '../src/birds/ordinary.ts';
import { practiceIn } from '../src/birds/practice.ts';
import type { TableRecord } from '../src/store/tables.ts';

const WEEK = 7 * 86_400_000;

interface Told {
  readonly birds: readonly string[];
  readonly totals: readonly number[];
  readonly winners?: readonly number[];
  readonly header?: object;
  readonly people?: number;
}

let made = 0;

/** A finished game of the first seat, a week after the one before. */
function table({ birds, totals, winners, header = {}, people = 1 }: Told): TableRecord {
  made++;
  return {
    id: `table-${made}`,
    sitters: [
      ...Array.from({ length: people }, () => ({ kind: 'human' as const, name: 'Ala' })),
      ...birds.map((bot) => ({ kind: 'bot' as const, name: bot, bot })),
    ],
    log: { header: { game: 'sagrada', version: 1, seats: birds.length + people, options: {}, ...header }, lines: [] },
    seed: 'x',
    created: made * WEEK,
    updated: made * WEEK,
    isOver: true,
    totals,
    ...(winners && { winners }),
  };
}

describe('ordinary games', () => {
  it('are those of one person against birds: no fork, no deal that is dealt again, nobody beside them', () => {
    const plain = table({ birds: ['easy'], totals: [50, 40] });
    const all = [
      table({ birds: ['easy'], totals: [50, 40], header: { fork: { line: 3 } } }),
      table({ birds: ['easy'], totals: [50, 40], header: { chance: 'by-tag' } }),
      table({ birds: ['easy'], totals: [50, 40, 30], people: 2 }),
      table({ birds: [], totals: [50] }),
      { ...table({ birds: ['easy'], totals: [50, 40] }), isOver: false },
      plain,
    ];
    expect(ordinaryGames(all).map(({ id }) => id)).toEqual([plain.id]);
  });

  it('know who won where points were equal, and everybody else by points', () => {
    const [tied] = ordinaryGames([table({ birds: ['easy', 'hard', 'hard'], totals: [50, 50, 30, 40], winners: [1] })]);
    expect(tied).toMatchObject({ hasWon: false, places: [2, 1, 4, 3], bots: ['easy', 'hard', 'hard'] });
  });
});

describe('the practice rating', () => {
  const win = (bird: string) => table({ birds: [bird], totals: [50, 40] });
  const lose = (bird: string) => table({ birds: [bird], totals: [40, 50] });
  const after = (...tables: TableRecord[]) => practiceIn(ordinaryGames(tables), 'sagrada');

  it('rises by wins and falls by losses, more by those that were not to be expected', () => {
    expect(after()).toBeUndefined();
    const [weak, strong] = [after(win('easy')), after(win('expert'))];
    expect(weak?.rating.mu).toBeGreaterThan(1500);
    expect(strong?.rating.mu).toBeGreaterThan(weak?.rating.mu ?? Number.NaN);
    expect(strong?.by).toBeCloseTo((strong?.rating.mu ?? 0) - 1500, 9);
    expect(after(lose('easy'))?.rating.mu).toBeLessThan(after(lose('expert'))?.rating.mu ?? Number.NaN);
  });

  it('comes to the number of the bird that one is as good as, and is a guess before', () => {
    const tables = Array.from({ length: 60 }, (_, i) => (i % 2 ? win('medium') : lose('medium')));
    const begun = after(...tables.slice(0, 2));
    const settled = after(...tables);
    expect(begun && shown(begun.rating).isProvisional).toBe(true);
    expect(settled && shown(settled.rating).isProvisional).toBe(false);
    expect(Math.abs((settled?.rating.mu ?? 0) - 1224)).toBeLessThan(60);
    // The same games give the same number, in whatever order they are kept.
    expect(after(...[...tables].reverse())).toEqual(settled);
  });
});
