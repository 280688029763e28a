import { StolikError } from '@stolik/core';
import { Id, PROPOSALS, Refusal, TableInfo } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, propose } from './proposals.ts';
import { remind } from './reminding.ts';
import type { Identify } from './routes.ts';
import type { NamedPerson } from './seating-rules.ts';
import type { Tables } from './tables.ts';

const Proposing = z.strictObject({
  kind: z.enum(PROPOSALS).describe('end: it ends and nobody has won; time: a clock gets five more minutes, or a day'),
  for: z.number().int().min(0).max(7).optional().describe('Whose clock; left out where it is to end'),
});
const Answering = z.strictObject({
  to: z.number().int().min(0).describe('The number of the proposal that was read'),
  agrees: z.boolean(),
});
const one = { tags: ['tables'], params: z.object({ id: Id }), response: { 200: TableInfo, default: Refusal } };

/** What people at a table ask of each other while they play. */
export function proposalRoutes(tables: Tables, identify: Identify): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const requirePerson = async (request: FastifyRequest): Promise<NamedPerson> => {
      const person = await identify(request);
      if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return person;
    };
    app.post(
      '/api/tables/:id/proposal',
      {
        schema: {
          summary:
            'Propose to end the game without a winner, or more time for somebody: all who may still win must agree',
          ...one,
          body: Proposing,
        },
      },
      async (request) => propose(tables, request.params.id, await requirePerson(request), request.body),
    );
    app.post(
      '/api/tables/:id/proposal/answer',
      { schema: { summary: 'Agree to what is proposed, or decline it', ...one, body: Answering } },
      async (request) => answer(tables, request.params.id, await requirePerson(request), request.body),
    );
    app.post(
      '/api/tables/:id/remind',
      { schema: { summary: 'Remind those who are asked that you wait for them', ...one } },
      async (request) => remind(tables, request.params.id, await requirePerson(request)),
    );
  };
}
