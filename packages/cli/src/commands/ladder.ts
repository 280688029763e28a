import { budgetsFor, type Ladder, LadderPage, ladderOf, leadText, PAIRINGS, playSeries } from '@stolik/arena';
import { badField, type GameEntry } from '@stolik/core';
import { shellWord } from '../arguments.ts';
import { Progress } from '../progress.ts';
import type { ArenaArguments } from './arena.ts';

/** `stolik arena --ladder`: every level against the next, in one table with ratings, in the terminal and the documents. */
export async function climb(entry: GameEntry, args: ArenaArguments): Promise<void> {
  if (args.bots !== undefined) throw badField('--bots', 'cannot be chosen with --ladder');
  if (args.seats !== 2) throw badField('--seats', `must be 2 with --ladder, not ${args.seats}`);
  const page = new LadderPage(args.out ?? 'docs', args.game);
  const { game, seed, options } = args;
  // Only the expert is defined by time: the other levels keep the playouts that make them what they are.
  const budgets = budgetsFor(['expert'], args);
  const contests = PAIRINGS.map((bots) => ({ game, bots, options, seed, budgets }));
  const deals = Math.ceil(args.games / 2);
  const progress = new Progress(`ladder ${game}`, deals * contests.length);
  const results = await playSeries(contests, {
    deals,
    until: args.until,
    threads: args.threads,
    onResume: (games) => progress.say(`going on after ${games} games`),
    onProgress: (done, note) => progress.update(done, note),
  });
  progress.end();
  const ladder = ladderOf(game, results, seed);
  page.write(entry.text.en.title, commandOf(args), ladder);
  print(ladder);
  if (args.json) process.stdout.write(`${JSON.stringify(ladder)}\n`);
}

/** What a reader of the documents types to get the same. */
function commandOf({ game, games, ms, iterations, until, seed, options }: ArenaArguments): string {
  const parts = [`npx stolik arena --ladder --game ${game} --games ${games}`];
  if (ms !== undefined) parts.push(`--ms ${ms}`);
  if (iterations !== undefined) parts.push(`--iterations ${iterations}`);
  if (until !== undefined) parts.push(`--until ${until}`);
  parts.push(`--seed ${shellWord(seed)}`);
  if (JSON.stringify(options) !== '{}') parts.push(`--options ${shellWord(JSON.stringify(options))}`);
  return parts.join(' ');
}

function print({ game, ladder, pairings }: Ladder): void {
  const lines = [
    game,
    ...ladder.map(
      ({ name, rating, low, high, meanScore, msPerTurn, worstMs }) =>
        `  ${name.padEnd(8)} ${String(rating).padStart(5)} ${`(${low} to ${high})`.padEnd(15)} mean ${meanScore.toFixed(1).padStart(6)}   ${msPerTurn} ms a turn, ${worstMs} at worst`,
    ),
    ...pairings.map(
      ({ bots, games, winRate, low, high, lead }) =>
        `  ${bots.join(' against ').padEnd(22)} wins ${percent(winRate)} % (${percent(low)} to ${percent(high)}) of ${games} games, lead ${leadText(lead)}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}
