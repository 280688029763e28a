import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES } from '@stolik/bots';
import { badField, type GameEntry } from '@stolik/core';
import { Command } from 'commander';
import { playContest } from '../arena/arena.ts';
import type { Contest, Deal } from '../arena/deal.ts';
import { KeptDeals } from '../arena/kept.ts';
import { type Standing, tally } from '../arena/tally.ts';
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

/** Before so many deals an interval is not trusted to end a contest. */
const FEWEST_DEALS = 20;

export function arenaCommand(): Command {
  return new Command('arena')
    .description(
      'Rank bots: the same deals from every side, on all cores. An interrupted run goes on where it stopped.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .requiredOption('--bots <names>', `two or more, separated by commas: ${BOT_NAMES.join(', ')}; the last fills up`)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 100)
    .option('--ms <n>', 'milliseconds a turn for bots that search', positiveNumber('--ms'))
    .option('--iterations <n>', 'or playouts a turn', wholeNumber('--iterations', 1))
    .option(
      '--until <rate>',
      'stop once the first bot is surely above or below this win rate',
      positiveNumber('--until'),
    )
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action(async (args) => {
      const entry = setUp(args.game, args.seats, args.options);
      const { ms, iterations, until } = args;
      const contest: Contest = {
        game: args.game,
        bots: readNames(args.bots, args.seats, entry),
        options: args.options,
        seed: args.seed,
        budget: { ...(ms === undefined ? {} : { ms }), ...(iterations === undefined ? {} : { iterations }) },
      };
      const standings = await runContest(contest, Math.ceil(args.games / args.seats), until);
      report(contest, standings, args.json === true);
    });
}

function readNames(text: string, seats: number, entry: GameEntry): string[] {
  const names = text.split(',');
  if (names.length > seats) throw badField('--bots', `must name ${seats} bots at most, not ${names.length}`);
  for (const name of names) readBot(name, entry, '--bots');
  return Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]);
}

/** Plays until the games are played or the first bot's rate is clear, and says how everybody did. */
async function runContest(
  contest: Contest,
  count: number,
  until?: number,
): Promise<{ games: number; standings: Standing[] }> {
  const kept = new KeptDeals(join(tmpdir(), 'stolik-arena'), contest);
  const deals = kept.load();
  if (deals.size > 0) process.stderr.write(`going on after ${deals.size * contest.bots.length} games\n`);
  const progress = new Progress(`arena ${contest.game} ${contest.bots.join(', ')}`, count);
  const standings = () => tally(contest.bots, inOrder(deals));
  await playContest(contest, count, {
    known: new Map(deals),
    onDeal(number, deal) {
      deals.set(number, deal);
      kept.add(number, deal);
      const [{ name, winRate, low, high }] = standings();
      progress.update(deals.size, `${name} ${winRate} (${low} to ${high})`);
      return until !== undefined && deals.size >= FEWEST_DEALS && (low > until || high < until);
    },
  });
  progress.end();
  kept.remove();
  return { games: deals.size * contest.bots.length, standings: standings() };
}

function inOrder(deals: ReadonlyMap<number, Deal>): Deal[] {
  return [...deals].sort(([a], [b]) => a - b).map(([, deal]) => deal);
}

function report(
  { game, bots }: Contest,
  { games, standings }: { readonly games: number; readonly standings: readonly Standing[] },
  json: boolean,
): void {
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
