import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BotJobs } from '../bots/jobs.ts';
import { inTime } from '../in-time.ts';
import type { Hub } from '../stream/hub.ts';
import type { Tables } from './tables.ts';

type Census = Awaited<ReturnType<BotJobs['census']>>;

/** How long the store is waited for. */
const LONGEST_LOOK_MS = 1_000;

/** What is measured while it happens. */
export interface Measures {
  /** A bot has thought for so long, in seconds. */
  thought(seconds: number): void;
  /** A word of another node was so long on its way, in milliseconds. */
  heard(ms: number): void;
}

export function measuresIn(registry: Registry): Measures {
  const registers = [registry];
  const thoughts = new Histogram({
    name: 'stolik_bot_seconds',
    help: 'How long bots thought about a turn here.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const lags = new Histogram({
    name: 'stolik_node_lag_seconds',
    help: 'How long words of other nodes were on their way to this one.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  return {
    thought: (seconds) => thoughts.observe(seconds),
    heard: (ms) => lags.observe(Math.max(0, ms) / 1000),
  };
}

/** What is looked up when somebody asks for the measurements. */
export function measureOnDemand(
  registry: Registry,
  { tables, hub, jobs }: { readonly tables: Tables; readonly hub: Hub; readonly jobs: BotJobs },
): void {
  const registers = [registry];
  const changes = new Counter({
    name: 'stolik_changes_total',
    help: 'Changes of tables that were shown here.',
    registers,
  });
  tables.onChange(() => changes.inc());
  const gauge = (name: string, help: string, measure: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(measure());
      },
    });
  gauge('stolik_connections', 'Open sockets.', () => hub.size);
  gauge('stolik_tables', 'Tables in memory.', () => tables.size);

  // Both come from one look at the store; one that does not answer soon must not hide the other measurements.
  let looking: Promise<Census | undefined> | undefined;
  const census = () => {
    looking ??= jobs
      .census()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    return inTime(looking, LONGEST_LOOK_MS, undefined);
  };
  new Gauge({
    name: 'stolik_bot_jobs',
    help: 'Turns of bots on all nodes: those that wait for a thread and those that are thought about.',
    labelNames: ['state'],
    registers,
    async collect() {
      const known = await census();
      this.reset();
      if (!known) return;
      this.set({ state: 'waiting' }, known.waiting);
      this.set({ state: 'working' }, known.working);
    },
  });
  new Gauge({
    name: 'stolik_bot_job_age_seconds',
    help: 'For how long the oldest of them has been there.',
    registers,
    async collect() {
      const known = await census();
      if (known) this.set(known.age);
      else this.remove();
    },
  });
}
