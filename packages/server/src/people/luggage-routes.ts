import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { forgetLuggage, keepLuggage, MOST_LUGGAGE, readLuggage } from './luggage.ts';
import type { People } from './people.ts';
import { nothing, problem, requirePerson } from './routes.ts';

const tags = ['people'];
const path = '/api/me/device';
const keptSchema = z.object({ kept: z.number().nullable().describe('When it was kept; null for nothing') });
const luggageSchema = keptSchema.extend({ data: z.string().nullable() });

/** What lives on one device of an account, for another one. */
export const luggageRoutes: FastifyPluginAsyncZod<{ readonly people: People; readonly store: Store }> = async (
  app,
  { people, store },
) => {
  people.onExport('device', async (person) => (await readLuggage(store.db, person)) ?? null);
  app.get(
    path,
    { schema: { tags, summary: 'What I kept of a device of mine', response: { 200: luggageSchema, ...problem } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const luggage = await readLuggage(store.db, (await requirePerson(people, request)).id);
      return { data: luggage?.data ?? null, kept: luggage?.kept ?? null };
    },
  );
  app.put(
    path,
    {
      bodyLimit: MOST_LUGGAGE + 1024,
      schema: {
        tags,
        summary: 'Keep what lives on this device in my account, instead of what was kept before',
        body: z.object({
          data: z
            .string()
            .min(1)
            .max(MOST_LUGGAGE)
            .regex(/^[\w-]*$/, 'must be base64url'),
        }),
        response: { 200: keptSchema, ...problem },
      },
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const { kept } = await keepLuggage(store, person, request.body.data, Date.now());
      return { kept };
    },
  );
  app.delete(
    path,
    { schema: { tags, summary: 'Forget what I kept of a device', response: { 204: nothing, ...problem } } },
    async (request, reply) => {
      await forgetLuggage(store.db, (await requirePerson(people, request)).id);
      return reply.code(204).send();
    },
  );
};
