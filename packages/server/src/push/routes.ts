import { PushAddress, PushDevice, PushKey, Refusal } from '@stolik/protocol';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { People } from '../people/people.ts';
import { requirePerson, requireSession } from '../people/routes.ts';
import type { Store } from '../store/store.ts';
import { checkDevice, forgetDevice, keepDevice } from './devices.ts';
import type { PushServices } from './services.ts';

export interface PushRoutes {
  readonly store: Store;
  readonly people: People;
  readonly services: PushServices;
  readonly publicKey: string;
  now(): number;
}

const tags = ['push'];
const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };

/** Which browsers a person wants to be told on. */
export function pushRoutes({ store, people, services, publicKey, now }: PushRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    app.get(
      '/api/push',
      { schema: { tags, summary: 'The key a browser subscribes with', response: { 200: PushKey, default: Refusal } } },
      async () => ({ key: publicKey }),
    );
    app.post(
      '/api/me/push',
      {
        schema: {
          tags,
          summary: 'Tell me of turns on this browser; said again, it is up to date',
          body: PushDevice,
          response: nothing,
        },
      },
      async (request, reply) => {
        const session = await requireSession(people, request);
        checkDevice(request.body, services);
        await keepDevice(store, session, request.body, now());
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/me/push',
      { schema: { tags, summary: 'No longer on this browser', body: PushAddress, response: nothing } },
      async (request, reply) => {
        await forgetDevice(store.db, (await requirePerson(people, request)).id, request.body.endpoint);
        return reply.code(204).send();
      },
    );
  };
}
