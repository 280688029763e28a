import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personSchema } from './person.ts';
import { arrive, leave, nothing, type PeopleRoutes, problem, requirePerson, requireSession, typed } from './routes.ts';

const tags = ['people'];
const sessionSchema = z.object({ id: z.string(), created: z.number(), used: z.number(), isThis: z.boolean() });

/** Routes for signing in and out. */
export const sessionRoutes: FastifyPluginAsyncZod<PeopleRoutes> = async (app, { people, rateLimits }) => {
  const { accounts, sessions } = people;

  app.post(
    '/api/session',
    {
      // A browser that its owner has used before is counted by itself: no neighbour uses up its guesses.
      preHandler: async (request) => {
        if (!(await accounts.knows(request.body.userName, request.headers))) await rateLimits.attempts(request);
      },
      schema: {
        tags,
        summary: 'Sign in; the seats of the guest I was come along',
        body: z.object({ userName: typed, password: typed }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request, reply) => arrive(reply, await accounts.signIn(request.body, request.headers)),
  );

  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign out here', response: { 204: nothing, ...problem } } },
    async (request, reply) => {
      await people.signOut(request.headers);
      return leave(people, reply);
    },
  );

  app.delete(
    '/api/sessions',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags,
        summary: 'Sign out everywhere; passkeys are removed too, unless the password is given',
        body: z.object({ password: typed.optional() }).nullish(),
        response: { 204: nothing, ...problem },
      },
    },
    async (request, reply) => {
      const session = await requireSession(people, request);
      const password = request.body?.password;
      const proof =
        password === undefined ? undefined : await accounts.confirm(session.person, password, request.headers);
      await people.signOutEverywhere(session, proof);
      return leave(people, reply);
    },
  );

  app.get(
    '/api/me/sessions',
    {
      schema: {
        tags,
        summary: 'The browsers in which I am signed in',
        response: { 200: z.array(sessionSchema), ...problem },
      },
    },
    async (request, reply) => {
      const { id, person } = await requireSession(people, request);
      reply.header('cache-control', 'no-store');
      return (await sessions.list(person.id)).map((one) => ({ ...one, isThis: one.id === id }));
    },
  );

  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Sign out in one of my browsers',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: nothing, ...problem },
      },
    },
    async (request, reply) => {
      await people.endSession(await requirePerson(people, request), request.params.id);
      return reply.code(204).send();
    },
  );
};
