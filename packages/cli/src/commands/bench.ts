import { type Game, SeededChance } from '@stolik/core';
import { Command } from 'commander';
import { gameOption, jsonOption, positiveNumber, rulesOption, seatsOption, seedOption, setUp } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { benchBotsCommand } from './bench-bots.ts';
import { benchPairingCommand } from './bench-pairing.ts';
import { benchServerCommand } from './bench-server.ts';
import { benchStoreCommand } from './bench-store.ts';

interface Result {
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
}

export function benchCommand(): Command {
  return new Command('bench')
    .description('Measure the rules of a game, its bots, a server, or a store full of tables.')
    .addCommand(benchRulesCommand(), { isDefault: true })
    .addCommand(benchBotsCommand())
    .addCommand(benchServerCommand())
    .addCommand(benchPairingCommand())
    .addCommand(benchStoreCommand());
}

function benchRulesCommand(): Command {
  return new Command('rules')
    .description('Uniformly random play of the full rules on one core: how many games and actions a second.')
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--seconds <n>', 'how long to measure', positiveNumber('--seconds'), 3)
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action((args) => {
      const { game, options } = setUp(args.game, args.seats, args.options);
      play(game, args.seats, options, `${args.seed}/warm-up`, 0.5);
      const { games, actions, seconds } = play(game, args.seats, options, args.seed, args.seconds);
      const result = {
        game: game.id,
        seats: args.seats,
        games,
        actions,
        seconds: Number(seconds.toFixed(3)),
        gamesPerSecond: Math.round(games / seconds),
        actionsPerSecond: Math.round(actions / seconds),
      };
      if (args.json) process.stdout.write(`${JSON.stringify(result)}\n`);
      else print(result, cloneMicroseconds(game, args.seats, options));
    });
}

/** Plays random games for so many seconds, each to its final score. */
function play(game: Game, seats: number, options: unknown, seed: string, seconds: number): Result {
  const chance = new SeededChance(seed);
  const buffer: number[] = [];
  const progress = new Progress(`bench ${game.id}`, seconds);
  const begin = performance.now();
  let elapsed = 0;
  let games = 0;
  let actions = 0;
  while (elapsed < seconds) {
    const s = game.setup(options, seats, chance);
    for (let mask = game.actors(s); mask !== 0; mask = game.actors(s)) {
      const seat = 31 - Math.clz32(mask);
      const count = game.legal(s, seat, buffer);
      game.apply(s, seat, buffer[chance.int(count)], chance);
      actions++;
    }
    game.score(s);
    games++;
    elapsed = (performance.now() - begin) / 1000;
    if (games % 1024 === 0) progress.update(elapsed, `${games} games`);
  }
  progress.end();
  return { games, actions, seconds: elapsed };
}

/** The time of a clone in the middle of a game. */
function cloneMicroseconds(game: Game, seats: number, options: unknown): number {
  const chance = new SeededChance('clone');
  const buffer: number[] = [];
  const s = game.setup(options, seats, chance);
  for (let i = 0; i < 20 * seats; i++) {
    const seat = 31 - Math.clz32(game.actors(s));
    const count = game.legal(s, seat, buffer);
    game.apply(s, seat, buffer[chance.int(count)], chance);
  }
  const rounds = 1_000_000;
  const begin = performance.now();
  for (let i = 0; i < rounds; i++) game.clone(s);
  return ((performance.now() - begin) * 1000) / rounds;
}

function print(result: Record<string, string | number>, clone: number): void {
  process.stdout.write(
    `${result.game}, ${result.seats} seats, ${result.seconds} s of random play on one core
  ${result.gamesPerSecond} games/s
  ${result.actionsPerSecond} actions/s
  ${clone.toFixed(3)} us a clone\n`,
  );
}
