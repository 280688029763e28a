import { setTimeout as pause } from 'node:timers/promises';
import type { TestAuthenticator } from '../../authenticator.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Besieged, Target } from '../target.ts';
import type { Story, Trial } from '../trial.ts';
import { type Account, freshAccount, ownerOf, Visitor } from '../visitor.ts';
import { within } from '../within.ts';
import { addPasskey, signInWith } from './theft.ts';

/** So long after the owner was answered, nothing of the thief's works any more. */
const WITHIN_MS = 1_000;
/** A socket has another second to say goodbye, and is deaf meanwhile. */
const CUT_OFF_MS = 2_500;
const BETWEEN_WORDS_MS = 100;

interface Victim {
  readonly account: Account;
  readonly owner: Visitor;
  readonly device: TestAuthenticator;
  readonly codes: readonly string[];
}

/** A way in which an owner ends what a thief has. */
interface WayOut {
  readonly name: string;
  readonly endsPasskeys: boolean;
  go(victim: Victim): Promise<unknown>;
}

const WAYS: readonly WayOut[] = [
  { name: 'signing out everywhere', endsPasskeys: true, go: ({ owner }) => owner.insist('/api/sessions', 'DELETE') },
  {
    name: 'recovery',
    endsPasskeys: true,
    go: ({ owner, account, codes }) =>
      // From a browser that nobody has used before.
      new Visitor(owner.address, owner.headers['x-forwarded-for']).insist('/api/recover', 'POST', {
        userName: account.userName,
        code: codes[0],
        password: 'another password',
      }),
  },
  { name: 'signing out here', endsPasskeys: false, go: ({ owner }) => owner.insist('/api/session', 'DELETE') },
  {
    name: 'signing in as somebody else',
    endsPasskeys: false,
    go: async ({ owner }) => {
      const other = freshAccount();
      await ownerOf(other, owner.address, owner.headers['x-forwarded-for']);
      return owner.insist('/api/session', 'POST', other);
    },
  },
  {
    name: 'deleting the account',
    endsPasskeys: true,
    go: ({ owner, account: { password } }) => owner.insist('/api/me', 'DELETE', { password }),
  },
];

export const leaving: Story = {
  id: 'leaving',
  promise: 'Once the owner has left, a thief’s cookie, sockets and passkeys are dead on every node',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    for (const way of WAYS.slice(0, trial.often(WAYS.length, 1))) await leave(target, server, way, trial);
    trial.note(`${trial.often(WAYS.length, 1)} ways to leave, ${server.addresses.length} nodes`);
  },
};

async function leave(target: Target, server: Besieged, way: WayOut, trial: Trial): Promise<void> {
  const victim = await makeVictim(target, server);
  const { owner } = victim;
  const { id: table } = await owner.insist<{ id: string }>('/api/tables', 'POST', {
    game: 'sagrada',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const watcher = await Visitor.arrive(server.address, target.freshAddress());
  const witness = await open(server.address, watcher);
  witness.say({ do: 'watch', id: 'witness', table });
  const thieves = server.addresses.map((address) => owner.thief(address));
  const sockets = await Promise.all(thieves.map((thief) => open(thief.address, thief)));
  for (const [i, socket] of sockets.entries())
    socket.say({ do: 'say', id: `first-${i}`, table, text: `thief ${i} was here` });
  for (const i of sockets.keys()) {
    const isHeard = await witness.hears(`thief ${i} was here`, 5_000 * trial.patience);
    trial.check(isHeard, `before ${way.name}, a socket at node ${i} could not talk, so its silence proves nothing`);
  }
  await way.go(victim);
  const left = performance.now();
  const timeLeft = (most: number) => Math.max(0, left + most * trial.patience - performance.now());
  for (const [i, thief] of thieves.entries()) {
    const isDead = await within(timeLeft(WITHIN_MS), async () => (await thief.get('/api/me/tables')).status === 401);
    trial.check(isDead, `a second after ${way.name} the cookie still works at node ${i}`);
    const socket = await RawSocket.open(thief.address, thief.headers);
    trial.check(!socket, `a second after ${way.name} the cookie opened a socket at node ${i}`);
    socket?.leave();
  }
  for (const socket of sockets) await socket.hears('"is":"bye"', timeLeft(WITHIN_MS));
  // Each with an id of its own: what is asked twice is said once.
  for (let n = 0; sockets.some(({ isClosed }) => !isClosed) && timeLeft(CUT_OFF_MS) > 0; n++) {
    for (const [i, socket] of sockets.entries()) {
      socket.say({ do: 'say', id: `late-${i}-${n}`, table, text: 'the thief is still here' });
    }
    await pause(BETWEEN_WORDS_MS);
  }
  for (const [i, socket] of sockets.entries()) {
    trial.check(socket.isClosed, `after ${way.name} a socket at node ${i} is still open`);
    socket.leave();
  }
  trial.check(
    !witness.heard.includes('the thief is still here'),
    `a second after ${way.name} a socket could still talk`,
  );
  witness.leave();
  if (way.endsPasskeys) {
    const status = await signInWith(victim.device, new Visitor(server.address, target.freshAddress()));
    trial.check(status === 401, `after ${way.name} a passkey from before was answered with ${status}`);
  }
}

async function makeVictim(target: Target, { address }: Besieged): Promise<Victim> {
  const account = freshAccount();
  const owner = await ownerOf(account, address, target.freshAddress());
  const { password } = account;
  const device = await addPasskey(owner, password, 'phone');
  const { codes } = await owner.insist<{ codes: string[] }>('/api/me/recovery-codes', 'POST', { password });
  return { account, owner, device, codes };
}

async function open(address: string, visitor: Visitor): Promise<RawSocket> {
  const socket = await RawSocket.open(address, visitor.headers);
  if (!socket) throw new Error('an honest page was refused');
  return socket;
}
