import { Friend, HeadToHead, Id, Profile, Refusal, Shown, Whom } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePerson } from '../people/routes.ts';
import { friendBy, friendsOf, headToHead } from './friends.ts';
import { askedTo, decline } from './invitations.ts';
import { friendLink, ownerOfLink } from './links.ts';
import { profileOf } from './profile.ts';
import type { CompanyRoutes } from './routes.ts';
import { shownOf } from './shows.ts';

const tags = ['friends'];
const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };
const Keyed = z.object({ key: Id });
const Link = z.object({ key: Id });
const LinkOwner = z.object({ name: z.string(), account: Id.optional() });
const Shows = z.object({ shows: z.array(Shown) });

/** Friends: who they are, how one comes by them, and what they ask each other to. */
export function friendRoutes({ company, people }: CompanyRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const { store } = company.parts;
    const asking = async (request: FastifyRequest) => (await requirePerson(people, request)).id;
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      '/api/friends',
      {
        schema: {
          tags,
          summary: 'My friends, and who asks and was asked',
          response: { 200: z.object({ friends: z.array(Friend) }), default: Refusal },
        },
      },
      async (request) => ({ friends: await friendsOf(store.reads, await asking(request)) }),
    );
    app.post(
      '/api/friends',
      {
        schema: {
          tags,
          summary: 'Ask somebody I have sat at a table with to be my friend; whoever asks me already is one then',
          body: z.strictObject({ whom: Whom }),
          response: nothing,
        },
      },
      async (request, reply) => {
        await company.ask(await asking(request), request.body.whom);
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/friends/:key/accept',
      { schema: { tags, summary: 'Say yes to somebody who asks', params: Keyed, response: nothing } },
      async (request, reply) => {
        await company.accept(await asking(request), request.params.key);
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/friends/:key',
      { schema: { tags, summary: 'Be friends no more, say no, or ask no more', params: Keyed, response: nothing } },
      async (request, reply) => {
        await company.part(await asking(request), request.params.key);
        return reply.code(204).send();
      },
    );
    const games = { 200: z.object({ games: z.array(HeadToHead) }), default: Refusal };
    app.get(
      '/api/friends/:key',
      { schema: { tags, summary: 'What a friend and I have won against each other', params: Keyed, response: games } },
      async (request) => {
        const person = await asking(request);
        const other = await friendBy(store.reads, person, request.params.key, 'friends');
        return { games: await headToHead(store.reads, person, other) };
      },
    );

    app.post(
      '/api/friends/link',
      {
        schema: {
          tags,
          summary: 'The key of my link, by which others become my friends; another one, if the old is good no longer',
          body: z.strictObject({ isNew: z.boolean().default(false) }),
          response: { 200: Link, default: Refusal },
        },
      },
      async (request) => {
        const person = await asking(request);
        return { key: await company.change((trx) => friendLink(company.parts, trx, person, request.body.isNew)) };
      },
    );
    app.get(
      '/api/friend-links/:key',
      { schema: { tags, summary: 'Whose link it is', params: Keyed, response: { 200: LinkOwner, default: Refusal } } },
      async (request) => {
        const viewer = await people.identify(request.headers);
        const { name, handle } = await ownerOfLink(store.reads, request.params.key, viewer?.id);
        return { name, ...(handle !== null && { account: handle }) };
      },
    );
    app.post(
      '/api/friend-links/:key',
      { schema: { tags, summary: 'Become a friend of whose link it is', params: Keyed, response: nothing } },
      async (request, reply) => {
        await company.take(await asking(request), request.params.key);
        return reply.code(204).send();
      },
    );

    const asked = { 200: z.object({ friends: z.array(Id) }), default: Refusal };
    app.get(
      '/api/tables/:id/invitations',
      {
        schema: {
          tags,
          summary: 'The friends whom I have asked to a table',
          params: z.object({ id: Id }),
          response: asked,
        },
      },
      async (request) => ({ friends: await askedTo(store.reads, request.params.id, await asking(request)) }),
    );
    app.post(
      '/api/tables/:id/invitations',
      {
        schema: {
          tags,
          summary: 'Ask a friend to a table where I sit, before the start',
          params: z.object({ id: Id }),
          body: z.strictObject({ friend: Id }),
          response: nothing,
        },
      },
      async (request, reply) => {
        await company.invite(await requirePerson(people, request), request.params.id, request.body.friend);
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/me/invitations/:key',
      { schema: { tags, summary: 'Not come to a table that I am asked to', params: Keyed, response: nothing } },
      async (request, reply) => {
        const person = await asking(request);
        await company.change(async (trx) => {
          if (await decline(trx, person, request.params.key)) await company.stir(trx, person);
        });
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/me/shows',
      { schema: { tags, summary: 'What I let others see', response: { 200: Shows, default: Refusal } } },
      async (request) => {
        const row = await store.reads
          .selectFrom('person')
          .select('shows')
          .where('id', '=', await asking(request))
          .executeTakeFirst();
        return { shows: shownOf(row?.shows ?? null) };
      },
    );
    app.put(
      '/api/me/shows',
      { schema: { tags, summary: 'Let others see something, or no longer', body: Shows.strict(), response: nothing } },
      async (request, reply) => {
        const shows = [...new Set(request.body.shows)].sort().join() || null;
        await store.db
          .updateTable('person')
          .set({ shows })
          .where('id', '=', await asking(request))
          .execute();
        return reply.code(204).send();
      },
    );
    app.get(
      '/api/people/:account',
      {
        schema: {
          tags,
          summary: 'What the owner of an account lets everybody see',
          params: z.object({ account: Id }),
          response: { 200: Profile, default: Refusal },
        },
      },
      async (request) => profileOf(store.reads, request.params.account),
    );
  };
}
