import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { type ApiDocument, descriptionOf } from './description.ts';
import { STYLE } from './description-style.ts';

/** Writes down every route that is made from now on, by the schemas that check its requests. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stolik',
        description:
          'Eurogames at a little table. What is live goes over a WebSocket at /api/stream: see docs/protocol.md.',
        version: VERSION,
      },
      tags: [
        { name: 'people', description: 'Names, accounts and sessions' },
        { name: 'passkeys', description: 'Signing in without a password' },
        { name: 'tables', description: 'Tables, seats and what was played' },
        { name: 'push', description: 'Being told of turns while the page is closed' },
        { name: 'mail', description: 'Being told by mail, where the server sends any' },
        { name: 'operations', description: 'For whoever runs the server' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The description of the API: at /api/docs for people, at /api/openapi.json for programs. */
export function showDescription(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return descriptionOf(app.swagger() as ApiDocument, '/api/docs.css', '/api/openapi.json');
  });
  app.get('/api/docs.css', hidden, async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return STYLE;
  });
}
