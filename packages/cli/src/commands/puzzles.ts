import { readFileSync } from 'node:fs';
import { readLearned, readPuzzles } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { badField, SeededChance, StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { faultIn, type Placed, type PuzzleSet, puzzlesIn, readPuzzleSet } from '@stolik/review/puzzles';
import { Command } from 'commander';
import { gameOption, jsonOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { writePuzzles } from '../puzzle-file.ts';

interface PuzzlesArguments {
  readonly game: string;
  readonly file?: string;
  readonly verify?: number;
  readonly seed: string;
  readonly json?: boolean;
  readonly out?: string;
}

export function puzzlesCommand(): Command {
  return new Command('puzzles')
    .description('Count the puzzles of a game, and verify some of them in worlds that nobody has seen.')
    .addOption(gameOption())
    .option('--file <file>', 'another set than the one that is shipped')
    .option('--verify <n>', 'how many are verified', wholeNumber('--verify', 1))
    .addOption(seedOption())
    .addOption(jsonOption())
    .option('--out <file>', 'where the set is written without those that failed')
    .action((args: PuzzlesArguments) => {
      const entry = gameEntry(args.game);
      const set = args.file === undefined ? readPuzzles(args.game) : read(args.file, args.game);
      if (!set) throw new StolikError('no-puzzles', `there are no puzzles of ${args.game}`, { field: '--game' });
      const all = puzzlesIn(set);
      const some = args.verify === undefined ? [] : drawn(all, args.verify, args.seed);
      const failed = verify(args, set, some);
      if (args.out !== undefined) writePuzzles(args.out, without(set, failed));
      const firstSightFails = all.filter(({ puzzle }) => puzzle.isBlind).length;
      if (args.json) {
        const told = { game: args.game, puzzles: all.length, firstSightFails, checked: some.length };
        process.stdout.write(`${JSON.stringify({ ...told, failed: [...failed.keys()] })}\n`);
        return;
      }
      process.stdout.write(`${all.length} puzzles, ${firstSightFails} of them not as first sight has it\n`);
      for (const { id, name } of entry.puzzling?.themes ?? []) {
        const own = all.filter(({ puzzle }) => puzzle.themes[0] === id).length;
        if (own > 0) process.stdout.write(`  ${name.en.padEnd(32)} ${own}\n`);
      }
      if (some.length > 0) process.stdout.write(`${some.length} verified, ${failed.size} failed\n`);
      for (const [id, fault] of failed) process.stdout.write(`  ${id}: ${fault}\n`);
    });
}

/** A file of the puzzles of that game. */
function read(file: string, game: string): PuzzleSet {
  const set = readPuzzleSet(readFileSync(file, 'utf8'));
  if (set.game !== game) throw badField('--file', `has puzzles of ${set.game}, not of ${game}`);
  return set;
}

/** Some of them, in their order: which, the seed says. */
function drawn(all: readonly Placed[], count: number, seed: string): Placed[] {
  const chance = new SeededChance(`${seed}/drawn`);
  const left = [...all];
  while (left.length > count) left.splice(chance.int(left.length), 1);
  return left;
}

/** What is wrong with puzzles, by their ids. */
function verify({ game, seed }: PuzzlesArguments, set: PuzzleSet, some: readonly Placed[]): Map<string, string> {
  const { puzzling, ...entry } = gameEntry(game, set.version);
  const playable = taught(entry, readLearned);
  const progress = new Progress(`verify ${game}`, some.length);
  const failed = new Map<string, string>();
  for (const [done, placed] of some.entries()) {
    const fault = puzzling ? faultIn(playable, puzzling, placed, seed) : 'the game has no puzzles';
    if (fault) failed.set(placed.id, fault);
    progress.update(done + 1, `${failed.size} failed`);
  }
  progress.end();
  return failed;
}

function without(set: PuzzleSet, failed: ReadonlyMap<string, string>): PuzzleSet {
  const ids = new Map(puzzlesIn(set).map(({ id, puzzle }) => [puzzle, id]));
  const games = set.games
    .map((game) => ({ ...game, puzzles: game.puzzles.filter((puzzle) => !failed.has(ids.get(puzzle) ?? '')) }))
    .filter(({ puzzles }) => puzzles.length > 0);
  return { ...set, games };
}
