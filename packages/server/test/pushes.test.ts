import { SeededChance } from '@stolik/core';
import { NewTable, type PushNotice } from '@stolik/protocol';
import { afterEach, describe, expect, it, test } from 'vitest';
import { type Notice, noticesOf } from '../src/push/notices.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { play, playForBot, undo } from '../src/tables/play.ts';
import { createTable, rematch, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { type Pair, playToEnd, seatTwo } from './pairs.ts';
import { PushService, testServices } from './push-service.ts';
import { describeStores, sqliteStores } from './stores.ts';
import { ANNA, BEN, playOnce, tablesOn } from './tables.ts';
import { ask, visit, Wire } from './wire.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }];

describe('notices of a table', () => {
  const stores = sqliteStores();
  /** Tables where nothing is left to chance. */
  const openTables = async () => {
    let ids = 0;
    return tablesOn(await stores.open(), { now: () => 1_000, newId: () => `id-${ids++}`, newSeed: () => 'news' });
  };
  /** A table that has just begun, and all that is told from then on. */
  const begin = async (game: string, seats: readonly object[] = TWO) => {
    const tables = await openTables();
    const notices: Notice[] = [];
    tables.onKept((change) => notices.push(...noticesOf(change)));
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game, seats }));
    await sit(tables, id, BEN, {});
    const first = notices.splice(0).map(({ person }) => person);
    return { tables, id, notices, first };
  };
  const owes = (tables: Tables, id: string) => tables.with(id, ({ record }) => record.owes);

  test('the start is told to those who did not just sit down, if they are asked', async () => {
    expect((await begin('sagrada')).first).toEqual(['anna']);
  });

  test('each turn is told once, to its seat alone, unless it follows that seat’s own', async () => {
    const { tables, id, notices } = await begin('sagrada');
    const chance = new SeededChance('each turn');
    let turns = 0;
    for (;;) {
      const before = await owes(tables, id);
      const played = await playOnce(tables, id, ['anna', 'ben'], chance);
      if (!played) break;
      const { status, owes: after } = await tables.with(id, ({ record }) => record);
      const other = 1 - played.seat;
      const isTurned = after.includes(other) && !before.includes(other);
      const [person, name] = other === 0 ? ['anna', 'Ben'] : ['ben', 'Anna'];
      const kind = status === 'over' ? 'over' : 'turn';
      expect(notices.splice(0)).toEqual(
        isTurned || status === 'over'
          ? [{ person, kind, table: id, game: 'sagrada', others: [name], until: undefined }]
          : [],
      );
      if (isTurned) turns++;
    }
    expect(turns).toBeGreaterThan(15);
  });

  test('secret steps, being ready and not being ready after all are no news', async () => {
    const { tables, id, notices } = await begin('smartphone');
    const chance = new SeededChance('secret');
    while ((await owes(tables, id)).length === 2) await playOnce(tables, id, ['anna'], chance);
    const { epoch } = await tables.with(id, ({ match }) => match);
    await undo(tables, { table: id, person: 'anna', id: 'undo', epoch });
    expect(await owes(tables, id)).toEqual([0, 1]);
    expect(notices).toEqual([]);
  });

  test('bots that answer at once are no news, until a person has played too', async () => {
    const { tables, id, notices } = await begin('sagrada', [...TWO, { kind: 'bot', level: 'easy' }]);
    const chance = new SeededChance('bots');
    const told: string[] = [];
    const expected: string[] = [];
    let flurries = 0;
    // Who has played since each of them did.
    const since = [new Set<number>([-1]), new Set<number>([-1])];
    for (let i = 0; i < 60; i++) {
      const before = await owes(tables, id);
      const asked = await tables.with(id, (table) => {
        const legal = table.match.actors.includes(2) ? table.match.legal(2) : [];
        return legal.length > 0 && { at: table.numberOf(table.match.seq, 2), move: legal[chance.int(legal.length)] };
      });
      const seat = asked ? 2 : (await playOnce(tables, id, ['anna', 'ben'], chance))?.seat;
      if (asked) await playForBot(tables, id, 2, asked.at, [asked.move]);
      if (seat === undefined) break;
      for (const [one, others] of since.entries()) {
        if (one === seat) others.clear();
        else others.add(seat);
      }
      const fresh = (await owes(tables, id)).filter((one) => !before.includes(one));
      for (const one of [0, 1]) {
        if (!fresh.includes(one)) continue;
        if (since[one].has(1 - one) || since[one].has(-1)) expected.push(['anna', 'ben'][one]);
        else flurries++;
      }
      told.push(...notices.splice(0).map(({ person }) => person));
    }
    expect(told).toEqual(expected);
    expect(new Set(told)).toEqual(new Set(['anna', 'ben']));
    expect(flurries).toBeGreaterThan(0);
  });

  test('whoever plays with bots alone is told of nothing', async () => {
    const tables = await openTables();
    const notices: Notice[] = [];
    tables.onKept((change) => notices.push(...noticesOf(change)));
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats }));
    const chance = new SeededChance('alone');
    for (;;) {
      const bot = await tables.with(id, ({ match }) =>
        match.actors.includes(1) ? { at: match.seq, move: match.legal(1)[0] } : undefined,
      );
      if (bot) await playForBot(tables, id, 1, bot.at, [bot.move]);
      else if (!(await playOnce(tables, id, ['anna'], chance))) break;
    }
    expect((await tables.with(id, ({ record }) => record)).status).toBe('over');
    expect(notices).toEqual([]);
  });

  test('another game is news to those who are asked for it, once', async () => {
    const { tables, id, notices } = await begin('sentient');
    const chance = new SeededChance('again');
    while (await playOnce(tables, id, ['anna', 'ben'], chance));
    notices.length = 0;
    const next = await rematch(tables, id, BEN);
    await rematch(tables, id, BEN);
    expect(notices).toEqual([
      { person: 'anna', kind: 'again', table: next.id, game: 'sentient', others: ['Ben'], until: undefined },
    ]);
  });

  test('a turn is news until its time is up', async () => {
    const tables = await openTables();
    const notices: Notice[] = [];
    tables.onKept((change) => notices.push(...noticesOf(change)));
    const pace = { kind: 'days', days: 2 };
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sentient', seats: TWO, pace }));
    await sit(tables, id, BEN, {});
    const chance = new SeededChance('days');
    while (notices.length === 0) await playOnce(tables, id, ['anna', 'ben'], chance);
    expect(notices[0].until).toBe(1_000 + 2 * 24 * 60 * 60 * 1000);
  });

  test('a move that was refused, or asked again, is no news', async () => {
    const { tables, id, notices } = await begin('sagrada');
    const { moves, epoch } = await tables.with(id, ({ match }) => ({ moves: match.legal(0), epoch: match.epoch }));
    const request = { table: id, person: 'anna', id: 'once', epoch };
    await play(tables, request, [moves[0]]);
    notices.length = 0;
    await play(tables, request, [moves[0]]);
    await expect(play(tables, { ...request, id: 'more', epoch: epoch + 1 }, [moves[0]])).rejects.toThrow();
    expect(notices).toEqual([]);
  });
});

describeStores((stores) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function serve(url: string): Promise<Server> {
    const environment = { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', STOLIK_RATE_LIMITS: 'off' };
    const settings = readSettings({
      ...environment,
      LOG_LEVEL: 'silent',
      STOLIK_CONTACT: 'mailto:host@stolik.example',
    });
    const server = await startServer({ settings, world: { pushServices: testServices } });
    let isClosed = false;
    const close = async () => {
      if (!isClosed) await server.close();
      isClosed = true;
    };
    closing.push(close);
    return { address: server.address, close };
  }

  /** Two people at a table, each with a browser that is to be told. */
  async function meet(url?: string) {
    const service = await PushService.open();
    closing.push(() => service.close());
    const server = await serve(url ?? (await stores.freshUrl()));
    const browsers = [service.subscribe('en'), service.subscribe('pl')];
    // They keep the names they get: the news of a new one would cut their sockets.
    const people = [await visit(server.address), await visit(server.address)];
    for (const [i, { device }] of browsers.entries()) {
      expect((await ask(server.address, people[i], '/api/me/push', device)).status).toBe(204);
    }
    const pair = await seatTwo(server.address, 'sentient', { people });
    // The second has just sat down; the first is told of the start if it is their turn.
    const begun = pair.owing()[0] === 0 ? 1 : 0;
    await expect.poll(() => pushes(server)).toMatchObject({ sent: begun });
    browsers[0].received.length = 0;
    browsers[0].attempts = 0;
    return { service, server, pair, browsers, begun };
  }

  /** Plays until the turn passes; the seat whose turn it is then. */
  async function passTurn({ table, wires, owing, moveOf }: Pair, via = wires): Promise<number> {
    const [seat] = owing();
    for (let i = 0; owing()[0] === seat; i++) {
      const from = wires.map(({ frames }) => frames.length);
      const id = `pass-${i}-${from[seat]}`;
      const answer = await via[seat].ask({ do: 'play', id, table, ...moveOf(seat) });
      if (answer.is !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
      await Promise.all(wires.map((wire, one) => wire.hear(({ look }) => look?.at >= answer.at, from[one])));
    }
    return owing()[0];
  }

  const pushes = async ({ address }: Server) => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Object.fromEntries(
      [...text.matchAll(/^stolik_pushes_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, k, n]) => [k, Number(n)]),
    );
  };

  it('one push for a turn, to whoever’s turn it is, sealed and signed, with nothing of the game in it', async () => {
    const { service, server, pair, browsers, begun } = await meet();
    const { key } = (await (await fetch(`${server.address}/api/push`)).json()) as { key: string };
    const seat = await passTurn(pair);
    await expect.poll(() => browsers[seat].received.length).toBe(1);
    const [{ notice, headers, claims, key: signedBy }] = browsers[seat].received;
    expect(notice).toEqual({
      kind: 'turn',
      table: pair.table,
      game: 'sentient',
      others: [pair.people[1 - seat].name],
      language: browsers[seat].device.language,
    } satisfies PushNotice);
    expect(headers).toMatchObject({ urgency: 'high', ttl: `${7 * 24 * 60 * 60}`, 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    // Whoever knows a table's id may open it: the push service must not.
    expect(JSON.stringify(headers)).not.toContain(pair.table);
    expect(signedBy).toBe(key);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:host@stolik.example' });
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000);
    await expect.poll(() => pushes(server)).toMatchObject({ sent: begun + 1, failed: 0 });
    await server.close();
    expect(browsers.map(({ received }) => received.length)).toEqual(seat === 0 ? [1, 0] : [0, 1]);
  });

  it('tells a friend who is asked to a table who asks, and nobody who has said no to that by a block', async () => {
    const { server, pair, browsers } = await meet();
    const { address } = server;
    const [anna, ben] = pair.people;
    const json = async (path: string, body?: unknown) => (await ask(address, anna, path, body)).json();
    const { key } = (await (await ask(address, ben, '/api/friends/link', {})).json()) as { key: string };
    await ask(address, anna, `/api/friend-links/${key}`, {});
    const { friends } = (await json('/api/friends')) as { friends: { key: string }[] };
    const invite = async () => {
      const { id } = (await json('/api/tables', { game: 'sagrada', seats: TWO })) as { id: string };
      const asked = await ask(address, anna, `/api/tables/${id}/invitations`, { friend: friends[0].key });
      return { id, status: asked.status };
    };
    const { id } = await invite();
    const invited = () => browsers[1].received.filter(({ notice }) => notice.kind === 'invited');
    await expect.poll(() => invited().length).toBe(1);
    const [{ notice }] = invited();
    expect(notice).toEqual({ kind: 'invited', table: id, game: 'sagrada', others: [anna.name], language: 'pl' });
    await ask(address, ben, '/api/me/unwanted', { whom: { table: pair.table, seat: 0 }, kind: 'block' });
    expect((await invite()).status).toBe(404);
    await server.close();
    expect(invited()).toHaveLength(1);
  });

  it('tells of the end, and newer news replaces older', async () => {
    const { server, pair, browsers } = await meet();
    await playToEnd(pair);
    const last = () => browsers.map(({ received }) => received.at(-1)?.notice.kind);
    await expect.poll(() => last().filter((kind) => kind === 'over')).toHaveLength(1);
    await server.close();
    const topics = browsers.flatMap(({ received }) => received.map(({ headers }) => headers.topic));
    expect(new Set(topics).size).toBe(1);
  });

  it('removes a browser that is gone', async () => {
    const { server, pair, browsers } = await meet();
    for (const browser of browsers) browser.answers.push(410);
    const seat = await passTurn(pair);
    await expect.poll(() => pushes(server)).toMatchObject({ gone: 1 });
    expect(browsers[seat].attempts).toBe(1);
    const exported = await (await ask(server.address, pair.people[seat], '/api/me/export')).json();
    expect(exported).toMatchObject({ push: [] });
  });

  it('tries a few times while a push service fails, then gives up and keeps the browser', async () => {
    const { server, pair, browsers } = await meet();
    for (const { answers } of browsers) answers.push(500, 429, 503);
    const seat = await passTurn(pair);
    await expect.poll(() => pushes(server)).toMatchObject({ failed: 1 });
    expect(browsers[seat].attempts).toBe(1 + testServices.pauses.length);
    browsers[1 - seat].answers.length = 0;
    await passTurn(pair);
    await passTurn(pair);
    await expect.poll(() => browsers[seat].received.length).toBe(1);
  });

  it('a push service that does not answer delays no move, and no stop for long', async () => {
    const { server, pair, browsers } = await meet();
    let release: (status: number) => void = () => {};
    const held = new Promise<number>((resolve) => {
      release = resolve;
    });
    for (const { answers } of browsers) answers.push(held, held, held);
    const seat = await passTurn(pair);
    await expect.poll(() => browsers[seat].attempts).toBe(1);
    // It holds the first push still, and the game goes on.
    for (let i = 0; i < 4; i++) await passTurn(pair);
    expect(browsers.map(({ received }) => received.length)).toEqual([0, 0]);
    for (const wire of pair.wires) await wire.leave();
    await server.close();
    release(201);
  });

  if (stores.kind === 'postgres') {
    it('three nodes tell once: the one that wrote', async () => {
      const url = await stores.freshUrl();
      const { pair, browsers, server } = await meet(url);
      const others = [await serve(url), await serve(url)];
      const nodes = [server, ...others];
      const wires: Wire[][] = [];
      for (const { address } of nodes) {
        const own = await Promise.all(pair.people.map((person) => Wire.open(address, person)));
        for (const wire of own) await wire.ask({ do: 'watch', id: 'watch', table: pair.table });
        wires.push(own);
      }
      const told = [0, 0];
      for (let i = 0; i < 9; i++) {
        told[await passTurn(pair, wires[i % 3])]++;
        await expect.poll(() => browsers.map(({ received }) => received.length)).toEqual(told);
      }
      for (const { close } of nodes) await close();
      expect(browsers.map(({ attempts }) => attempts)).toEqual(told);
    });
  }
});
