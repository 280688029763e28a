import { StolikError } from '@stolik/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assertionSchema, passkeySchema, registrationSchema } from './passkey-schemas.ts';
import { nameSchema, personSchema } from './person.ts';
import { arrive, nothing, type PeopleRoutes, problem, requireSession, typed } from './routes.ts';

const tags = ['passkeys'];
const options = { 200: z.unknown(), ...problem };

/** Routes for passkeys. Those that only ask for options are posts too: no other page can make a browser send them. */
export const passkeyRoutes: FastifyPluginAsyncZod<PeopleRoutes> = async (app, { people, origin, rateLimits }) => {
  const { passkeys, accounts } = people;

  app.post(
    '/api/passkeys/options',
    { schema: { tags, summary: 'What a device needs to sign in with a passkey', response: options } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return passkeys.signInOptions(request.headers);
    },
  );

  app.post(
    '/api/passkeys/session',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags,
        summary: 'Sign in with a passkey; the seats of the guest I was come along',
        body: z.object({ response: assertionSchema }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request, reply) =>
      arrive(reply, await passkeys.signIn(request.body.response, pageOf(request), request.headers)),
  );

  app.get(
    '/api/me/passkeys',
    { schema: { tags, summary: 'My passkeys', response: { 200: z.array(passkeySchema), ...problem } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return passkeys.list((await owner(request)).person.id);
    },
  );

  app.post(
    '/api/me/passkeys/options',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags,
        summary: 'What a device needs to make a passkey for my account, for whoever knows the password',
        body: z.object({ password: typed }),
        response: options,
      },
    },
    async (request, reply) => {
      const session = await owner(request);
      const proof = await accounts.confirm(session.person, request.body.password, request.headers);
      reply.header('cache-control', 'no-store');
      return passkeys.registrationOptions(session, proof);
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Keep the passkey a device has made',
        body: z.object({ response: registrationSchema, name: nameSchema.optional() }),
        response: { 200: passkeySchema, ...problem },
      },
    },
    async (request) =>
      passkeys.register(await owner(request), request.body.response, request.body.name, pageOf(request)),
  );

  app.delete(
    '/api/me/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Remove one of my passkeys',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: nothing, ...problem },
      },
    },
    async (request, reply) => {
      await passkeys.remove((await owner(request)).person.id, request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/me/passkey-news',
    { schema: { tags, summary: 'I know of all my passkeys', response: { 204: nothing, ...problem } } },
    async (request, reply) => {
      await people.sessions.notice((await owner(request)).id);
      return reply.code(204).send();
    },
  );

  async function owner(request: FastifyRequest) {
    const session = await requireSession(people, request);
    if (session.person.isGuest)
      throw new StolikError('account-needed', 'a guest has no passkeys: make an account first');
    return session;
  }

  /** Where the page is from that talks to the device; requests from foreign ones do not come this far. */
  function pageOf(request: FastifyRequest): string {
    return origin ?? request.headers.origin ?? '';
  }
};
