import { launchOn, unreliableOn } from '@stolik/testbed/launch';
import { Command } from 'commander';
import { jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { nodesOption, onStore, type StoreArguments, storeOption } from './store.ts';

interface ChaosArguments extends StoreArguments {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly mix?: boolean;
  readonly json?: boolean;
}

export function chaosCommand(): Command {
  return new Command('chaos')
    .description('Kill servers while people play, and look whether anything that was acknowledged is lost.')
    .option('--kills <n>', 'how often', wholeNumber('--kills', 1), 20)
    .option('--tables <n>', 'tables that are played at the same time', wholeNumber('--tables', 1), 50)
    .option(
      '--mix',
      'people also leave, come back, resign, talk, fall silent, give time and agree to end, and words between servers get lost',
    )
    .addOption(storeOption())
    .addOption(nodesOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: ChaosArguments) => {
      const result = await onStore(args, (store) => chaosOn(store, args));
      process.stdout.write(
        args.json
          ? `${JSON.stringify(result)}\n`
          : `${result.store}: ${result.kills} kills, ${result.acknowledged} moves acknowledged, ${result.lost} lost, ${result.stuck} tables stuck, ${result.drifted} drifted, ${result.overpaid} clocks overpaid, ${result.rated} rated, ${result.misrated} misrated, ${result.verified} verified\n`,
      );
      const { lost, stuck, drifted, overpaid, misrated } = result;
      if (lost + stuck + drifted + overpaid + misrated > 0) process.exitCode = 1;
    });
}

async function chaosOn(store: string, { kills, tables, nodes, seed, mix = false, store: kind }: ChaosArguments) {
  const progress = new Progress(`chaos ${kind}`, kills);
  // Loaded here, so that the other commands start without it.
  const { runChaos } = await import('@stolik/testbed/chaos');
  const result = await runChaos({
    launches: Array.from({ length: nodes }, () => (mix ? unreliableOn(store) : launchOn(store))),
    store,
    kills,
    movesBetween: 20,
    tables,
    seed,
    isMixed: mix,
    patience: 120_000,
    onProgress: (done, acknowledged) => progress.update(done, `${acknowledged} moves acknowledged`),
  });
  progress.end();
  return { store: kind, ...result };
}
