import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { nameCalled } from './names.ts';

/** Headers that keep browsers from running, framing or sending anything that is not ours. */
export async function secureHeaders(app: FastifyInstance, settings: Pick<Settings, 'origin' | 'host'>): Promise<void> {
  const { origin } = settings;
  const hostOf = nameCalled(settings);
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
    const socket = socketAddress(origin, hostOf(request));
    reply.header('content-security-policy', policy(socket, BOT_WORKER.test(request.url)));
  });
}

/** Bots of the page think in here, by WebAssembly where there is any: a worker has the policy that it comes with. */
const BOT_WORKER = /^\/assets\/worker-[\w-]+\.js$/;

function policy(socket: string, mayCompile: boolean): string {
  return [
    "default-src 'self'",
    mayCompile ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
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
