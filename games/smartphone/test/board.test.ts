import { expect, it } from 'vitest';
import type { Event, View } from '../rules/index.ts';
import { contextOf } from '../ui/context.ts';
import { piecesCounted } from '../ui/counted.ts';
import { lostBonus } from '../ui/lost-bonus.ts';
import { Table } from './table.ts';

const view: View = new Table().view();

it('counts each line of the score on the pieces that brought it', () => {
  const ledger = view.ledger.map(({ sales, control }) => ({
    sales: sales.with(1, { europe: 10, direct: 5 }),
    control: control.with(2, { china: 3 }),
  }));
  const technologies = view.technologies.map((one) => (one.id === 'gps' ? { ...one, patent: 0 } : one));
  const retailer = { id: 'one', side: 'A', vp: [9, 5] } as const;
  const regions = view.regions.map((one) =>
    one.id === 'india' ? { ...one, retailer, offices: [0, null] } : { ...one, retailer: undefined, offices: [null] },
  ) as View['regions'];
  const counted = (line: string) => piecesCounted({ ...view, ledger, technologies, regions }, 0, line);
  expect(counted('start')).toEqual([]);
  expect(counted('sales')).toEqual(['region:europe']);
  expect(counted('control')).toEqual(['region:china']);
  expect(counted('patents')).toEqual(['technology:gps']);
  expect(counted('retailers')).toEqual(['region:india']);
});

it('tells that a bonus without a legal place is lost, and of no other', () => {
  const retailer = { id: 'one', side: 'A', vp: [9, 5], bonus: 'second-office' } as const;
  const regions = view.regions.map((one) => (one.id === 'india' ? { ...one, retailer } : one));
  const opened: Event = { type: 'opened', seat: 0, region: 'india' };
  const told = (events: readonly Event[], more: Partial<View> = {}) =>
    lostBonus(events, contextOf({ view: { ...view, regions, ...more }, seat: 0, language: 'en' }));
  expect(told([opened])).toBe('India: the retailer’s bonus (second office) has no legal place now, so it is lost.');
  expect(told([{ ...opened, seat: 1 }])).toBeUndefined();
  expect(told([opened], { bonus: { region: 'india', kind: 'second-office', left: 0 } })).toBeUndefined();
  expect(told([opened, { type: 'bonus', seat: 0, region: 'india', bonus: 'research' }])).toBeUndefined();
});
