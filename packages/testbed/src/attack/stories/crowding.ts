import { underFlood } from '../flood.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Story } from '../trial.ts';
import { send, Visitor } from '../visitor.ts';

/** What one address, or one person, may have in an hour. */
const MOST_GUESTS = 120;
const MOST_TABLES = 120;
const MOST_OFFERED = 10;
/** Things one seat may say in twenty seconds. */
const MOST_SAID = 8;
const WHILE_MS = 20_000;
const AT_ONCE = 10;

/** Does something so often, some of it at the same time. */
export async function repeat(times: number, act: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - i) }, (_, j) => act(i + j)));
  }
}

/** Asks so often as a new guest; how many were let in. */
export async function crowdIn(
  address: string,
  times: number,
  headersOf: (i: number) => Record<string, string>,
): Promise<number> {
  let made = 0;
  await repeat(times, async (i) => {
    const { headers } = await send(address, '/api/me', { headers: headersOf(i) });
    if (headers['set-cookie'] !== undefined) made++;
  });
  return made;
}

export const guests: Story = {
  id: 'guests',
  promise: 'One address makes no more guests than a school needs, whatever it claims before the proxy does',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const from = target.freshAddress();
    const times = trial.often(1_000, MOST_GUESTS + 10);
    let made = 0;
    await underFlood(server, trial, async () => {
      // A proxy adds the address it sees to whatever the visitor has claimed.
      made = await crowdIn(server.address, times, (i) => ({
        'x-forwarded-for': i % 2 === 0 ? from : `192.0.2.${i % 256}, ${from}`,
      }));
    });
    trial.check(made <= MOST_GUESTS, `${made} guests were made from one address`);
    const neighbour = await new Visitor(server.address, target.freshAddress()).get('/api/me');
    trial.check(neighbour.status === 200, `after it, a visitor from elsewhere got ${neighbour.status}`);
    trial.note(`${times} asked, ${made} made`);
  },
};

export const forwarded: Story = {
  id: 'forwarded',
  promise: 'Where no proxy is trusted, nobody changes their address by claiming another',
  isLong: true,
  run: async (target, trial) => {
    const server = await target.server('direct');
    const made = await crowdIn(server.address, 2 * MOST_GUESTS, (i) => {
      const claimed = `198.51.${i >> 8}.${i & 255}`;
      return {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'cf-connecting-ip': claimed,
        'x-forwarded-host': claimed,
      };
    });
    trial.check(made <= MOST_GUESTS, `${made} guests were made by claiming addresses`);
    trial.note(`${2 * MOST_GUESTS} asked, ${made} made`);
  },
};

export const tables: Story = {
  id: 'tables',
  promise: 'One person fills neither the server with tables nor the lobby',
  isLong: true,
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const guest = await Visitor.arrive(server.address, target.freshAddress());
    const times = trial.often(400, MOST_TABLES + 10);
    const statuses = new Map<number, number>();
    await underFlood(server, trial, () =>
      repeat(times, async () => {
        const wanted = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' };
        const { status } = await guest.post('/api/tables', wanted);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    const made = statuses.get(201) ?? 0;
    trial.check(made <= MOST_TABLES, `${made} tables were made by one person`);
    trial.check(made + (statuses.get(429) ?? 0) === times, `answers were ${JSON.stringify([...statuses])}`);
    const other = await Visitor.arrive(server.address, target.freshAddress());
    let offered = 0;
    for (let i = 0; i < 2 * MOST_OFFERED; i++) {
      const wanted = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
      if ((await other.post('/api/tables', wanted)).status === 201) offered++;
    }
    trial.check(offered === MOST_OFFERED, `the lobby took ${offered} tables of one person`);
    trial.note(`${times} asked, ${made} made`);
  },
};

export const words: Story = {
  id: 'words',
  promise: 'Nobody talks a table full',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const guest = await Visitor.arrive(server.address, target.freshAddress());
    const { id: table } = await guest.insist<{ id: string }>('/api/tables', 'POST', {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const listener = await RawSocket.open(server.address, guest.headers);
    const talker = await RawSocket.open(server.address, guest.headers);
    if (!listener || !talker) throw new Error('an honest page was refused');
    listener.say({ do: 'watch', id: 'look', table });
    await listener.hears('"id":"look"', 5_000 * trial.patience);
    const begin = performance.now();
    // Fewer than a page may ask for at once, so that it is the table that refuses.
    for (let i = 0; i < 40; i++) talker.say({ do: 'say', id: `w${i}`, table, text: `word-${i}-` });
    await talker.hears('"id":"w39"', 5_000 * trial.patience);
    listener.say({ do: 'watch', id: 'again', table });
    await listener.hears('"id":"again"', 5_000 * trial.patience);
    const said = new Set(listener.heard.match(/word-\d+-/g)).size;
    const allowed = MOST_SAID * Math.ceil((performance.now() - begin) / WHILE_MS);
    trial.check(said > 0 && said <= allowed, `${said} of 40 things said at once were heard`);
    for (const socket of [listener, talker]) socket.leave();
    trial.note(`40 said, ${said} heard`);
  },
};
