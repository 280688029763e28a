import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './errors.ts';

/** The answer where there is nothing. */
export function notFound(_request: FastifyRequest, reply: FastifyReply) {
  const problem: Problem = { code: 'not-found', message: 'there is nothing at this address' };
  return reply.code(404).send(problem);
}
