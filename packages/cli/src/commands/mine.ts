import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { joined, mine, readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { engineOf } from '@stolik/review';
import { type PuzzleSet, puzzlesIn, readPuzzleSet, STAGES } from '@stolik/review/puzzles';
import { Command } from 'commander';
import { gameOption, seedOption, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { writePuzzles } from '../puzzle-file.ts';

interface MineArguments {
  readonly game: string;
  readonly n: number;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly out: string;
}

/** What was found is written down after so many games of each thread. */
const BATCH = 5;

export function mineCommand(): Command {
  return new Command('mine')
    .description('Find puzzles: turns with one clearly best way to play them, in games that bots play with themselves.')
    .addOption(gameOption())
    .option('--n <n>', 'how many puzzles, half of them such as first sight does not solve', wholeNumber('--n', 1), 300)
    .option('--games <n>', 'how many games are looked through now at most', wholeNumber('--games', 1), 1000)
    .requiredOption('--out <file>', 'where they are written, as JSON; what is there already is gone on from')
    .option(
      '--threads <n>',
      'how many; all cores if left out',
      wholeNumber('--threads', 1, 256),
      availableParallelism(),
    )
    .addOption(seedOption())
    .action(async ({ game, n, games, seed, threads, out }: MineArguments) => {
      const entry = gameEntry(game);
      const { version } = entry.game;
      const engine = engineOf(taught(entry, readLearned));
      let set = readKnown(out, { game, version, engine, seed, played: 0, games: [] });
      const end = set.played + games;
      const begun = set.played;
      const progress = new Progress(`mine ${game}`, games);
      const against = new Map<string, number>();
      while (set.played < end && puzzlesIn(set).length < n) {
        const from = set.played;
        const until = Math.min(end, from + BATCH * threads);
        const mined = await mine(
          { game, version, engine, seed, from, until },
          {
            onResume: (known) => progress.say(`${known} games are known from before`),
            onProgress: (done) => progress.update(from + done - begun, `${puzzlesIn(set).length} puzzles before these`),
          },
          threads,
        );
        set = joined(set, mined, until, n);
        writePuzzles(out, set);
        for (const stage of STAGES) against.set(stage, (against.get(stage) ?? 0) + mined.against[stage]);
      }
      progress.end();
      report(set, set.played - begun, against);
    });
}

/** What was found before by the same judge from the same seed; anything else is not written over. */
function readKnown(file: string, begun: PuzzleSet): PuzzleSet {
  if (!existsSync(file)) return begun;
  const known = readPuzzleSet(readFileSync(file, 'utf8'));
  for (const field of ['game', 'version', 'engine', 'seed'] as const) {
    if (known[field] === begun[field]) continue;
    const said = `${file} has puzzles of ${field} ${known[field]}, not ${begun[field]}: name another file`;
    throw new StolikError('other-puzzles', said, { field: '--out' });
  }
  return known;
}

function report(set: PuzzleSet, games: number, against: ReadonlyMap<string, number>): void {
  const all = puzzlesIn(set);
  const blind = all.filter(({ puzzle }) => puzzle.isBlind).length;
  const { user, system } = process.cpuUsage();
  const minutes = (user + system) / 60e6;
  const told = [...against].map(([stage, count]) => `${stage} ${count}`).join(', ');
  process.stderr.write(
    `${all.length} puzzles, ${blind} of them blind, from ${set.played} games; ` +
      `${games} games now in ${minutes.toFixed(1)} minutes of processor time; left out by ${told}\n`,
  );
}
