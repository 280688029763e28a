import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets the page add a style of its own: radix's scroll lock needs one. */
    styleNonce: string;
  }
}

/** Headers that keep browsers from running, framing or sending anything that is not ours. */
export async function secureHeaders(app: FastifyInstance, origin: string | undefined): Promise<void> {
  const isHttps = origin?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60 } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Needs a secure address, and browsers complain without one.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy(reply.styleNonce, socketAddress(origin, request.host)));
  });
}

function policy(styleNonce: string, socket: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
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
