import { launchOn } from '@stolik/testbed/launch';
import { Command } from 'commander';
import { jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { nodesOption, onStore, type StoreArguments, storeOption } from './store.ts';

interface ChaosArguments extends StoreArguments {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function chaosCommand(): Command {
  return new Command('chaos')
    .description('Kill servers while people play, and look whether anything that was acknowledged is lost.')
    .option('--kills <n>', 'how often', wholeNumber('--kills', 1), 20)
    .option('--tables <n>', 'tables that are played at the same time', wholeNumber('--tables', 1), 50)
    .addOption(storeOption())
    .addOption(nodesOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: ChaosArguments) => {
      const result = await onStore(args, (store) => chaosOn(store, args));
      process.stdout.write(
        args.json
          ? `${JSON.stringify(result)}\n`
          : `${result.store}: ${result.kills} kills, ${result.acknowledged} moves acknowledged, ${result.lost} lost, ${result.stuck} tables stuck, ${result.verified} verified\n`,
      );
      if (result.lost > 0 || result.stuck > 0) process.exitCode = 1;
    });
}

async function chaosOn(store: string, { kills, tables, nodes, seed, store: kind }: ChaosArguments) {
  const progress = new Progress(`chaos ${kind}`, kills);
  // Loaded here, so that the other commands start without it.
  const { runChaos } = await import('@stolik/testbed/chaos');
  const result = await runChaos({
    launches: Array.from({ length: nodes }, () => launchOn(store)),
    store,
    kills,
    movesBetween: 20,
    tables,
    seed,
    patience: 120_000,
    onProgress: (done, acknowledged) => progress.update(done, `${acknowledged} moves acknowledged`),
  });
  progress.end();
  return { store: kind, ...result };
}
