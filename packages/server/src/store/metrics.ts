import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Timed } from './durations.ts';
import type { Store } from './store.ts';

/** Adds what can be measured about a store; the answer ends it. */
export function measureStore({ durations, damage, pool }: Store, registry: Registry): () => void {
  const histogram = new Histogram({
    name: 'stolik_store_seconds',
    help: 'How long the store took, by what it did.',
    labelNames: ['kind'],
    buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const series: Record<Timed, ReturnType<typeof histogram.labels>> = {
    write: histogram.labels('write'),
    commit: histogram.labels('commit'),
    read: histogram.labels('read'),
  };
  new Gauge({
    name: 'stolik_store_damaged',
    help: 'Whether the store was found to be damaged.',
    registers: [registry],
    collect() {
      this.set(damage.found === undefined ? 0 : 1);
    },
  });
  if (pool) {
    new Gauge({
      name: 'stolik_store_connections',
      help: 'Connections to PostgreSQL, and who waits for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }
  return durations.listen((what, seconds) => series[what].observe(seconds));
}
