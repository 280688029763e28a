import { randomUUID } from 'node:crypto';
import { Match, parseLog, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { history, lobby, ownTables } from '../src/tables/lists.ts';
import { logOf } from '../src/tables/log.ts';
import { callTime, play, undo } from '../src/tables/play.ts';
import type { TableRecord } from '../src/tables/record.ts';
import { comeBack, createTable, goAway, leave, rematch, resign, setSeat, sit } from '../src/tables/seating.ts';
import type { NamedPerson } from '../src/tables/seating-rules.ts';
import type { Tables } from '../src/tables/tables.ts';
import { say } from '../src/tables/talk.ts';
import { describeStores } from './stores.ts';
import { ANNA, attend, BEN, CLEO, codeOf, Eyes, playOnce, playToEnd, tablesOn } from './tables.ts';

/** In the lobby, without a clock. */
const FOUND = { visibility: 'public', pace: { kind: 'untimed' } } as const;
const TWO = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

function create(tables: Tables, person: NamedPerson, wanted: object) {
  return createTable(tables, person, NewTable.parse(wanted));
}

async function running(tables: Tables, wanted: object = TWO, others = [BEN]): Promise<string> {
  const { id } = await create(tables, ANNA, wanted);
  await attend(tables.parts.store, id);
  for (const person of others) await sit(tables, id, person, {});
  return id;
}

describeStores(({ open, freshUrl }) => {
  test('who leaves while asking for a table that is not there leaves in peace; who was let in is forgotten', async () => {
    const tables = await tablesOn(await open());
    const eyes = new Eyes('anna');
    await tables.leave('nowhere', eyes);
    const id = await running(tables);
    // The one who goes at once goes after having come.
    const joining = tables.with(id, (table, audience) => audience.join(table, eyes, undefined));
    await Promise.all([joining, tables.leave(id, eyes)]);
    const { length } = eyes.frames;
    await say(tables, { table: id, person: 'ben', id: 'hello' }, { text: 'hello' });
    expect(eyes.frames).toHaveLength(length);
  });

  test('whether there are hints is chosen with the table, told to everybody, and the same in another game', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    expect((await create(tables, ANNA, TWO)).noHints).toBeUndefined();
    const { id } = await create(tables, ANNA, { ...TWO, hints: false });
    expect((await sit(tables, id, BEN, {})).noHints).toBe(true);
    // Another node reads the same, and whoever looks on is told.
    const other = await tablesOn(store);
    const eyes = new Eyes('guest');
    await other.with(id, (table, audience) => audience.join(table, eyes));
    expect(eyes.received[0].info.noHints).toBe(true);
    await playToEnd(tables, id, ['anna', 'ben'], 'without hints');
    expect((await rematch(tables, id, BEN)).noHints).toBe(true);
  });

  test('a table waits for its people, starts when it is full, and is played to a log that verifies', async () => {
    const tables = await tablesOn(await open());
    const { id, status, commitment } = await create(tables, ANNA, TWO);
    expect(status).toBe('open');
    expect(await codeOf(play(tables, { table: id, person: 'anna', id: 'x', epoch: 0 }, [{}]))).toBe('not-started');
    const info = await sit(tables, id, BEN, { entropy: 'bens-own-luck' });
    expect(info).toMatchObject({ status: 'running', commitment, seats: [{ name: 'Anna' }, { name: 'Ben' }] });
    expect(JSON.stringify(info)).not.toContain('bens-own-luck');
    await playToEnd(tables, id, ['anna', 'ben'], 'a game');
    const shown = await logOf(tables, id, undefined);
    if (!shown.isOver) throw new Error('it is not over');
    const log = parseLog(shown.text);
    expect(log.header.entropy).toContain('bens-own-luck');
    expect(log.header.commitment).toBe(commitment);
    const { game } = gameEntry('sagrada');
    const match = Match.verify(game, log, verifiableSource(log.seed as string));
    expect(match.isOver).toBe(true);
    const after = await tables.with(id, ({ record }) => record);
    expect(after.seats.map(({ total }) => total)).toEqual(game.score(match.state).map(({ total }) => total));
    expect(after.seats.map(({ place }) => place)).toContain(1);
  });

  test('whatever was played is there again after the store was opened anew', async () => {
    const url = await freshUrl();
    const tables = await tablesOn(await open(url));
    const id = await running(tables);
    const chance = new SeededChance('anew');
    for (let i = 0; i < 30; i++) await playOnce(tables, id, ['anna', 'ben'], chance);
    const before = await tables.with(id, ({ match }) => ({ log: match.log, view: match.view(0) }));
    const again = await tablesOn(await open(url));
    expect(await again.with(id, ({ match }) => ({ log: match.log, view: match.view(0) }))).toEqual(before);
  });

  test('a request that is asked again has the same answer and happens once', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await running(tables);
    const { moves, epoch } = await tables.with(id, ({ match }) => ({ moves: match.legal(0), epoch: match.epoch }));
    const request = { table: id, person: 'anna', id: 'once', epoch };
    const answer = await play(tables, request, [moves[0]]);
    expect(await play(tables, request, [moves[0]])).toEqual(answer);
    // Also by a node that never heard of it.
    expect(await play(await tablesOn(store), request, [moves[0]])).toEqual(answer);
    const { seq } = await tables.with(id, ({ match }) => match);
    expect(seq).toBe(answer.seq);
    expect(await codeOf(play(tables, { ...request, id: 'stale', epoch: epoch + 7 }, [moves[0]]))).toBe('stale');
    expect(await codeOf(play(tables, { ...request, id: 'other', person: 'cleo' }, [moves[0]]))).toBe('not-seated');
  });

  test('a list that stopped half-way has an answer that says so, also from a node that only read of it', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await running(tables, { game: 'sentient', seats: TWO.seats });
    const { seat, move, epoch } = await tables.with(id, ({ match }) => {
      const [first] = match.actors;
      const agent = match.legal(first).find((one) => (one as { do: string }).do === 'agent');
      return { seat: first, move: agent, epoch: match.epoch };
    });
    const request = { table: id, person: ['anna', 'ben'][seat], id: 'half', epoch };
    // The agent fills up the factory by chance, so it stands; another one must wait for the bot to be plugged in.
    const answer = await play(tables, request, [move, move]);
    expect([answer.played, answer.stopped?.code]).toEqual([1, 'illegal-move']);
    const again = await play(await tablesOn(store), request, [move, move]);
    expect([again.played, again.at, again.stopped?.code]).toEqual([1, answer.at, 'not-played']);
  });

  test('who watches sees the same from every node, and only what it may', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const id = await running(here, { game: 'smartphone', seats: TWO.seats });
    const eyes = { anna: new Eyes('anna'), ben: new Eyes('ben'), guest: new Eyes('guest') };
    await here.with(id, (table, audience) => audience.join(table, eyes.anna));
    await there.with(id, (table, audience) => audience.join(table, eyes.ben));
    await there.with(id, (table, audience) => audience.join(table, eyes.guest));
    const chance = new SeededChance('nodes');
    for (let i = 0; i < 40; i++) {
      await playOnce(i % 3 === 0 ? there : here, id, ['anna', 'ben'], chance);
      await Promise.all([here.refresh(id), there.refresh(id)]);
    }
    for (const { received } of Object.values(eyes)) {
      const happened = received.flatMap((frame) => frame.happened ?? []);
      const numbers = happened.map(({ at }: { at: number }) => at);
      expect(numbers).toEqual(numbers.map((_, i) => i));
      const last = received.findLast((frame) => frame.look);
      expect(last.look.at).toBe(numbers.length - 1);
    }
    const lines = await here.with(id, ({ match }) => match.seq + 1);
    const [anna, ben, guest] = Object.values(eyes).map(
      ({ received }) => received.flatMap((frame) => frame.happened ?? []).length,
    );
    // Steps of a plan are nobody else's business: not even how many there were.
    expect(guest).toBeLessThan(Math.min(anna, ben));
    expect(Math.max(anna, ben)).toBeLessThanOrEqual(lines);
  });

  test('a node where somebody waits elsewhere hears whose turn it became, and nothing of secret steps', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    /** For each change that Ben hears of there: the seats that are newly asked. Words that cross may tell it twice. */
    const asked: number[][] = [];
    there.onChange(
      (record, before) => asked.push(record.owes.filter((seat) => !before.owes.includes(seat))),
      (person) => person === 'ben',
    );
    const id = await running(here, { game: 'smartphone', seats: TWO.seats });
    await expect.poll(() => asked).toContainEqual([0, 1]);
    const { move, epoch } = await here.with(id, ({ match }) => ({ move: match.legal(0)[0], epoch: match.epoch }));
    await play(here, { table: id, person: 'anna', id: 'secret', epoch }, [move]);
    // The table was made, filled, and played at.
    await expect.poll(() => asked).toHaveLength(3);
    expect(asked).toContainEqual([]);
    expect(asked.filter((seats) => seats.length === 1)).toEqual([]);
  });

  test('whoever loses a seat hears of it on every node', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const lost: string[] = [];
    const sits = ({ seats }: TableRecord) => seats.some(({ person }) => person === 'ben');
    const listen = (tables: Tables, node: string) =>
      tables.onChange(
        (record, before) => before.people.includes('ben') && !sits(record) && lost.push(node),
        (person) => person === 'ben',
      );
    listen(here, 'here');
    listen(there, 'there');
    const { id } = await create(here, ANNA, { ...TWO, seats: [...TWO.seats, { kind: 'open' }] });
    await sit(here, id, BEN, {});
    await setSeat(here, id, ANNA, { seat: 1 }, { kind: 'open' });
    await expect.poll(() => lost).toEqual(['here', 'there']);
  });

  test('nodes that write at the same time never lose or double a play', async () => {
    const store = await open();
    const nodes = await Promise.all([tablesOn(store), tablesOn(store), tablesOn(store)]);
    const id = await running(nodes[0], { game: 'smartphone', seats: TWO.seats });
    // Both plan at the same time: every node gets every request, as pages that reconnect would send them.
    const chance = new SeededChance('clash');
    for (let i = 0; i < 12; i++) {
      const asked = await nodes[0].with(id, ({ match }) =>
        [0, 1].flatMap((seat) =>
          match.actors.includes(seat)
            ? [{ seat, epoch: match.epoch, move: match.legal(seat)[chance.int(match.legal(seat).length)] }]
            : [],
        ),
      );
      const before = await nodes[0].with(id, ({ match }) => match.seq);
      const answers = await Promise.all(
        asked.flatMap(({ seat, epoch, move }) =>
          nodes.map((tables) =>
            play(tables, { table: id, person: ['anna', 'ben'][seat], id: `r${i}`, epoch }, [move]).catch(
              () => undefined,
            ),
          ),
        ),
      );
      expect(answers.every((answer) => answer !== undefined)).toBe(true);
      await Promise.all(nodes.map((tables) => tables.refresh(id)));
      const seqs = await Promise.all(nodes.map((tables) => tables.with(id, ({ match }) => match.seq)));
      expect(new Set(seqs)).toEqual(new Set([before + asked.length]));
    }
  });

  test('undo takes back what nobody else has seen the consequences of', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, { game: 'sentient', seats: TWO.seats });
    const chance = new SeededChance('undo');
    let undone = 0;
    for (let i = 0; i < 40 && undone === 0; i++) {
      const done = await playOnce(tables, id, ['anna', 'ben'], chance);
      if (!done) break;
      const { can, epoch } = await tables.with(id, ({ match }) => ({
        can: match.canRetract(done.seat),
        epoch: match.epoch,
      }));
      const request = { table: id, person: ['anna', 'ben'][done.seat], id: randomUUID(), epoch };
      if (!can) {
        expect(await codeOf(undo(tables, request))).toMatch(/nothing-to-undo|not-your-turn/);
        continue;
      }
      const eyes = new Eyes('guest');
      await tables.with(id, (table, audience) => audience.join(table, eyes));
      await undo(tables, request);
      expect(eyes.received.at(-1)).toMatchObject({ is: 'update', happened: [{ undoes: done.at }] });
      undone++;
    }
    expect(undone).toBe(1);
  });

  test('people leave, are replaced by bots, come back and give up', async () => {
    const tables = await tablesOn(await open());
    const { id } = await create(tables, ANNA, {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await sit(tables, id, BEN, { seat: 2 });
    expect(await codeOf(sit(tables, id, CLEO, { seat: 2 }))).toBe('taken');
    await leave(tables, id, ANNA);
    expect(await tables.with(id, ({ record }) => record.host)).toBe('ben');
    expect(await codeOf(setSeat(tables, id, ANNA, { seat: 0 }, { kind: 'open' }))).toBe('not-host');
    await sit(tables, id, ANNA, {});
    // The host saw the seat while it was free, or somebody else's, and means nobody who sits there now.
    for (const whose of [null, CLEO.name]) {
      expect(await codeOf(setSeat(tables, id, BEN, { seat: 0, whose }, { kind: 'open' }))).toBe('taken');
    }
    await setSeat(tables, id, BEN, { seat: 1, whose: CLEO.name }, { kind: 'open' });
    const started = await setSeat(tables, id, BEN, { seat: 1 }, { kind: 'bot', level: 'easy' });
    expect(started.status).toBe('running');
    expect(await codeOf(leave(tables, id, ANNA))).toBe('started');
    expect((await goAway(tables, id, ANNA)).seats[0].standIn).toBe('medium');
    const epoch = await tables.with(id, ({ match }) => match.epoch);
    expect(await codeOf(play(tables, { table: id, person: 'anna', id: 'a', epoch }, [{}]))).toBe('away');
    expect((await comeBack(tables, id, ANNA)).seats[0].standIn).toBeUndefined();
    expect((await resign(tables, id, BEN)).seats[2]).toMatchObject({ standIn: 'medium', hasResigned: true });
    expect(await codeOf(comeBack(tables, id, BEN))).toBe('not-seated');
  });

  test('whoever is late is replaced by a bot, and has no way back where one clock is for the whole game', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const three = { ...TWO, seats: [...TWO.seats, { kind: 'open' }] };
    const pace = { kind: 'live', minutes: 1, increment: 5 };
    const id = await running(tables, { ...three, pace, standIn: 'easy' }, [BEN, CLEO]);
    const chance = new SeededChance('late');
    const clock = () => tables.with(id, ({ record }) => record.clock as { left: number[] });
    now += 10_000;
    // All choose a pattern at the same time: who is ready loses no more time.
    await playOnce(tables, id, ['anna'], chance);
    expect((await clock()).left).toEqual([50_000, 50_000, 50_000]);
    now += 10_000;
    for (const person of ['ben', 'cleo']) await playOnce(tables, id, [person], chance);
    expect((await clock()).left).toEqual([55_000, 45_000, 45_000]);
    const [late] = await tables.with(id, ({ record }) => record.owes);
    now += 60_000;
    await callTime(tables, id);
    const seats = await tables.with(id, ({ record }) => record.seats);
    expect(seats.map(({ standIn }) => standIn === 'easy')).toEqual([0, 1, 2].map((seat) => seat === late));
    const job = await tables.parts.store.db.selectFrom('job').selectAll().execute();
    expect(job).toMatchObject([{ tableId: id }]);
    const eyes = new Eyes('guest');
    await tables.with(id, (table, audience) => audience.join(table, eyes));
    expect(await codeOf(comeBack(tables, id, [ANNA, BEN, CLEO][late]))).toBe('out-of-time');
    const { left } = await clock();
    now += 7_000;
    // Those who look see the clock as it is now, though nothing was played.
    await goAway(tables, id, [ANNA, BEN, CLEO][(late + 1) % 3]);
    const shown = eyes.received.findLast(({ is }) => is === 'update');
    expect(shown.look.clock).toEqual({ at: now, left });
    expect(shown.happened).toEqual([]);
  });

  test('a rematch has the same people, each a seat further, and one table however often it is asked for', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables, { ...TWO, game: 'sentient' });
    expect(await codeOf(rematch(tables, id, ANNA))).toBe('not-over');
    await playToEnd(tables, id, ['anna', 'ben'], 'once more');
    const next = await rematch(tables, id, BEN);
    expect(next.seats.map(({ name, isReserved }) => [name, isReserved === true])).toEqual([
      ['Ben', false],
      ['Anna', true],
    ]);
    expect(await codeOf(sit(tables, next.id, CLEO, {}))).toBe('full');
    // Those who are still there are told who asks.
    expect(await tables.with(id, ({ said }) => said.at(-1))).toMatchObject({ seat: 1, notice: 'again' });
    expect(await rematch(tables, id, ANNA)).toMatchObject({ id: next.id, status: 'running' });
  });

  test('a table that everybody finds has a clock unless somebody chooses another pace, and one by link has none', async () => {
    const tables = await tablesOn(await open());
    const paceOf = async (wanted: object) => (await create(tables, ANNA, { ...TWO, ...wanted })).pace;
    const own = gameEntry(TWO.game).game.sittingClock?.(2);
    expect(await paceOf({ visibility: 'public' })).toEqual({ kind: 'live', ...own });
    for (const pace of [{ kind: 'untimed' }, { kind: 'days', days: 3 }]) {
      expect(await paceOf({ visibility: 'public', pace })).toEqual(pace);
    }
    expect(await paceOf({})).toEqual({ kind: 'untimed' });
  });

  test('lists: the lobby, my tables with my turn first, and a long history page by page', async () => {
    let now = 1;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now++ });
    const open1 = await create(tables, ANNA, { ...TWO, ...FOUND });
    const run1 = await running(tables, { ...TWO, ...FOUND });
    const hidden = await create(tables, BEN, TWO);
    const ids = async (status: 'open' | 'running') => (await lobby(store.db, { status })).tables.map(({ id }) => id);
    expect(await ids('open')).toEqual([open1.id]);
    expect(await ids('running')).toEqual([run1]);
    expect((await ownTables(store.db, 'ben', (time) => time)).map(({ id }) => id)).toEqual([run1, hidden.id]);
    const timed = await running(tables, { ...TWO, pace: { kind: 'live', minutes: 5, increment: 0 } });
    const later = await ownTables(store.db, 'ben', (time) => time + 1_000);
    // Where people wait now comes before what has days, however new that is.
    const slow = await running(tables, { ...TWO, pace: { kind: 'days', days: 2 } });
    const order = (await ownTables(store.db, 'ben', (time) => time)).map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual([timed, slow]);
    const { at, left } = (await tables.with(timed, ({ record }) => record.clock)) ?? {};
    expect(later.map(({ clock }) => clock)).toEqual([{ at: (at ?? 0) + 1_000, left }, undefined, undefined]);
    for (let i = 0; i < 45; i++) {
      const record = await tables.with(run1, (table) => table.record);
      const seats = record.seats.map((seat) => ({ ...seat, place: 1, total: i }));
      await tables.add({ ...record, id: `old-${i}`, status: 'over', ended: 1_000 + (i >> 1), seats });
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await history(store.db, 'ben', before);
      seen.push(...page.tables.map(({ id }) => id));
      before = page.next;
    } while (before !== undefined);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect(await codeOf(history(store.db, 'ben', 'nonsense'))).toBe('bad-field');
  });

  test('of very many tables of mine those with the latest news are shown, and closed ones take nobody’s place', async () => {
    const store = await open();
    const tables = await tablesOn(store, { now: () => 1_000 });
    const { id } = await create(tables, ANNA, TWO);
    await store.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('gameTable').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const seat = await trx.selectFrom('seat').selectAll().where('person', '=', 'anna').executeTakeFirstOrThrow();
      const copies = Array.from({ length: 450 }, (_, i) => {
        const status = i % 2 === 0 ? 'open' : 'gone';
        return { ...row, id: `${status}-${i}`, status, updated: 2_000 + i };
      });
      await trx.insertInto('gameTable').values(copies).execute();
      await trx
        .insertInto('seat')
        .values(copies.map((copy) => ({ ...seat, tableId: copy.id })))
        .execute();
    });
    const latest = Array.from({ length: 200 }, (_, i) => `open-${448 - 2 * i}`);
    expect((await ownTables(store.db, 'anna', (time) => time)).map((info) => info.id)).toEqual(latest);
  });

  test('talk reaches everybody, is kept, and has limits', async () => {
    const tables = await tablesOn(await open());
    const id = await running(tables);
    const eyes = new Eyes('guest');
    await tables.with(id, (table, audience) => audience.join(table, eyes));
    const as = (person: string) => ({ table: id, person, id: randomUUID() });
    await say(tables, as('anna'), { text: 'Cześć' });
    await say(tables, as('ben'), { phrase: 'good-luck' });
    expect(eyes.received.slice(-2).map(({ said }) => said[0])).toMatchObject([
      { seat: 0, name: 'Anna', text: 'Cześć' },
      { seat: 1, phrase: 'good-luck' },
    ]);
    expect(await codeOf(say(tables, as('guest'), { text: 'me too' }))).toBe('not-seated');
    for (let i = 0; i < 7; i++) await say(tables, as('anna'), { text: `${i}` });
    expect(await codeOf(say(tables, as('anna'), { text: 'more' }))).toBe('too-many');
  });
});

test('seats and options that a game does not have are refused with the field at fault', async () => {
  // No store is asked: nothing of it is kept.
  const tables = { parts: {} } as Tables;
  const refused = (wanted: object) =>
    create(tables, ANNA, wanted).catch((error) => error.details.field ?? error.message);
  expect(await refused({ game: 'sagrada', seats: new Array(5).fill({ kind: 'open' }) })).toBe('seats');
  expect(await refused({ game: 'sagrada', seats: [{ kind: 'bot', level: 'easy' }] })).toBe('seats');
  expect(await refused({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('seats');
  expect(await refused({ game: 'chess', seats: [{ kind: 'me' }] })).toBe('game');
});
