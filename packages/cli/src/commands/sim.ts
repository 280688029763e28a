import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_NAMES, type Bot, playMatch } from '@stolik/bots';
import {
  badField,
  type Game,
  type GameEntry,
  Match,
  printLog,
  type ScoreSheet,
  SeededChance,
  winnersOf,
} from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { Command } from 'commander';
import {
  gameOption,
  jsonOption,
  readBot,
  rulesOption,
  seatsOption,
  seedOption,
  setUp,
  wholeNumber,
} from '../arguments.ts';
import { histogram } from '../histogram.ts';
import { Progress } from '../progress.ts';

export function simCommand(): Command {
  return new Command('sim')
    .description('Let bots play whole matches and show how they score.')
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--bots <names>', `a bot for each seat, separated by commas: ${BOT_NAMES.join(', ')}`)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 100)
    .option('--log <folder>', 'write the log of each game into this folder')
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action((args) => {
      const { options, ...entry } = setUp(args.game, args.seats, args.options);
      const { game } = entry;
      const bots = readBots(args.bots, args.seats, entry);
      if (args.log) mkdirSync(args.log, { recursive: true });
      const progress = new Progress(`sim ${game.id}`, args.games);
      const results = Array.from({ length: args.games }, (_, i) => {
        progress.update(i);
        return simulate(game, bots, options, `${args.seed}/${i}`, args.log && join(args.log, `${game.id}-${i}.jsonl`));
      });
      progress.end();
      report(game.id, bots, results, args.json === true);
    });
}

function readBots(text: string | undefined, seats: number, entry: GameEntry): Bot[] {
  const names = text?.split(',') ?? Array.from({ length: seats }, () => 'random');
  if (names.length !== seats)
    throw badField('--bots', `must name ${seats} bots, one for each seat, not ${names.length}`);
  return names.map((name) => readBot(name, entry, '--bots'));
}

function simulate(
  game: Game,
  bots: readonly Bot[],
  options: unknown,
  seed: string,
  file: string | undefined,
): ScoreSheet[] {
  const match = Match.begin(game, { seats: bots.length, options, source: verifiableSource(seed) });
  playMatch(match, bots, new SeededChance(`${seed}/bots`));
  if (file) writeFileSync(file, printLog({ ...match.log, seed }));
  return game.score(match.state);
}

function report(id: string, bots: readonly Bot[], results: readonly ScoreSheet[][], json: boolean): void {
  const games = results.length;
  const seats = results[0].map(({ seat, automa }) => {
    const name = automa ?? bots[seat].name;
    const wins = results.filter((sheets) => winnersOf(sheets).includes(seat)).length;
    const mean = results.reduce((sum, sheets) => sum + sheets[seat].total, 0) / games;
    return { seat, name, wins, winRate: wins / games, meanScore: Number(mean.toFixed(2)) };
  });
  if (json) {
    process.stdout.write(`${JSON.stringify({ game: id, seats: bots.length, games, bots: seats })}\n`);
    return;
  }
  process.stdout.write(`${id}, ${games} games\n`);
  for (const { seat, name, wins, winRate, meanScore } of seats) {
    const rate = `${(100 * winRate).toFixed(1)} %`;
    process.stdout.write(
      `  seat ${seat} ${name.padEnd(10)} ${String(wins).padStart(6)} wins ${rate.padStart(8)}   mean ${meanScore}\n`,
    );
  }
  process.stdout.write(`\nscores\n${histogram(results.flatMap((sheets) => sheets.map(({ total }) => total)))}`);
}
