import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../load.ts';
import { percentile, rounded, sorted } from '../times.ts';
import type { Besieged } from './target.ts';
import type { Trial } from './trial.ts';
import { send } from './visitor.ts';

/** By so much a server's memory may grow under a flood. */
const MOST_GROWTH_MB = 100;
/** So long one in twenty may wait for `/healthz` meanwhile. */
const SLOWEST_MS = 200;
/** Questions before and after, when nothing else happens. */
const CALM_PROBES = { full: 40, short: 10 };
const BETWEEN_PROBES_MS = 10;

/** Asks a server how it is, again and again. */
class Probe {
  readonly #server: Besieged;
  readonly #times: number[] = [];
  #memory = 0;

  constructor(server: Besieged) {
    this.#server = server;
  }

  async ask(): Promise<void> {
    const begin = performance.now();
    const { status } = await send(this.#server.address, '/healthz');
    // Whoever got no answer has waited for ever.
    this.#times.push(status === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
    const [{ pid }] = this.#server.nodes;
    if (pid !== undefined) this.#memory = Math.max(this.#memory, memoryOf(pid));
    await pause(BETWEEN_PROBES_MS);
  }

  /** The most memory that was seen, and what 19 of 20 did not have to wait for longer. */
  get worst() {
    return { memory: Math.round(this.#memory / 2 ** 20), ms: rounded(percentile(sorted(this.#times), 0.95)) };
  }
}

async function calm(server: Besieged, trial: Trial) {
  const probe = new Probe(server);
  for (let i = 0; i < trial.often(CALM_PROBES.full, CALM_PROBES.short); i++) await probe.ask();
  return probe.worst;
}

/**
 * Looks at the memory and the patience of a server before, while and after it is flooded. A server without limits promises
 * nobody any time.
 */
export async function underFlood(
  server: Besieged,
  trial: Trial,
  flood: (stop: AbortSignal) => Promise<unknown>,
  hasLimits = true,
): Promise<void> {
  const before = await calm(server, trial);
  const probe = new Probe(server);
  let isOver = false;
  const probing = (async () => {
    while (!isOver) await probe.ask();
  })();
  try {
    await flood(AbortSignal.timeout(trial.seconds * 1000));
  } finally {
    isOver = true;
    await probing;
  }
  const during = probe.worst;
  const after = await calm(server, trial);
  const slowest = hasLimits ? SLOWEST_MS * trial.patience : undefined;
  trial.figures = {
    most: { growthMB: MOST_GROWTH_MB, ...(slowest !== undefined && { healthzMs: slowest }) },
    memoryMB: { before: before.memory, during: during.memory, after: after.memory },
    healthzMs: { before: before.ms, during: during.ms, after: after.ms },
  };
  const growth = Math.max(during.memory, after.memory) - before.memory;
  trial.check(growth <= MOST_GROWTH_MB, `memory grew by ${growth} MB, from ${before.memory} MB`);
  if (slowest === undefined) return;
  trial.check(
    during.ms <= slowest,
    `one in twenty waited ${during.ms} ms or longer for /healthz (before: ${before.ms})`,
  );
}
