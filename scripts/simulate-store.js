// How long a change waits for a store that keeps together what comes at the same time: by simulation, because the disk of a
// shared machine now and then stands still, and no formula for queues likes that. See docs/scaling.md.
//   node scripts/simulate-store.js [--rates 500,1000,…] [--seconds 120] [--nodes 1] [--quiet]

import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '100,500,1000,2000,4000,6000,8000' },
    seconds: { type: 'string', default: '120' },
    nodes: { type: 'string', default: '1' },
    quiet: { type: 'boolean', default: false },
  },
});

/** Measured: milliseconds of the store for each statement and for each change in it, and the most in one statement. */
const STATEMENT_MS = 0.4;
const CHANGE_MS = 0.14;
const MOST = 100;
/** Milliseconds that the disk takes for one write, and how often it is at most so slow. */
const DISK = [
  [0.35, 0.5],
  [1.5, 0.95],
  [4, 0.99],
  [20, 1],
];
/** Now and then it stands still: how often on average, and for how long at most, in milliseconds. */
const STILL_EVERY = 3_000;
const LONGEST_STILL = 200;

/** A generator of numbers from 0 up to 1, the same in every run (mulberry32). */
function numbers(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One write, somewhere between the two rows of the table that its luck lies between. */
function diskTime(luck) {
  const i = DISK.findIndex(([, share]) => luck < share);
  const [ms, share] = DISK[i];
  const [lessMs, lessShare] = DISK[i - 1] ?? [0.2, 0];
  return lessMs + ((ms - lessMs) * (luck - lessShare)) / (share - lessShare);
}

/** Waits of all changes, in milliseconds, when so many a second come to so many nodes of one store. */
function simulate(rate, seconds, nodes) {
  const next = numbers(rate);
  const still = { from: values.quiet ? Number.POSITIVE_INFINITY : 0, to: 0 };
  /** When a write that begins at this time is done. */
  const written = (time) => {
    while (still.to < time && still.from < time) {
      still.from = still.to - Math.log(1 - next()) * STILL_EVERY;
      still.to = still.from + next() * LONGEST_STILL;
    }
    return (time >= still.from ? still.to : time) + diskTime(next());
  };
  const waits = [];
  const queues = Array.from({ length: nodes }, () => []);
  /** When each node may send its next statement, and when the store's one processor is free. */
  const freeAt = new Array(nodes).fill(0);
  let storeFreeAt = 0;
  let now = 0;
  const serve = (node, until) => {
    const queue = queues[node];
    while (queue.length > 0) {
      const begin = Math.max(freeAt[node], queue[0]);
      if (begin > until) return;
      let count = 0;
      while (count < queue.length && count < MOST && queue[count] <= begin) count++;
      const worked = Math.max(begin, storeFreeAt) + STATEMENT_MS + CHANGE_MS * count;
      storeFreeAt = worked;
      // The disk of one statement waits beside the processor's work for another.
      freeAt[node] = written(worked);
      for (const came of queue.splice(0, count)) waits.push(freeAt[node] - came);
    }
  };
  while (now < seconds * 1000) {
    now += (-Math.log(1 - next()) * 1000) / rate;
    for (let node = 0; node < nodes; node++) serve(node, now);
    queues[Math.floor(next() * nodes)].push(now);
    if (waits.length > 0 && queues[0].length > 50_000) break;
  }
  return waits.sort((a, b) => a - b);
}

const rows = values.rates.split(',').map((text) => {
  const rate = Number(text);
  const waits = simulate(rate, Number(values.seconds), Number(values.nodes));
  const at = (share) => waits[Math.floor(waits.length * share)].toFixed(1);
  return { 'changes/s': rate, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(0.99999) };
});
console.table(rows);
