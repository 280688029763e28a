import { launchOn } from '@stolik/testbed/launch';
import type { LoadResult } from '@stolik/testbed/load';
import { ServerProcess } from '@stolik/testbed/server-process';
import { rounded, summaryOf } from '@stolik/testbed/times';
import { Command } from 'commander';
import { gameOption, jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { nodesOption, onStore, type StoreArguments, storeOption } from './store.ts';

interface Arguments extends StoreArguments {
  readonly game: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly idle: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function benchServerCommand(): Command {
  return new Command('server')
    .description('Play many tables over real sockets on a server of its own, and say what players wait for.')
    .addOption(gameOption().default('sagrada'))
    .option('--tables <n>', 'tables for two at the same time', wholeNumber('--tables', 1), 500)
    .option(
      '--rate <n>',
      'moves a second that all players together try; 0: as many as go',
      wholeNumber('--rate', 0),
      1_000,
    )
    .option('--seconds <n>', 'how long to measure', wholeNumber('--seconds', 1), 10)
    .option('--idle <n>', 'connections that do nothing, to measure their memory', wholeNumber('--idle', 0), 0)
    .addOption(storeOption())
    .addOption(nodesOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: Arguments) => {
      report(args, await onStore(args, (store) => benchOn(store, args)));
    });
}

type BenchResult = LoadResult & { readonly idleBytes: number | undefined };

async function benchOn(store: string, args: Arguments): Promise<BenchResult> {
  // Loaded here, so that the other commands start without it.
  const { measureIdle, runLoad } = await import('@stolik/testbed/load');
  const nodes = Array.from({ length: args.nodes }, () => new ServerProcess(launchOn(store)));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const [{ address, pid }] = nodes;
    const idleBytes = args.idle > 0 && pid !== undefined ? await measureIdle(address, pid, args.idle) : undefined;
    const progress = new Progress(`bench server ${args.store}`, args.seconds);
    let next = 0;
    const result = await runLoad({
      ...args,
      address: () => nodes[next++ % nodes.length].address,
      onProgress: (second, moves) => progress.update(second, `${moves} moves`),
    });
    progress.end();
    return { ...result, idleBytes };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

function report({ game, store, nodes, tables, rate, json }: Arguments, result: BenchResult): void {
  const [ack, seen] = [result.ack, result.seen].map(summaryOf);
  const { moves, movesPerSecond, idleBytes } = result;
  if (json) {
    const idle = idleBytes === undefined ? {} : { idleBytes: Math.round(idleBytes) };
    const figures = { moves, movesPerSecond: rounded(movesPerSecond), ackMs: ack, seenMs: seen, ...idle };
    process.stdout.write(`${JSON.stringify({ game, store, nodes, tables, rate, ...figures })}\n`);
    return;
  }
  process.stdout.write(
    [
      `${game} on ${store}, ${nodes} ${nodes === 1 ? 'server' : 'servers'}, ${tables} tables`,
      `  ${movesPerSecond.toFixed(0)} moves a second acknowledged`,
      `  until acknowledged   p50 ${ack.p50} ms   p99 ${ack.p99} ms`,
      `  until the other sees p50 ${seen.p50} ms   p99 ${seen.p99} ms`,
      ...(idleBytes === undefined ? [] : [`  ${(idleBytes / 1024).toFixed(1)} KB for each idle connection`]),
      '',
    ].join('\n'),
  );
}
