import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { measureStore } from '../store/metrics.ts';
import type { Store } from '../store/store.ts';
import { VERSION } from '../version.ts';
import { problemSchema } from './errors.ts';
import type { QuietLog } from './quiet-log.ts';
import { Readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where modules add their own measurements. */
    metrics: Registry;
  }
}

/** How often a node looks by itself whether its store answers. */
const LOOK_MS = 5_000;

const health = z.object({ status: z.literal('ok') });

/** `/healthz`, `/readyz`, `/metrics`, and one line of log for each request: never its body, cookies or full address. */
export function observe(app: FastifyInstance, store: Store, quiet: QuietLog): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  });
  new Gauge({
    name: 'stolik_version_info',
    help: 'Which Stolik this is.',
    labelNames: ['version'],
    registers: [metrics],
  }).set({ version: VERSION }, 1);
  app.decorate('metrics', metrics);
  const endMeasuring = measureStore(store, metrics);
  app.addHook('onClose', async () => endMeasuring());
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern and not its address, which may hold an invitation.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (route.startsWith('/api')) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });

  const readiness = new Readiness(store, app.log, () => quiet.forget());
  // Whether or not anybody asks, the log has to say it.
  quiet.onTrouble = () => void readiness.look();
  const watch = setInterval(() => void readiness.look(), LOOK_MS).unref();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(watch);
  });
  const problem = async () => (isStopping ? 'this node is stopping' : readiness.problem());
  new Gauge({
    name: 'stolik_ready',
    help: 'Whether requests are welcome, as /readyz says it.',
    registers: [metrics],
    async collect() {
      this.set((await problem()) === undefined ? 1 : 0);
    },
  });
  const tags = ['operations'];
  app.get('/healthz', { schema: { tags, summary: 'The process is alive', response: { 200: health } } }, async () => ({
    status: 'ok',
  }));
  app.get(
    '/readyz',
    { schema: { tags, summary: 'Requests are welcome', response: { 200: health, 503: problemSchema } } },
    async (_request, reply) => {
      const message = await problem();
      if (message === undefined) return { status: 'ok' };
      return reply.code(503).send({ code: 'unavailable', message });
    },
  );
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}
