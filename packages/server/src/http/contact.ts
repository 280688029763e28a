import type { FastifyInstance } from 'fastify';
import { NO_CONTACT, type Settings } from '../settings.ts';

/** How long what is told may be believed. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** Whom to write to about this server, where whoever runs it says so. */
export function contactOf({ contact, origin }: Settings): string | undefined {
  return contact === NO_CONTACT || contact === origin ? undefined : contact;
}

/** /.well-known/security.txt (RFC 9116): where whoever found a hole reaches whoever runs this server, if they have said so. */
export function tellContact(app: FastifyInstance, { contact, origin }: Settings): void {
  if (contact === NO_CONTACT || contact === origin) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const expires = new Date(Date.now() + VALID_MS).toISOString();
    return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, pl\n`;
  });
}
