import { budgetsFor, type Contest, playSeries, type Result } from '@stolik/arena';
import { BOT_NAMES } from '@stolik/bots';
import { badField, type GameEntry } from '@stolik/core';
import { Command } from 'commander';
import {
  gameOption,
  jsonOption,
  positiveNumber,
  readBot,
  rulesOption,
  seatsOption,
  seedOption,
  setUp,
  wholeNumber,
} from '../arguments.ts';
import { Progress } from '../progress.ts';
import { climb } from './ladder.ts';

export interface ArenaArguments {
  readonly game: string;
  readonly seats: number;
  readonly bots?: string;
  readonly ladder?: true;
  readonly games: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly until?: number;
  readonly seed: string;
  readonly options: unknown;
  readonly out?: string;
  readonly json?: true;
}

export function arenaCommand(): Command {
  return new Command('arena')
    .description(
      'Rank bots: the same deals from every side, on all cores. An interrupted run goes on where it stopped.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--bots <names>', `two or more, separated by commas: ${BOT_NAMES.join(', ')}; the last fills up`)
    .option('--ladder', 'instead of --bots: all levels, each against the next, with ratings for docs/bots.md')
    .option('--games <n>', 'how many games; in a ladder, of each pairing', wholeNumber('--games', 1), 100)
    .option(
      '--ms <n>',
      'milliseconds a turn for bots that search; in a ladder for expert alone, since hard is defined by its playouts',
      positiveNumber('--ms'),
    )
    .option('--iterations <n>', 'or playouts a turn, likewise', wholeNumber('--iterations', 1))
    .option(
      '--until <rate>',
      'stop once the first bot is surely above or below this win rate',
      positiveNumber('--until'),
    )
    .option('--out <folder>', 'the folder of bots.md that a ladder is written into (default: docs)')
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action(async (args: ArenaArguments) => {
      const entry = setUp(args.game, args.seats, args.options);
      if (args.ladder) return climb(entry, args);
      if (args.out !== undefined) throw badField('--out', 'is for --ladder');
      const bots = readNames(args.bots, args.seats, entry);
      const contest: Contest = {
        game: args.game,
        bots,
        options: args.options,
        seed: args.seed,
        budgets: budgetsFor(bots, args),
      };
      const deals = Math.ceil(args.games / args.seats);
      const progress = new Progress(`arena ${args.game} ${bots.join(', ')}`, deals);
      const [result] = await playSeries([contest], {
        deals,
        until: args.until,
        onResume: (games) => progress.say(`going on after ${games} games`),
        onProgress: (done, note) => progress.update(done, note),
      });
      progress.end();
      report(result, args.json === true);
    });
}

function readNames(text: string | undefined, seats: number, entry: GameEntry): string[] {
  if (text === undefined) throw badField('--bots', 'must say who plays, unless --ladder does');
  const names = text.split(',');
  if (names.length > seats) throw badField('--bots', `must name ${seats} bots at most, not ${names.length}`);
  for (const name of names) readBot(name, entry, '--bots');
  return Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]);
}

function report({ contest: { game, bots }, deals, standings }: Result, json: boolean): void {
  const games = deals.length * bots.length;
  if (json) {
    process.stdout.write(`${JSON.stringify({ game, seats: bots.length, games, bots: standings })}\n`);
    return;
  }
  process.stdout.write(`${game}, ${games} games\n`);
  for (const { name, winRate, low, high, meanScore, msPerTurn, worstMs } of standings) {
    const rate = `${(100 * winRate).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
    process.stdout.write(
      `  ${name.padEnd(10)} wins ${rate.padEnd(24)} mean ${meanScore.toFixed(1).padStart(6)}   ${msPerTurn} ms a turn, ${worstMs} at worst\n`,
    );
  }
}
