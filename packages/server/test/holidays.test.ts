import { SeededChance } from '@stolik/core';
import { HOLIDAY, holidayAt, NewTable, runsOutAt } from '@stolik/protocol';
import { countOverpaid } from '@stolik/testbed/audit';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { exportHolidays, Holidays, tellAgain } from '../src/holidays/holidays.ts';
import { daysLeft, mustBeFair } from '../src/holidays/rules.ts';
import { ownTables } from '../src/tables/lists.ts';
import { callTime } from '../src/tables/play.ts';
import { remind } from '../src/tables/reminding.ts';
import { createTable, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { describeStores } from './stores.ts';
import { ANNA, attend, BEN, codeOf, enrol, playOnce, silent, tablesOn, takePart } from './tables.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = 1_700_000_000_000;
const BOTH = [ANNA.id, BEN.id];

describe('a holiday is fair', () => {
  const day = (from: number, until: number) => ({ from: NOW + from * DAY, until: NOW + until * DAY });
  const refusal = async (own: readonly ReturnType<typeof day>[], wanted: ReturnType<typeof day>) =>
    codeOf((async () => mustBeFair(own, wanted, NOW))());

  it.each([
    ['a fortnight, a day from now', [], day(1, 15), undefined],
    ['today, when a clock may be about to run out', [], day(0.99, 3), 'holiday-notice'],
    ['in two years', [], day(700, 701), 'holiday-notice'],
    ['backwards', [], day(5, 4), 'bad-field'],
    ['for a moment', [], day(5, 5.01), 'bad-field'],
    ['an eleventh time', Array.from({ length: 10 }, (_, i) => day(30 + i, 30.1 + i)), day(1, 2), 'too-many'],
    ['longer than a fortnight', [], day(1, 15.1), 'holiday-long'],
    ['twice at the same time', [day(2, 5)], day(4, 8), 'holiday-twice'],
    ['right after a fortnight', [day(-13, 1)], day(1, 3), 'holiday-long'],
    ['right before one that is declared', [day(10, 24)], day(8, 10), 'holiday-long'],
    ['a week after a fortnight', [day(-20, -6)], day(1.1, 15), undefined],
    ['a third time in a year', [day(-100, -86), day(-60, -46)], day(1, 4), 'holiday-enough'],
    ['as long as the year allows', [day(-100, -86), day(-60, -46)], day(1, 3), undefined],
    ['more than a year later', [day(-400, -386), day(-370, -366)], day(1, 15), undefined],
  ])('%s', async (_, own, wanted, code) => {
    expect(await refusal(own, wanted)).toBe(code);
  });

  it('says how many days are left', () => {
    expect(daysLeft([], NOW)).toBe(HOLIDAY.aYear);
    expect(daysLeft([day(-400, -380), day(-30, -20), day(3, 7.5)], NOW)).toBe(15);
  });
});

async function running(tables: Tables, days: number): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const pace = { kind: 'days', days };
  const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace, standIn: 'easy' }));
  await attend(tables.parts.store, id);
  await sit(tables, id, BEN, {});
  return id;
}

const recordIn = (tables: Tables, id: string) => tables.with(id, ({ record }) => record);

describeStores(({ open }) => {
  const world = async () => {
    const clock = { now: NOW };
    const store = await open();
    const tables = await tablesOn(store, { now: () => clock.now });
    await enrol(store);
    const holidays = new Holidays(tables);
    onTestFinished(() => holidays.close());
    return { clock, store, tables, holidays };
  };
  /** A table where somebody is asked alone, with all their days. */
  const asked = async (tables: Tables, days: number) => {
    const id = await running(tables, days);
    await takePart(tables, id, ANNA, BOTH);
    const [seat] = (await recordIn(tables, id)).owes;
    return { id, seat, person: [ANNA, BEN][seat], other: 1 - seat };
  };

  test('the clock of whoever is on holiday stands, at every table of days, and the others see until when', async () => {
    const { clock, store, tables, holidays } = await world();
    const { id, seat, person, other } = await asked(tables, 3);
    const { revision } = await recordIn(tables, id);
    const span = { from: NOW + 2 * DAY, until: NOW + 6 * DAY };
    expect(await holidays.declare(person, span)).toEqual({ holidays: [span], daysLeft: HOLIDAY.aYear - 4 });
    const record = await recordIn(tables, id);
    expect(record.deadline).toBe(NOW + 7 * DAY);
    expect(record.revision).toBeGreaterThan(revision);
    const shown = await tables.with(id, (table) => table.look(other).clock);
    expect(shown?.holidays).toEqual(seat === 0 ? [[span], []] : [[], [span]]);
    const [listed] = await ownTables(store.db, [ANNA, BEN][other].id, (time) => time);
    expect(listed.clock && holidayAt(listed.clock, seat, span.from + HOUR)).toEqual(span);
    // Another node has it from the store, and looking again changes nothing.
    const deaf = await tablesOn(silent(store), { now: () => clock.now });
    await holidays.look();
    expect(await recordIn(deaf, id)).toEqual(record);
    // Nobody is reminded on holiday.
    clock.now = span.from + HOUR;
    expect(await codeOf(remind(tables, id, [ANNA, BEN][other]))).toBe('nobody-asked');
    clock.now = span.until + HOUR;
    await remind(tables, id, [ANNA, BEN][other]);
    clock.now = NOW + 7 * DAY - 1;
    await callTime(tables, id);
    expect((await recordIn(tables, id)).seats[seat].hasTimedOut).toBeUndefined();
    clock.now += 1;
    await callTime(tables, id);
    expect((await recordIn(tables, id)).seats[seat].hasTimedOut).toBe(true);
    expect(await exportHolidays(store.db, person.id)).toEqual([{ starts: span.from, ends: span.until }]);
  });

  test('whoever has less than a day left gains nothing, and nobody but they', async () => {
    const { clock, tables, holidays } = await world();
    const { id, seat, person, other } = await asked(tables, 2);
    clock.now += 1.5 * DAY;
    expect(await codeOf(holidays.declare(person, { from: clock.now + HOUR, until: clock.now + DAY }))).toBe(
      'holiday-notice',
    );
    await holidays.declare(person, { from: clock.now + DAY, until: clock.now + 5 * DAY });
    const { deadline, clock: kept } = await recordIn(tables, id);
    expect(deadline).toBe(NOW + 2 * DAY);
    expect(kept && runsOutAt(kept, other)).toBe(clock.now + 2 * DAY);
    clock.now = NOW + 2 * DAY;
    await callTime(tables, id);
    expect((await recordIn(tables, id)).seats[seat].hasTimedOut).toBe(true);
  });

  test('one who is back earlier ends it, and one that has not begun is as if it had never been', async () => {
    const { clock, store, tables, holidays } = await world();
    const { id, person } = await asked(tables, 3);
    const first = { from: NOW + DAY, until: NOW + 9 * DAY };
    await holidays.declare(person, first);
    clock.now = NOW + 4 * DAY;
    expect(await holidays.end(person, first.from)).toEqual({ holidays: [], daysLeft: HOLIDAY.aYear - 3 });
    // A day had run before it, and two are left.
    expect((await recordIn(tables, id)).deadline).toBe(NOW + 6 * DAY);
    expect(await codeOf(holidays.end(person, first.from))).toBe('unknown-holiday');
    const second = { from: clock.now + 30 * HOUR, until: clock.now + 60 * HOUR };
    for (let i = 0; i < 2; i++) {
      await holidays.declare(person, second);
      expect((await recordIn(tables, id)).deadline).toBe(NOW + 6 * DAY + 30 * HOUR);
      await holidays.end(person, second.from);
      expect((await recordIn(tables, id)).deadline).toBe(NOW + 6 * DAY);
    }
    // Once all tables know it, nothing is left of it.
    clock.now += 2 * 60_000;
    await holidays.look();
    expect(await exportHolidays(store.db, person.id)).toEqual([{ starts: first.from, ends: NOW + 4 * DAY }]);
    // Whoever cannot make up their mind waits a little.
    const changes = Array.from({ length: 7 }, (_, i) => ({
      from: second.from + i * 2 * HOUR,
      until: second.from + (i * 2 + 1) * HOUR,
    }));
    const codes = [];
    for (const span of changes) codes.push(await codeOf(holidays.declare(person, span)));
    expect(codes).toEqual([...new Array(6).fill(undefined), 'too-many']);
  });

  test('a game that begins knows who is on holiday, and so does one that comes along with a guest', async () => {
    const { clock, store, tables, holidays } = await world();
    const span = { from: NOW + DAY, until: NOW + 5 * DAY };
    await holidays.declare(BEN, span);
    clock.now = NOW + 2 * DAY;
    const id = await running(tables, 1);
    const { clock: kept } = await recordIn(tables, id);
    expect(kept?.holidays).toEqual([[], [span]]);
    expect(kept && [0, 1].map((seat) => runsOutAt(kept, seat))).toEqual([NOW + 3 * DAY, NOW + 6 * DAY]);
    // Where a table has missed it, it is told as soon as somebody looks.
    const { holidays: _, ...bare } = kept ?? { at: 0, left: [] };
    await store.db
      .updateTable('gameTable')
      .set({ clock: JSON.stringify(bare), head: 99 })
      .execute();
    await store.db.transaction().execute((trx) => tellAgain(trx, BEN.id));
    await tables.refresh(id);
    await holidays.look();
    expect((await recordIn(tables, id)).clock?.holidays).toEqual([[], [span]]);
  });

  test('the audit knows holidays and what was given, and finds what was neither', async () => {
    const { clock, store, tables, holidays } = await world();
    const id = await running(tables, 2);
    const chance = new SeededChance('days');
    let decisions = 0;
    for (; await playOnce(tables, id, BOTH, chance); decisions++) {
      clock.now += 7 * HOUR;
      if (decisions === 10) await holidays.declare(ANNA, { from: clock.now + DAY, until: clock.now + 12 * DAY });
    }
    const { status, clock: kept } = await recordIn(tables, id);
    expect([status, decisions > 30]).toEqual(['over', true]);
    expect(await countOverpaid(store, [id], [])).toBe(0);
    const left = kept?.left.map((ms) => ms + HOUR);
    await store.db
      .updateTable('gameTable')
      .set({ clock: JSON.stringify({ ...kept, left }) })
      .execute();
    expect(await countOverpaid(store, [id], [])).toBeGreaterThan(0);
  });
});
