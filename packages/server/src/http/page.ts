import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { StolikError } from '@stolik/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PreviewParts, servePictures, withPreviews } from '../preview/routes.ts';
import { notFound } from './not-found.ts';

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url);

/** Serves the built page: its files, and itself for every address that is not the API's. */
export async function servePage(app: FastifyInstance, folder: string, previews: PreviewParts): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StolikError('not-built', 'the page is not built yet: run `npm run build` first');
  const html = readFileSync(file, 'utf8');
  await app.register(files, {
    root: folder,
    index: false,
    // The build has written each text in compressed form too.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.setHeader('cache-control', cachingOf(path.slice(folder.length))),
  });
  const send = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
  const page = (_request: FastifyRequest, reply: FastifyReply) => send(reply, html);
  app.get('/', { schema: { hide: true } }, page);
  app.get('/index.html', { schema: { hide: true } }, page);
  servePictures(app);
  const previewed = withPreviews(html, previews);
  app.get<{ Params: { id: string } }>('/table/:id', { schema: { hide: true } }, async (request, reply) =>
    send(reply.header('vary', 'accept-language'), await previewed(request)),
  );
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApi(request.url) || request.url.startsWith('/assets/')) return notFound(request, reply);
    return page(request, reply);
  });
}

/** Files named after their content never change; everything else is asked for anew. */
function cachingOf(path: string): string {
  return /^[\\/]?assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
