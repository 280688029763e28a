import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The API's description at /api/docs, made from the schemas that check each request. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Stolik', description: 'Eurogames at a little table.', version: '0.1.0' },
      tags: [
        { name: 'people', description: 'Names, accounts and sessions' },
        { name: 'passkeys', description: 'Signing in without a password' },
        { name: 'push', description: 'Being told of turns while the page is closed' },
        { name: 'operations', description: 'For whoever runs the server' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The library's page styles itself inline; it shows nothing that a visitor wrote.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  });
}
