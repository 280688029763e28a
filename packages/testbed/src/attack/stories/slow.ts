import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { underFlood } from '../flood.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Besieged } from '../target.ts';
import type { Story } from '../trial.ts';
import { Visitor } from '../visitor.ts';

/** Of each kind. */
const CONNECTIONS = 500;
/** Pages that never give a sign of life: as many as one person may have open. */
const SILENT = 20;
/**
 * Node looks for requests that take too long every 30 seconds: it hangs up on heads after 60 and on bodies after 90. A
 * page has two heartbeats of 25.
 */
const LONGEST_MS = 100_000;

const HEAD = 'POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

function dial({ address }: Besieged, first: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  socket.write(first);
  return socket;
}

export const slow: Story = {
  id: 'slow',
  promise: 'Whoever never ends a request or never answers is hung up on, and nobody waits for them',
  isLong: true,
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const guest = await Visitor.arrive(server.address, target.freshAddress());
    await underFlood(server, trial, async () => {
      const halfOpen = Array.from({ length: CONNECTIONS }, () => dial(server, HEAD));
      const bodies = Array.from({ length: CONNECTIONS }, () => dial(server, `${HEAD}content-length: 1000\r\n\r\n{`));
      const opened = await Promise.all(
        Array.from({ length: SILENT }, () => RawSocket.open(server.address, guest.headers)),
      );
      const silent = opened.filter((socket) => socket !== undefined);
      trial.check(silent.length === SILENT, `only ${silent.length} of ${SILENT} pages were let in`);
      const honest = await new Visitor(server.address, target.freshAddress()).get('/api/me');
      trial.check(honest.status === 200, `meanwhile an honest visitor got ${honest.status}`);
      const end = performance.now() + LONGEST_MS * trial.patience;
      const requests = [...halfOpen, ...bodies];
      const left = () => requests.filter(({ closed }) => !closed).length;
      while ((left() > 0 || silent.some(({ isClosed }) => !isClosed)) && performance.now() < end) {
        // A byte now and then, so that no connection is idle.
        for (const socket of bodies) if (!socket.closed) socket.write(' ');
        await pause(1_000);
      }
      trial.check(left() === 0, `${left()} of ${requests.length} requests without an end are still waited for`);
      for (const { isClosed } of silent) trial.check(isClosed, 'a page that never answered is still open');
      for (const socket of requests) socket.destroy();
      for (const socket of silent) socket.leave();
    });
    trial.note(`${CONNECTIONS} heads and ${CONNECTIONS} bodies without an end, ${SILENT} silent pages`);
  },
};
