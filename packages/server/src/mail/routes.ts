import { StolikError } from '@stolik/core';
import { Id, Mailbox, MailChoice, MailProof, Refusal, WantedMail } from '@stolik/protocol';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { People } from '../people/people.ts';
import { requirePerson, requireSession } from '../people/routes.ts';
import type { Mailboxes } from './mailboxes.ts';
import type { Postman } from './postman.ts';

export interface MailRoutes {
  readonly people: People;
  readonly mailboxes: Mailboxes;
  /** Where this server sends mail. */
  readonly postman: Postman | undefined;
}

const tags = ['mail'];
const nothing = { 204: z.undefined().describe('Nothing'), default: Refusal };
const answered = { 200: Mailbox, default: Refusal };
const Keyed = z.object({ key: Id });

/** Where a person wants to be mailed; what is in a mail works for whoever has it, in whatever browser. */
export function mailRoutes({ people, mailboxes, postman }: MailRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const isOffered = postman !== undefined;
    const mailboxOf = async (person: string) => ({ isOffered, ...(await mailboxes.of(person)) });
    app.get('/api/me/mail', { schema: { tags, summary: 'Where I am mailed', response: answered } }, async (request) =>
      mailboxOf((await requirePerson(people, request)).id),
    );
    app.put(
      '/api/me/mail',
      {
        schema: {
          tags,
          summary: 'Mail me there: a link is sent that says whose address it is, good once and for a day',
          body: WantedMail,
          response: answered,
        },
      },
      async (request) => {
        if (!postman) throw new StolikError('no-mail', 'this server sends no mail');
        const session = await requireSession(people, request);
        if (await mailboxes.want(session, request.body)) void postman.look();
        return mailboxOf(session.person.id);
      },
    );
    app.patch(
      '/api/me/mail',
      { schema: { tags, summary: 'What I am mailed, and in which language', body: MailChoice, response: answered } },
      async (request) => {
        const { id } = await requirePerson(people, request);
        await mailboxes.choose(id, request.body);
        return mailboxOf(id);
      },
    );
    app.delete(
      '/api/me/mail',
      { schema: { tags, summary: 'No more mail: the address is forgotten', response: nothing } },
      async (request, reply) => {
        await mailboxes.remove((await requirePerson(people, request)).id);
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/mail/:key/confirm',
      {
        schema: {
          tags,
          summary: 'This address is mine: what the link in a mail says',
          params: Keyed,
          body: MailProof,
          response: nothing,
        },
      },
      async (request, reply) => {
        await mailboxes.confirm(request.params.key, request.body.token);
        return reply.code(204).send();
      },
    );
    await app.register(async (open) => {
      // Programs that read mail send a form (RFC 8058). What it says is known.
      open.removeAllContentTypeParsers();
      open.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
      open
        .withTypeProvider<ZodTypeProvider>()
        .post(
          '/api/mail/:key/off',
          { schema: { tags, summary: 'No more mail to whoever has this link', params: Keyed, response: nothing } },
          async (request, reply) => {
            await mailboxes.end(request.params.key);
            return reply.code(204).send();
          },
        );
    });
  };
}
