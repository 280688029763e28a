import { Notice } from '@stolik/protocol';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { noticeOf } from './kept.ts';

/** What is kept about people, for whoever asks: without a guest being made of them. */
export function privacyRoutes(contact: string | undefined): FastifyPluginAsync {
  return async (plain) => {
    const schema = { tags: ['people'], summary: 'What is kept about people, and how long', response: { 200: Notice } };
    plain.withTypeProvider<ZodTypeProvider>().get('/api/privacy', { schema }, async () => noticeOf(contact));
  };
}
