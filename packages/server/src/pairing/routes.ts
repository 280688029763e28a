import { StolikError } from '@stolik/core';
import { NewSearch, OwnSearch, Refusal } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identify } from '../tables/routes.ts';
import type { Pairing } from './pairing.ts';

const tags = ['pairing'];

/** Looking for a game with strangers. */
export function pairingRoutes(pairing: Pairing, identify: Identify): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const requirePerson = async (request: FastifyRequest) => {
      const person = await identify(request);
      if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return person;
    };
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };

    app.get(
      '/api/me/search',
      {
        schema: {
          tags,
          summary: 'What game I look for, and whether others were found',
          response: { 200: OwnSearch, default: Refusal },
        },
      },
      async (request) => pairing.of((await requirePerson(request)).id),
    );
    app.put(
      '/api/me/search',
      {
        schema: {
          tags,
          summary:
            'Look for strangers to play any of these games with, or for something else than before; a game of now only while a page of mine is open',
          body: NewSearch,
          response: nothing,
        },
      },
      async (request, reply) => {
        await pairing.begin(await requirePerson(request), request.body);
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/me/search',
      {
        schema: {
          tags,
          summary: 'Look no longer; whoever was found with me goes on',
          response: nothing,
        },
      },
      async (request, reply) => {
        await pairing.end((await requirePerson(request)).id);
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/me/search/come',
      {
        schema: {
          tags,
          summary: 'Come to those who were found: as soon as all have, the game begins',
          response: nothing,
        },
      },
      async (request, reply) => {
        await pairing.come((await requirePerson(request)).id);
        return reply.code(204).send();
      },
    );
  };
}
