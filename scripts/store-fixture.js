// Writes a small store of today's version as a backup, for the tests that bring old stores up to date:
// packages/server/test/fixtures/store-<version>.jsonl.gz. Run it before the first migration of a release is added.
// Nobody in it is real; what the tests need to know of them is in fixtures/people.json beside it.

import { createECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readSettings, startServer, writeBackup } from '@stolik/server';
import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import { root } from './setup.js';

const FIXTURES = join(root, 'packages', 'server', 'test', 'fixtures');
const people = JSON.parse(readFileSync(join(FIXTURES, 'people.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'stolik-fixture-'));
const url = `sqlite:${join(folder, 'stolik.db')}`;
try {
  await tell(url);
  const unnamed = join(folder, 'backup');
  const { schema, bytes, counts } = await writeBackup(url, unnamed);
  const file = join(FIXTURES, `store-${`${schema}`.padStart(3, '0')}.jsonl.gz`);
  renameSync(unnamed, file);
  console.log(`${file}: ${bytes} bytes`, counts);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Whoever was left waiting in the middle of a game waits no more.
process.exit(0);

/** Two accounts and a guest, a table of each kind, and everything else a person may leave in a store. */
async function tell(store) {
  const environment = { DATABASE_URL: store, PORT: '0', HOST: '127.0.0.1', STOLIK_RATE_LIMITS: 'off' };
  const server = await startServer({ settings: readSettings(environment) });
  const { address } = server;
  const ada = await signUp(address, people.ada);
  const ben = await signUp(address, people.ben);
  const guest = await Guest.arrive(() => address);

  const over = await seatTwo(ada.guest, guest, 'sentient');
  await ada.guest.stream.ask({ do: 'say', table: over.id, text: people.words });
  await Promise.all([playRandomly(ada.guest, over, 'ada'), playRandomly(guest, over, 'guest')]);

  const running = await seatTwo(ada.guest, ben.guest, 'sagrada');
  for (const one of [ada.guest, ben.guest]) void playRandomly(one, running, one.id, { pause: firstFew(4) });
  await played(ada.guest, running.id, 6);

  await ben.guest.createTable({ game: 'smartphone', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const key = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a-made-up-browser';
  await ask(address, ada.cookie, '/api/me/push', {
    endpoint,
    keys: { p256dh: key, auth: Buffer.alloc(16, 7).toString('base64url') },
    language: 'pl',
  });
  await ask(address, ada.cookie, '/api/me/recovery-codes', { password: people.ada.password });
  // A bot has to decide at once, and the server is gone before it has.
  await ben.guest.createTable({ game: 'smartphone', seats: [{ kind: 'me' }, { kind: 'bot', level: 'expert' }] });
  for (const one of [ada.guest, ben.guest, guest]) one.leave();
  await server.close();
  await addPasskey(store, ada.guest.id);
}

async function signUp(address, { name, userName, password }) {
  const { headers } = await fetch(`${address}/api/me`);
  const first = cookieOf(headers);
  await ask(address, first, '/api/me', { name }, 'PATCH');
  const made = await ask(address, first, '/api/me/account', { userName, password });
  const cookie = cookieOf(made.headers) || first;
  return { cookie, guest: await Guest.returning(() => address, cookie) };
}

function cookieOf(headers) {
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function ask(address, cookie, path, body, method = 'POST') {
  const headers = { cookie, origin: address, 'content-type': 'application/json' };
  const response = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function seatTwo(host, other, game) {
  const { id } = await host.createTable({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  return other.sit(id);
}

/** No pause before the first few moves, and then for as long as this process lives. */
function firstFew(moves) {
  let made = 0;
  return () => (made++ < moves ? 0 : 2 ** 30);
}

/** Resolves when the table has seen so many lines. */
async function played(guest, table, lines) {
  for (;;) {
    const log = await guest.read(`/api/tables/${table}/log`);
    if (log.lines.length >= lines) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The columns of today: no device of this script has a fingerprint. */
async function addPasskey(address, userId) {
  const store = await openStore(address);
  const row = { id: 'a-passkey', userId, name: 'A key', publicKey: 'pQECAyYgASFYIA', credentialID: 'bWFkZS11cA' };
  const rest = { counter: 3, deviceType: 'singleDevice', backedUp: 0, transports: 'internal', aaguid: null };
  await store.db
    .insertInto('passkey')
    .values({ ...row, ...rest, createdAt: new Date().toISOString() })
    .execute();
  await store.close();
}
