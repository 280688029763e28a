import { SeededChance } from '@stolik/core';
import { GIVEN_MS, NewTable, REMINDER_MS } from '@stolik/protocol';
import { countDrifted, countOverpaid } from '@stolik/testbed/audit';
import { expect, test } from 'vitest';
import { headToHead } from '../src/company/friends.ts';
import { profileOf } from '../src/company/profile.ts';
import { type Notice, noticesOf } from '../src/push/notices.ts';
import { recount } from '../src/ratings/recount.ts';
import { history } from '../src/tables/lists.ts';
import { callTime } from '../src/tables/play.ts';
import { answer, propose } from '../src/tables/proposals.ts';
import { remind } from '../src/tables/reminding.ts';
import { comeBack, createTable, goAway, rematch, resign, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { describeStores } from './stores.ts';
import {
  ANNA,
  attend,
  BEN,
  beginPlay,
  botPlays,
  CLEO,
  codeOf,
  enrol,
  playOnce,
  silent,
  tablesOn,
  takePart,
} from './tables.ts';

const PEOPLE = [ANNA, BEN, CLEO];
const LIVE = { pace: { kind: 'live', minutes: 10, increment: 0 } };
const DAYS = { pace: { kind: 'days', days: 2 } };
const END = { kind: 'end' } as const;

async function running(tables: Tables, people: number, wanted: object = {}): Promise<string> {
  const seats = [{ kind: 'me' }, ...new Array(people - 1).fill({ kind: 'open' })];
  const { id } = await createTable(
    tables,
    ANNA,
    NewTable.parse({ game: 'sagrada', seats, standIn: 'easy', ...wanted }),
  );
  await attend(tables.parts.store, id);
  for (const person of PEOPLE.slice(1, people)) await sit(tables, id, person, {});
  await takePart(
    tables,
    id,
    ANNA,
    PEOPLE.slice(0, people).map((one) => one.id),
  );
  return id;
}

/** Anna and Ben play with a bot, whose turn it is. */
async function runningWithBot(tables: Tables): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats }));
  await sit(tables, id, BEN, {});
  const chance = new SeededChance('until a bot is asked');
  while (!(await recordIn(tables, id)).owes.includes(2)) await playOnce(tables, id, [ANNA.id, BEN.id], chance);
  return id;
}

const recordIn = (tables: Tables, id: string) => tables.with(id, ({ record }) => record);
const lastNotices = (tables: Tables, id: string, count: number) =>
  tables.with(id, ({ said }) => said.slice(-count).map(({ notice, seat }) => [notice, seat]));
const proposalIn = async (tables: Tables, id: string) => {
  const { proposal } = await recordIn(tables, id);
  if (!proposal) throw new Error('nothing is proposed');
  return proposal.n;
};

describeStores(({ open }) => {
  test('two who agree end a game that nobody has won or lost', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, 2);
    await propose(tables, id, ANNA, END);
    expect(await recordIn(tables, id)).toMatchObject({
      status: 'running',
      proposal: { kind: 'end', by: 0, agreed: [0] },
    });
    const over = await answer(tables, id, BEN, { to: await proposalIn(tables, id), agrees: true });
    expect(over).toMatchObject({ status: 'over', isCalledOff: true, actors: [] });
    expect(over.proposal).toBeUndefined();
    for (const { place, total } of over.seats) expect([place, typeof total]).toEqual([undefined, 'number']);
    expect(await lastNotices(tables, id, 2)).toEqual([
      ['proposed', 0],
      ['called-off', undefined],
    ]);
    // As the store has it, and in both histories.
    const { tables: own } = await history(tables.parts.store.db, BEN.id);
    expect(own).toMatchObject([{ id, isCalledOff: true, seats: [{}, {}] }]);
    expect(await codeOf(propose(tables, id, ANNA, END))).toBe('game-over');
    // They may play again.
    expect((await rematch(tables, id, ANNA)).isCalledOff).toBeUndefined();
  });

  test('all who may still win must agree, each once, to what they have read', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, 3);
    await propose(tables, id, BEN, END);
    const to = await proposalIn(tables, id);
    // Whoever wants the same has agreed to it, and agreeing twice is agreeing once.
    await propose(tables, id, BEN, END);
    await propose(tables, id, ANNA, END);
    await answer(tables, id, ANNA, { to, agrees: true });
    expect((await recordIn(tables, id)).proposal?.agreed).toEqual([0, 1]);
    expect(await codeOf(answer(tables, id, CLEO, { to: to + 7, agrees: true }))).toBe('stale');
    expect((await answer(tables, id, CLEO, { to, agrees: true })).status).toBe('over');
    expect(await codeOf(answer(tables, id, CLEO, { to, agrees: true }))).toBe('game-over');
  });

  test('whoever declines ends it for all, and the same is not asked again before somebody has played', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, 3);
    await propose(tables, id, ANNA, END);
    const to = await proposalIn(tables, id);
    await answer(tables, id, CLEO, { to, agrees: false });
    expect(await codeOf(answer(tables, id, BEN, { to, agrees: true }))).toBe('stale');
    expect(await codeOf(propose(tables, id, ANNA, END))).toBe('declined');
    // Somebody else may; and whoever has asked may take it back.
    await propose(tables, id, BEN, END);
    await answer(tables, id, BEN, { to: await proposalIn(tables, id), agrees: false });
    expect(await lastNotices(tables, id, 3)).toEqual([
      ['declined', 2],
      ['proposed', 1],
      ['withdrawn', 1],
    ]);
    expect(await codeOf(propose(tables, id, BEN, END))).toBe('declined');
    await takePart(
      tables,
      id,
      ANNA,
      PEOPLE.map((one) => one.id),
    );
    expect((await propose(tables, id, BEN, END)).proposal).toMatchObject({ by: 1, agreed: [1] });
  });

  test('whoever plays on has answered, and a bot that plays has not', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, 2);
    await propose(tables, id, ANNA, END);
    const to = await proposalIn(tables, id);
    const [asked] = (await recordIn(tables, id)).owes;
    await beginPlay(tables, id, PEOPLE[asked]);
    expect((await recordIn(tables, id)).proposal).toBeUndefined();
    expect(await codeOf(answer(tables, id, BEN, { to, agrees: true }))).toBe('stale');
    // Another node has heard of it, also where no word of it came.
    const deaf = await tablesOn(silent(tables.parts.store));
    expect(await codeOf(answer(deaf, id, BEN, { to, agrees: true }))).toBe('stale');
    const withBot = await runningWithBot(tables);
    await propose(tables, withBot, ANNA, END);
    expect(await botPlays(tables, withBot)).toBe(true);
    expect(await recordIn(tables, withBot)).toMatchObject({ proposal: { by: 0, agreed: [0] } });
  });

  test('a rated game that all agree to end moves no rating, and counts as neither won nor left', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    await enrol(store);
    for (const { id: handle } of [ANNA, BEN]) {
      const shows = 'games,unfinished';
      await store.db.updateTable('person').set({ handle, shows }).where('id', '=', handle).execute();
    }
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wanted = { game: 'sagrada', seats, rated: true, ...LIVE };
    const { id } = await createTable(tables, ANNA, NewTable.parse(wanted));
    await attend(store, id);
    await sit(tables, id, BEN, {});
    const chance = new SeededChance('far enough to count');
    for (let i = 0; i < 40; i++) await playOnce(tables, id, [ANNA.id, BEN.id], chance);
    await propose(tables, id, ANNA, END);
    await answer(tables, id, BEN, { to: await proposalIn(tables, id), agrees: true });
    expect(await store.db.selectFrom('ratedGame').select('counts').execute()).toEqual([{ counts: 0 }]);
    expect(await store.db.selectFrom('rating').selectAll().execute()).toEqual([]);
    expect(await recount(store)).toMatchObject({ tables: 1, counted: 0, isEqual: true });
    expect(await headToHead(store.db, ANNA.id, BEN.id)).toEqual([]);
    expect(await profileOf(store.db, ANNA.id)).toMatchObject({ finished: 0, unfinished: 0 });
    expect(await countDrifted(store, [id])).toBe(0);
  });

  test('whoever has left for a while must agree too, and comes back for it; whoever has lost has no say', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, 3);
    await goAway(tables, id, CLEO);
    await propose(tables, id, ANNA, END);
    const to = await proposalIn(tables, id);
    expect((await answer(tables, id, BEN, { to, agrees: true })).status).toBe('running');
    expect(await codeOf(answer(tables, id, CLEO, { to, agrees: true }))).toBe('away');
    await comeBack(tables, id, CLEO);
    // Who leaves meanwhile has changed what it was about.
    await goAway(tables, id, CLEO);
    expect(await codeOf(answer(tables, id, BEN, { to, agrees: true }))).toBe('stale');
    await resign(tables, id, CLEO);
    await propose(tables, id, BEN, END);
    expect(await codeOf(propose(tables, id, CLEO, END))).toBe('not-seated');
    const over = await answer(tables, id, ANNA, { to: await proposalIn(tables, id), agrees: true });
    expect(over).toMatchObject({ status: 'over', isCalledOff: true, seats: [{}, {}, { hasResigned: true }] });
    expect(over.seats.map(({ place }) => place)).toEqual([undefined, undefined, undefined]);
  });

  test('only those who sit there may, while a game runs, where somebody could agree', async () => {
    const tables = await tablesOn(await open());
    const alone = await createTable(
      tables,
      ANNA,
      NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
    );
    expect(await codeOf(propose(tables, alone.id, ANNA, END))).toBe('nobody-asked');
    const id = await running(tables, 2, LIVE);
    expect(await codeOf(propose(tables, id, CLEO, END))).toBe('not-seated');
    for (const seat of [undefined, 2, 7]) {
      expect(await codeOf(propose(tables, id, ANNA, { kind: 'time', for: seat }))).toBe('bad-field');
    }
    expect(await codeOf(propose(tables, id, ANNA, { kind: 'end', for: 1 }))).toBe('bad-field');
    const untimed = await running(tables, 2);
    expect(await codeOf(propose(tables, untimed, ANNA, { kind: 'time', for: 1 }))).toBe('bad-field');
  });

  test('what nobody has played and all agree to end is in nobody’s history', async () => {
    const tables = await tablesOn(await open());
    const { id } = await createTable(
      tables,
      ANNA,
      NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    );
    await sit(tables, id, BEN, {});
    await propose(tables, id, BEN, END);
    const { status } = await answer(tables, id, ANNA, { to: await proposalIn(tables, id), agrees: true });
    expect(status).toBe('gone');
    expect((await history(tables.parts.store.db, ANNA.id)).tables).toEqual([]);
  });

  test.each([
    ['live', LIVE],
    ['days', DAYS],
  ] as const)('of two people whoever waits gives the other more time at once (%s)', async (kind, wanted) => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables, 2, wanted);
    now += 30_000;
    const [thinks] = (await recordIn(tables, id)).owes;
    const before = await tables.with(id, ({ record }) => record.clock?.left[thinks] ?? 0);
    await propose(tables, id, PEOPLE[1 - thinks], { kind: 'time', for: thinks });
    const { clock, deadline, proposal } = await recordIn(tables, id);
    const left = before - 30_000 + GIVEN_MS[kind];
    expect([clock?.at, clock?.left[thinks], deadline, proposal]).toEqual([now, left, now + left, undefined]);
    expect(clock?.left[1 - thinks]).toBe(before);
    expect(await lastNotices(tables, id, 1)).toEqual([['more-time', thinks]]);
    now += left - 1;
    await callTime(tables, id);
    expect((await recordIn(tables, id)).status).toBe('running');
  });

  test('the audit knows what was given, and finds what was not', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const id = await running(tables, 2, LIVE);
    const chance = new SeededChance('audited');
    for (let i = 0; ; i++) {
      now += 4_000;
      if (i === 20) await propose(tables, id, ANNA, { kind: 'time', for: 1 });
      if (!(await playOnce(tables, id, [ANNA.id, BEN.id], chance))) break;
    }
    const { status, clock } = await recordIn(tables, id);
    expect([status, clock?.left.every((ms) => ms > 0)]).toEqual(['over', true]);
    expect(await countOverpaid(store, [id], [])).toBe(0);
    const [anna, ben] = clock?.left ?? [];
    for (const left of [
      [anna, ben + 10_000],
      [anna + GIVEN_MS.live, ben],
    ]) {
      const wrong = JSON.stringify({ ...clock, left });
      await store.db.updateTable('gameTable').set({ clock: wrong }).where('id', '=', id).execute();
      expect(await countOverpaid(store, [id], [])).toBe(1);
    }
  });

  test('one’s own clock gets time if all others agree, and of three all others must', async () => {
    const now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables, 3, LIVE);
    const full = (await recordIn(tables, id)).clock?.left ?? [];
    await propose(tables, id, CLEO, { kind: 'time', for: 2 });
    const to = await proposalIn(tables, id);
    expect(await codeOf(propose(tables, id, ANNA, END))).toBe('proposed');
    await answer(tables, id, ANNA, { to, agrees: true });
    expect((await recordIn(tables, id)).clock?.left).toEqual(full);
    await answer(tables, id, BEN, { to, agrees: true });
    const own = [full[0], full[1], full[2] + GIVEN_MS.live];
    expect((await recordIn(tables, id)).clock?.left).toEqual(own);
    // What one of them gives, the other who waits has to agree to.
    await propose(tables, id, ANNA, { kind: 'time', for: 2 });
    expect((await recordIn(tables, id)).clock?.left).toEqual(own);
    await propose(tables, id, BEN, { kind: 'time', for: 2 });
    expect((await recordIn(tables, id)).clock?.left).toEqual([own[0], own[1], own[2] + GIVEN_MS.live]);
    // Nobody whom a bot stands in for is given any.
    await goAway(tables, id, CLEO);
    expect(await codeOf(propose(tables, id, ANNA, { kind: 'time', for: 2 }))).toBe('bad-field');
  });

  test('whoever waits reminds those who are asked, after a while and not again before another', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const id = await running(tables, 2);
    const told: Notice[] = [];
    tables.onKept((change) => told.push(...noticesOf(change)));
    const [thinks] = (await recordIn(tables, id)).owes;
    const [waiting, asked] = [PEOPLE[1 - thinks], PEOPLE[thinks]];
    expect(await codeOf(remind(tables, id, waiting))).toBe('too-early');
    now += REMINDER_MS.untimed;
    expect(await codeOf(remind(tables, id, asked))).toBe('nobody-asked');
    expect(await remind(tables, id, waiting)).toMatchObject({ reminded: now });
    expect(told).toMatchObject([{ kind: 'reminder', person: asked.id, others: [waiting.name] }]);
    expect(await lastNotices(tables, id, 1)).toEqual([['reminded', 1 - thinks]]);
    now += REMINDER_MS.untimed - 1;
    expect(await codeOf(remind(tables, id, waiting))).toBe('too-early');
    now += 1;
    await remind(tables, id, waiting);
    // It is no move: what waits for moves waits on.
    expect((await recordIn(tables, id)).updated).toBeLessThan(now - REMINDER_MS.untimed);
    // What is proposed is told to those who are asked, and its end to all.
    told.length = 0;
    await propose(tables, id, waiting, END);
    await answer(tables, id, asked, { to: await proposalIn(tables, id), agrees: true });
    expect(told).toMatchObject([
      { kind: 'proposal', person: asked.id, others: [waiting.name] },
      { kind: 'over', person: waiting.id },
    ]);
  });
});
