import { Group, GroupRow, Id, Refusal, textLine } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePerson } from '../people/routes.ts';
import {
  circleByLink,
  circleFor,
  circlesOf,
  join,
  leaveCircle,
  makeCircle,
  renameCircle,
  renewLink,
} from './circles.ts';
import type { CompanyRoutes } from './routes.ts';

const tags = ['groups'];
const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };
const Named = z.strictObject({ name: textLine(40) });
const Ided = z.object({ id: Id });
const Keyed = z.object({ key: Id });
const Glance = z.object({ name: z.string(), members: z.number().int() });

/** Groups of people with lists of tables of their own. */
export function groupRoutes({ company, people }: CompanyRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const { parts } = company;
    const { reads } = parts.store;
    const asking = async (request: FastifyRequest) => (await requirePerson(people, request)).id;
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    const listed = { 200: z.object({ groups: z.array(GroupRow) }), default: Refusal };
    app.get('/api/groups', { schema: { tags, summary: 'The groups I am in', response: listed } }, async (request) => ({
      groups: await circlesOf(reads, await asking(request)),
    }));
    app.post(
      '/api/groups',
      { schema: { tags, summary: 'Make a group', body: Named, response: { 200: Ided, default: Refusal } } },
      async (request) => {
        const person = await asking(request);
        return { id: await company.change((trx) => makeCircle(parts, trx, person, request.body.name)) };
      },
    );
    app.get(
      '/api/groups/:id',
      { schema: { tags, summary: 'A group I am in', params: Ided, response: { 200: Group, default: Refusal } } },
      async (request) => circleFor(reads, request.params.id, await asking(request)),
    );
    app.patch(
      '/api/groups/:id',
      { schema: { tags, summary: 'Rename a group I look after', params: Ided, body: Named, response: nothing } },
      async (request, reply) => {
        const person = await asking(request);
        await company.change((trx) => renameCircle(parts, trx, request.params.id, person, request.body.name));
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/groups/:id/link',
      { schema: { tags, summary: 'Make another link to a group I look after', params: Ided, response: nothing } },
      async (request, reply) => {
        const person = await asking(request);
        await company.change((trx) => renewLink(parts, trx, request.params.id, person));
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/groups/:id/members/:key',
      {
        schema: {
          tags,
          summary: 'Leave a group; whoever looks after it may remove others',
          params: Ided.extend({ key: Id }),
          response: nothing,
        },
      },
      async (request, reply) => {
        const { id, key } = request.params;
        const person = await asking(request);
        await company.change((trx) => leaveCircle(parts, trx, id, person, key));
        return reply.code(204).send();
      },
    );
    app.get(
      '/api/group-links/:key',
      {
        schema: {
          tags,
          summary: 'The group a link leads to',
          params: Keyed,
          response: { 200: Glance, default: Refusal },
        },
      },
      async (request) => {
        const { name, members } = await circleByLink(reads, request.params.key);
        return { name, members };
      },
    );
    app.post(
      '/api/group-links/:key',
      {
        schema: {
          tags,
          summary: 'Come into a group by its link',
          params: Keyed,
          response: { 200: Ided, default: Refusal },
        },
      },
      async (request) => {
        const person = await asking(request);
        return company.change(async (trx) => {
          const { id, members } = await join(parts, trx, person, request.params.key);
          await company.stir(trx, person, ...members);
          return { id };
        });
      },
    );
  };
}
