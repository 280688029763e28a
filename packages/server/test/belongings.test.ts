import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { saidBy } from '../src/store/migrations/011-said-by.ts';
import type { Store } from '../src/store/store.ts';
import { exportTables, forgetPerson, moveSeats } from '../src/tables/belongings.ts';
import { type Erasure, eraseWords } from '../src/tables/erasure.ts';
import { history, MOST_OWN } from '../src/tables/lists.ts';
import { isLike, lookOf } from '../src/tables/namesakes.ts';
import { renamed } from '../src/tables/renames.ts';
import { createTable, leave, rematch, resign, setSeat, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { say } from '../src/tables/talk.ts';
import { Timekeeper } from '../src/tables/timekeeper.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, beginPlay, CLEO, codeOf, Eyes, tablesOn } from './tables.ts';

test.each([
  ['Iza', 'lza'],
  ['Ola', '0la'],
  ['Kazik', 'Kaz\u0131k'],
  ['Bob', 'B\u0966b'],
  ['Marta', 'Marta\u00a0'],
  ['Zem', 'Zern'],
  ['\u0410\u043d\u043d\u0430', '\u0410\u043d\u043da'],
  // Cherokee, large and small, Lisu, and small capitals.
  ['Anna', '\u13aanna'],
  ['Anna', '\uab7anna'],
  ['Anna', '\ua4eenna'],
  ['Anna', '\u1d00nna'],
  // Coptic, Carian and Old Italic; Coptic throughout; and letters that no list knows, among Latin ones.
  ['Anna', '\u2c80nna'],
  ['Anna', '\u{102a0}nna'],
  ['Anna', '\u{10300}nna'],
  ['Anna', '\u2c80\u2c9b\u2c9b\u2c81'],
  ['Anna', 'An\u{105c8}a'],
  // What nobody sees.
  ['Anna', 'Ann\ufffca'],
  ['Anna', 'A\u{1d159}nna'],
  ['Anna', 'Ann\u17d2a\u1039'],
  ['Anna', 'A\ufe0en\u{e0102}na\ufe00'],
  ['Anna', 'An\u2800na\u2800'],
  ['❤', '❤\ufe0f'],
  ['葛城', '葛\u{e0100}城'],
])('%s is taken for %s', (one, other) => {
  expect(isLike(lookOf(other), lookOf(one))).toBe(true);
});

test.each([
  ['Ola', 'Ala'],
  ['Guest 4821', 'Guest 4822'],
  ['Łucja', 'Lucja'],
  ['Anna', '\u0410\u043d\u043d\u0430'],
  ['Anna', '\u5b89\u5a1c'],
  ['\u5b89\u5a1c', '\u5b89\u5b89'],
  ['Anna🎲', 'Annab'],
  ['हिन्दी', 'हिन्दु'],
])('%s is not taken for %s', (one, other) => {
  expect(isLike(lookOf(other), lookOf(one))).toBe(false);
});

const MOMENT = { now: 5_000_000, time: 5_000_000 };

async function made(tables: Tables, seats: number, wanted: object = {}): Promise<string> {
  const free = new Array(seats - 1).fill({ kind: 'open' });
  const { id } = await createTable(
    tables,
    ANNA,
    NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, ...free], ...wanted }),
  );
  return id;
}

let said = 0;
const speak = (tables: Tables, table: string, person: string, what: Parameters<typeof say>[2]) =>
  say(tables, { table, person, id: `said-${said++}` }, what);

/** Deletes a person as all nodes hear of it. */
async function forget(store: Store, nodes: readonly Tables[], person: string): Promise<void> {
  await store.db.transaction().execute((trx) => forgetPerson(store, trx, person, MOMENT));
  for (const tables of nodes) await tables.refreshOf(person);
}

/** Erases words as all nodes hear of it. */
async function erase(store: Store, nodes: readonly Tables[], what: Erasure): Promise<void> {
  await store.db.transaction().execute((trx) => eraseWords(store, trx, what, MOMENT.now));
  for (const tables of nodes) await ('person' in what ? tables.refreshOf(what.person) : tables.reveal(what.table));
}

/** A guest signs in to an account. */
async function move(store: Store, nodes: readonly Tables[], from: string, to: string): Promise<void> {
  await store.db.transaction().execute((trx) => moveSeats(store, trx, from, to, MOMENT));
  for (const tables of nodes) for (const person of [from, to]) await tables.refreshOf(person);
}

const wordsOf = async (store: Store, person: string) =>
  ((await exportTables(store.db, person)) as { said: { text: string | null; phrase: string | null }[] }).said.map(
    ({ text, phrase }) => text ?? phrase,
  );

const recordIn = (tables: Tables, id: string) => tables.with(id, ({ record }) => record);

describeStores(({ open }) => {
  test('no two at a table are called what looks the same, however they came by it', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const names = async (id: string) => (await recordIn(tables, id)).seats.map(({ name }) => name);
    const id = await made(tables, 4);
    // With a Cyrillic A.
    await sit(tables, id, { ...BEN, name: '\u0410nna' }, {});
    await sit(tables, id, CLEO, {});
    expect(await names(id)).toEqual(['Anna', '\u0410nna 2', 'Cleo', undefined]);
    expect((await tables.with(id, ({ said }) => said)).map(({ name }) => name)).toContain('\u0410nna 2');
    // By another name, which is told again and again.
    const rename = (table: string, person: string, name: string) =>
      tables.amend(table, (record) => renamed(record, person, { name }));
    for (let i = 0; i < 2; i++) await rename(id, 'cleo', 'AnNa');
    await rename(id, 'anna', 'Anna');
    expect(await names(id)).toEqual(['Anna', '\u0410nna 2', 'AnNa 3', undefined]);
    // By signing in.
    await sit(tables, id, { id: 'dan', name: 'Dan' }, {});
    await store.db.insertInto('person').values({ id: 'eve', name: 'ANNA', isGuest: 0, created: 0 }).execute();
    await move(store, [tables], 'dan', 'eve');
    expect(await names(id)).toEqual(['Anna', '\u0410nna 2', 'AnNa 3', 'ANNA 4']);
    // No longer than a name may be.
    const other = await made(tables, 2);
    await rename(other, 'anna', 'A'.repeat(24));
    await sit(tables, other, { ...BEN, name: 'a'.repeat(24) }, {});
    expect(await names(other)).toEqual(['A'.repeat(24), `${'a'.repeat(22)} 2`]);
  });

  test('what was said belongs to whoever said it, and is nowhere any more when they are deleted', async () => {
    const store = await open();
    const nodes = [await tablesOn(store), await tablesOn(store)];
    const [here, there] = nodes;
    const id = await made(here, 3);
    await sit(here, id, BEN, { seat: 1 });
    await speak(here, id, 'ben', { text: 'between us' });
    await speak(here, id, 'ben', { phrase: 'hello' });
    await leave(here, id, BEN);
    await sit(here, id, CLEO, { seat: 1 });
    await speak(here, id, 'cleo', { text: 'my own words' });
    expect(await wordsOf(store, 'ben')).toEqual(['between us', 'hello']);
    expect(await wordsOf(store, 'cleo')).toEqual(['my own words']);

    const page = new Eyes('anna');
    await there.with(id, (table, audience) => audience.join(table, page));
    expect(page.frames.join()).toContain('between us');
    const { length } = page.frames;
    await forget(store, nodes, 'ben');
    const rows = await store.db.selectFrom('said').selectAll().orderBy('n').execute();
    expect(JSON.stringify(rows)).not.toMatch(/\b[Bb]en\b|between us|hello/);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i));
    const shown = rows.map(({ n, notice, text }) => ({ n, ...(notice && { notice }), ...(text && { text }) }));
    // The pages that are open are told, and who comes now sees the same.
    const late = new Eyes('dora');
    for (const tables of nodes) await tables.with(id, (table, audience) => audience.join(table, late));
    const told = [page.received.slice(length).findLast(({ is }) => is === 'said'), ...late.received];
    for (const frame of told) {
      expect(JSON.stringify(frame)).not.toMatch(/\bBen\b|between us|hello/);
      expect(frame.said).toMatchObject(shown);
    }
    expect(await wordsOf(store, 'cleo')).toEqual(['my own words']);
  });

  test('a guest who signs in brings along what was said', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 3);
    await sit(tables, id, BEN, {});
    await speak(tables, id, 'ben', { text: 'still a guest' });
    await leave(tables, id, BEN);
    await move(store, [tables], 'ben', 'benedict');
    expect(await wordsOf(store, 'benedict')).toEqual(['still a guest']);
    await forget(store, [tables], 'benedict');
    expect(await tables.with(id, (table) => JSON.stringify(table.said))).not.toMatch(/still a guest|\bBen\b/);
  });

  test('one word, or all of a person, is erased at every node, and nobody else’s', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const id = await made(here, 2);
    await sit(here, id, BEN, {});
    for (const text of ['one', 'two', 'three']) await speak(here, id, 'ben', { text });
    await speak(here, id, 'anna', { text: 'four' });
    const page = new Eyes('anna');
    await there.with(id, (table, audience) => audience.join(table, page));
    const texts = () =>
      page.received
        .findLast(({ is }) => is === 'said')
        ?.said.flatMap(({ text }: { text?: string }) => text ?? [])
        .join(' ');
    const n = await here.with(id, (table) => table.said.find(({ text }) => text === 'two')?.n as number);
    await erase(store, [here, there], { table: id, n });
    expect(texts()).toBe('one three four');
    await erase(store, [here, there], { person: 'ben' });
    expect(texts()).toBe('four');
    // Who sat down is no word of theirs.
    expect(await here.with(id, (table) => table.said.find(({ name }) => name === 'Ben')?.notice)).toBe('sat');
    await speak(there, id, 'anna', { text: 'five' });
    await expect.poll(() => page.received.at(-1).said).toMatchObject([{ text: 'five' }]);
  });

  test('whoever signs in where they sit already has one seat: the one they sit on', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 3);
    await sit(tables, id, BEN, {});
    await move(store, [tables], 'anna', 'ben');
    const { host, seats } = await recordIn(tables, id);
    expect(host).toBe('ben');
    expect(seats.map(({ kind, person }) => person ?? kind)).toEqual(['open', 'ben', 'open']);
    // Others fill it up and it begins.
    await sit(tables, id, ANNA, {});
    expect(await sit(tables, id, CLEO, {})).toMatchObject({ status: 'running' });
  });

  test('whoever signs in brings no more tables than anybody may have: those that have begun first', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const begun = [await made(tables, 3), await made(tables, 3)];
    for (const id of begun) for (const person of [BEN, CLEO]) await sit(tables, id, person, {});
    const waiting = [await made(tables, 2), await made(tables, 3)];
    await sit(tables, waiting[1], BEN, {});
    // An account that has room for one table more.
    const row = await store.db
      .selectFrom('gameTable')
      .selectAll()
      .where('id', '=', waiting[0])
      .executeTakeFirstOrThrow();
    const seat = await store.db
      .selectFrom('seat')
      .selectAll()
      .where('tableId', '=', waiting[0])
      .where('seat', '=', 0)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: MOST_OWN - 1 }, (_, i) => `t${i}`);
    const rows = others.map((id) => ({ ...row, id, host: 'dora' }));
    await store.db.insertInto('gameTable').values(rows).execute();
    const seats = others.map((tableId) => ({ ...seat, tableId, person: 'dora' }));
    await store.db.insertInto('seat').values(seats).execute();
    await move(store, [tables], 'anna', 'dora');
    const whose = async (id: string) => (await recordIn(tables, id)).seats.filter(({ person }) => person === 'dora');
    const left = await Promise.all(begun.map(whose));
    expect(left.flat().filter(({ hasResigned }) => !hasResigned)).toHaveLength(1);
    expect(await recordIn(tables, waiting[0])).toMatchObject({ status: 'gone' });
    expect(await recordIn(tables, waiting[1])).toMatchObject({ status: 'open', host: 'ben' });
    expect(await whose(waiting[1])).toEqual([]);
  });

  test('where a seat is only kept for whoever signs in, the one that is sat on stays', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 2);
    await sit(tables, id, BEN, {});
    await beginPlay(tables, id, BEN);
    await resign(tables, id, ANNA);
    const { id: next } = await rematch(tables, id, ANNA);
    await move(store, [tables], 'anna', 'ben');
    const { seats } = await recordIn(tables, next);
    expect(seats.map(({ kind, person, isReserved }) => [person ?? kind, isReserved])).toEqual([
      ['open', undefined],
      ['ben', undefined],
    ]);
  });

  test('whoever is deleted, or signs in to play against themselves, ends a game of two', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const [deleted, joined, three] = [await made(tables, 2), await made(tables, 2), await made(tables, 3)];
    for (const id of [joined, three]) await sit(tables, id, BEN, {});
    for (const id of [deleted, three]) await sit(tables, id, CLEO, {});
    for (const id of [deleted, joined, three]) await beginPlay(tables, id, ANNA);
    const kept: string[] = [];
    tables.onKept(({ table: { record }, by }) => kept.push(`${record.id} ${record.status} ${by}`));
    const timekeeper = new Timekeeper(tables);
    timekeeper.close();
    await move(store, [tables], 'anna', 'ben');
    now += 1;
    await timekeeper.tick();
    expect(await recordIn(tables, joined)).toMatchObject({
      status: 'over',
      deadline: undefined,
      seats: [{ place: 2, hasResigned: true }, { place: 1 }],
    });
    expect(kept).toContain(`${joined} over undefined`);
    expect((await recordIn(tables, three)).status).toBe('running');
    await forget(store, [tables], 'cleo');
    await timekeeper.tick();
    expect(await recordIn(tables, deleted)).toMatchObject({ status: 'over', seats: [{ place: 1 }, { place: 2 }] });
    // Of three one is left, who has won.
    expect((await recordIn(tables, three)).seats.map(({ place }) => place === 1)).toEqual([false, true, false]);
    expect(await tables.with(three, ({ record, said }) => [record.status, said.at(-1)?.notice])).toEqual([
      'over',
      'over',
    ]);
    expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
  });

  test('where nobody has played, nobody wins by another’s deletion: the table is closed', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 2);
    await sit(tables, id, BEN, {});
    await forget(store, [tables], 'ben');
    const timekeeper = new Timekeeper(tables);
    timekeeper.close();
    await timekeeper.tick();
    const { status, ended, seats } = await recordIn(tables, id);
    expect([status, ended, seats[0].place]).toEqual(['gone', undefined, undefined]);
    expect((await history(store.db, 'anna')).tables).toEqual([]);
  });

  test('whoever the host removed does not come back to that table; who got up does', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 3);
    await sit(tables, id, BEN, {});
    await leave(tables, id, BEN);
    await sit(tables, id, BEN, {});
    await setSeat(tables, id, ANNA, { seat: 1 }, { kind: 'open' });
    expect(await codeOf(sit(tables, id, BEN, {}))).toBe('removed');
    expect(await codeOf(sit(await tablesOn(store), id, BEN, { seat: 2 }))).toBe('removed');
    await sit(tables, id, CLEO, {});
    expect(await sit(tables, id, { id: 'dora', name: 'Dora' }, {})).toMatchObject({ status: 'running' });
    await resign(tables, id, ANNA);
    await resign(tables, id, CLEO);
    expect(await recordIn(tables, id)).toMatchObject({ status: 'gone', removed: [] });
  });

  test('whoever was removed does not come back as a guest who signs in, neither before the start nor after it', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const remove = async (seats: number) => {
      const id = await made(tables, seats);
      await sit(tables, id, BEN, {});
      await setSeat(tables, id, ANNA, { seat: 1 }, { kind: 'open' });
      return id;
    };
    const [waiting, begun] = [await remove(4), await remove(3)];
    const guest = { id: 'guest', name: 'Guest' };
    await sit(tables, waiting, guest, {});
    await sit(tables, begun, CLEO, {});
    expect(await sit(tables, begun, guest, {})).toMatchObject({ status: 'running' });
    const elsewhere = await made(tables, 3);
    await sit(tables, elsewhere, guest, {});
    await move(store, [tables], guest.id, BEN.id);
    expect((await recordIn(tables, waiting)).seats.map(({ person }) => person)).toEqual([ANNA.id, ...Array(3)]);
    expect(await codeOf(sit(tables, waiting, BEN, {}))).toBe('removed');
    expect((await recordIn(tables, begun)).seats[2]).toMatchObject({ hasResigned: true });
    expect((await recordIn(tables, elsewhere)).seats[1]).toMatchObject({ person: BEN.id });
  });

  test('whoever was removed stays so after signing in, and is forgotten when they are deleted', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 3);
    await sit(tables, id, BEN, {});
    await setSeat(tables, id, ANNA, { seat: 1 }, { kind: 'open' });
    await move(store, [tables], BEN.id, CLEO.id);
    expect(await codeOf(sit(tables, id, CLEO, {}))).toBe('removed');
    await forget(store, [tables], CLEO.id);
    expect((await recordIn(tables, id)).removed).toEqual([]);
  });

  test('things said before it was known who said them are given to whoever still sits there', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await made(tables, 3);
    await sit(tables, id, BEN, { seat: 1 });
    await speak(tables, id, 'ben', { text: 'from before' });
    await leave(tables, id, BEN);
    await sit(tables, id, CLEO, { seat: 1 });
    await speak(tables, id, 'cleo', { text: 'from cleo' });
    await speak(tables, id, 'anna', { text: 'from anna' });
    await store.db.updateTable('said').set({ name: null }).where('person', '=', 'anna').execute();
    for (const index of ['said_person', 'said_time']) await store.db.schema.dropIndex(index).execute();
    await store.db.schema.alterTable('said').dropColumn('person').execute();
    await store.db.schema.alterTable('gameTable').dropColumn('removed').execute();
    await saidBy.up(store.db);
    const rows = await store.db
      .selectFrom('said')
      .select(['person', 'text'])
      .where('notice', 'is', null)
      .orderBy('n')
      .execute();
    expect(rows).toEqual([
      { person: null, text: 'from before' },
      { person: 'cleo', text: 'from cleo' },
      // Words without a name are those of somebody who was deleted.
      { person: null, text: null },
    ]);
  });
});
