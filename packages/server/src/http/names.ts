import { isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * Whether a request may call this server by the name in its `Host`.
 *
 * A foreign page can let its own name stand for this machine, and its requests then come from the same origin as ours. So
 * where nobody has said what the server is called, it answers only to names that nobody else can give away.
 */
export function namesServed({ origin, host }: Pick<Settings, 'origin' | 'host'>): (called?: string) => boolean {
  if (origin !== undefined) return () => true;
  const machine = hostname();
  const own = new Set(['localhost', host, machine, `${machine.split('.')[0]}.local`].map((name) => name.toLowerCase()));
  return (called = '') => {
    const name = nameIn(called);
    return own.has(name) || name.endsWith('.localhost') || isIP(name) !== 0;
  };
}

/**
 * How to tell what a request calls this server. A proxy that is trusted may tell it, but visitors can tell the same through
 * it: it is believed where the `Host` itself would be.
 */
export function nameCalled(settings: Pick<Settings, 'origin' | 'host'>): (request: FastifyRequest) => string {
  const isServed = namesServed(settings);
  return ({ host, headers }) => (isServed(host) ? host : (headers.host ?? ''));
}

const HOST = /^(?:\[([\da-f:.]+)\]|([\w-]+(?:\.[\w-]+)*)\.?)(?::\d{1,5})?$/;

/** A host without its port, the brackets of IPv6 and the dot that ends a full name; nothing where it is no name of a host. */
function nameIn(host: string): string {
  const [, literal, name = ''] = HOST.exec(host.toLowerCase()) ?? [];
  if (literal === undefined) return name;
  return isIPv6(literal) ? literal : '';
}
