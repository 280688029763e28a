import { SeededChance } from '@stolik/core';
import { NewTable, type TableInfo } from '@stolik/protocol';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { lockPerson } from '../src/people/lock.ts';
import { type Notice, noticesOf } from '../src/push/notices.ts';
import type { Store } from '../src/store/store.ts';
import { callBack, LONGEST_UNTIMED, NOTICE, replaceIdle } from '../src/tables/calling.ts';
import { ANY_PAGE } from '../src/tables/following.ts';
import { callTime } from '../src/tables/play.ts';
import { Presence } from '../src/tables/presence.ts';
import { comeBack, createTable, goAway, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { Timekeeper } from '../src/tables/timekeeper.ts';
import { closeUnbegun } from '../src/tables/unbegun.ts';
import { testApps } from './apps.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, beginPlay, CLEO, codeOf, Eyes, enrol, playOnce, tablesOn, takePart } from './tables.ts';
import { ask, visit, Wire } from './wire.ts';

const MINUTE = 60_000;
const STEP = 5_000;
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const;

describeStores(({ open }) => {
  let now = 1_000_000;
  const serve = testApps();
  const nodes: Presence[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });

  /** A node that only looks when it is told to. */
  async function nodeOn(store: Store): Promise<{ tables: Tables; presence: Presence }> {
    await enrol(store);
    const tables = await tablesOn(store, { now: () => now });
    const presence = new Presence(tables);
    await presence.close();
    nodes.push(presence);
    return { tables, presence };
  }

  /** Two people at a table, which each follows through a page at one of these nodes. */
  async function seatTwo(tables: Tables, pages: readonly Presence[], pace: object = LIVE): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace, standIn: 'easy' }));
    for (const [i, person] of [ANNA, BEN].entries()) pages[i].arrive(person.id, id);
    for (const page of pages) await page.look();
    await sit(tables, id, BEN, {});
    return id;
  }

  /** So much later: meanwhile all these nodes have looked again and again. */
  async function pass(ms: number, looking: readonly Presence[]): Promise<void> {
    const [steps, step] = ms > 5 * MINUTE ? [1, ms] : [Math.ceil(ms / STEP), STEP];
    for (let i = 0; i < steps; i++) {
      now += step;
      for (const presence of looking) await presence.look();
    }
  }

  const recordIn = (tables: Tables, id: string) => tables.with(id, ({ record }) => record);
  const awayIn = async (tables: Tables, id: string) =>
    (await recordIn(tables, id)).seats.map(({ awaySince }) => awaySince !== undefined);

  test('a live table sleeps while everybody is disconnected, and nobody loses time by it', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence]);
    presence.depart(ANNA.id, id);
    await pass(MINUTE, [presence]);
    expect(await awayIn(tables, id)).toEqual([true, false]);
    expect((await recordIn(tables, id)).asleep).toBeUndefined();
    presence.depart(BEN.id, id);
    await pass(MINUTE, [presence]);
    const asleep = await recordIn(tables, id);
    expect(asleep.asleep).toBeGreaterThan(now - MINUTE);
    const sleeps = () => tables.with(id, ({ said }) => said.filter(({ notice }) => notice === 'asleep').length);
    expect(await sleeps()).toBe(1);
    await pass(60 * MINUTE, [presence]);
    await callTime(tables, id);
    expect((await recordIn(tables, id)).seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    // Whoever comes first starts nobody's clock: it sleeps on until the other is back, too.
    presence.arrive(BEN.id, id);
    await presence.look();
    await pass(30 * MINUTE, [presence]);
    await callTime(tables, id);
    expect(await recordIn(tables, id)).toMatchObject({
      asleep: asleep.asleep,
      awaited: [0],
      clock: { left: asleep.clock?.left },
    });
    expect(await awayIn(tables, id)).toEqual([true, false]);
    presence.arrive(ANNA.id, id);
    await presence.look();
    const awake = await recordIn(tables, id);
    expect([awake.asleep, awake.awaited]).toEqual([undefined, undefined]);
    expect(awake.clock?.left).toEqual(asleep.clock?.left);
    expect(awake.deadline).toBe(now + Math.min(...awake.owes.map((seat) => asleep.clock?.left[seat] as number)));
    // Those who come and go and play nothing are not told of every nap; after a move the next one is news.
    const nap = async () => {
      for (const one of [ANNA, BEN]) presence.depart(one.id, id);
      await pass(MINUTE, [presence]);
      for (const one of [ANNA, BEN]) presence.arrive(one.id, id);
      await presence.look();
      return sleeps();
    };
    expect(await nap()).toBe(1);
    const told = () => tables.with(id, ({ lastSaid }) => lastSaid);
    const last = await told();
    await nap();
    expect(await told()).toBe(last);
    await playOnce(tables, id, [BEN.id], new SeededChance('awake'));
    now += 1;
    expect(await nap()).toBe(2);
  });

  test('whoever is back calls the others, and their clocks run when they had as long as the table slept', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence]);
    const call = () => codeOf(callBack(tables, id, BEN));
    const leave = async (...people: readonly { id: string }[]) => {
      for (const one of people) presence.depart(one.id, id);
      await pass(MINUTE, [presence]);
    };
    const come = async (one: { id: string }) => {
      presence.arrive(one.id, id);
      await presence.look();
    };
    expect(await call()).toBe('not-awaited');
    await leave(ANNA, BEN);
    await come(BEN);
    // Those who never began are not called: the table can be closed.
    expect(await call()).toBe('not-begun');
    await come(ANNA);
    for (const one of [ANNA, BEN]) await takePart(tables, id, one, [ANNA.id, BEN.id]);
    while (!(await recordIn(tables, id)).owes.includes(0)) await playOnce(tables, id, [BEN.id], new SeededChance('on'));
    await leave(ANNA, BEN);
    const { asleep = 0, clock, deadline } = await recordIn(tables, id);
    const told: Notice[] = [];
    tables.onKept((change) => void told.push(...noticesOf(change)));
    await pass(59 * MINUTE, [presence]);
    await come(BEN);
    await callTime(tables, id);
    expect(await recordIn(tables, id)).toMatchObject({ asleep, awaited: [0], clock: { left: clock?.left }, deadline });
    const notice = now - asleep;
    expect(await call()).toBeUndefined();
    const resumes = now + notice;
    expect(await recordIn(tables, id)).toMatchObject({
      asleep,
      deadline: resumes,
      clock: { left: clock?.left, resumes },
    });
    expect(told).toMatchObject([{ kind: 'call', person: ANNA.id, until: resumes }]);
    // Once is enough, and who asked need not stay: meanwhile nothing runs, whoever looks in.
    now += 10 * MINUTE;
    expect(await call()).toBeUndefined();
    await leave(BEN);
    now = resumes - 1;
    await callTime(tables, id);
    expect(await recordIn(tables, id)).toMatchObject({ asleep, awaited: [0, 1], deadline: resumes });
    now = resumes;
    await callTime(tables, id);
    expect(await recordIn(tables, id)).toMatchObject({ asleep, awaited: undefined, deadline });
    // Now she has had her notice: whoever comes first finds her clock running, from what was left of it.
    await come(BEN);
    const woken = await recordIn(tables, id);
    expect(woken).toMatchObject({ asleep: undefined, clock: { at: now, left: clock?.left } });
    expect(woken.clock?.resumes).toBeUndefined();
    expect(woken.deadline).toBe(now + (clock?.left[0] as number));
    const notices = await tables.with(id, ({ said }) => said.flatMap(({ notice }) => notice ?? []));
    expect(notices.slice(-3)).toEqual(['asleep', 'called', 'resumed']);
    // The next sleep is another one; and who comes within the notice has lost nothing.
    await leave(BEN);
    await come(BEN);
    expect(await call()).toBeUndefined();
    const { clock: called } = await recordIn(tables, id);
    expect(called?.resumes).toBe(now + NOTICE.least);
    now += NOTICE.least - 1;
    await come(ANNA);
    const back = await recordIn(tables, id);
    expect(back).toMatchObject({ asleep: undefined, awaited: undefined, clock: { at: now, left: called?.left } });
    expect(back.clock?.resumes).toBeUndefined();
  });

  test('without a clock a bot stands in for whoever keeps the others waiting for days and is not there', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence], { kind: 'untimed' });
    for (const one of [ANNA, BEN]) await takePart(tables, id, one, [ANNA.id, BEN.id]);
    while (!(await recordIn(tables, id)).owes.includes(0)) await playOnce(tables, id, [BEN.id], new SeededChance('on'));
    const replace = (seat: number) => codeOf(replaceIdle(tables, id, BEN, seat));
    now += LONGEST_UNTIMED - 1;
    presence.depart(ANNA.id, id);
    await presence.look();
    expect(await replace(1)).toBe('bad-field');
    expect(await replace(0)).toBe('too-early');
    presence.arrive(ANNA.id, id);
    await presence.look();
    now += 1;
    expect(await replace(0)).toBe('too-early');
    presence.depart(ANNA.id, id);
    await presence.look();
    expect(await replace(0)).toBeUndefined();
    expect((await recordIn(tables, id)).seats[0]).toMatchObject({ standIn: 'easy' });
    // Their seat is theirs whenever they come.
    await comeBack(tables, id, ANNA);
    expect((await recordIn(tables, id)).seats[0].standIn).toBeUndefined();
  });

  test('what passes after the last one has gone is nobody’s, and nothing before that is given back', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence]);
    const timekeeper = new Timekeeper(tables);
    timekeeper.close();
    const leftOf = async () => (await recordIn(tables, id)).clock?.left;
    // Both choose a pattern: both clocks run.
    presence.depart(BEN.id, id);
    now += STEP;
    presence.depart(ANNA.id, id);
    await pass(MINUTE, [presence]);
    expect((await recordIn(tables, id)).asleep).toBeDefined();
    expect(await leftOf()).toEqual([10 * MINUTE - STEP, 10 * MINUTE - STEP]);
    for (const { id: person } of [ANNA, BEN]) presence.arrive(person, id);
    await presence.look();
    // Nobody is called out of time while it is not known yet whether the table sleeps.
    now += 10 * MINUTE - STEP - 1_000;
    for (const { id: person } of [ANNA, BEN]) presence.depart(person, id);
    await presence.look();
    now += 2_000;
    await timekeeper.tick();
    await pass(MINUTE, [presence]);
    await timekeeper.tick();
    expect((await recordIn(tables, id)).seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    expect(await leftOf()).toEqual([1_000, 1_000]);
  });

  test('whoever looks at something else, at any node, is not there', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    const pages = [here.presence, there.presence];
    const id = await seatTwo(here.tables, pages);
    there.presence.arrive(BEN.id, ANY_PAGE);
    there.presence.arrive(BEN.id, 'another table');
    there.presence.depart(BEN.id, id);
    await pass(MINUTE, pages);
    expect(await awayIn(here.tables, id)).toEqual([false, true]);
    here.presence.arrive(BEN.id, id);
    await here.presence.look();
    expect(await awayIn(here.tables, id)).toEqual([false, false]);
  });

  test('sockets tell who is there', async () => {
    const store = await open();
    const { app } = await serve(store, { world: { time: () => now } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const people = [await visit(address), await visit(address)];
    const wires = await Promise.all(people.map((person) => Wire.open(address, person)));
    const made = await ask(address, people[0], '/api/tables', {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: LIVE,
    });
    const { id } = (await made.json()) as { id: string };
    await ask(address, people[1], `/api/tables/${id}/seats`, {});
    const infoOf = async () => (await ask(address, people[0], `/api/tables/${id}`)).json() as Promise<TableInfo>;
    const present = () =>
      store.db.selectFrom('presence').select('person').where('tableId', '=', id).where('gone', 'is', null).execute();
    const second = await Wire.open(address, people[0]);
    for (const wire of [...wires, second]) await wire.ask({ do: 'watch', id: 'watch', table: id });
    await expect.poll(present).toHaveLength(2);
    // One still follows it with another page; the other has one open that shows something else.
    await wires[0].leave();
    await wires[1].ask({ do: 'unwatch', id: 'unwatch', table: id });
    await expect.poll(present).toEqual([{ person: people[0].id }]);
    await second.leave();
    await expect.poll(present).toHaveLength(0);
    now += MINUTE;
    await expect.poll(async () => (await infoOf()).isAsleep).toBe(true);
    // Who only looks in sees what their seat may see, and is not there.
    const glances = [...people, await visit(address)].map((person) => ask(address, person, `/api/tables/${id}/look`));
    const seen = await Promise.all(glances.map(async (glance) => (await glance).json()));
    expect(seen.map(({ seat, look }) => [seat, look.view.choices?.length])).toEqual([
      [0, 4],
      [1, 4],
      [undefined, undefined],
    ]);
    expect(await present()).toHaveLength(0);
    expect((await infoOf()).isAsleep).toBe(true);
    const back = await Wire.open(address, people[0]);
    await back.ask({ do: 'watch', id: 'watch', table: id });
    await expect
      .poll(async () => (await infoOf()).seats.map(({ awaySince }) => awaySince !== undefined))
      .toEqual([false, true]);
    // It sleeps until the other is back, too.
    expect(await infoOf()).toMatchObject({ isAsleep: true, seats: [{}, { isAwaited: true }] });
    // Whoever gave up has their own eyes back when it is over: a picture of it shows their own board. It has to be played.
    const { epoch, view } = seen[0].look;
    await back.ask({ do: 'play', id: 'play', table: id, epoch, moves: [{ do: 'pattern', pattern: view.choices[0] }] });
    await ask(address, people[1], `/api/tables/${id}/resign`, {});
    expect(await (await ask(address, people[1], `/api/tables/${id}/look`)).json()).toMatchObject({ seat: 1 });
  });

  test('a node that is held up for long does not take itself for dead', async () => {
    const store = await open();
    const slow: Store = {
      ...store,
      write: async (work) => {
        await store.write(work);
        now += MINUTE;
      },
    };
    const { tables, presence } = await nodeOn(slow);
    const id = await seatTwo(tables, [presence, presence]);
    presence.depart(ANNA.id, id);
    for (let i = 0; i < 3; i++) await presence.look();
    expect((await recordIn(tables, id)).seats[0].awaySince).toBeDefined();
  });

  test('a page that is loaded again is no absence, nor is one that is open at another node', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    const pages = [here.presence, there.presence];
    const id = await seatTwo(here.tables, pages);
    const { head } = await recordIn(here.tables, id);
    here.presence.depart(ANNA.id, id);
    await pass(10_000, pages);
    here.presence.arrive(ANNA.id, id);
    await pass(2 * MINUTE, pages);
    there.presence.depart(BEN.id, id);
    here.presence.arrive(BEN.id, id);
    await pass(2 * MINUTE, pages);
    expect((await recordIn(here.tables, id)).head).toBe(head);
    expect(await store.db.selectFrom('presence').select(['person', 'gone']).orderBy('person').execute()).toEqual([
      { person: ANNA.id, gone: null },
      { person: BEN.id, gone: null },
    ]);
  });

  test('whoever was at a node that died is missed unless another node has them', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    const id = await seatTwo(here.tables, [there.presence, there.presence]);
    // From here on the other node says nothing any more.
    await pass(15_000, [here.presence]);
    here.presence.arrive(BEN.id, id);
    await pass(MINUTE, [here.presence]);
    expect(await awayIn(here.tables, id)).toEqual([true, false]);
    expect((await recordIn(here.tables, id)).asleep).toBeUndefined();
    // It only slept: its people are there after all.
    await pass(STEP, [there.presence, here.presence]);
    await expect.poll(() => awayIn(here.tables, id)).toEqual([false, false]);
  });

  test('whoever is deleted while a node writes of them is written of no more, and the others are', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    for (const person of [BEN, CLEO]) there.presence.arrive(person.id, 'table');
    await there.presence.look();
    now += 3 * STEP;
    for (const person of [ANNA, BEN]) here.presence.arrive(person.id, 'table');
    const waitsForLock = async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
      return rows.length > 0;
    };
    let looking: Promise<void> | undefined;
    await store.db.transaction().execute(async (trx) => {
      await lockPerson(trx, store.kind, BEN.id);
      looking = here.presence.look();
      if (store.kind === 'postgres') await expect.poll(waitsForLock).toBe(true);
      await trx.deleteFrom('person').where('id', '=', BEN.id).execute();
    });
    await looking;
    // Cleo is inherited from the node that died.
    const rows = await store.db.selectFrom('presence').select(['person', 'gone']).orderBy('person').execute();
    expect(rows).toEqual([
      { person: ANNA.id, gone: null },
      { person: CLEO.id, gone: now - 3 * STEP },
    ]);
  });

  test('no live clock runs before everybody has come once since the game began', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    const { tables, presence } = here;
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const pace = { kind: 'live', minutes: 10, increment: 60 };
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace }));
    presence.arrive(BEN.id, id);
    await presence.look();
    const { seats: begun } = await sit(tables, id, BEN, {});
    expect(begun.map(({ isAwaited, awaySince }) => [isAwaited, awaySince])).toEqual([
      [true, now],
      [undefined, undefined],
    ]);
    // Whoever is there may play meanwhile, and neither loses nor gains time by it.
    await playOnce(tables, id, [BEN.id], new SeededChance('meanwhile'));
    await pass(30 * MINUTE, [presence]);
    await callTime(tables, id);
    const full = [10 * MINUTE, 10 * MINUTE];
    expect(await recordIn(tables, id)).toMatchObject({ status: 'running', awaited: [0], clock: { left: full } });
    // She comes at another node after he has left: nobody was there meanwhile, so he is waited for, too.
    presence.depart(BEN.id, id);
    await pass(MINUTE, [presence]);
    there.presence.arrive(ANNA.id, id);
    await there.presence.look();
    expect(await recordIn(there.tables, id)).toMatchObject({ awaited: [1], clock: { left: full } });
    presence.arrive(BEN.id, id);
    await presence.look();
    await there.tables.lookAtHeads();
    const gathered = await recordIn(there.tables, id);
    expect(gathered).toMatchObject({ asleep: undefined, awaited: undefined, clock: { at: now, left: full } });
    expect(gathered.deadline).toBe(now + 10 * MINUTE);
    const told = await there.tables.with(id, ({ said }) => said.flatMap(({ notice }) => notice ?? []));
    expect(told).toEqual(['sat', 'started', 'gathered']);
    // Whoever goes now is missed, and waited for by no clock.
    there.presence.depart(ANNA.id, id);
    await pass(MINUTE, [there.presence, presence]);
    expect(await recordIn(there.tables, id)).toMatchObject({ asleep: undefined, awaited: undefined });
    // The other node heard of it all.
    await expect.poll(() => recordIn(tables, id)).toMatchObject({ awaited: undefined, asleep: undefined });
  });

  test('whoever followed a table at any node when it began has come, though the node that began it died at once', async () => {
    const store = await open();
    const [here, there] = [await nodeOn(store), await nodeOn(store)];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await createTable(here.tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace: LIVE }));
    // Their pages are so new that no node has written of them yet.
    await there.tables.with(id, (table, audience) => audience.join(table, new Eyes(ANNA.id)));
    for (const { id: person } of [ANNA, BEN]) there.presence.arrive(person, id);
    await sit(here.tables, id, BEN, {});
    await there.tables.lookAtHeads();
    await there.presence.look();
    await expect.poll(() => recordIn(there.tables, id)).toMatchObject({ status: 'running', awaited: undefined });
  });

  test('whoever plays without a page is there, and whoever is waited for in vain is let go', async () => {
    const store = await open();
    const { tables, presence } = await nodeOn(store);
    const begin = async () => {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace: LIVE }));
      await sit(tables, id, BEN, {});
      return id;
    };
    const played = await begin();
    for (const { id } of [ANNA, BEN]) await playOnce(tables, played, [id], new SeededChance('no page'));
    expect(await recordIn(tables, played)).toMatchObject({ awaited: undefined, asleep: undefined });
    const left = await begin();
    presence.arrive(ANNA.id, left);
    await presence.look();
    const close = () => codeOf(closeUnbegun(tables, left, ANNA));
    now += 2 * MINUTE - 1;
    expect(await close()).toBe('too-early');
    now += 1;
    expect(await close()).toBeUndefined();
    // Whoever leaves the seat to a bot is not awaited any more.
    const stood = await begin();
    await goAway(tables, stood, BEN);
    presence.arrive(ANNA.id, stood);
    await presence.look();
    expect(await recordIn(tables, stood)).toMatchObject({ awaited: undefined, asleep: undefined });
  });

  test('who waits at a table that has not begun is told by whether they follow it', async () => {
    const { tables, presence } = await nodeOn(await open());
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, pace: LIVE }));
    presence.arrive(ANNA.id, id);
    await presence.look();
    presence.depart(ANNA.id, id);
    await pass(MINUTE, [presence]);
    expect(await awayIn(tables, id)).toEqual([true, false]);
    presence.arrive(ANNA.id, id);
    await presence.look();
    expect(await awayIn(tables, id)).toEqual([false, false]);
  });

  test('in a game of days a closed page is no absence', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence], { kind: 'days', days: 1 });
    const { head } = await recordIn(tables, id);
    for (const { id: person } of [ANNA, BEN]) presence.depart(person, id);
    await pass(2 * MINUTE, [presence]);
    expect((await recordIn(tables, id)).head).toBe(head);
  });

  test('without a clock it is shown who is not there while the game is played, and nothing follows from it', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence], { kind: 'untimed' });
    presence.depart(BEN.id, id);
    await pass(MINUTE, [presence]);
    expect(await awayIn(tables, id)).toEqual([false, true]);
    presence.depart(ANNA.id, id);
    await pass(MINUTE, [presence]);
    expect(await recordIn(tables, id)).toMatchObject({ status: 'running', asleep: undefined, deadline: undefined });
    for (const { id: person } of [ANNA, BEN]) presence.arrive(person, id);
    await presence.look();
    expect(await awayIn(tables, id)).toEqual([false, false]);
    // A game that rests for an evening is nobody's to wait at: only when it is taken up again are people missed.
    await pass(120 * MINUTE, [presence]);
    presence.depart(BEN.id, id);
    await pass(MINUTE, [presence]);
    expect(await awayIn(tables, id)).toEqual([false, false]);
    await playOnce(tables, id, [ANNA.id], new SeededChance('taken up'));
    await pass(MINUTE, [presence]);
    expect(await awayIn(tables, id)).toEqual([false, true]);
  });

  test('a table that nobody came back to ends against whoever was gone first', async () => {
    const { tables, presence } = await nodeOn(await open());
    const id = await seatTwo(tables, [presence, presence]);
    await beginPlay(tables, id, ANNA);
    presence.depart(BEN.id, id);
    await pass(MINUTE, [presence]);
    presence.depart(ANNA.id, id);
    await pass(MINUTE, [presence]);
    await pass(14 * 24 * 60 * MINUTE, [presence]);
    await callTime(tables, id);
    const { status, seats } = await recordIn(tables, id);
    expect(status).toBe('over');
    expect(seats.map(({ hasResigned, place }) => [hasResigned, place])).toEqual([
      [undefined, 1],
      [true, 2],
    ]);
  });
});
