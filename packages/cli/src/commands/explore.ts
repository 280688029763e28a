import { writeFileSync } from 'node:fs';
import { EXPLORER, explore } from '@stolik/arena';
import { badField } from '@stolik/core';
import type { Packed } from '@stolik/facts';
import { gameEntry } from '@stolik/games';
import { Command } from 'commander';
import { checkSeats, gameOption, seedOption, shellWord, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

interface ExploreArguments {
  readonly game: string;
  readonly seats: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  readonly kept?: string;
  readonly out?: string;
}

export function exploreCommand(): Command {
  return new Command('explore')
    .description('Play games that hard plays with itself, and add up what the explorer answers from.')
    .addOption(gameOption())
    .option('--seats <list>', 'table sizes, such as 2 or 2,3,4', sizes, [2])
    .option('--games <n>', 'how many for each size', wholeNumber('--games', 2), 20_000)
    .addOption(seedOption())
    .option('--threads <n>', 'how many; all cores if left out', wholeNumber('--threads', 1, 256))
    .option('--kept <folder>', 'where played games are kept, to go on from; a temporary folder if left out')
    .option('--out <file>', 'where the sums are written: JSON, or a module if its name ends with .ts')
    .action(async (args: ExploreArguments) => {
      const { game } = gameEntry(args.game);
      for (const seats of args.seats) {
        checkSeats(game, seats);
        if (seats < 2) throw badField('--seats', 'nobody is compared with anybody alone: at least 2');
      }
      const packed: Packed = {
        game: game.id,
        version: game.version,
        bot: EXPLORER,
        command: `npx stolik explore --game ${game.id} --seats ${args.seats.join(',')} --games ${args.games} --seed ${shellWord(args.seed)}`,
        sizes: await sizesOf(args),
      };
      if (args.out === undefined) process.stdout.write(`${JSON.stringify(packed)}\n`);
      else
        writeFileSync(args.out, args.out.endsWith('.ts') ? moduleOf(packed) : `${JSON.stringify(packed, null, 1)}\n`);
    });
}

function sizes(text: string): number[] {
  return text.split(',').map(wholeNumber('--seats', 1));
}

async function sizesOf({ game, seats, games, seed, threads, kept }: ExploreArguments): Promise<Packed['sizes']> {
  const found: [number, Packed['sizes'][number]][] = [];
  for (const size of seats) {
    const progress = new Progress(`explore ${game} for ${size}`, games);
    const one = await explore(
      { game, seats: size, seed, games },
      {
        onResume: (known) => progress.say(`${known} games are known from before`),
        onProgress: (done) => progress.update(done, `${done} of ${games} games`),
      },
      threads,
      kept,
    );
    progress.end();
    found.push([size, one]);
  }
  return Object.fromEntries(found);
}

/** The sums as they are checked in, in the form that the formatter leaves alone. */
function moduleOf({ game, version, bot, command, sizes }: Packed): string {
  const each = Object.entries(sizes).map(([size, { games, cells }]) => {
    const questions = Object.entries(cells).map(
      ([question, text]) => `        ${keyOf(question)}:\n          '${text}',`,
    );
    return `    ${size}: {\n      games: ${games},\n      cells: {\n${questions.join('\n')}\n      },\n    },`;
  });
  return `import type { Packed } from '@stolik/facts';

export const explored: Packed = {
  game: '${game}',
  version: ${version},
  bot: '${bot}',
  command: '${command.replaceAll("'", "\\'")}',
  sizes: {
${each.join('\n')}
  },
};
`;
}

function keyOf(question: string): string {
  return /^[a-z]+$/.test(question) ? question : `'${question}'`;
}
