import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { dealsOf, type Outcome, type Tuning, treeOf, tune } from '@stolik/arena';
import { badField } from '@stolik/core';
import { Command } from 'commander';
import {
  gameOption,
  jsonOption,
  rulesOption,
  seatsOption,
  seedOption,
  setUp,
  shellWord,
  wholeNumber,
} from '../arguments.ts';
import { Progress } from '../progress.ts';

export function tuneCommand(): Command {
  return new Command('tune')
    .description(
      "Look for better weights of a game's evaluation by evolution, on all cores: challengers play greedy, the same deals " +
        'from every side, against greedy with the weights that are checked in. An interrupted run goes on where it stopped.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--generations <n>', 'how often challengers are bred anew', wholeNumber('--generations', 1), 20)
    .option('--population <n>', 'challengers in a generation', wholeNumber('--population', 2), 12)
    .option('--games <n>', 'games that each challenger plays', wholeNumber('--games', 1), 40)
    .option('--validation <n>', 'games of the match in the end, on fresh deals', wholeNumber('--validation', 1), 400)
    .option('--threads <n>', 'threads; the result is the same', wholeNumber('--threads', 1), availableParallelism())
    .option('--out <file>', 'where the weights go, as JSON; standard output otherwise')
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action(async (args) => {
      const entry = setUp(args.game, args.seats, args.options);
      const shape = entry.heuristics().weights;
      if (args.seats < 2) throw badField('--seats', 'must be 2 or more: tuning needs somebody to beat');
      if (args.out !== undefined) checkFile(args.out);
      const tuning: Tuning = {
        game: args.game,
        seats: args.seats,
        options: args.options,
        seed: args.seed,
        generations: args.generations,
        population: args.population,
        deals: Math.ceil(args.games / args.seats),
        validation: Math.ceil(args.validation / args.seats),
      };
      const outcome = await run(tuning, args.threads);
      const result = { ...reportOf(tuning, outcome), weights: treeOf(shape, outcome.weights) };
      const text = `${JSON.stringify(result, null, 2)}\n`;
      if (args.out !== undefined) writeFileSync(args.out, text);
      if (args.json) process.stdout.write(`${JSON.stringify(result)}\n`);
      else if (args.out === undefined) process.stdout.write(text);
    });
}

async function run(tuning: Tuning, threads: number): Promise<Outcome> {
  const progress = new Progress(`tune ${tuning.game}`, dealsOf(tuning));
  let note = '';
  const outcome = await tune(tuning, threads, {
    onResume: (deals) => progress.say(`going on after ${deals} deals`),
    onDeal: (done) => progress.update(done, note),
    onGeneration({ number, best, mean, sigma }) {
      note = `sigma ${sigma.toFixed(3)}`;
      progress.say(
        `generation ${number} of ${tuning.generations}: best ${signed(best)}, mean ${signed(mean)} points, ${note}`,
      );
    },
  });
  progress.end();
  const { games, winRate, low, high, margin, marginLow, marginHigh } = outcome.validation;
  process.stderr.write(
    `tuned against checked in, ${games} fresh games: wins ${percent(winRate)} % (${percent(low)} to ${percent(high)}), ` +
      `${signed(margin)} points (${signed(marginLow)} to ${signed(marginHigh)})\n`,
  );
  return outcome;
}

function reportOf(tuning: Tuning, { validation }: Outcome) {
  const { game, seats, options, seed, generations, population, deals, validation: fresh } = tuning;
  const parts = [
    `npx stolik tune --game ${game} --seats ${seats} --generations ${generations} --population ${population}`,
    `--games ${deals * seats} --validation ${fresh * seats} --seed ${shellWord(seed)}`,
    ...(JSON.stringify(options) === '{}' ? [] : [`--options ${shellWord(JSON.stringify(options))}`]),
  ];
  return { command: parts.join(' '), game, seats, validation };
}

/** Hours of play must not end at a file that cannot be written. */
function checkFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw badField('--out', `${file} is a folder`);
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    throw badField('--out', `${dirname(file)} is not a folder that can be written to`);
  }
}

function signed(points: number): string {
  return `${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(2)}`;
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}
