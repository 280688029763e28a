import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StolikError } from '@stolik/core';
import { Command, Option } from 'commander';
import { jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { launchOn } from '../lab/launch.ts';
import { withPostgres } from '../lab/stores.ts';
import { Progress } from '../progress.ts';

interface ChaosArguments {
  readonly kills: number;
  readonly tables: number;
  readonly store: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function chaosCommand(): Command {
  return new Command('chaos')
    .description('Kill servers while people play, and look whether anything that was acknowledged is lost.')
    .option('--kills <n>', 'how often', wholeNumber('--kills', 1), 20)
    .option('--tables <n>', 'tables that are played at the same time', wholeNumber('--tables', 1), 50)
    .addOption(new Option('--store <kind>', 'what they write to').choices(['sqlite', 'postgres']).default('sqlite'))
    .option('--nodes <n>', 'servers on the same PostgreSQL', wholeNumber('--nodes', 1), 1)
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(async (args: ChaosArguments) => {
      if (args.store === 'sqlite' && args.nodes > 1) {
        throw new StolikError('bad-field', '--nodes: several servers need --store postgres', { field: '--nodes' });
      }
      const folder = mkdtempSync(join(tmpdir(), 'stolik-chaos-'));
      try {
        const run = (store: string) => chaosOn(store, args);
        const result =
          args.store === 'postgres' ? await withPostgres(run) : await run(`sqlite:${join(folder, 'stolik.db')}`);
        process.stdout.write(
          args.json
            ? `${JSON.stringify(result)}\n`
            : `${result.store}: ${result.kills} kills, ${result.acknowledged} moves acknowledged, ${result.lost} lost, ${result.stuck} tables stuck, ${result.verified} verified\n`,
        );
        if (result.lost > 0 || result.stuck > 0) process.exitCode = 1;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
}

async function chaosOn(store: string, { kills, tables, nodes, seed, store: kind }: ChaosArguments) {
  const progress = new Progress(`chaos ${kind}`, kills);
  // Loaded here, so that the other commands start without it.
  const { runChaos } = await import('../lab/chaos.ts');
  const result = await runChaos({
    launches: Array.from({ length: nodes }, () => launchOn(store)),
    store,
    kills,
    tables,
    seed,
    patience: 120_000,
    onProgress: (done, acknowledged) => progress.update(done, `${acknowledged} moves acknowledged`),
  });
  progress.end();
  return { store: kind, ...result };
}
