import { StolikError } from '@stolik/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { TooMany } from '../limits/too-many.ts';
import { isAway, isOrphan } from '../store/errors.ts';

/** What every route answers when something is wrong: a code for programs, a sentence for people. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** When it will be allowed, in milliseconds since 1970. */
  until: z.number().optional(),
  /** What whoever decided it has said about it. */
  why: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** The status of each code that is not simply bad input. */
const STATUSES: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'unknown-passkey': 401,
  'account-needed': 403,
  banned: 403,
  'foreign-origin': 403,
  forbidden: 403,
  'not-for-you': 403,
  'not-host': 403,
  'not-moderator': 403,
  removed: 403,
  'not-seated': 403,
  'not-found': 404,
  blocked: 409,
  'unknown-group': 404,
  'unknown-link': 404,
  'unknown-person': 404,
  'unknown-report': 404,
  'unknown-table': 404,
  'no-mail': 404,
  'no-address': 409,
  'name-taken': 409,
  'has-account': 409,
  conflict: 409,
  full: 409,
  'game-over': 409,
  gone: 409,
  'not-over': 409,
  'not-started': 409,
  'play-first': 409,
  started: 409,
  taken: 409,
  'wish-taken': 409,
  'too-early': 409,
  'too-many': 409,
  'too-many-tables': 409,
  enough: 409,
  'unknown-host': 421,
  'too-many-requests': 429,
  'not-kept': 503,
  unavailable: 503,
};

/** Turns whatever a route throws into a problem; what nobody foresaw is logged and told to nobody. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, problem } = answerTo(error);
    if (status >= 500) {
      const { method, routeOptions } = request;
      request.log.error({ err: error, method, route: routeOptions.url, status }, 'a request failed');
    }
    if (error instanceof TooMany) reply.header('retry-after', error.seconds);
    app.countRefusal(problem.code);
    return reply.code(status).send(problem);
  });
}

function answerTo(error: FastifyError): { status: number; problem: Problem } {
  if (error instanceof StolikError) {
    const { code, message, details } = error;
    const { field, until, why } = details;
    return {
      status: STATUSES[code] ?? 400,
      problem: { code, message, ...(field && { field }), ...(until !== undefined && { until }), ...(why && { why }) },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [{ instancePath, message }] = error.validation;
    const field = instancePath.split('/').filter(Boolean).join('.');
    return {
      status: 400,
      problem: { code: 'bad-field', message: `${field || 'body'}: ${message}`, ...(field && { field }) },
    };
  }
  // Only persons are referred to: this one was deleted, or became another, while the request was on its way.
  if (isOrphan(error)) {
    return { status: 401, problem: { code: 'not-signed-in', message: 'you are not signed in: load the page again' } };
  }
  if (isAway(error)) {
    return { status: 503, problem: { code: 'unavailable', message: 'nothing can be kept here now: try again later' } };
  }
  // Fastify's own refusals: a body that is no JSON or too large, a wrong content type.
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, problem: { code: 'too-large', message: 'the request is too large' } };
  if (status === 415) return { status, problem: { code: 'bad-content-type', message: 'send application/json' } };
  if (status >= 400 && status < 500) return { status, problem: { code: 'bad-request', message: error.message } };
  return { status: 500, problem: { code: 'internal', message: 'something went wrong here; it was noted' } };
}
