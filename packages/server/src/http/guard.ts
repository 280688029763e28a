import type { IncomingHttpHeaders } from 'node:http';
import { StolikError } from '@stolik/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { nameCalled, namesServed } from './names.ts';

/** Asked by machines that call this one what they like, and telling nothing about persons. */
const OPEN: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** What anybody may read, and other pages may link to. */
const LINKED = /^\/api\/(docs|openapi\.json|tables)(\/|$)/;

/** Refuses, before any route, what no page of ours sends: requests from foreign pages and text with U+0000. */
export function guardRequests(app: FastifyInstance, settings: Pick<Settings, 'origin' | 'host'>): void {
  const isServed = namesServed(settings);
  const hostOf = nameCalled(settings);
  // Forms of other sites can send plain text without asking; ours never do.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const { url, headers } = request;
    // Node takes the first of several; a proxy in front may have gone by another.
    if (hostsIn(request) > 1) throw new StolikError('bad-request', 'a request has one Host');
    if (/%00/.test(url)) throw new StolikError('bad-request', 'an address must not contain U+0000');
    // Not what a proxy says it was: the page that asks can say that too.
    if (!OPEN.has(routeOf(request)) && !isServed(headers.host)) {
      throw new StolikError(
        'unknown-host',
        'this server does not know itself by this name: set STOLIK_ORIGIN to the address that visitors use',
      );
    }
    if (!isOwnOrigin(headers, settings.origin, hostOf(request)) && !isHarmless(request)) {
      throw new StolikError('foreign-origin', 'this request comes from another page than ours');
    }
  });
  // Node hands over the connection of a request that wants to become a socket; one that does not is closed by nobody else.
  app.addHook('onResponse', async (request) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.body)) throw new StolikError('bad-field', 'text must not contain U+0000');
  });
}

function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * The pattern of the route that a request goes to, or nothing where there is none. What is decided by it cannot be
 * circumvented by another way to write the address.
 */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '';
}

/**
 * Whether a foreign page may lead there: to the page and its files, or by a link that a visitor follows. Whatever else
 * it asks of the API, reading too, it asks with the address of a visitor who knows nothing of it.
 */
function isHarmless(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method) || headers.upgrade) return false;
  const route = routeOf(request);
  if (!route.startsWith('/api')) return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && LINKED.test(route);
}

/** Whether a request comes from our own page, or from no page at all, which then has nobody's cookies to abuse. */
export function isOwnOrigin(headers: IncomingHttpHeaders, origin: string | undefined, host: string): boolean {
  const from = headers.origin;
  if (from === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (origin !== undefined) return from === origin;
  // Over https too: a proxy in front may speak it, and nobody else has this host and port.
  return URL.canParse(from) && new URL(from).host === host;
}

/** With a list of what is left to look at, since a body may be nested deeper than functions can be. */
function hasNul(json: unknown): boolean {
  const left = [json];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\u0000')) return true;
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) left.push(...Object.keys(one));
    left.push(...Object.values(one));
  }
  return false;
}
