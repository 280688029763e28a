import { setTimeout as pause } from 'node:timers/promises';
import { RawSocket } from '../raw-socket.ts';
import type { Story } from '../trial.ts';
import { send, Visitor } from '../visitor.ts';

/** New names of one person in a minute. */
const MOST_NAMES = 5;
const AT_ONCE = 8;
const BETWEEN_MOVES_MS = 50;
const PLAN = { do: 'layout', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1 };

/** Two people at a table, the first of whom made it. */
async function pair(host: Visitor, other: Visitor): Promise<string> {
  const wanted = { game: 'smartphone', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' };
  const { id } = await host.insist<{ id: string }>('/api/tables', 'POST', wanted);
  await other.insist(`/api/tables/${id}/seats`, 'POST', {});
  return id;
}

export const renames: Story = {
  id: 'renames',
  promise: 'Whoever takes name after name while sitting at many tables keeps nobody from playing',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [{ address }] = server.nodes;
    const honest = await Visitor.arrive(address, target.freshAddress());
    const restless = await Visitor.arrive(address, target.freshAddress());
    const table = await pair(honest, restless);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (let i = 0; i < trial.often(100, 10); i++) {
      await restless.insist('/api/tables', 'POST', { game: 'sagrada', seats, visibility: 'link' });
    }
    const page = await RawSocket.open(address, honest.headers);
    if (!page) throw new Error('an honest page was refused');

    const stop = AbortSignal.timeout(1_000 * Math.max(1, trial.seconds));
    const statuses = new Map<number, number>();
    const flood = Array.from({ length: AT_ONCE }, async (_, k) => {
      const thief = restless.thief(server.addresses[k % server.addresses.length]);
      for (let i = 0; !stop.aborted; i++) {
        const { status } = await thief.ask('/api/me', 'PATCH', { name: `n${k}-${i}` });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    let moves = 0;
    const ask = async (frame: object) => {
      const id = `m${moves++}`;
      page.say({ id, table, epoch: 0, ...frame });
      const isAnswered = await page.hears(`"id":"${id}"`, 2_000 * trial.patience);
      trial.check(isAnswered, 'a move at a table of whoever took names was not answered');
    };
    while (!stop.aborted) {
      await ask({ do: 'play', moves: [PLAN] });
      await ask({ do: 'undo' });
      for (const one of server.addresses) {
        const { status } = await send(one, '/readyz');
        trial.check(status === 200, `/readyz was answered with ${status}`);
      }
      await pause(BETWEEN_MOVES_MS);
    }
    await Promise.all(flood);
    const taken = statuses.get(200) ?? 0;
    // A minute may have ended meanwhile.
    trial.check(taken > 0 && taken <= 2 * MOST_NAMES, `${taken} names were taken within a minute`);
    page.leave();
    const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    trial.note(`${asked} names asked for, ${taken} taken, ${moves} moves answered`);
  },
};
