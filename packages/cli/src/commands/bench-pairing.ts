import { launchOn } from '@stolik/testbed/launch';
import type { PairingResult } from '@stolik/testbed/pairing-load';
import { ServerProcess } from '@stolik/testbed/server-process';
import { summaryOf } from '@stolik/testbed/times';
import { Command } from 'commander';
import { jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { nodesOption, onStore, type StoreArguments, storeOption } from './store.ts';

interface Arguments extends StoreArguments {
  readonly people: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Whoever has waited so long takes bots, as the page then offers. */
const PATIENCE = 20_000;

export function benchPairingCommand(): Command {
  return new Command('pairing')
    .description(
      'People who all look for a game at once on a server of its own: whether everybody plays, and how soon.',
    )
    .option('--people <n>', 'people who look at the same time', wholeNumber('--people', 1), 500)
    .addOption(storeOption())
    .addOption(nodesOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: Arguments) => {
      const result = await onStore(args, (store) => benchOn(store, args));
      report(args, result);
      if (result.seated < result.people || result.twice > 0) process.exitCode = 1;
    });
}

async function benchOn(store: string, { people, seed, nodes: count, store: kind }: Arguments): Promise<PairingResult> {
  // Loaded here, so that the other commands start without it.
  const { runPairing } = await import('@stolik/testbed/pairing-load');
  const nodes = Array.from({ length: count }, () => new ServerProcess(launchOn(store)));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const progress = new Progress(`bench pairing ${kind}`, people);
    let next = 0;
    const result = await runPairing({
      ...{ people, seed, patience: PATIENCE },
      address: () => nodes[next++ % nodes.length].address,
      onProgress: (seated) => progress.update(seated, `${seated} seated`),
    });
    progress.end();
    return result;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

function report({ store, nodes, json }: Arguments, { wait, ...counts }: PairingResult): void {
  const waitMs = summaryOf(wait);
  if (json) {
    process.stdout.write(`${JSON.stringify({ store, nodes, ...counts, waitMs })}\n`);
    return;
  }
  const { people, seated, twice, tables, tired } = counts;
  process.stdout.write(
    [
      `${people} people on ${store}, ${nodes} ${nodes === 1 ? 'server' : 'servers'}`,
      `  ${seated} play at ${tables} tables, ${twice} of them at more than one; ${tired} took bots`,
      `  until seated         p50 ${waitMs.p50} ms   p99 ${waitMs.p99} ms`,
      '',
    ].join('\n'),
  );
}
