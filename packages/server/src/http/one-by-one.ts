import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Hangs up on whoever asks again before the last answer is there: no browser and no proxy does so. Node takes apart whatever
 * a connection sends and begins each request it finds, so the end has to come at once: behind an answer that is awaited
 * thousands would pile up, each with its memory, and be worked on when whoever sent them has long gone.
 *
 * Has to be the first hook of all: what it does not let through has cost nothing else.
 */
export function answerOneByOne(app: FastifyInstance): void {
  const busy = new WeakSet<Socket>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, proceed) => {
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    reply.raw.once('close', () => busy.delete(socket));
    // What came with it in one piece is seen first.
    process.nextTick(() => !socket.destroyed && proceed());
  });
  // Broken off while it was asked who that is, or gone on with nonsense: nobody is there to be answered.
  app.addHook('preHandler', async ({ raw: { socket } }, reply) => {
    if (socket.destroyed) reply.hijack();
  });
}
