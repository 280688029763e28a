import { setTimeout as pause } from 'node:timers/promises';
import { underFlood } from '../flood.ts';
import { blockOf, frameOf, PING, RawSocket, TEXT } from '../raw-socket.ts';
import type { Target } from '../target.ts';
import type { Story, Trial } from '../trial.ts';
import { Visitor } from '../visitor.ts';
import { within } from '../within.ts';

/** Sockets that flood at the same time. */
const SOCKETS = 4;
/** A page that is shut out has a second to say goodbye. */
const LONGEST_GOODBYE_MS = 3_000;
const BEFORE_NEXT_MS = 50;
/** Time to fill a socket with what is not read. */
const LONGEST_UNREAD_MS = 30_000;

interface SocketFlood {
  /** What is sent, in the words of the report. */
  readonly what: string;
  readonly frame: Buffer;
  /** Frames in one write. */
  readonly times: number;
  readonly reads: boolean;
  /** Whether one write has to be enough. */
  readonly isOnce?: boolean;
}

/** Floods over several sockets; each that is cut off comes back at once, as an attacker would. */
async function floodSockets(target: Target, trial: Trial, flood: SocketFlood): Promise<void> {
  const { what, frame, times, reads, isOnce } = flood;
  const server = await target.server('proxied');
  const guest = await Visitor.arrive(server.address, target.freshAddress());
  const block = blockOf(frame, times);
  let [sent, opened, refused] = [0, 0, 0];
  await underFlood(server, trial, async (stop) => {
    const floodOn = async () => {
      while (!stop.aborted) {
        const socket = await RawSocket.open(server.address, guest.headers);
        if (!socket) {
          refused++;
          await pause(BEFORE_NEXT_MS);
          continue;
        }
        opened++;
        if (!reads) socket.stopReading();
        if (isOnce) socket.write(block);
        const own = times * (isOnce ? 1 : await socket.flood(block, stop));
        sent += own;
        // One that was opened in the last moment has done nothing yet.
        const isHeld = own === 0 || (await socket.isCutOff(LONGEST_GOODBYE_MS * trial.patience));
        trial.check(isHeld, `a socket that sent ${own} ${what} is still open`);
        socket.leave();
      }
    };
    await Promise.all(Array.from({ length: SOCKETS }, floodOn));
  });
  trial.note(`${sent} ${what} over ${opened} sockets, ${refused} more refused`);
}

export const pings: Story = {
  id: 'pings',
  promise: 'A flood of pings costs nobody memory or time',
  run: (target, trial) =>
    floodSockets(target, trial, { what: 'pings', frame: frameOf(PING), times: 10_000, reads: false }),
};

export const frames: Story = {
  id: 'frames',
  promise: 'A page that asks without end is shut out',
  isLong: true,
  run: (target, trial) => {
    const frame = frameOf(TEXT, JSON.stringify({ do: 'ping', id: 'flood' }));
    return floodSockets(target, trial, { what: 'frames', frame, times: 1_000, reads: true });
  },
};

export const fragments: Story = {
  id: 'fragments',
  promise: 'A message in thousands of parts is not waited for',
  run: (target, trial) => {
    const parts = 1_000;
    const frame = Buffer.concat([frameOf(TEXT, ' ', false), blockOf(frameOf(0, ' ', false), parts - 1)]);
    return floodSockets(target, trial, {
      what: `messages in ${parts} parts`,
      frame,
      times: 1,
      reads: true,
      isOnce: true,
    });
  },
};

export const unread: Story = {
  id: 'unread',
  promise: 'A page that does not read is cut off before it fills the memory',
  isLong: true,
  run: async (target, trial) => {
    // Without limits nothing but what is unread ends it.
    const server = await target.server('unlimited');
    const guest = await Visitor.arrive(server.address);
    const { id: table } = await guest.insist<{ id: string }>('/api/tables', 'POST', {
      game: 'smartphone',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    const atOnce = 20;
    const block = blockOf(frameOf(TEXT, JSON.stringify({ do: 'watch', id: 'again', table })), atOnce);
    const sockets = trial.often(10, 1);
    let sent = 0;
    const floodOn = async () => {
      const socket = await RawSocket.open(server.address, guest.headers);
      if (!socket) throw new Error('an honest page was refused');
      socket.stopReading();
      // No faster than it is answered, and until what lies between the two is full as well.
      const isClosed = await within(LONGEST_UNREAD_MS * trial.patience, () => {
        socket.write(block);
        sent += atOnce;
        return socket.isClosed;
      });
      trial.check(isClosed, `a socket that read nothing of ${sent} views is still open`);
      socket.leave();
    };
    await underFlood(server, trial, () => Promise.all(Array.from({ length: sockets }, floodOn)), false);
    trial.note(`${sent} views asked for and not read, over ${sockets} sockets`);
  },
};
