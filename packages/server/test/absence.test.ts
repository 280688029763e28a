import { SeededChance } from '@stolik/core';
import { fateOf, isDecided, NewTable, type Seat } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { expire } from '../src/tables/expiry.ts';
import { history, ownTables } from '../src/tables/lists.ts';
import { callTime, undo } from '../src/tables/play.ts';
import { withSeat } from '../src/tables/record-changes.ts';
import { comeBack, createTable, goAway, resign, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { say } from '../src/tables/talk.ts';
import { closeUnbegun, LONGEST_FIRST_MOVE } from '../src/tables/unbegun.ts';
import { Uptime } from '../src/tables/uptime.ts';
import { describeStores } from './stores.ts';
import { ANNA, attend, BEN, beginPlay, botPlays, CLEO, codeOf, playOnce, tablesOn, takePart } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const PEOPLE = [ANNA, BEN, CLEO];

async function running(tables: Tables, wanted: object = {}, people = 2): Promise<string> {
  const seats = [{ kind: 'me' }, ...new Array(people - 1).fill({ kind: 'open' })];
  const { id } = await createTable(
    tables,
    ANNA,
    NewTable.parse({ game: 'sagrada', seats, standIn: 'easy', ...wanted }),
  );
  await attend(tables.parts.store, id);
  for (const person of PEOPLE.slice(1, people)) await sit(tables, id, person, {});
  return id;
}

const recordIn = (tables: Tables, id: string) => tables.with(id, ({ record }) => record);
const noticesIn = (tables: Tables, id: string) =>
  tables.with(id, ({ said }) => said.flatMap(({ notice, seat }) => (notice ? [[notice, seat]] : [])));

describeStores(({ open }) => {
  test('a table sleeps while everybody is away, and goes on when anybody comes back', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const id = await running(tables, { pace: { kind: 'days', days: 1 } });
    await goAway(tables, id, ANNA);
    expect(await botPlays(tables, id)).toBe(true);
    await goAway(tables, id, BEN);
    const { asleep, owes, clock } = await recordIn(tables, id);
    expect(asleep).toBe(now);
    expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
    expect(await botPlays(tables, id)).toBe(false);
    now += 3 * DAY;
    await callTime(tables, id);
    expect(await recordIn(tables, id)).toMatchObject({ status: 'running', owes, clock });
    const info = await comeBack(tables, id, BEN);
    expect(info.isAsleep).toBeUndefined();
    const after = await recordIn(tables, id);
    expect(after.clock?.left).toEqual(clock?.left);
    expect(after.clock?.at).toBe(now);
    expect((await noticesIn(tables, id)).slice(-4)).toEqual([
      ['away', 0],
      ['away', 1],
      ['asleep', undefined],
      ['back', 1],
    ]);
  });

  test('a table that slept for a fortnight ends against whoever left first', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables);
    await beginPlay(tables, id, ANNA);
    await goAway(tables, id, BEN);
    now += 60_000;
    await goAway(tables, id, ANNA);
    now += 14 * DAY - 1;
    await callTime(tables, id);
    expect((await recordIn(tables, id)).status).toBe('running');
    now += 1;
    await callTime(tables, id);
    const { status, seats, deadline, asleep } = await recordIn(tables, id);
    expect([status, deadline, asleep]).toEqual(['over', undefined, undefined]);
    expect(seats).toMatchObject([{ place: 1 }, { place: 2, hasResigned: true }]);
    expect((await noticesIn(tables, id)).slice(-2)).toEqual([
      ['abandoned', 1],
      ['over', undefined],
    ]);
  });

  test('leaving, being stood in for and coming back add no time', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables, { pace: { kind: 'live', minutes: 1, increment: 5 } }, 3);
    const chance = new SeededChance('refill');
    const people = PEOPLE.map((person) => person.id);
    for (let i = 0; i < 3; i++) await playOnce(tables, id, people, chance);
    const [seat] = (await recordIn(tables, id)).owes;
    now += 44_000;
    await goAway(tables, id, PEOPLE[seat]);
    const { left } = (await recordIn(tables, id)).clock ?? { left: [] };
    expect(left[seat]).toBe(65_000 - 44_000);
    // Also at once, however often, while no bot has moved.
    for (let i = 0; i < 3; i++) {
      await comeBack(tables, id, PEOPLE[seat]);
      await goAway(tables, id, PEOPLE[seat]);
    }
    expect((await recordIn(tables, id)).clock?.left).toEqual(left);
    while ((await recordIn(tables, id)).owes[0] === seat) await botPlays(tables, id);
    now += 1_000;
    await comeBack(tables, id, PEOPLE[seat]);
    expect((await recordIn(tables, id)).clock?.left[seat]).toBe(left[seat]);
  });

  test('where all clocks of a live game are out it is over, and nobody has won', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables, { pace: { kind: 'live', minutes: 1, increment: 0 } });
    // Both choose a pattern at once: she has played and taken it back.
    await beginPlay(tables, id, ANNA);
    const epoch = await tables.with(id, ({ match }) => match.epoch);
    await undo(tables, { table: id, person: ANNA.id, id: 'again', epoch });
    now += 61_000;
    await callTime(tables, id);
    const { status, seats } = await recordIn(tables, id);
    const out = { standIn: 'easy', hasTimedOut: true, place: 2 };
    expect([status, ...seats]).toMatchObject(['over', out, out]);
    expect((await noticesIn(tables, id)).slice(-3)).toEqual([
      ['timed-out', 0],
      ['timed-out', 1],
      ['over', undefined],
    ]);
  });

  test('with two people whoever runs out of time ends the game as by resigning, with more once one is left', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const live = { pace: { kind: 'live', minutes: 1, increment: 0 } };
    /** Plays until one of these people is asked alone, whose time then runs out; the seat. */
    const runOut = async (id: string, people: number) => {
      const chance = new SeededChance('run out');
      while ((await recordIn(tables, id)).owes.length !== 1) {
        await playOnce(
          tables,
          id,
          PEOPLE.slice(0, people).map((one) => one.id),
          chance,
        );
      }
      const [late] = (await recordIn(tables, id)).owes;
      now += 61_000;
      await callTime(tables, id);
      return late;
    };
    const duel = await running(tables, live);
    const late = await runOut(duel, 2);
    const { status, seats } = await recordIn(tables, duel);
    expect(status).toBe('over');
    expect(seats[late]).toMatchObject({ hasTimedOut: true, place: 2 });
    expect(seats[1 - late].place).toBe(1);
    expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
    const { tables: played } = await history(store.db, PEOPLE[late].id);
    expect(played[0].seats[late].place).toBe(2);

    // With three the other two play on, and whatever a bot makes of the seat is behind them.
    const three = await running(tables, live, 3);
    const out = await runOut(three, 3);
    const chance = new SeededChance('to the end');
    const others = PEOPLE.filter((_, seat) => seat !== out).map((one) => one.id);
    while ((await recordIn(tables, three)).status === 'running') {
      if (!(await botPlays(tables, three))) await playOnce(tables, three, others, chance);
    }
    expect((await recordIn(tables, three)).seats[out].place).toBe(3);

    // When the next one gives up, the last one who could win has won; where a bot has a seat of its own, not yet.
    const again = await running(tables, live, 3);
    const first = await runOut(again, 3);
    const [second, last] = [0, 1, 2].filter((seat) => seat !== first);
    expect(await resign(tables, again, PEOPLE[second])).toMatchObject({ status: 'over' });
    expect((await recordIn(tables, again)).seats[last].place).toBe(1);
    const pair = [{ kind: 'human' }, { kind: 'human', hasResigned: true }] as const;
    const isOver = (...seats: readonly Seat[]) => isDecided({ seats, pace: { kind: 'untimed' } });
    expect([isOver(...pair), isOver(...pair, { kind: 'bot' }), isOver({ kind: 'human' })]).toEqual([
      true,
      false,
      false,
    ]);
    // In games of days whoever was late may come back.
    const days = [{ kind: 'human' }, { kind: 'human', hasTimedOut: true, standIn: 'easy' }] as const;
    expect(isDecided({ seats: days, pace: { kind: 'days', days: 1 } })).toBe(false);
  });

  test('a bot wins for nobody: whoever it finished or mostly played for is behind those who stayed', async () => {
    let ids = 0;
    const tables = await tablesOn(await open(), { newSeed: () => 'the same', newId: () => `not-random-${ids++}` });
    const chance = new SeededChance('stayed');
    /** Ben stays; Anna leaves, and comes back when the game has this many lines, or never. */
    const finish = async (isBack: (lines: number) => boolean) => {
      const id = await running(tables);
      await beginPlay(tables, id, ANNA);
      await goAway(tables, id, ANNA);
      while ((await recordIn(tables, id)).status === 'running') {
        const lines = await tables.with(id, ({ seq }) => seq);
        if (isBack(lines)) await comeBack(tables, id, ANNA);
        if (!(await botPlays(tables, id))) await playOnce(tables, id, ['anna', 'ben'], chance);
      }
      return (await recordIn(tables, id)).seats;
    };
    const never = await finish(() => false);
    expect(never).toMatchObject([{ standIn: 'easy', place: 2 }, { place: 1 }]);
    expect(fateOf(never[0])).toBe('stood-in');
    // To be back for the last moves makes nobody win what a bot has played.
    const late = await finish((lines) => lines > 60);
    expect([fateOf(late[0]), late[0].place, late[1].place]).toEqual(['stood-in', 2, 1]);
    expect(late[0].awaySince).toBeUndefined();
    const early = await finish((lines) => lines > 5);
    expect(fateOf(early[0])).toBeUndefined();
  });

  test('of two people the one who does not resign has won', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables);
    await beginPlay(tables, id, BEN);
    const info = await resign(tables, id, ANNA);
    expect(info).toMatchObject({ status: 'over', seats: [{ place: 2, hasResigned: true }, { place: 1 }] });
    expect(await tables.with(id, (table) => table.look(1))).toMatchObject({ isOver: true, actors: [], canUndo: false });
    expect(await codeOf(resign(tables, id, BEN))).toBe('game-over');
  });

  test('where nobody has played, whoever resigns gives nobody a victory: the table is closed', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await running(tables);
    // What a bot played for somebody is nobody's.
    await goAway(tables, id, ANNA);
    await botPlays(tables, id);
    expect(await resign(tables, id, ANNA)).toMatchObject({ status: 'gone' });
    const { seats, ended } = await recordIn(tables, id);
    expect([ended, ...seats.map(({ place }) => place)]).toEqual([undefined, undefined, undefined]);
    expect((await noticesIn(tables, id)).slice(-2)).toEqual([
      ['resigned', 0],
      ['unbegun', undefined],
    ]);
    for (const one of [ANNA, BEN]) expect((await history(store.db, one.id)).tables).toEqual([]);
  });

  test('of three people two play on when one resigns; when one is left, that one has won', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await running(tables, {}, 3);
    await beginPlay(tables, id, CLEO);
    expect((await resign(tables, id, BEN)).status).toBe('running');
    const { status, seats } = await resign(tables, id, ANNA);
    expect([status, ...seats.map(({ place }) => place === 1)]).toEqual(['over', false, false, true]);
    expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
  });

  test('a table that nobody has touched for long is closed while it waits, and sleeps where no clock runs', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const open1 = (pace: object) =>
      createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], pace }));
    const { id: live } = await open1({ kind: 'live', minutes: 9, increment: 0 });
    const { id: talked } = await open1({ kind: 'live', minutes: 9, increment: 0 });
    const { id: days } = await open1({ kind: 'days', days: 1 });
    const untimed = await running(tables);
    const timed = await running(tables, { pace: { kind: 'days', days: 14 } });
    const statuses = async () => {
      await expire(tables);
      const records = await Promise.all([live, talked, days, untimed, timed].map((id) => recordIn(tables, id)));
      return records.map(({ status, asleep }) => (asleep === undefined ? status : 'asleep')).join(' ');
    };
    now += 7 * DAY - 1;
    await say(tables, { table: talked, person: 'anna', id: 'waiting' }, { text: 'anybody?' });
    expect(await statuses()).toBe('open open open running running');
    now += 1;
    expect(await statuses()).toBe('gone open open running running');
    expect(await noticesIn(tables, live)).toEqual([['expired', undefined]]);
    expect(await ownTables(store.db, 'anna', (time) => time)).toHaveLength(4);
    now += 23 * DAY;
    expect(await statuses()).toBe('gone gone gone running running');
    // Whoever is waited for has been away for longest.
    const seat = await tables.with(untimed, ({ record }) => record.owes[0]);
    await playOnce(tables, untimed, ['anna', 'ben'].slice(1 - seat), new SeededChance('last move'));
    const [late] = (await recordIn(tables, untimed)).owes;
    now += 60 * DAY;
    expect(await statuses()).toBe('gone gone gone asleep running');
    now += 14 * DAY;
    await callTime(tables, untimed);
    expect(await recordIn(tables, untimed)).toMatchObject({ status: 'over' });
    expect((await noticesIn(tables, untimed)).slice(-3)).toEqual([
      ['asleep', undefined],
      ['abandoned', late],
      ['over', undefined],
    ]);
    // After a year nothing that was said is left.
    now += 365 * DAY;
    expect(await store.db.selectFrom('said').selectAll().where('tableId', '=', talked).execute()).toHaveLength(2);
    await expire(tables);
    expect(await store.db.selectFrom('said').select('tableId').distinct().execute()).toEqual([{ tableId: untimed }]);
  });

  test('a table where somebody never played is closed by whoever waits, and nobody has lost', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const chance = new SeededChance('waiting');
    /** A table where the others have played and one is waited for. */
    const waiting = async (idle: typeof ANNA, wanted: object = {}) => {
      const id = await running(tables, { game: 'sentient', ...wanted });
      const others = [ANNA.id, BEN.id].filter((one) => one !== idle.id);
      while (await playOnce(tables, id, others, chance));
      return id;
    };
    const close = (id: string, person: typeof ANNA) => codeOf(closeUnbegun(tables, id, person));
    const [bens, annas] = [await waiting(BEN), await waiting(ANNA)];
    const days = await waiting(BEN, { pace: { kind: 'days', days: 7 } });
    const played = await waiting(BEN);
    await takePart(tables, played, BEN, [ANNA.id, BEN.id]);
    // Whoever took a window and did nothing more has not played.
    const opened = await waiting(BEN, { game: 'sagrada' });
    await playOnce(tables, opened, [BEN.id], chance);
    while (await playOnce(tables, opened, [ANNA.id], chance));
    const left = await waiting(BEN);
    await tables.change(left, ({ record }) => ({
      answer: undefined,
      record: { ...withSeat(record, 1, { awaySince: now }), revision: record.revision + 1 },
    }));
    now += LONGEST_FIRST_MOVE.away;
    expect([await close(left, BEN), await close(left, CLEO)]).toEqual(['too-early', 'not-seated']);
    expect(await close(left, ANNA)).toBeUndefined();
    now += LONGEST_FIRST_MOVE.here - LONGEST_FIRST_MOVE.away - 1;
    expect(await close(bens, ANNA)).toBe('too-early');
    now += 1;
    // Whoever leaves for a moment and comes back begins nothing anew.
    await goAway(tables, bens, BEN);
    await comeBack(tables, bens, BEN);
    expect([await close(bens, BEN), await close(bens, ANNA), await close(annas, ANNA)]).toEqual([
      'too-early',
      undefined,
      'too-early',
    ]);
    expect(await close(annas, BEN)).toBeUndefined();
    expect([await close(opened, BEN), await close(opened, ANNA)]).toEqual(['too-early', undefined]);
    now += DAY;
    expect([await close(played, ANNA), await close(days, ANNA)]).toEqual(['too-early', 'too-early']);
    expect(await recordIn(tables, bens)).toMatchObject({ status: 'gone', ended: undefined, owes: [] });
    expect((await noticesIn(tables, bens)).at(-1)).toEqual(['unbegun', 1]);
    for (const { id } of [ANNA, BEN]) {
      expect((await history(store.db, id)).tables).toEqual([]);
      const own = (await ownTables(store.db, id, (time) => time)).map((table) => table.id);
      expect(own.sort()).toEqual([played, days].sort());
    }
  });

  test('whoever waits for somebody who never came may close the table, though a bot plays for them', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const close = (id: string, person: typeof ANNA) => codeOf(closeUnbegun(tables, id, person));
    const paces = [{ kind: 'untimed' }, { kind: 'days', days: 2 }];
    for (const pace of paces) {
      const [left, begun] = [await running(tables, { pace }), await running(tables, { pace })];
      await takePart(tables, begun, BEN, [ANNA.id, BEN.id]);
      for (const id of [left, begun]) await goAway(tables, id, BEN);
      await botPlays(tables, left);
      now += LONGEST_FIRST_MOVE.away - 1;
      expect(await close(left, ANNA)).toBe('too-early');
      now += 1;
      // Nobody closes it because they are away themselves, or where the other has played.
      expect([await close(left, BEN), await close(begun, ANNA)]).toEqual(['too-early', 'too-early']);
      expect(await close(left, ANNA)).toBeUndefined();
      expect(await recordIn(tables, left)).toMatchObject({ status: 'gone', ended: undefined });
    }
  });

  test('alone against bots, resigning ends it: nobody’s game is played on for nobody', async () => {
    const tables = await tablesOn(await open());
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats }));
    await beginPlay(tables, id, ANNA);
    expect((await resign(tables, id, ANNA)).status).toBe('over');
  });
});

describeStores(({ open }) => {
  /** Clocks that a test sets. */
  function clocks(now: number) {
    let elapsed = 0;
    return {
      now: () => now,
      elapsed: () => elapsed,
      pass(ms: number) {
        now += ms;
        elapsed += ms;
      },
      jump(ms: number) {
        now += ms;
      },
    };
  }

  test('time stands still while no server lives, and goes on for all that do', async () => {
    const store = await open();
    const wall = clocks(1_000_000);
    const first = await Uptime.open(store, wall);
    for (let i = 0; i < 10; i++) {
      wall.pass(1_000);
      await first.beat();
    }
    const before = first.now();
    expect(before).toBe(1_010_000);
    // It lives for another third of a second, then nothing does for an hour.
    wall.pass(300);
    const died = first.now();
    wall.pass(3_600_000);
    const second = await Uptime.open(store, wall);
    expect(second.now()).toBeGreaterThanOrEqual(died);
    expect(second.now() - died).toBeLessThanOrEqual(1_000);
    // One that starts beside it takes nothing from anybody.
    wall.pass(400);
    await second.beat();
    wall.pass(250);
    const third = await Uptime.open(store, wall);
    expect(third.now()).toBe(second.now());
    await third.beat();
    await second.beat();
    expect(third.now()).toBe(second.now());
  });

  test('servers hear from each other what time it is, so that no turn is shorter at one of them', async () => {
    const store = await open();
    const wall = clocks(1_000_000);
    const first = await Uptime.open(store, wall);
    const second = await Uptime.open(store, wall);
    // What the store says is as old as the last beat.
    wall.pass(900);
    first.hear(second.now() + 700);
    expect(first.now()).toBe(1_001_600);
    second.hear(first.now());
    expect(second.now()).toBe(first.now());
    // A word that comes late takes nothing back, nor does a beat that was slower than it.
    wall.pass(100);
    second.hear(1_000_500);
    await second.beat();
    expect(second.now()).toBe(first.now());
    wall.pass(4_900);
    expect(second.now()).toBe(1_006_600);
  });

  test('a server that is killed again and again before it has said anything gives nobody time', async () => {
    const store = await open();
    const wall = clocks(1_000_000);
    const before = (await Uptime.open(store, wall)).now();
    for (let i = 0; i < 10; i++) {
      const uptime = await Uptime.open(store, wall);
      wall.pass(900);
      expect(uptime.now()).toBeGreaterThanOrEqual(before + 900 * (i + 1));
    }
  });

  test('a clock on the wall that jumps gives nobody an hour and takes none', async () => {
    const store = await open();
    const wall = clocks(1_000_000);
    const uptime = await Uptime.open(store, wall);
    for (const jump of [3_600_000, -7_200_000]) {
      const before = uptime.now();
      wall.jump(jump);
      wall.pass(1_000);
      await uptime.beat();
      expect(uptime.now()).toBe(before + 1_000);
      const again = await Uptime.open(store, wall);
      expect(again.now()).toBe(uptime.now());
    }
  });

  test('time stands still for a server that cannot reach its store', async () => {
    const store = await open();
    const wall = clocks(1_000_000);
    const uptime = await Uptime.open(store, wall);
    wall.pass(3_600_000);
    expect(uptime.now()).toBeLessThanOrEqual(1_010_000);
  });
});
