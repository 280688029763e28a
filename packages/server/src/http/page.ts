import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { StolikError } from '@stolik/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './errors.ts';

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url);

/** Serves the built page: its files, and itself for every address that is not the API's. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StolikError('not-built', 'the page is not built yet: run `npm run build` first');
  const html = readFileSync(file);
  await app.register(files, {
    root: folder,
    index: false,
    // The build has written each text in compressed form too.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.setHeader('cache-control', cachingOf(path.slice(folder.length))),
  });
  const page = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  app.get('/', { schema: { hide: true } }, page);
  app.get('/index.html', { schema: { hide: true } }, page);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApi(request.url) || request.url.startsWith('/assets/')) return notFound(request, reply);
    return page(request, reply);
  });
}

/** The answer where there is nothing. */
export function notFound(_request: FastifyRequest, reply: FastifyReply) {
  const problem: Problem = { code: 'not-found', message: 'there is nothing at this address' };
  return reply.code(404).send(problem);
}

/** Files named after their content never change; everything else is asked for anew. */
function cachingOf(path: string): string {
  return /^[\\/]?assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
