import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { badField, readOneOf } from '@stolik/core';
import { Argument, Command } from 'commander';
import { seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

/** The games that can be learned from by playing them. */
const GAMES = {
  sagrada: () => import('@stolik/games/sagrada/self-play'),
  sentient: () => import('@stolik/games/sentient/self-play'),
};

type Game = Awaited<ReturnType<(typeof GAMES)[keyof typeof GAMES]>>;

interface SelfPlayArguments {
  readonly out: string;
  readonly net?: string;
  readonly follow?: true;
  readonly cases?: string;
  readonly games: number;
  readonly chunk: number;
  readonly seed: string;
  readonly lambda: number;
  readonly explore: number;
  readonly warmth: number;
  readonly wild: number;
}

export function selfplayCommand(): Command {
  return new Command('selfplay')
    .description('Let a net, or what was set by hand, play itself and record every position: what nets learn from.')
    .addArgument(new Argument('<game>', `which game: ${Object.keys(GAMES).join(', ')}`))
    .requiredOption('--out <folder>', 'where the records are written, and features.json, which explains them')
    .option('--net <file>', 'the net that plays (default: what was set by hand)')
    .option('--follow', 'read the net again for every file of records, and play by hand until there is one')
    .option('--cases <ids>', 'what is played by turns, separated by commas, such as 2,2,1 (default: every case once)')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 1000)
    .option('--chunk <n>', 'how many of them in a file', wholeNumber('--chunk', 1), 100)
    .option(
      '--lambda <n>',
      'how much the end of a game counts, and not what the net says next',
      share('--lambda'),
      0.95,
    )
    .option('--explore <n>', 'how often values are blurred before a choice', share('--explore'), 0.12)
    .option('--warmth <n>', 'by how many points they are', share('--warmth', 100), 1)
    .option('--wild <n>', 'how often anything at all is chosen', share('--wild'), 0.03)
    .addOption(seedOption())
    .action(async (name: string, args: SelfPlayArguments) => {
      const game = await GAMES[readOneOf(name, 'game', Object.keys(GAMES)) as keyof typeof GAMES]();
      play(name, game, args);
    });
}

function play(name: string, game: Game, args: SelfPlayArguments): void {
  const cases = args.cases?.split(',') ?? game.CASE_IDS;
  for (const id of cases) readOneOf(id, '--cases', game.CASE_IDS);
  if (args.follow && args.net === undefined) throw badField('--follow', 'needs --net');
  // A net that cannot be read must not be found out after an hour.
  let player = playerOf(game, args);
  mkdirSync(args.out, { recursive: true });
  writeWhole(join(args.out, 'features.json'), JSON.stringify(game.description()));
  const progress = new Progress(`selfplay ${name}`, args.games);
  let note = '';
  for (let first = 0; first < args.games; first += args.chunk) {
    if (args.follow && first > 0) player = playerOf(game, args);
    const records: Uint8Array[] = [];
    const totals: number[] = [];
    for (let i = first; i < Math.min(args.games, first + args.chunk); i++) {
      progress.update(i, note);
      const played = player.play(`${args.seed}/${i}`, cases[i % cases.length]);
      records.push(...played.records);
      totals.push(...played.totals);
    }
    note = `${(totals.reduce((sum, points) => sum + points, 0) / totals.length).toFixed(1)} points by ${player.by}`;
    const file = `${player.by}-${encodeURIComponent(args.seed)}-${first}.games`;
    writeWhole(join(args.out, file), Buffer.concat(records));
  }
  progress.end();
  process.stdout.write(`${args.games} games of ${name}, the last ${note}: ${args.out}\n`);
}

function playerOf(game: Game, { net, follow, lambda, explore, warmth, wild }: SelfPlayArguments) {
  const settings = { lambda, explore, warmth, wild };
  const hasNet = net !== undefined && (!follow || existsSync(net));
  const player = new game.SelfPlay(settings, hasNet ? readFileSync(net) : undefined);
  return { by: hasNet ? 'net' : 'hand', play: (seed: string, id: string) => player.play(seed, id) };
}

/** Whoever looks for files while we write finds whole ones only. */
function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/** A parser for numbers from 0 to 1, or to another limit. */
function share(field: string, max = 1): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (text.trim() === '' || !(n >= 0 && n <= max)) {
      throw badField(field, `must be a number from 0 to ${max}, not "${text}"`);
    }
    return n;
  };
}
