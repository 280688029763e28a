import type { IncomingHttpHeaders } from 'node:http';
import { StolikError } from '@stolik/core';
import type { FastifyInstance } from 'fastify';

/** Refuses, before any route, what no page of ours sends: requests from foreign pages and text with U+0000. */
export function guardRequests(app: FastifyInstance, origin: string | undefined): void {
  // Forms of other sites can send plain text without asking; ours never do.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new StolikError('bad-request', 'an address must not contain U+0000');
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (isRead && !request.headers.upgrade) return;
    if (!isOwnOrigin(request.headers, origin, request.host)) {
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

/** Whether a request comes from our own page, or from no page at all, which then has nobody's cookies to abuse. */
export function isOwnOrigin(headers: IncomingHttpHeaders, origin: string | undefined, host: string): boolean {
  const from = headers.origin;
  if (from === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (origin !== undefined) return from === origin;
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
