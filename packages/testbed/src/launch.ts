import { fileURLToPath } from 'node:url';
import type { Launch } from './server-process.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/stolik.js', import.meta.url));

/** `stolik serve` on a store and any free port, for guests that all come from one address. */
export function launchOn(store: string): Launch {
  const env = { DATABASE_URL: store, PORT: '0', HOST: '127.0.0.1', STOLIK_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  return { script: BIN, args: ['serve'], env };
}
