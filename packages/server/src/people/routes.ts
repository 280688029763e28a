import { badField, StolikError } from '@stolik/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../http/errors.ts';
import type { RateLimits } from '../http/limits.ts';
import type { SignedIn } from './arrivals.ts';
import type { People } from './people.ts';
import { nameSchema, type Person, passwordSchema, personSchema, userNameSchema } from './person.ts';
import type { Session } from './sessions.ts';

export interface PeopleRoutes {
  readonly people: People;
  /** The one public address, where there is one. */
  readonly origin: string | undefined;
  readonly rateLimits: RateLimits;
}

export const problem = { '4xx': problemSchema };
export const nothing = z.undefined().describe('Nothing');
/** What is typed to sign in is compared, not judged: its form tells nothing. */
export const typed = z.string().min(1).max(200);

const meSchema = personSchema.extend({
  passkeyAdded: z.number().optional().describe('When a passkey was added that this browser was not told of'),
});

/** Routes for one's own name, account and data. */
export const peopleRoutes: FastifyPluginAsyncZod<PeopleRoutes> = async (app, { people, rateLimits }) => {
  const { accounts } = people;

  app.get(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Who I am; a stranger becomes a guest',
        response: { 200: meSchema, ...problem },
      },
    },
    async (request, reply) => {
      const { me, cookies } = await people.welcome(request.headers, () => rateLimits.guests(request));
      reply.header('cache-control', 'no-store');
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return me;
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Change my display name',
        body: z.object({ name: nameSchema }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request) => {
      // As it is kept, since it is compared: what this node remembers may be a moment old.
      const { person } = await requireSession(people, request);
      const { name } = request.body;
      if (name === person.name) return person;
      await rateLimits.names(request);
      return people.rename(person, name);
    },
  );

  app.post(
    '/api/me/account',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags: ['people'],
        summary: 'Turn the guest I am into an account; id, name and seats stay',
        body: z.object({ userName: userNameSchema, password: passwordSchema }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request, reply) =>
      arrive(reply, await accounts.makeAccount(await requirePerson(people, request), request.body, request.headers)),
  );

  app.post(
    '/api/me/recovery-codes',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags: ['people'],
        summary: 'Make eight recovery codes in place of the old ones; they are shown this once',
        body: z.object({ password: typed }),
        response: { 200: z.object({ codes: z.array(z.string()) }), ...problem },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const person = await requirePerson(people, request);
      return { codes: await accounts.makeRecoveryCodes(person, request.body.password, request.headers) };
    },
  );

  app.post(
    '/api/me/password',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags: ['people'],
        summary: 'Change my password; every other browser is signed out, and passkeys are removed',
        body: z.object({ password: typed, newPassword: passwordSchema }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const { person, id } = await requireSession(people, request);
      return arrive(reply, await accounts.changePassword(person, password, newPassword, request.headers, id));
    },
  );

  app.post(
    '/api/recover',
    {
      preHandler: rateLimits.codes,
      schema: {
        tags: ['people'],
        summary: 'Set a new password with a recovery code, and sign in',
        body: z.object({ userName: typed, code: typed, password: passwordSchema }),
        response: { 200: personSchema, ...problem },
      },
    },
    async (request, reply) => arrive(reply, await accounts.recover(request.body, request.body.code, request.headers)),
  );

  app.get(
    '/api/me/export',
    {
      schema: {
        tags: ['people'],
        summary: 'Everything that is kept about me',
        response: {
          200: z.unknown().describe('Times in milliseconds since 1970; 8640000000000000 is for good'),
          ...problem,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="stolik.json"');
      return people.export(await requirePerson(people, request));
    },
  );

  app.delete(
    '/api/me',
    {
      preHandler: rateLimits.attempts,
      schema: {
        tags: ['people'],
        summary: 'Delete me and my account, for which the password is needed',
        body: z.object({ password: typed.optional() }).nullish(),
        response: { 204: nothing, ...problem },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(people, request);
      const password = request.body?.password;
      if (person.isGuest) await people.delete(person);
      // With a stolen cookie alone nobody deletes an account.
      else if (password === undefined) throw badField('password', 'is needed');
      else await people.delete(person, { proof: await accounts.confirm(person, password, request.headers) });
      return leave(people, reply);
    },
  );
};

/** Answers whoever has just signed in. */
export function arrive(reply: FastifyReply, { person, cookies }: SignedIn): Person {
  reply.header('cache-control', 'no-store');
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return person;
}

/** Answers whoever is not signed in here any longer. */
export function leave({ sessions }: People, reply: FastifyReply) {
  return reply.header('set-cookie', sessions.endCookie()).code(204).send();
}

/** The person a request comes from; a stranger is refused. */
export async function requirePerson(people: People, request: FastifyRequest): Promise<Person> {
  const person = await people.identify(request.headers);
  if (!person) throw new StolikError('not-signed-in', 'you are not signed in: load the page again');
  return person;
}

/** The same with the browser it comes from. */
export async function requireSession(people: People, request: FastifyRequest): Promise<Session> {
  const session = await people.sessions.read(request.headers);
  if (!session) throw new StolikError('not-signed-in', 'you are not signed in: load the page again');
  return session;
}
