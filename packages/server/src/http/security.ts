import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers that keep browsers from running, framing or sending anything that is not ours. */
export async function secureHeaders(app: FastifyInstance, origin: string | undefined): Promise<void> {
  const isHttps = origin?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Needs a secure address, and browsers complain without one.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
  // Most answers are one person's own: only what says that it is everybody's is kept on the way.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy(socketAddress(origin, request.host)));
  });
}

function policy(socket: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Some browsers do not count WebSockets of the same host as 'self'. */
function socketAddress(origin: string | undefined, host: string): string {
  if (origin) return origin.replace(/^http/, 'ws');
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `ws://${host}` : '';
}
