import { writeFileSync } from 'node:fs';
import { alarmsIn, calibrate, coverageIn, type Figures, levelsIn, luckIn, plantedIn, readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { badField, StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { type Calibration, engineOf, type Seen, tableFrom } from '@stolik/review';
import { TABLES } from '@stolik/review/tables';
import { Command } from 'commander';
import { checkSeats, gameOption, seatsOption, seedOption, shellWord, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

interface CalibrateArguments {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  readonly out?: string;
  readonly check?: boolean;
}

/** Reviews of one game take as long as those of many for a table, so a check has a share of them. */
const SHARE = 10;

export function calibrateCommand(): Command {
  return new Command('calibrate')
    .description(
      'Make the table that reviews of a game go by, from games that hard plays with itself; or check reviews.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--games <n>', 'how many', wholeNumber('--games', 5), 2000)
    .addOption(seedOption())
    .option('--threads <n>', 'how many; all cores if left out', wholeNumber('--threads', 1, 256))
    .option('--out <file>', 'where the table is written: JSON, or a module if its name ends with .ts')
    .option('--check', 'measure what reviews by the checked-in table are worth instead, in fresh games')
    .action(async (args: CalibrateArguments) => {
      const entry = gameEntry(args.game);
      checkSeats(entry.game, args.seats);
      if (args.seats < 2) throw badField('--seats', 'nobody leads anybody alone: at least 2');
      const engine = engineOf(taught(entry, readLearned));
      if (args.check) {
        process.stdout.write(`${JSON.stringify(await check(args, engine))}\n`);
        return;
      }
      const records = await run(args, engine, 'record', args.games);
      const { game, seats } = args;
      const command = `npx stolik calibrate --game ${game} --seats ${seats} --games ${args.games} --seed ${shellWord(args.seed)}`;
      const table = tableFrom(records, { game, seats, engine, command });
      if (args.out === undefined) process.stdout.write(`${JSON.stringify(table)}\n`);
      else writeFileSync(args.out, args.out.endsWith('.ts') ? moduleOf(table) : `${JSON.stringify(table, null, 1)}\n`);
    });
}

/** A tenth as many games as for a table are reviewed; luck is looked at in all. */
async function check(args: CalibrateArguments, engine: string): Promise<Figures & { game: string; seats: number }> {
  const { game, seats, games } = args;
  const table = TABLES.find((one) => one.game === game && one.seats === seats && one.engine === engine);
  if (!table) throw new StolikError('no-table', `there is no table of ${game} for ${seats} to check reviews by`);
  const some = Math.max(1, Math.round(games / SHARE));
  const fresh = { ...args, seed: `${args.seed}/check` };
  return {
    game,
    seats,
    alarms: alarmsIn(await run(fresh, engine, 'alarms', some)),
    planted: plantedIn(await run(fresh, engine, 'planted', some)),
    coverage: coverageIn(await run(fresh, engine, 'coverage', some)),
    levels: levelsIn(await run(fresh, engine, 'levels', some)),
    luck: luckIn((await run(fresh, engine, 'record', games)) as Seen[], table),
  };
}

async function run<K extends Parameters<typeof calibrate>[0]['is']>(
  { game, seats, seed, threads }: CalibrateArguments,
  engine: string,
  is: K,
  games: number,
) {
  const progress = new Progress(`${is} ${game} for ${seats}`, games);
  const results = await calibrate<K>(
    { is, game, seats, seed, engine, games },
    {
      onResume: (known) => progress.say(`${known} games are known from before`),
      onProgress: (done) => progress.update(done, `${done} of ${games} games`),
    },
    threads,
  );
  progress.end();
  return results;
}

/** A table as it is checked in, in the form that the formatter leaves alone. */
function moduleOf({ game, seats, engine, command, games, trust, spread, ...numbers }: Calibration): string {
  const name = `${game.toUpperCase()}_${seats}`;
  const trusted = Object.entries(trust).map(([clock, worth]) => `${clock}: ${worth}`);
  const rows = Object.entries(spread).map(([clock, steps]) => `    ${clock}: [${steps.join(', ')}],`);
  const rest = Object.entries(numbers).map(
    ([key, value]) => `  ${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value},`,
  );
  return `import type { Calibration } from '../calibration.ts';

export const ${name}: Calibration = {
  game: '${game}',
  seats: ${seats},
  engine: '${engine}',
  command: '${command.replaceAll("'", "\\'")}',
  games: ${games},
  trust: {
${trusted.map((each) => `    ${each},`).join('\n')}
  },
  spread: {
${rows.join('\n')}
  },
${rest.join('\n')}
};
`;
}
