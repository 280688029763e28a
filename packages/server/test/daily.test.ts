import { createHash } from 'node:crypto';
import { Match, parseLog, SeededChance } from '@stolik/core';
import { dayOf, endOf, numberOf } from '@stolik/daily';
import { sourceOf } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { afterEach, expect, test, vi } from 'vitest';
import decide from '../src/bots/worker.ts';
import { seasonOf } from '../src/daily/board.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import type { Store } from '../src/store/store.ts';
import { BotsByHand } from './bots-by-hand.ts';
import { describeStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

/** Days of which the ranked deal is Sagrada alone, and Sagrada against Heron. */
const [ALONE, HERON] = ['2026-11-19', '2026-11-20'];
const { game } = gameEntry('sagrada');
const DAY_MS = 86_400_000;

describeStores(({ freshUrl }) => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    vi.restoreAllMocks();
  });

  /** A server whose clock the test sets. */
  async function open(at: string) {
    let now = Date.parse(at);
    let store: Store | undefined;
    const settings = readSettings({
      DATABASE_URL: await freshUrl(),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      STOLIK_RATE_LIMITS: 'off',
    });
    const storeAs = (opened: Store) => {
      store = opened;
      return opened;
    };
    const server = await startServer({ settings, storeAs, world: { now: () => now } });
    servers.push(server);
    if (!store) throw new Error('no store was opened');
    const { address } = server;
    return { address, store, set: (text: string) => (now = Date.parse(text)) };
  }

  /** Makes somebody the owner of an account that is old and has played. */
  async function settle({ db }: Store, { id }: Visitor, games = 5): Promise<void> {
    await db.updateTable('person').set({ isGuest: 0, created: 0 }).where('id', '=', id).execute();
    const seats = Array.from({ length: games }, (_, i) => ({ id: `old-${id}-${i}` }));
    for (const { id: tableId } of seats) {
      const [row] = await db.selectFrom('gameTable').selectAll().limit(1).execute();
      await db
        .insertInto('gameTable')
        .values({ ...row, id: tableId, daily: null, status: 'over', ended: 1, host: id })
        .execute();
      const [seat] = await db.selectFrom('seat').selectAll().limit(1).execute();
      await db
        .insertInto('seat')
        .values({ ...seat, tableId, seat: 0, person: id, ended: 1, place: 1, total: 1 })
        .execute();
    }
  }

  const asAccount = ({ db }: Store, { id }: Visitor) =>
    db.updateTable('person').set({ isGuest: 0 }).where('id', '=', id).execute();

  /** Plays at random for the first seat until that is asked no more. */
  async function playOn(wire: Wire, table: string, seed: string, most = Number.POSITIVE_INFINITY): Promise<void> {
    wire.send({ do: 'watch', id: `watch-${seed}`, table });
    await wire.hear(({ is }) => is === 'table');
    const chance = new SeededChance(seed);
    for (let k = 0; k < most && !wire.look.isOver; k++) {
      const { view, epoch } = wire.look;
      const match = game.imagine(view, 0, { int: () => 0 });
      const out: number[] = [];
      const count = game.legal(match, 0, out);
      const move = game.toMove(match, 0, out[chance.int(count)]);
      const answer = await wire.ask({ do: 'play', id: `${seed}-${k}`, table, epoch, moves: [move] });
      if (answer.is === 'refused') throw new Error(JSON.stringify(answer));
    }
  }

  test('a day is one attempt for each account, dealt alike, and its seed is promised before and shown after', async () => {
    const { address, store, set } = await open(`${ALONE}T10:00:00Z`);
    const [anna, ben] = [await visit(address, 'Anna'), await visit(address, 'Ben')];
    const refused = await ask(address, anna, '/api/daily', {});
    expect(await refused.json()).toMatchObject({ code: 'account-needed' });
    await asAccount(store, anna);
    await asAccount(store, ben);
    const [one, again] = await Promise.all([1, 2].map(async () => (await ask(address, anna, '/api/daily', {})).json()));
    const known = await (await ask(address, anna, '/api/daily', {})).json();
    expect([one, again].filter(({ code }) => code === undefined || code === 'daily-begun')).toHaveLength(2);
    const table = known.id;
    const other = await (await ask(address, ben, '/api/daily', {})).json();
    expect(other).toMatchObject({ game: 'sagrada', status: 'running', daily: ALONE, commitment: known.commitment });
    const status = await (await ask(address, anna, '/api/daily')).json();
    expect(status).toMatchObject({ day: ALONE, closes: endOf(ALONE), attempt: { table, isOver: false } });
    expect(status.promises).toHaveLength(31);
    expect(status.promises[0]).toEqual({ day: ALONE, game: 'sagrada', commitment: known.commitment });

    const wires = [await Wire.open(address, anna), await Wire.open(address, ben)];
    await playOn(wires[0], table, 'same', 1);
    await playOn(wires[1], other.id, 'same', 1);
    const [mine, theirs] = wires.map(({ look }) => ({ ...look.view, round: look.view.round }));
    expect(theirs).toEqual(mine);

    // Nobody else looks on, no bot stands in, and the field is hidden before one has finished.
    for (const path of ['look', 'log'])
      expect(await (await ask(address, ben, `/api/tables/${table}/${path}`)).json()).toMatchObject({
        code: 'daily-open',
      });
    wires[1].send({ do: 'watch', id: 'spy', table });
    expect(await wires[1].hear(({ id }) => id === 'spy')).toMatchObject({
      is: 'refused',
      refusal: { code: 'daily-open' },
    });
    expect(await (await ask(address, anna, `/api/tables/${table}/away`, {})).json()).toMatchObject({
      code: 'daily-alone',
    });
    expect(await (await ask(address, anna, `/api/daily/${ALONE}`)).json()).toMatchObject({ code: 'daily-open' });

    await playOn(wires[0], table, 'anna');
    await playOn(wires[1], other.id, 'ben');
    const text: string[] = [];
    for (const path of [
      '/api/daily',
      `/api/daily/${ALONE}`,
      `/api/tables/${table}`,
      `/api/tables/${table}/log`,
      '/api/me/history',
    ])
      text.push(await (await ask(address, anna, path)).text());
    const frames = [...wires.flatMap((wire) => wire.frames), ...text].join('\n');
    set(`${HERON}T00:00:00Z`);
    const after = await (await ask(address, ben, '/api/daily')).json();
    expect(after.revealed[0]).toMatchObject({ day: ALONE, game: 'sagrada' });
    const { seed } = after.revealed[0];
    expect(createHash('sha256').update(seed).digest('hex')).toBe(known.commitment);
    // Others' games are there for everybody now, and can be verified.
    const log = parseLog(await (await ask(address, ben, `/api/tables/${table}/log`)).text());
    expect(log).toMatchObject({ seed, header: { chance: 'by-tag', commitment: known.commitment } });
    expect(Match.verify(game, log, sourceOf(log.header, seed)).isOver).toBe(true);
    const secrets = [seed, 'outcomes', '"hash"', ...log.lines.flatMap(({ hash }) => hash ?? [])];
    expect(secrets.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(frames).not.toContain(secret);
    // What was told for thirty days is what comes out.
    set(`${dayOf(numberOf(ALONE) + 5)}T12:00:00Z`);
    const later = await (await ask(address, ben, '/api/daily')).json();
    for (const { day, seed: shown } of later.revealed) {
      const promise = status.promises.find((one: { day: string }) => one.day === day);
      if (promise) expect(createHash('sha256').update(shown).digest('hex')).toBe(promise.commitment);
    }
  });

  test('the board has those who are known, by matchpoints, with names of those who agreed; who gave up or came late is not on it', async () => {
    const { address, store, set } = await open(`${ALONE}T22:00:00Z`);
    const names = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva'];
    const people = await Promise.all(names.map((name) => visit(address, name)));
    const [anna, , cleo, dan, eva] = people;
    const wires: Wire[] = [];
    const tables: string[] = [];
    for (const person of people) {
      await asAccount(store, person);
      wires.push(await Wire.open(address, person));
      tables.push((await (await ask(address, person, '/api/daily', {})).json()).id);
    }
    // Eva is new.
    for (const person of people.slice(0, 4)) await settle(store, person);
    await ask(address, anna, '/api/daily/name', { isNamed: true }, 'PUT');
    for (const i of [0, 1, 4]) await playOn(wires[i], tables[i], `board-${i}`);
    await playOn(wires[2], tables[2], 'gives-up', 9);
    await ask(address, cleo, `/api/tables/${tables[2]}/resign`, {});
    await playOn(wires[3], tables[3], 'late', 9);
    const before = await (await ask(address, eva, `/api/daily/${ALONE}`)).json();
    expect(before).toMatchObject({ isOver: false, players: 2 });
    expect(before.board.every(({ table }: { table?: string }) => table === undefined)).toBe(true);
    set(`${HERON}T00:00:01Z`);
    await playOn(wires[3], tables[3], 'too-late');
    const { board, players, season } = await (await ask(address, dan, `/api/daily/${ALONE}`)).json();
    expect(players).toBe(2);
    const totals = await store.db
      .selectFrom('seat')
      .select(['tableId', 'total'])
      .where('tableId', 'in', tables.slice(0, 2))
      .orderBy('total', 'desc')
      .execute();
    const isTie = totals[0].total === totals[1].total;
    expect(
      board.map(({ value, matchpoints, table, place }: Record<string, unknown>) => [place, value, matchpoints, table]),
    ).toEqual(totals.map(({ tableId, total }, i) => [i + 1, total, isTie ? 0.5 : 1 - i, tableId]));
    expect(board.map(({ name }: { name?: string }) => name).filter(Boolean)).toEqual(['Anna']);
    expect(season).toHaveLength(2);
    expect(season[0]).toMatchObject({ place: 1, days: 1, mean: (isTie ? 0.5 : 1) / 20 });
    // Their accounts go, and their places with them.
    await store.db.deleteFrom('dailyAttempt').where('person', '=', anna.id).execute();
    expect(await seasonOf(store.reads, HERON, Date.parse(HERON) + DAY_MS)).toHaveLength(1);
  });

  test('everybody meets the same bot', async () => {
    const bots = new BotsByHand();
    const { address, store } = await open(`${HERON}T10:00:00Z`);
    const answers: unknown[][] = [];
    for (const name of ['Anna', 'Ben']) {
      const person = await visit(address, name);
      await asAccount(store, person);
      await ask(address, person, '/api/daily', {});
      await expect.poll(() => bots.question).toBeDefined();
      const question = bots.question as NonNullable<typeof bots.question>;
      const moves = decide(question);
      answers.push([question, moves]);
      bots.answer(1, moves);
    }
    expect(answers[1]).toEqual(answers[0]);
  });
});
