import { afterEach, expect, test } from 'vitest';
import { MOST_CIRCLES } from '../src/company/circles.ts';
import { MOST_FRIENDS } from '../src/company/friends.ts';
import { sweepInvitations } from '../src/company/invitations.ts';
import { readSettings } from '../src/settings.ts';
import { startServer } from '../src/start.ts';
import { playToEnd, seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(url: string, environment = {}) {
  const fixed = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', STOLIK_RATE_LIMITS: 'off' };
  const server = await startServer({ settings: readSettings({ DATABASE_URL: url, ...fixed, ...environment }) });
  closing.push(() => server.close());
  return server;
}

const PASSWORD = 'long enough';
const OPEN = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };

async function at(address: string, who: Visitor, path: string, body?: unknown, method?: string) {
  const response = await ask(address, who, path, body, method);
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
  return { status: response.status, json: (text === '' ? undefined : JSON.parse(text)) as any, text };
}

async function owner(
  address: string,
  guest: Visitor,
  userName: string,
): Promise<Visitor & { readonly handle: string }> {
  const response = await ask(address, guest, '/api/me/account', { userName, password: PASSWORD });
  const me = (await response.json()) as Visitor & { handle: string };
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { ...me, cookie };
}

describeStores((stores) => {
  const open = async () => {
    const url = await stores.freshUrl();
    const { address } = await start(url);
    const [anna, ben, cleo] = [await visit(address, 'Anna'), await visit(address, 'Ben'), await visit(address, 'Cleo')];
    return { url, address, anna, ben, cleo };
  };
  const make = async (address: string, who: Visitor, table: object = OPEN) =>
    (await at(address, who, '/api/tables', table)).json.id as string;
  const sit = (address: string, who: Visitor, table: string) => at(address, who, `/api/tables/${table}/seats`, {});
  const friends = async (address: string, who: Visitor) => (await at(address, who, '/api/friends')).json.friends;
  const news = async (address: string, who: Visitor) => (await at(address, who, '/api/me/news')).json;
  const linkOf = async (address: string, who: Visitor) =>
    (await at(address, who, '/api/friends/link', {})).json.key as string;
  /** Makes friends of two, and says by what the first calls the second. */
  const befriend = async (address: string, one: Visitor, other: Visitor) => {
    const key = await linkOf(address, other);
    expect((await at(address, one, `/api/friend-links/${key}`, {})).status).toBe(204);
    return (await friends(address, one)).find(({ name }: { name: string }) => name === other.name).key as string;
  };

  test('two become friends when both want it, after a game or by a link, and are so no more when one does not', async () => {
    const { address, anna, ben, cleo } = await open();
    const table = await make(address, anna);
    await sit(address, ben, table);
    // Whoever has only looked at a table becomes nobody's friend by it.
    const want = (who: Visitor, seat: number) => at(address, who, '/api/friends', { whom: { table, seat } });
    expect((await want(cleo, 0)).json.code).toBe('not-seated');
    const page = await Wire.open(address, anna);
    closing.push(() => page.leave());
    const from = page.frames.length;
    expect((await want(ben, 0)).status).toBe(204);
    await page.hear(({ is }) => is === 'news', from);
    expect(await news(address, anna)).toEqual({ invitations: [], asks: 1 });
    expect(await friends(address, ben)).toMatchObject([{ state: 'asked', name: 'Anna' }]);
    const [asking] = await friends(address, anna);
    expect(asking).toEqual({ key: expect.any(String), state: 'asks', since: expect.any(Number), name: 'Ben' });
    // Nobody says yes for another.
    for (const who of [ben, cleo]) {
      expect((await at(address, who, `/api/friends/${asking.key}/accept`, {})).json.code).toBe('unknown-person');
    }
    expect((await at(address, anna, `/api/friends/${asking.key}/accept`, {})).status).toBe(204);
    for (const who of [anna, ben]) expect(await friends(address, who)).toMatchObject([{ state: 'friends' }]);

    // By a link, which can be made anew.
    const key = await linkOf(address, cleo);
    expect(await linkOf(address, cleo)).toBe(key);
    expect((await at(address, anna, `/api/friend-links/${key}`)).json).toEqual({ name: 'Cleo' });
    const { json: fresh } = await at(address, cleo, '/api/friends/link', { isNew: true });
    expect((await at(address, anna, `/api/friend-links/${key}`, {})).json.code).toBe('unknown-link');
    expect((await at(address, cleo, `/api/friend-links/${fresh.key}`, {})).json.code).toBe('bad-field');
    expect((await at(address, anna, `/api/friend-links/${fresh.key}`, {})).status).toBe(204);
    const all = await friends(address, anna);
    expect(all.map(({ name }: { name: string }) => name).sort()).toEqual(['Ben', 'Cleo']);
    // Everybody calls everybody otherwise, and nobody by their id.
    const keys = [all, await friends(address, ben), await friends(address, cleo)].flat().map((one) => one.key);
    expect(new Set(keys).size).toBe(keys.length);
    const told = JSON.stringify([all, await friends(address, ben)]);
    for (const { id } of [anna, ben, cleo]) expect(told).not.toContain(id);

    const hers = all.find(({ name }: { name: string }) => name === 'Ben');
    expect((await at(address, cleo, `/api/friends/${hers.key}`, {}, 'DELETE')).json.code).toBe('unknown-person');
    expect((await at(address, anna, `/api/friends/${hers.key}`, {}, 'DELETE')).status).toBe(204);
    expect(await friends(address, ben)).toEqual([]);
    // Whoever is told no waits on, as whoever has had no answer, and asks nobody anew by asking again.
    await want(ben, 0);
    const [{ key: his }] = (await friends(address, anna)).filter(({ state }: { state: string }) => state === 'asks');
    await at(address, anna, `/api/friends/${his}`, {}, 'DELETE');
    await want(ben, 0);
    expect(await news(address, anna)).toEqual({ invitations: [], asks: 0 });
    expect(await friends(address, ben)).toMatchObject([{ state: 'asked', name: 'Anna' }]);
    // She may still want it later.
    await want(anna, 1);
    expect((await friends(address, ben))[0]).toMatchObject({ state: 'asks' });
  });

  test('whoever is blocked is a friend no more, and cannot tell that from never having been answered', async () => {
    const { address, anna, ben } = await open();
    await befriend(address, anna, ben);
    const table = await make(address, anna);
    await sit(address, ben, table);
    const whom = { table, seat: 1 };
    await at(address, anna, '/api/me/unwanted', { whom, kind: 'block' });
    for (const who of [anna, ben]) expect(await friends(address, who)).toEqual([]);
    expect((await at(address, ben, '/api/friends', { whom: { table, seat: 0 } })).status).toBe(204);
    expect(await friends(address, ben)).toMatchObject([{ state: 'asked', name: 'Anna' }]);
    expect(await friends(address, anna)).toEqual([]);
    expect(await news(address, anna)).toEqual({ invitations: [], asks: 0 });
    const link = await linkOf(address, anna);
    // Neither does the link say more to him than one that never was.
    for (const body of [undefined, {}]) {
      expect((await at(address, ben, `/api/friend-links/${link}`, body)).json.code).toBe('unknown-link');
    }
    expect((await at(address, anna, `/api/friend-links/${await linkOf(address, ben)}`)).json).toMatchObject({
      name: 'Ben',
    });
    expect((await at(address, anna, '/api/friends', { whom })).json.code).toBe('blocked');
  });

  test('friends see who is here only of those who let them, and what they have won against each other', async () => {
    const { address, anna, ben } = await open();
    const key = await befriend(address, anna, ben);
    const pair = await seatTwo(address, 'sagrada', { people: [anna, ben] });
    const here = async () => (await friends(address, anna))[0].isHere;
    expect(await here()).toBeUndefined();
    expect((await at(address, ben, '/api/me/shows', { shows: ['here', 'all'] }, 'PUT')).json.code).toBe('bad-field');
    expect((await at(address, ben, '/api/me/shows', { shows: ['here'] }, 'PUT')).status).toBe(204);
    await expect.poll(here).toBe(true);
    expect((await at(address, anna, `/api/friends/${key}`)).json).toEqual({ games: [] });
    await playToEnd(pair);
    for (const wire of pair.wires) await wire.leave();
    const { json } = await at(address, anna, `/api/friends/${key}`);
    const { seats } = (await at(address, anna, `/api/tables/${pair.table}`)).json;
    const [hers, his] = seats.map(({ place }: { place: number }) => place);
    const won = { won: hers < his ? 1 : 0, lost: hers > his ? 1 : 0, even: hers === his ? 1 : 0 };
    expect(json.games).toEqual([{ game: 'sagrada', ...won }]);
    expect((await at(address, ben, `/api/friends/${key}`)).json.code).toBe('unknown-person');
  });

  test('a friend is asked to a table, told at once, and comes or does not', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const key = await befriend(address, anna, ben);
    const table = await make(address, anna);
    const invite = (who: Visitor, friend = key, where = table) =>
      at(address, who, `/api/tables/${where}/invitations`, { friend });
    // Only one's own friends, and only to where one sits.
    expect((await invite(cleo)).json.code).toBe('unknown-person');
    expect((await invite(anna, key, await make(address, cleo))).json.code).toBe('not-seated');
    const other = stores.kind === 'postgres' ? (await start(url)).address : address;
    const page = await Wire.open(other, ben);
    closing.push(() => page.leave());
    const from = page.frames.length;
    for (let i = 0; i < 2; i++) expect((await invite(anna)).status).toBe(204);
    await page.hear(({ is }) => is === 'news', from);
    const askedBy = async (who: Visitor) => (await at(address, who, `/api/tables/${table}/invitations`)).json.friends;
    expect([await askedBy(anna), await askedBy(ben), await askedBy(cleo)]).toEqual([[key], [], []]);
    const { invitations } = await news(address, ben);
    expect(invitations).toEqual([
      {
        key: expect.any(String),
        since: expect.any(Number),
        by: { name: 'Anna' },
        table: expect.objectContaining({ id: table }),
      },
    ]);
    expect(JSON.stringify(invitations)).not.toContain(anna.id);
    expect((await sit(address, ben, table)).status).toBe(200);
    expect((await news(address, ben)).invitations).toEqual([]);
    // He says no to another one; a third is for a table that nobody waits at.
    const second = await make(address, anna);
    await invite(anna, key, second);
    const [asked] = (await news(address, ben)).invitations;
    expect((await at(address, cleo, `/api/me/invitations/${asked.key}`, {}, 'DELETE')).status).toBe(204);
    expect((await news(address, ben)).invitations).toHaveLength(1);
    await at(address, ben, `/api/me/invitations/${asked.key}`, {}, 'DELETE');
    expect((await news(address, ben)).invitations).toEqual([]);
    // Whoever has said no is not asked to the same table again, and whoever asks is not told.
    expect((await invite(anna, key, second)).status).toBe(204);
    expect((await news(address, ben)).invitations).toEqual([]);
    const third = await make(address, anna);
    await invite(anna, key, third);
    expect((await news(address, ben)).invitations).toHaveLength(1);
    for (const one of [second, third]) await at(address, anna, `/api/tables/${one}/leave`, {});
    expect((await news(address, ben)).invitations).toEqual([]);
    const store = await stores.open(url);
    await sweepInvitations(store.db);
    expect(await store.db.selectFrom('invitation').selectAll().execute()).toEqual([]);
    // Whoever was removed is not asked again, and nobody is told so.
    await at(address, anna, `/api/tables/${table}/seats/1`, { kind: 'open' }, 'PUT');
    expect((await invite(anna)).status).toBe(204);
    expect((await news(address, ben)).invitations).toEqual([]);
  });

  test('a group has members and tables that its members see, and nobody else', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const { json: made } = await at(address, anna, '/api/groups', { name: ' Thursdays ' });
    const group = async (who: Visitor) => (await at(address, who, `/api/groups/${made.id}`)).json;
    const { link, name, isOwner } = await group(anna);
    expect([name, isOwner]).toEqual(['Thursdays', true]);
    expect((await group(ben)).code).toBe('unknown-group');
    expect((await at(address, ben, `/api/group-links/${link}`)).json).toEqual({ name: 'Thursdays', members: 1 });
    for (let i = 0; i < 2; i++) expect((await at(address, ben, `/api/group-links/${link}`, {})).json).toEqual(made);
    const table = await make(address, ben, { ...OPEN, group: made.id });
    expect((await at(address, cleo, '/api/tables', { ...OPEN, group: made.id })).json.code).toBe('unknown-group');
    expect((await group(anna)).tables).toMatchObject([{ id: table, visibility: 'link' }]);
    expect((await at(address, anna, '/api/groups')).json.groups).toEqual([{ ...made, name, members: 2, tables: 1 }]);
    expect((await at(address, cleo, '/api/tables')).json.tables).toEqual([]);
    // Where two of whom one has blocked the other could meet, neither sees a table that waits for the other.
    await at(address, anna, '/api/me/unwanted', { whom: { table, seat: 0 }, kind: 'block' });
    expect([(await group(anna)).tables, (await group(ben)).tables]).toMatchObject([[], [{ id: table }]]);
    const [{ key: lifted }] = (await at(address, anna, '/api/me/unwanted')).json.unwanted;
    await at(address, anna, `/api/me/unwanted/${lifted}`, {}, 'DELETE');
    const seen = JSON.stringify([await group(anna), (await at(address, anna, `/api/tables/${table}`)).json]);
    expect(seen).not.toContain(ben.id);
    // Ben does not look after it.
    const [first, second] = (await group(ben)).members;
    expect([first.name, second.isYou]).toEqual(['Anna', true]);
    const refused = [
      await at(address, ben, `/api/groups/${made.id}`, { name: 'Mine' }, 'PATCH'),
      await at(address, ben, `/api/groups/${made.id}/link`, {}),
      await at(address, ben, `/api/groups/${made.id}/members/${first.key}`, {}, 'DELETE'),
    ];
    expect(refused.map(({ json }) => json.code)).toEqual(['not-host', 'not-host', 'not-host']);
    expect((await at(address, cleo, `/api/groups/${made.id}/members/${second.key}`, {}, 'DELETE')).status).toBe(404);
    await at(address, anna, `/api/groups/${made.id}/link`, {});
    expect((await at(address, cleo, `/api/group-links/${link}`, {})).json.code).toBe('unknown-link');
    await at(address, anna, `/api/groups/${made.id}`, { name: 'Fridays' }, 'PATCH');
    // Whoever is removed does not come back by the link they know.
    const { link: known } = await group(anna);
    await at(address, cleo, `/api/group-links/${known}`, {});
    const hers = (await group(anna)).members.find((one: { name: string }) => one.name === 'Cleo').key;
    await at(address, anna, `/api/groups/${made.id}/members/${hers}`, {}, 'DELETE');
    expect((await at(address, cleo, `/api/group-links/${known}`, {})).json.code).toBe('unknown-link');
    // It passes on to who is left, and goes with the last.
    await at(address, anna, `/api/groups/${made.id}/members/${first.key}`, {}, 'DELETE');
    expect(await group(ben)).toMatchObject({ name: 'Fridays', isOwner: true });
    expect((await group(anna)).code).toBe('unknown-group');
    const account = await owner(address, ben, 'ben.b');
    await at(address, account, '/api/me', { password: PASSWORD }, 'DELETE');
    const store = await stores.open(url);
    expect(await store.db.selectFrom('circle').selectAll().execute()).toEqual([]);
  });

  test('all of it goes along with a guest who signs in, is in the export, and goes with the person', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const account = await owner(address, ben, 'ben.b');
    const guest = await visit(address, 'Guest Ben');
    // Both know Anna, the account has only been asked; the guest is the account's friend too, and Cleo's.
    await befriend(address, guest, anna);
    const table = await make(address, anna);
    await sit(address, account, table);
    await at(address, anna, '/api/friends', { whom: { table, seat: 1 } });
    await befriend(address, guest, account);
    await befriend(address, guest, cleo);
    const { json: group } = await at(address, guest, '/api/groups', { name: 'Guests' });
    const hers = (await friends(address, cleo))[0].key;
    await at(address, cleo, `/api/tables/${await make(address, cleo)}/invitations`, { friend: hers });
    await at(address, guest, '/api/session', { userName: 'ben.b', password: PASSWORD });
    const mine = await friends(address, account);
    expect(mine.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`).sort()).toEqual([
      'Anna friends',
      'Cleo friends',
    ]);
    expect(await friends(address, anna)).toMatchObject([{ state: 'friends', account: account.handle }]);
    expect((await news(address, account)).invitations).toHaveLength(1);
    expect((await at(address, account, '/api/groups')).json.groups).toMatchObject([{ id: group.id }]);
    const { json, text } = await at(address, account, '/api/me/export');
    expect(json.company).toMatchObject({
      friends: [{ state: 'friends' }, { state: 'friends' }],
      groups: ['Guests'],
      invitations: [{ by: { name: 'Cleo' } }],
    });
    for (const { id } of [anna, cleo]) expect(text).not.toContain(id);
    await at(address, account, '/api/me', { password: PASSWORD }, 'DELETE');
    const store = await stores.open(url);
    for (const one of ['friend', 'invitation', 'member', 'circle'] as const) {
      expect([one, await store.db.selectFrom(one).selectAll().execute()]).toEqual([one, []]);
    }
  });

  test('a profile shows what its owner wants, and of guests there is none', async () => {
    const { address, anna, ben } = await open();
    const account = await owner(address, anna, 'anna.a');
    const pair = await seatTwo(address, 'sentient', { people: [account, ben] });
    await playToEnd(pair);
    for (const wire of pair.wires) await wire.leave();
    const { table } = pair;
    const { seats } = (await at(address, ben, `/api/tables/${table}`)).json;
    expect(seats.map((seat: { account?: string }) => seat.account)).toEqual([account.handle, undefined]);
    const profile = async () => (await at(address, ben, `/api/people/${account.handle}`)).json;
    expect(await profile()).toEqual({ name: account.name, account: account.handle });
    await at(address, account, '/api/me/shows', { shows: ['unfinished', 'games', 'favourite'] }, 'PUT');
    expect((await at(address, account, '/api/me/shows')).json.shows.sort()).toEqual([
      'favourite',
      'games',
      'unfinished',
    ]);
    const [played] = (await at(address, account, '/api/me/history')).json.tables;
    const isLeft = played.seats[0].hasResigned || played.seats[0].standIn !== undefined;
    expect(await profile()).toEqual({
      name: account.name,
      account: account.handle,
      finished: isLeft ? 0 : 1,
      ...(isLeft ? {} : { favourite: 'sentient' }),
      unfinished: isLeft ? 1 : 0,
    });
    for (const none of [ben.id, 'nobody', account.id]) {
      expect((await at(address, ben, `/api/people/${none}`)).json.code).toBe('unknown-person');
    }
  });

  test('there are limits to friends, groups and what is tried', async () => {
    const { url, address, anna, ben } = await open();
    const store = await stores.open(url);
    const crowd = Array.from({ length: MOST_FRIENDS }, (_, i) => `x${i}`);
    await store.db
      .insertInto('person')
      .values(crowd.map((id) => ({ id, name: id, isGuest: 1, created: 0 })))
      .execute();
    await store.db
      .insertInto('friend')
      .values(crowd.map((other) => ({ person: anna.id, other, key: other, state: 'friends', since: 0 })))
      .execute();
    expect((await at(address, anna, `/api/friend-links/${await linkOf(address, ben)}`, {})).json.code).toBe('too-many');
    expect((await at(address, ben, `/api/friend-links/${await linkOf(address, anna)}`, {})).json.code).toBe('too-many');
    for (let i = 0; i < MOST_CIRCLES; i++) await at(address, anna, '/api/groups', { name: `g${i}` });
    expect((await at(address, anna, '/api/groups', { name: 'more' })).json.code).toBe('too-many');
    expect((await at(address, anna, '/api/groups', { name: '\u202e' })).json).toMatchObject({ field: 'name' });
    for (const path of ['/api/friends/..%2F', '/api/groups/%00', '/api/people/a%20b', '/api/friend-links/é']) {
      expect((await at(address, anna, path)).status).toBeGreaterThanOrEqual(400);
    }
    const { address: limited } = await start(await stores.freshUrl(), { STOLIK_RATE_LIMITS: 'on' });
    const visitor = await visit(limited);
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await at(limited, visitor, '/api/group-links/none')).status);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
  });
});
