import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeBackup } from '@stolik/server';
import { freshFolder } from '../../folders.ts';
import { RawSocket } from '../raw-socket.ts';
import { type Besieged, PUSH_SERVICE, type Target } from '../target.ts';
import type { Story, Trial } from '../trial.ts';
import { freshAccount, freshName, ownerOf, Visitor } from '../visitor.ts';
import { within } from '../within.ts';
import { addPasskey } from './theft.ts';

/** What is deleted leaves SQLite's log in a second or so. */
const LONGEST_MS = 5_000;

/** What a person leaves behind while they are here, by the name of where it is. */
type Markers = Readonly<Record<string, string>>;

export const deletion: Story = {
  id: 'deletion',
  promise: 'Whoever is deleted is found nowhere: not at tables, not on any node, not in a file, not in a backup',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const { owner, password, markers, table } = await settle(target, server);
    const friend = await Visitor.arrive(server.address, target.freshAddress());
    // In the memory of every node, and on an open page.
    const pages = await Promise.all(server.addresses.map((address) => look(friend.thief(address), table)));
    for (const [i, page] of pages.entries()) {
      const isShown = await page.hears(markers.chat, 5_000 * trial.patience);
      trial.check(isShown, `node ${i} showed nothing of the person, so its silence proves nothing`);
    }
    // A search that does not find what is there would find nothing afterwards either.
    const { text: exported } = await owner.get('/api/me/export');
    const backup = await backupOf(server);
    for (const [what, marker] of Object.entries(markers)) {
      // Where pushes go is secret even to whoever holds the cookie: an export names the service alone.
      const told = what === 'push address' ? PUSH_SERVICE : marker;
      trial.check(exported.includes(told), `the export lacks the ${what}`);
      trial.check(backup.includes(marker), `the backup lacks the ${what}, so the search finds nothing`);
    }
    await owner.insist('/api/me', 'DELETE', { password });
    for (const page of pages) page.leave();
    await searchPages(friend, server, table, markers, trial);
    // For half a minute it is known that a page with this id, which leads to nobody any more, was open.
    const { id: _, ...personal } = markers;
    if (target.kind === 'sqlite') await searchFiles(server, personal, trial);
    searchFor(personal, await backupOf(server), 'a fresh backup', trial);
    trial.note(`${Object.keys(markers).length} markers`);
  },
};

/** Somebody with an account, a passkey, a browser that takes pushes, a seat and something said. */
async function settle(target: Target, server: Besieged) {
  const account = freshAccount();
  const owner = await ownerOf(account, server.address, target.freshAddress());
  const { id } = await owner.insist<{ id: string }>('/api/me');
  const markers = {
    id,
    name: freshName(),
    'user name': account.userName,
    chat: `said ${randomUUID()}`,
    passkey: freshName(),
    'push address': `https://${PUSH_SERVICE}/${randomUUID()}`,
  };
  await owner.insist('/api/me', 'PATCH', { name: markers.name });
  await addPasskey(owner, account.password, markers.passkey);
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  await owner.insist('/api/me/push', 'POST', {
    endpoint: markers['push address'],
    keys: { p256dh: key.toString('base64url'), auth: randomBytes(16).toString('base64url') },
    language: 'en',
  });
  const { id: table } = await owner.insist<{ id: string }>('/api/tables', 'POST', {
    game: 'sagrada',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    visibility: 'public',
  });
  const page = await look(owner, table);
  page.say({ do: 'say', id: 'word', table, text: markers.chat });
  await page.hears('"id":"word"', 30_000);
  page.leave();
  return { owner, password: account.password, markers, table };
}

async function look(visitor: Visitor, table: string): Promise<RawSocket> {
  const page = await RawSocket.open(visitor.address, visitor.headers);
  if (!page) throw new Error('an honest page was refused');
  page.say({ do: 'watch', id: 'look', table });
  await page.hears('"id":"look"', 30_000);
  return page;
}

/** What others are told of the table from now on, by every node. */
async function searchPages(
  friend: Visitor,
  server: Besieged,
  table: string,
  markers: Markers,
  trial: Trial,
): Promise<void> {
  for (const [i, address] of server.addresses.entries()) {
    const visitor = friend.thief(address);
    const read = async () => {
      const page = await look(visitor, table);
      const paths = [`/api/tables/${table}`, `/api/tables/${table}/log`, '/api/tables?status=running', '/api/tables'];
      const answers = await Promise.all(paths.map((path) => visitor.get(path)));
      page.leave();
      return [page.heard, ...answers.map(({ text }) => text)].join('\n');
    };
    let told = '';
    // Other nodes hear of it in a moment.
    await within(1_000 * trial.patience, async () => {
      told = await read();
      return Object.values(markers).every((marker) => !told.includes(marker));
    });
    searchFor(markers, told, `node ${i}`, trial);
  }
}

/** The database, its log and whatever else lies beside it, byte by byte. */
async function searchFiles({ store }: Besieged, markers: Markers, trial: Trial): Promise<void> {
  const folder = dirname(store.slice('sqlite:'.length));
  const read = () =>
    new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')] as const));
  await within(LONGEST_MS * trial.patience, () =>
    [...read().values()].every((bytes) => Object.values(markers).every((marker) => !bytes.includes(marker))),
  );
  for (const [name, bytes] of read()) searchFor(markers, bytes, `the file ${name}`, trial);
}

function searchFor(markers: Markers, text: string, where: string, trial: Trial): void {
  for (const [what, marker] of Object.entries(markers)) {
    trial.check(!text.includes(marker), `after deletion the ${what} is in ${where}`);
  }
}

async function backupOf({ store }: Besieged): Promise<string> {
  const folder = freshFolder('attack');
  const file = join(folder.path, 'backup.jsonl.gz');
  try {
    await writeBackup(store, file);
    return gunzipSync(readFileSync(file)).toString();
  } finally {
    rmSync(file, { force: true });
    folder.remove();
  }
}
