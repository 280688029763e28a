import { gameEntry, games } from '@stolik/games';
import { NewSearch, type Search } from '@stolik/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { lookAfterSearches } from '../src/pairing/belongings.ts';
import { Pairing } from '../src/pairing/pairing.ts';
import { begin, COME_WITHIN, FORGIVEN, LONGEST_DAYS } from '../src/pairing/parties.ts';
import { choicesOf } from '../src/pairing/searches.ts';
import { foundNotices } from '../src/push/notices.ts';
import type { Store } from '../src/store/store.ts';
import type { TableRecord } from '../src/tables/record.ts';
import { describeStores } from './stores.ts';
import { codeOf, tablesOn } from './tables.ts';

const NAMES = ['anna', 'ben', 'cleo', 'dora', 'emil', 'fran'] as const;
type Name = (typeof NAMES)[number];
const HOUR = 3_600_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A node on a store, which looks when it is told to, and what it has told those whose pages are there. */
async function node(store: Store, world: { time: number }, people: readonly string[]) {
  const tables = await tablesOn(store, { time: () => world.time });
  const told = new Map<string, (Search | undefined)[]>();
  const pairing = new Pairing(tables, {
    people,
    tell: (person, frame) => {
      if (frame.is === 'search') told.set(person, [...(told.get(person) ?? []), frame.search]);
    },
  });
  await pairing.open();
  const found: TableRecord[] = [];
  pairing.onFound((table) => found.push(table));
  closing.push(() => pairing.close());
  return { tables, pairing, told, found, lastOf: (person: string) => told.get(person)?.at(-1) };
}

/** Two nodes that share a store, half of the people at either, all with a page open. */
async function world(store: Store) {
  const now = { time: 1_000_000 };
  await store.db
    .insertInto('person')
    .values(NAMES.map((id) => ({ id, name: id, isGuest: 1, created: 0 })))
    .execute();
  await store.db
    .insertInto('presence')
    .values(NAMES.map((person) => ({ tableId: '', person, node: 'by hand', gone: null })))
    .execute();
  const nodes = [await node(store, now, NAMES.slice(0, 3)), await node(store, now, NAMES.slice(3))];
  const at = (name: Name) => nodes[NAMES.indexOf(name) < 3 ? 0 : 1];
  const person = (name: Name, more = {}) => ({ id: name, name, isGuest: true, ...more });
  return {
    now,
    nodes,
    store,
    search: (name: Name, wanted: object = {}, more = {}) =>
      at(name).pairing.begin(
        person(name, more),
        NewSearch.parse({ games: ['sagrada'], seats: [2], pace: 'live', ...wanted }),
      ),
    come: (name: Name) => at(name).pairing.come(name),
    end: (name: Name) => at(name).pairing.end(name),
    of: async (name: Name) => (await at(name).pairing.of(name)).search,
    leave: (name: Name) =>
      store.db.updateTable('presence').set({ gone: now.time }).where('person', '=', name).execute(),
    block: (one: Name, other: Name) =>
      store.db
        .insertInto('aversion')
        .values({ person: one, other, kind: 'block', key: `${one}-${other}`, name: other, since: 0 })
        .execute(),
    /** Both nodes look at once, after so many milliseconds. */
    look: async (later = 0) => {
      now.time += later;
      await Promise.all(nodes.map(({ pairing }) => pairing.look()));
    },
    tables: async () => {
      const rows = await store.db.selectFrom('gameTable').selectAll().orderBy('created').execute();
      const seats = await store.db.selectFrom('seat').selectAll().orderBy('seat').execute();
      return rows.map((row) => ({
        ...row,
        people: seats.flatMap(({ tableId, person }) => (tableId === row.id && person !== null ? [person] : [])).sort(),
      }));
    },
  };
}

describeStores((stores) => {
  const open = async () => world(await stores.open());

  describe('two who want the same', () => {
    it('are found at whatever node, and play as soon as both have come', async () => {
      const w = await open();
      await w.search('anna', { games: ['sentient', 'sagrada'], seats: [2, 3] });
      await w.search('dora');
      await w.look();
      for (const name of ['anna', 'dora'] as const) {
        expect(await w.of(name)).toMatchObject({
          waiting: 0,
          found: { game: 'sagrada', seats: 2, people: 2, came: 0, isHere: false },
        });
      }
      await w.come('anna');
      expect(await w.of('dora')).toMatchObject({ found: { came: 1, isHere: false } });
      expect(await w.tables()).toEqual([]);
      await w.come('dora');
      const [table, ...more] = await w.tables();
      expect(more).toEqual([]);
      expect(table).toMatchObject({ game: 'sagrada', status: 'running', rated: 0, people: ['anna', 'dora'] });
      expect(JSON.parse(table.pace)).toEqual({ kind: 'live', minutes: 15, increment: 10 });
      await w.look();
      expect(w.nodes[0].lastOf('anna')).toMatchObject({ table: table.id, found: { game: 'sagrada', came: 2 } });
      expect(w.nodes[1].lastOf('dora')).toMatchObject({ table: table.id });
      // Whoever asks for something else in that moment is not found twice.
      expect(await codeOf(w.search('anna', { games: ['sentient'] }))).toBe('found-already');
      // It is told for a while, and then nobody waits for anything.
      await w.look(HOUR);
      expect([await w.of('anna'), w.nodes[0].lastOf('anna')]).toEqual([undefined, undefined]);
    });

    it('that come in the same moment make one table', async () => {
      const w = await open();
      for (const name of NAMES) await w.search(name, { seats: [2] });
      await w.look();
      await Promise.all(NAMES.map((name) => w.come(name)));
      await w.look();
      const tables = await w.tables();
      expect(tables.map(({ status }) => status)).toEqual(['running', 'running', 'running']);
      expect(tables.flatMap(({ people }) => people).sort()).toEqual([...NAMES].sort());
    });

    it('do not wait for each other at another pace, in another game or for another rating', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('ben', { pace: 'days' });
      await w.search('cleo', { games: ['sentient'] });
      await w.search('dora', { seats: [3] });
      await w.look(HOUR / 60);
      expect(await w.of('anna')).toMatchObject({ waiting: 0 });
      expect(await w.of('anna')).not.toHaveProperty('found');
      // Whoever takes more keeps the place they had.
      await w.search('anna', { games: ['sagrada', 'sentient'], seats: [2, 3] });
      expect(await w.of('anna')).toMatchObject({ waiting: 2 });
      await w.look();
      expect(await w.of('anna')).toMatchObject({ found: { game: 'sentient' } });
    });
  });

  describe('whoever blocked another', () => {
    it('is never found with them, and hears nothing of them', async () => {
      const w = await open();
      await w.block('anna', 'dora');
      await w.search('anna');
      await w.search('dora');
      await w.look(HOUR / 60);
      for (const name of ['anna', 'dora'] as const) {
        expect(await w.of(name)).toMatchObject({ waiting: 0 });
        expect(await w.of(name)).not.toHaveProperty('found');
      }
    });

    it('after they were found plays with others', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('dora');
      await w.look();
      await w.come('anna');
      await w.block('dora', 'anna');
      await w.come('dora');
      expect(await w.tables()).toEqual([]);
      for (const name of ['anna', 'dora'] as const) expect(await w.of(name)).not.toHaveProperty('found');
      await w.search('ben', {});
      await w.look();
      await Promise.all((['anna', 'ben'] as const).map((name) => w.come(name)));
      expect((await w.tables()).map(({ people }) => people)).toEqual([['anna', 'ben']]);
    });
  });

  it('whoever was found looks for nothing else before they come, or look no longer', async () => {
    const w = await open();
    await w.search('anna');
    await w.search('dora');
    await w.look();
    expect(await codeOf(w.search('anna', { seats: [2, 3], bots: 'easy' }))).toBe('found-already');
    expect([await w.of('anna'), await w.of('dora')]).toMatchObject([{ found: {} }, { found: {} }]);
    await w.end('anna');
    await w.search('anna', { games: ['sentient'] });
    expect(await w.of('anna')).not.toHaveProperty('found');
  });

  describe('whoever does not come', () => {
    it('loses their place, and the others are first in the queue', async () => {
      const w = await open();
      await w.search('anna');
      w.now.time += 1_000;
      await w.search('dora');
      w.now.time += 1_000;
      await w.search('ben');
      await w.look();
      await w.come('dora');
      await w.look(COME_WITHIN - 1);
      expect(await w.of('anna')).toMatchObject({ found: { came: 1 } });
      await w.look(1);
      await w.look();
      expect(await w.of('anna')).toBeUndefined();
      await w.come('ben');
      await w.come('dora');
      expect((await w.tables()).map(({ people }) => people)).toEqual([['ben', 'dora']]);
    });

    it('or looks no longer lets the others go on at once', async () => {
      const w = await open();
      for (const name of ['anna', 'ben', 'dora'] as const) await w.search(name, { seats: [3] });
      await w.look();
      await w.come('anna');
      await w.end('ben');
      expect(await w.of('anna')).not.toHaveProperty('found');
      await w.search('cleo', { seats: [3] });
      await w.look();
      expect(await w.of('anna')).toMatchObject({ found: { came: 0 } });
    });

    it('is not seated if they were kept out meanwhile', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('dora');
      await w.look();
      await w.come('anna');
      await w.store.db
        .updateTable('person')
        .set({ banned: Date.now() + HOUR })
        .where('id', '=', 'dora')
        .execute();
      await w.come('dora');
      expect([await w.tables(), await w.of('dora')]).toEqual([[], undefined]);
      expect(await w.of('anna')).not.toHaveProperty('found');
    });

    it('or is deleted is missed by nobody', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('dora');
      await w.look();
      await w.come('anna');
      await w.store.db.deleteFrom('person').where('id', '=', 'dora').execute();
      await w.look(COME_WITHIN);
      expect(await w.of('anna')).toMatchObject({ waiting: 0 });
      expect(await w.of('anna')).not.toHaveProperty('found');
    });
  });

  describe('a page that is closed', () => {
    it('ends a search for a game of now, after a while in which nobody is found for it', async () => {
      const w = await open();
      await w.search('anna');
      w.now.time += FORGIVEN;
      await w.leave('anna');
      await w.search('dora');
      await w.look(FORGIVEN - 1);
      expect(await w.of('anna')).not.toHaveProperty('found');
      await w.look(1);
      expect(await w.of('anna')).toBeUndefined();
    });

    it('ends none for a game of days, which begins without anybody', async () => {
      const w = await open();
      await w.search('anna', { pace: 'days' });
      await w.leave('anna');
      await w.look(HOUR);
      await w.search('dora', { pace: 'days' });
      await w.look();
      const [table] = await w.tables();
      expect(table).toMatchObject({ status: 'running', people: ['anna', 'dora'] });
      const [made, ...more] = w.nodes.flatMap(({ found }) => found);
      expect([made.id, more]).toEqual([table.id, []]);
      // Both are told by a push: neither has asked for it in this moment.
      expect(foundNotices(made)).toMatchObject([
        { person: 'anna', kind: 'found', table: table.id, game: 'sagrada', others: ['dora'] },
        { person: 'dora', kind: 'found', others: ['anna'] },
      ]);
      await w.search('ben', { pace: 'days' });
      await w.look(LONGEST_DAYS);
      expect(await w.of('ben')).toBeUndefined();
    });
  });

  describe('strength', () => {
    const rate = async (store: Store, name: Name, points: number) => {
      await store.db
        .insertInto('ratedPlayer')
        .values({ person: name, player: `p-${name}`, boards: null })
        .execute();
      const row = { mu: points * 1e6, sigma: 60e6, games: 30, last: 0 };
      await store.db
        .insertInto('rating')
        .values({ list: 'sagrada/live', player: `p-${name}`, ...row })
        .execute();
    };

    it('says who is found first, and for how long somebody far away is not', async () => {
      const w = await open();
      await rate(w.store, 'anna', 1600);
      await rate(w.store, 'ben', 1900);
      await rate(w.store, 'dora', 1650);
      await w.search('ben');
      await w.search('anna');
      await w.look();
      expect(await w.of('anna')).not.toHaveProperty('found');
      await w.search('dora');
      await w.look();
      expect([await w.of('anna'), await w.of('dora')]).toMatchObject([{ found: {} }, { found: {} }]);
      await w.search('emil');
      await w.look(HOUR / 60);
      expect(await w.of('ben')).toMatchObject({ found: {} });
    });

    it('counts at a rated table, which is for accounts alone', async () => {
      const w = await open();
      expect(await codeOf(w.search('anna', { rated: true }))).toBe('account-needed');
      await w.search('anna', { rated: true, seats: [3], bots: 'easy' }, { isGuest: false });
      await w.search('dora', { rated: true, seats: [3], bots: 'hard' }, { isGuest: false });
      await w.search('ben', { seats: [3] });
      await w.look();
      await w.come('anna');
      await w.come('dora');
      const [table] = await w.tables();
      expect(table).toMatchObject({ status: 'running', rated: 1, people: ['anna', 'dora'] });
      expect(await w.store.db.selectFrom('seat').select('level').where('kind', '=', 'bot').execute()).toEqual([
        { level: 'easy' },
      ]);
    });
  });

  it('whatever may be found could be rated', () => {
    const choices = choicesOf({ games: games.map(({ game }) => game.id), seats: [2, 3, 4, 5, 6, 7, 8] });
    expect(choices.length).toBeGreaterThan(6);
    for (const { game: id, seats } of choices) {
      const { game } = gameEntry(id);
      expect([id, seats, game.isStandard?.(game.parseOptions({}, seats), seats)]).toEqual([id, seats, true]);
    }
  });

  it('bots come only if they are asked for, and nobody is rated by a game against them alone', async () => {
    const w = await open();
    await w.search('anna', { rated: true }, { isGuest: false });
    await w.look(HOUR / 60);
    expect(await w.of('anna')).not.toHaveProperty('found');
    await w.search('anna', { rated: true, bots: 'medium' }, { isGuest: false });
    await w.look();
    await w.come('anna');
    expect(await w.tables()).toMatchObject([{ status: 'running', rated: 0, people: ['anna'] }]);
    // Nobody is told that one finds bots in no time.
    expect(await w.store.db.selectFrom('searchWait').selectAll().execute()).toEqual([]);
  });

  it('it is told how long others waited', async () => {
    const w = await open();
    for (const [one, other] of [['anna', 'ben'] as const, ['cleo', 'dora'] as const]) {
      await w.search(one);
      w.now.time += 8_000;
      await w.search(other);
      await w.look();
      await w.come(one);
      await w.come(other);
    }
    const late = await node(w.store, w.now, NAMES);
    await late.pairing.begin(
      { id: 'emil', name: 'emil' },
      NewSearch.parse({ games: ['sagrada'], seats: [2], pace: 'live' }),
    );
    expect((await late.pairing.of('emil')).search).toMatchObject({ usual: 0 });
    await w.store.db.updateTable('searchWait').set({ waited: 8_000 }).execute();
    const later = await node(w.store, w.now, NAMES);
    expect((await later.pairing.of('emil')).search).toMatchObject({ usual: 8_000 });
  });

  it.each([
    [{ games: ['chess'] }, 'games'],
    [{ seats: [6], games: ['sagrada'] }, 'seats'],
  ])('%j is refused: %s', async (wanted, field) => {
    const w = await open();
    const refusal = await w.search('anna', wanted).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'bad-field', details: { field } });
    expect(await w.of('anna')).toBeUndefined();
  });

  it('whoever has sat down at tables and not played there plays first', async () => {
    const w = await open();
    for (let i = 0; i < 3; i++) {
      await w.search('anna');
      await w.search('dora');
      await w.look();
      await w.come('dora');
      await w.come('anna');
      for (const name of ['anna', 'dora'] as const) await w.end(name);
    }
    // The one who waited longer made the table: only the other sat down at a stranger's.
    expect([await codeOf(w.search('dora')), await codeOf(w.search('anna'))]).toEqual(['play-first', undefined]);
  });

  describe('a node that dies', () => {
    it('between the coming of the last and the table leaves a table to the others', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('dora');
      await w.look();
      // As if it had only written that they came.
      await w.store.db.updateTable('search').set({ came: 1 }).execute();
      await w.look();
      expect(await w.tables()).toMatchObject([{ status: 'running', people: ['anna', 'dora'] }]);
    });

    it('between making the table and dealing leaves the dealing to the others', async () => {
      const w = await open();
      await w.search('anna');
      await w.search('dora');
      await w.look();
      await w.store.db.updateTable('search').set({ came: 1 }).execute();
      const { tables } = w.nodes[0];
      const { change } = tables;
      tables.change = () => Promise.reject(new Error('the power is gone'));
      const { party } = await w.store.db.selectFrom('search').select('party').executeTakeFirstOrThrow();
      await expect(begin(tables, party ?? '')).rejects.toThrow('the power is gone');
      expect(await w.tables()).toMatchObject([{ status: 'open' }]);
      tables.change = change;
      await w.look();
      expect(await w.tables()).toMatchObject([{ status: 'running' }]);
    });
  });

  it('a guest who signs in takes the search along, unless the account has one', async () => {
    const w = await open();
    let move: (...args: [never, string, string]) => Promise<void> = async () => {};
    const exports: ((person: string) => Promise<unknown>)[] = [];
    lookAfterSearches(
      { onTakeOver: (hook) => (move = hook as never), onExport: (_, hook) => exports.push(hook) },
      w.store,
    );
    const signIn = (from: Name, to: Name) => w.store.db.transaction().execute((trx) => move(trx as never, from, to));
    await w.search('anna');
    await signIn('anna', 'ben');
    expect([await w.of('anna'), (await w.of('ben'))?.games]).toEqual([undefined, ['sagrada']]);
    await w.search('cleo', { games: ['sentient'] });
    await signIn('cleo', 'ben');
    expect([await w.of('cleo'), (await w.of('ben'))?.games]).toEqual([undefined, ['sagrada']]);
    expect(await exports[0]('ben')).toMatchObject({ games: 'sagrada', seats: '2', pace: 'live' });
  });
});
