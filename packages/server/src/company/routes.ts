import {
  AversionKind,
  Id,
  NewReport,
  PersonalNews,
  Refusal,
  Relation,
  Report,
  Unwanted,
  Verdict,
  Whom,
} from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { People } from '../people/people.ts';
import { requirePerson } from '../people/routes.ts';
import type { Company } from './company.ts';
import { judge, listReports, mustModerate } from './moderation.ts';
import { newsOf, readWarning } from './news.ts';
import { keepReport } from './reports.ts';

export interface CompanyRoutes {
  readonly company: Company;
  readonly people: People;
}

const tags = ['company'];
const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };
const Keyed = z.object({ key: Id });

/** What people want of strangers: not to hear them, not to meet them, and that somebody looks at what they did. */
export function companyRoutes({ company, people }: CompanyRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const { store, now, newId } = company.parts;
    const asking = async (request: FastifyRequest) => (await requirePerson(people, request)).id;
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      '/api/me/news',
      { schema: { tags, summary: 'What is new for me', response: { 200: PersonalNews, default: Refusal } } },
      async (request) => newsOf(store.reads, await asking(request)),
    );
    app.delete(
      '/api/me/warning',
      { schema: { tags, summary: 'I have read what a moderator told me', response: nothing } },
      async (request, reply) => {
        await readWarning(store.db, await asking(request));
        return reply.code(204).send();
      },
    );

    const listed = { 200: z.object({ unwanted: z.array(Unwanted) }), default: Refusal };
    app.get(
      '/api/me/unwanted',
      { schema: { tags, summary: 'Whom I have muted or blocked', response: listed } },
      async (request) => ({ unwanted: await company.unwanted(await asking(request)) }),
    );
    app.post(
      '/api/me/unwanted',
      {
        schema: {
          tags,
          summary: 'Mute somebody, whose words I am not shown any more, or block them, whom I do not meet either',
          body: z.strictObject({ whom: Whom, kind: AversionKind }),
          response: nothing,
        },
      },
      async (request, reply) => {
        await company.avoid(await asking(request), request.body.whom, request.body.kind);
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/me/relation',
      {
        schema: {
          tags,
          summary: 'What somebody is to me: a friend, or somebody I do not want to hear or meet',
          body: z.strictObject({ whom: Whom }),
          response: { 200: Relation, default: Refusal },
        },
      },
      async (request) => company.relation(await asking(request), request.body.whom),
    );
    app.delete(
      '/api/me/unwanted/:key',
      { schema: { tags, summary: 'Let somebody be heard and met again', params: Keyed, response: nothing } },
      async (request, reply) => {
        await company.lift(await asking(request), request.params.key);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/reports',
      { schema: { tags, summary: 'Report somebody to the moderators', body: NewReport, response: nothing } },
      async (request, reply) => {
        const person = await asking(request);
        await company.change((trx) => keepReport(store, trx, person, request.body, { id: newId(), now: now() }));
        return reply.code(204).send();
      },
    );
    const reports = { 200: z.object({ reports: z.array(Report) }), default: Refusal };
    app.get(
      '/api/reports',
      { schema: { tags, summary: 'For moderators: what waits to be decided, the oldest first', response: reports } },
      async (request) => ({
        reports: await listReports(store.reads, await mustModerate(store.reads, await asking(request))),
      }),
    );
    app.post(
      '/api/reports/:id',
      {
        schema: {
          tags,
          summary: 'For moderators: decide about a report',
          params: z.object({ id: Id }),
          body: Verdict,
          response: nothing,
        },
      },
      async (request, reply) => {
        const by = await mustModerate(store.reads, await asking(request));
        await judge({ company, people }, by, request.params.id, request.body);
        return reply.code(204).send();
      },
    );
  };
}
