import { writeFileSync } from 'node:fs';
import { type Coverage, type Game, KitFailure, printable, printLog, runKit } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { Command } from 'commander';
import { checkSeats, gameOption, jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

export function fuzzCommand(): Command {
  return new Command('fuzz')
    .description(
      'Random games with random options, held to every promise of the contract. A failure is cut down to its shortest log.',
    )
    .addOption(gameOption())
    .option('--seats <n>', 'only this number of seats; otherwise all in turn', wholeNumber('--seats', 1))
    .option('--games <n>', 'how many games in all', wholeNumber('--games', 1), 10_000)
    .option('--every <n>', 'run the costly checks on one decision in n', wholeNumber('--every', 1), 500)
    .option('--out <file>', 'where a failing log is written', 'fuzz-failure.jsonl')
    .addOption(seedOption())
    .addOption(jsonOption())
    .action((args) => {
      const { game } = gameEntry(args.game);
      if (args.seats) checkSeats(game, args.seats);
      const counts: number[] = args.seats ? [args.seats] : range(game.seats.min, game.seats.max);
      const results = counts.flatMap((seats, i) => {
        const games = Math.floor(args.games / counts.length) + (i < args.games % counts.length ? 1 : 0);
        if (games === 0) return [];
        return [{ seats, ...fuzz(game, { seats, games, every: args.every, seed: args.seed, out: args.out }) }];
      });
      if (args.json) process.stdout.write(`${JSON.stringify({ game: game.id, clean: true, results })}\n`);
      else process.stdout.write(`${game.id}: clean\n`);
    });
}

interface FuzzSetup {
  readonly seats: number;
  readonly games: number;
  readonly every: number;
  readonly seed: string;
  readonly out: string;
}

interface Result {
  readonly games: number;
  readonly decisions: number;
  /** How often each feature of the game came up. */
  readonly features?: Readonly<Record<string, number>>;
}

function fuzz(game: Game, setup: FuzzSetup): Result {
  const progress = new Progress(`fuzz ${game.id}, ${setup.seats} seats`, setup.games);
  const begin = performance.now();
  try {
    const coverage = runKit(game, { ...setup, onGame: ({ games }) => progress.update(games, `${games} games`) });
    progress.end();
    report(setup.seats, coverage, (performance.now() - begin) / 1000);
    const { games, decisions, features } = coverage;
    return { games, decisions, ...(features.size > 0 ? { features: Object.fromEntries(features) } : {}) };
  } catch (error) {
    progress.end();
    if (!(error instanceof KitFailure)) throw error;
    writeFileSync(setup.out, printLog(error.log));
    process.stdout.write(`${printable(error.message)}\nThe log is in ${setup.out}.\n`);
    process.exit(1);
  }
}

function report(seats: number, { games, decisions, moves, features }: Coverage, seconds: number): void {
  process.stdout.write(`${seats} seats: ${games} games, ${decisions} decisions clean in ${seconds.toFixed(1)} s
  closely checked: ${mostFirst(moves)}\n`);
  if (features.size > 0) process.stdout.write(`  came up: ${mostFirst(features)}\n`);
}

function mostFirst(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([kind, count]) => `${kind} ${count}`).join(', ');
}

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
