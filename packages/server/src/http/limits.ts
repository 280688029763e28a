import rateLimit from '@fastify/rate-limit';
import { StolikError } from '@stolik/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';

/** How often somebody may ask before being told to wait. */
export interface Limits {
  /** Any request to the API, by one person or, for strangers, one address, in a minute. */
  readonly requests: number;
  /** Passwords and codes tried from one address in a minute. */
  readonly attempts: number;
  /** Guests made from one address in an hour; a school or a café may share one. */
  readonly guests: number;
}

/** As good as none. */
export const NO_LIMITS: Limits = { requests: 1e9, attempts: 1e9, guests: 1e9 };

export const LIMITS: Limits = { requests: 600, attempts: 10, guests: 120 };

/** Refuses a request of one kind when its address has made too many. */
export type RateLimit = (request: FastifyRequest) => Promise<void>;

/** Counts requests to the API; the answer makes stricter limits for single routes. */
export async function limitRequests(app: FastifyInstance, people: People, limits: Limits) {
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api'),
    keyGenerator: async (request) => (await people.identify(request.headers))?.id ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const limitTo = (max: number, timeWindow: string): RateLimit => {
    const check = app.createRateLimit({ max, timeWindow, keyGenerator: (request) => request.ip, allowList: [] });
    return async (request) => {
      const answer = await check(request);
      if (!answer.isAllowed && answer.isExceeded) throw tooMany(answer.ttl);
    };
  };
  return { attempts: limitTo(limits.attempts, '1 minute'), guests: limitTo(limits.guests, '1 hour') };
}

function tooMany(ms: number): StolikError {
  return new StolikError('too-many-requests', `too many requests: try again in ${Math.ceil(ms / 1000)} seconds`);
}
