import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what was refused with this code, over HTTP or a socket. */
    countRefusal(code: string): void;
  }
}

/** Refusals that whoever runs the server should know the number of, by reason; the others are part of playing. */
const REASONS: Readonly<Record<string, string>> = {
  'account-needed': 'rights',
  'bad-content-type': 'input',
  'bad-field': 'input',
  'bad-frame': 'input',
  'bad-json': 'input',
  'bad-request': 'input',
  banned: 'rights',
  enough: 'limit',
  'foreign-origin': 'origin',
  muted: 'rights',
  'not-host': 'rights',
  'not-seated': 'rights',
  'play-first': 'limit',
  removed: 'rights',
  'slow-down': 'limit',
  'too-large': 'input',
  'too-many': 'limit',
  'too-many-requests': 'limit',
  'too-many-tables': 'limit',
  'unknown-host': 'host',
  'wrong-credentials': 'credentials',
};

/** Lets refusals be counted. */
export function countRefusals(app: FastifyInstance): void {
  const refused = new Counter({
    name: 'stolik_refused_total',
    help: 'Requests and frames that were refused, by reason.',
    labelNames: ['reason'],
    registers: [app.metrics],
  });
  for (const reason of Object.values(REASONS)) refused.inc({ reason }, 0);
  app.decorate('countRefusal', (code: string) => {
    const reason = REASONS[code];
    if (reason !== undefined) refused.inc({ reason });
  });
}
