import { StolikError } from '@stolik/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Problem, problemSchema } from '../http/errors.ts';
import { nameSchema } from './person.ts';
import { type PeopleRoutes, requirePerson } from './routes.ts';

const response = { 200: z.unknown(), '4xx': problemSchema };
const credential = z.record(z.string(), z.unknown());
const schema = (summary: string) => ({ tags: ['passkeys'], summary, response });

/** The few routes of better-auth's passkeys that a page needs. */
export const passkeyRoutes: FastifyPluginAsyncZod<PeopleRoutes> = async (app, { people, rateLimits }) => {
  app.get(
    '/api/auth/passkey/generate-register-options',
    { schema: schema('What a device needs to make a passkey for my account') },
    async (request, reply) => {
      const { userName } = await owner(request);
      // Shown by the device; better-auth would show the made-up mail address.
      return forward(request, reply, `?name=${encodeURIComponent(userName ?? '')}`);
    },
  );

  app.post(
    '/api/auth/passkey/verify-registration',
    {
      schema: {
        ...schema('Keep the passkey a device has made'),
        body: z.object({ response: credential, name: nameSchema.optional() }),
      },
    },
    async (request, reply) => {
      await owner(request);
      return forward(request, reply);
    },
  );

  app.get(
    '/api/auth/passkey/generate-authenticate-options',
    { schema: schema('What a device needs to sign in with a passkey') },
    (request, reply) => forward(request, reply),
  );

  app.post(
    '/api/auth/passkey/verify-authentication',
    {
      preHandler: rateLimits.attempts,
      schema: {
        ...schema('Sign in with a passkey; the seats of the guest I was come along'),
        body: z.object({ response: credential.and(z.object({ id: z.string() })) }),
      },
    },
    async (request, reply) => {
      const answer = await forward(request, reply);
      if (reply.statusCode !== 200) return answer;
      // better-auth answers with the session's token, which no script of a page may see.
      const { id } = (answer as { user: { id: string } }).user;
      return (await people.find([id])).get(id);
    },
  );

  app.get('/api/auth/passkey/list-user-passkeys', { schema: schema('My passkeys') }, async (request, reply) => {
    await owner(request);
    return forward(request, reply);
  });

  app.post(
    '/api/auth/passkey/delete-passkey',
    { schema: { ...schema('Remove one of my passkeys'), body: z.object({ id: z.string() }) } },
    async (request, reply) => {
      await owner(request);
      return forward(request, reply);
    },
  );

  async function owner(request: FastifyRequest) {
    const person = await requirePerson(people, request);
    if (person.isGuest) throw new StolikError('account-needed', 'a guest has no passkeys: make an account first');
    return person;
  }

  /** Hands a request to better-auth with nothing but what it needs, and its answer back in our form. */
  async function forward(request: FastifyRequest, reply: FastifyReply, query = ''): Promise<unknown> {
    const { cookie, origin } = request.headers;
    const headers = new Headers({ 'content-type': 'application/json' });
    if (cookie) headers.set('cookie', cookie);
    if (origin) headers.set('origin', origin);
    const path = request.url.split('?')[0];
    const body = request.method === 'POST' ? JSON.stringify(request.body) : undefined;
    const answer = await people.auth.handler(
      new Request(`${people.auth.origin}${path}${query}`, { method: request.method, headers, body }),
    );
    // Some of its refusals say nothing.
    const text = await answer.text();
    const json: unknown = text ? JSON.parse(text) : undefined;
    if (answer.status >= 500) throw new Error(`better-auth answers ${answer.status} to ${path}`);
    for (const line of answer.headers.getSetCookie()) reply.header('set-cookie', line);
    reply.code(answer.status).header('cache-control', 'no-store');
    return answer.ok ? json : problemOf(json);
  }
};

function problemOf(json: unknown): Problem {
  const { code, message } = (json ?? {}) as { code?: string; message?: string };
  return { code: (code ?? 'bad-request').toLowerCase().replaceAll('_', '-'), message: message ?? 'refused' };
}
