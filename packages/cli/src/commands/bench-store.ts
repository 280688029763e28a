import { launchOn } from '@stolik/testbed/launch';
import { ServerProcess } from '@stolik/testbed/server-process';
import type { Asked } from '@stolik/testbed/store-load';
import { summaryOf } from '@stolik/testbed/times';
import { Command } from 'commander';
import { jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { onStore, type StoreArguments, storeOption } from './store.ts';

interface Arguments extends Pick<StoreArguments, 'store'> {
  readonly tables: number;
  readonly times: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function benchStoreCommand(): Command {
  return new Command('store')
    .description('Fill a store with finished tables, and say how long lists and moves take on a server above it.')
    .option('--tables <n>', 'finished tables', wholeNumber('--tables', 1), 100_000)
    .option('--times <n>', 'how often each question is asked', wholeNumber('--times', 1), 500)
    .addOption(storeOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: Arguments) => {
      report(args, await onStore({ ...args, nodes: 1 }, (store) => benchOn(store, args)));
    });
}

async function benchOn(store: string, args: Arguments): Promise<Asked[]> {
  // Loaded here, so that the other commands start without it.
  const { runStoreLoad } = await import('@stolik/testbed/store-load');
  const node = new ServerProcess(launchOn(store));
  try {
    await node.start();
    const progress = new Progress(`bench store ${args.store}`, args.tables);
    const onProgress = (tables: number) => progress.update(tables, 'filling');
    const asked = await runStoreLoad({ ...args, address: node.address, store, onProgress });
    progress.end();
    return asked;
  } finally {
    await node.stop();
  }
}

function report({ store, tables, json }: Arguments, asked: readonly Asked[]): void {
  const rows = asked.map(({ what, times }) => ({ what, ...summaryOf(times) }));
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.map(
    ({ what, p50, p99 }) =>
      `  ${what.padEnd(width)}   p50 ${p50.toFixed(1).padStart(5)} ms   p99 ${p99.toFixed(1).padStart(5)} ms`,
  );
  process.stdout.write(`${[`${tables} finished tables on ${store}, asked over the network`, ...lines].join('\n')}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ store, tables, ms: rows })}\n`);
}
