import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Share } from '../limits/address.ts';
import { Turnstile } from '../limits/turnstile.ts';
import { routeOf } from './guard.ts';

/** Lists and whole games: what is read from the store and written out at length. */
const LONG: ReadonlySet<string> = new Set([
  '/api/tables',
  '/api/tables/:id/log',
  '/api/me/tables',
  '/api/me/history',
  '/api/me/export',
  '/api/me/device',
]);

/** How many of those are made at once: for one person, for an address, and at a node, where moves need connections too. */
const AT_ONCE = { own: 2, nearby: 3, all: 4 };

/** For whom something is counted: who asks, and everybody at their address. */
export interface Asking {
  readonly own: readonly Share[];
  readonly nearby: readonly Share[];
}

interface LongAnswersParts {
  /** Who asks. */
  asking(request: FastifyRequest): Promise<Asking>;
  /** Counts the bytes of an answer, or looks with 0; throws where that is too much. */
  spend(asking: Asking, bytes: number): void;
}

/**
 * Holds back whoever asks for many long answers: few are made at once, none for somebody who has gone, and what they are
 * long is counted, so that a small request which costs much is not as good as any other.
 */
export function limitLongAnswers(app: FastifyInstance, { asking, spend }: LongAnswersParts): void {
  const turnstile = new Turnstile();
  const askedBy = new WeakMap<FastifyRequest, Asking>();
  app.addHook('preHandler', async (request, reply) => {
    if (!LONG.has(routeOf(request))) return;
    const who = await asking(request);
    spend(who, 0);
    const leave = await turnstile.enter(gatesOf(who), goneOf(reply));
    if (!leave) return reply.hijack();
    askedBy.set(request, who);
    finished(reply.raw, leave);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const who = askedBy.get(request);
    if (who && typeof payload === 'string') {
      askedBy.delete(request);
      try {
        spend(who, payload.length);
      } catch {
        // What is made is sent; the next one is refused.
      }
    }
    return payload;
  });
}

function gatesOf({ own, nearby }: Asking) {
  const gatesFor = (shares: readonly Share[], most: number) =>
    shares.map(({ whose, times }) => ({ key: whose, most: most * times }));
  return [...gatesFor(own, AT_ONCE.own), ...gatesFor(nearby, AT_ONCE.nearby), { key: '', most: AT_ONCE.all }];
}

/** Tells when whoever asked has hung up, or has been answered. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
