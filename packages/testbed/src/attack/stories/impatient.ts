import { connect } from 'node:net';
import { underFlood } from '../flood.ts';
import { blockOf } from '../raw-socket.ts';
import type { Besieged } from '../target.ts';
import type { Story } from '../trial.ts';
import { send } from '../visitor.ts';

/** Connections that ask at the same time. */
const CONNECTIONS = 5;
/** Requests in one write. */
const TIMES = 1_000;
/** Answered at once, after the store was asked, and after all measurements were taken. */
const PATHS = ['/healthz', '/api/me', '/metrics'];
/** So long whoever asks next may wait when it is over. */
const LONGEST_AFTER_MS = 1_000;

/** Asks on one connection, never waiting for an answer, until it is cut off or told to stop; how many bytes were sent. */
function askOn({ address }: Besieged, block: Buffer, stop: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    const end = () => socket.destroy();
    stop.addEventListener('abort', end);
    socket.on('error', () => {});
    socket.once('close', () => {
      stop.removeEventListener('abort', end);
      resolve(socket.bytesWritten);
    });
    const write = () => {
      while (socket.writable && socket.write(block));
    };
    socket.on('connect', write).on('drain', write).resume();
  });
}

export const impatient: Story = {
  id: 'impatient',
  promise: 'Whoever asks on without waiting for an answer is hung up on, and leaves nothing behind to be worked on',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const { host } = new URL(server.address);
    const blocks = PATHS.map((path) => {
      const from = target.freshAddress();
      return blockOf(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\n\r\n`), TIMES);
    });
    let [sent, opened, after] = [0, 0, 0];
    await underFlood(server, trial, async (stop) => {
      const floodOn = async (_: unknown, i: number) => {
        while (!stop.aborted) {
          sent += await askOn(server, blocks[(opened++ + i) % blocks.length], stop);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, floodOn));
      const begin = performance.now();
      await send(server.address, '/healthz');
      after = Math.round(performance.now() - begin);
    });
    trial.check(after <= LONGEST_AFTER_MS * trial.patience, `when it was over, /healthz was waited for ${after} ms`);
    trial.note(`${Math.round(sent / 1e6)} MB of requests over ${opened} connections, ${after} ms until it was over`);
  },
};
