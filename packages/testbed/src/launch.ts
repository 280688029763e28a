import { fileURLToPath } from 'node:url';
import type { Launch } from './server-process.ts';

/** Processes run the build, also where this file runs from its source, as in tests. */
const UNRELIABLE = fileURLToPath(new URL('../dist/unreliable-server.js', import.meta.url));
const BIN = fileURLToPath(new URL('../../cli/bin/stolik.js', import.meta.url));

/** The same with words between nodes that come late, twice or never. */
export function unreliableOn(store: string): Launch {
  return { ...launchOn(store), script: UNRELIABLE, args: [] };
}

/** `stolik serve` on a store and any free port, for guests that all come from one address. */
export function launchOn(store: string): Launch {
  const env = { DATABASE_URL: store, PORT: '0', HOST: '127.0.0.1', STOLIK_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  return { script: BIN, args: ['serve'], env };
}
