import { availableParallelism } from 'node:os';
import {
  budgetsFor,
  type Contest,
  type EngineSpec,
  itemsOf,
  leadText,
  playSeries,
  type Result,
  readNamed,
} from '@stolik/arena';
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
  readonly threads: number;
  readonly patience: number;
  readonly seed: string;
  readonly options: unknown;
  readonly out?: string;
  readonly json?: true;
}

const ENGINES = `
A program plays as engine:<command>, and is asked for "decide" of docs/protocol.md: it sees what its seat sees.
  engine?level=hard&ms=50:<command>   asks for that level and time; otherwise expert, with --ms or --iterations
  old=engine:<command>                calls it "old" in the tables
  \\,                                  a comma that belongs to the command
The bots of a former checkout that was built: engine:npx stolik engine --checkout /path/to/it
`;

export function arenaCommand(): Command {
  return new Command('arena')
    .description(
      'Rank bots: the same deals from every side, on all cores. An interrupted run goes on where it stopped.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .option(
      '--bots <names>',
      `two or more, separated by commas: ${BOT_NAMES.join(', ')}, or engine:<command> for a program that speaks the engine protocol; the last fills up`,
    )
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
    .option('--threads <n>', 'games at a time', wholeNumber('--threads', 1), availableParallelism())
    .option(
      '--patience <s>',
      'seconds a program may take to answer, on top of the time it may think',
      positiveNumber('--patience'),
      30,
    )
    .option('--out <folder>', 'the folder of bots.md that a ladder is written into (default: docs)')
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText('after', ENGINES)
    .action(async (args: ArenaArguments) => {
      const entry = setUp(args.game, args.seats, args.options);
      if (args.ladder) return climb(entry, args);
      if (args.out !== undefined) throw badField('--out', 'is for --ladder');
      const { bots, engines } = readNames(args.bots, args.seats, entry);
      const contest: Contest = {
        game: args.game,
        bots,
        options: args.options,
        seed: args.seed,
        budgets: budgetsFor(bots, args),
        ...(Object.keys(engines).length > 0 ? { engines, patienceMs: 1000 * args.patience } : {}),
      };
      const deals = Math.ceil(args.games / args.seats);
      const progress = new Progress(`arena ${args.game} ${bots.join(', ')}`, deals);
      const [result] = await playSeries([contest], {
        deals,
        until: args.until,
        threads: args.threads,
        onResume: (games) => progress.say(`going on after ${games} games`),
        onProgress: (done, note) => progress.update(done, note),
      });
      progress.end();
      report(result, args.json === true);
    });
}

function readNames(text: string | undefined, seats: number, entry: GameEntry) {
  if (text === undefined) throw badField('--bots', 'must say who plays, unless --ladder does');
  const named = itemsOf(text).map(readNamed);
  if (named.length > seats) throw badField('--bots', `must name ${seats} bots at most, not ${named.length}`);
  const engines: Record<string, EngineSpec> = {};
  for (const { name, engine } of named) {
    if (!engine) readBot(name, entry, '--bots');
    else if (isTaken(name, engine, engines)) throw badField('--bots', `"${name}" is the name of somebody else already`);
    else engines[name] = engine;
  }
  const bots = Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)].name);
  return { bots, engines };
}

function isTaken(name: string, engine: EngineSpec, engines: Readonly<Record<string, EngineSpec>>): boolean {
  if (BOT_NAMES.some((each) => each === name)) return true;
  return Object.hasOwn(engines, name) && JSON.stringify(engines[name]) !== JSON.stringify(engine);
}

function report({ contest: { game, bots }, deals, standings }: Result, json: boolean): void {
  const games = deals.length * bots.length;
  if (json) {
    process.stdout.write(`${JSON.stringify({ game, seats: bots.length, games, bots: standings })}\n`);
    return;
  }
  process.stdout.write(`${game}, ${games} games\n`);
  const width = Math.max(10, ...standings.map(({ name }) => name.length));
  for (const { name, winRate, low, high, meanScore, lead, msPerTurn, worstMs } of standings) {
    const rate = `${(100 * winRate).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
    const ahead = lead ? `lead ${leadText(lead).padEnd(22)} ` : '';
    process.stdout.write(
      `  ${name.padEnd(width)} wins ${rate.padEnd(24)} mean ${meanScore.toFixed(1).padStart(6)}   ${ahead}${msPerTurn} ms a turn, ${worstMs} at worst\n`,
    );
  }
}
