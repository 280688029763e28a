import { writeFileSync } from 'node:fs';
import { type MinedGame, Miner, readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { Command } from 'commander';
import { gameOption, positiveNumber, rulesOption, seedOption, setUp, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

interface MineArguments {
  readonly game: string;
  readonly seats: number;
  readonly positions: number;
  readonly most: number;
  readonly gap: number;
  readonly seed: string;
  readonly options: unknown;
  readonly out: string;
}

export function mineCommand(): Command {
  return new Command('mine')
    .description('Find turns with one clearly best way to play them, in games that hard plays with itself.')
    .addOption(gameOption())
    .option('--seats <n>', 'of 2 to so many seats by turns', wholeNumber('--seats', 2), 3)
    .option('--positions <n>', 'how many', wholeNumber('--positions', 1), 40)
    .option('--most <n>', 'how many of one game at most', wholeNumber('--most', 1), 4)
    .option('--gap <points>', 'by how much the best turn must lead the next best', positiveNumber('--gap'), 2)
    .requiredOption('--out <file>', 'where they are written, as JSON')
    .addOption(seedOption())
    .addOption(rulesOption())
    .action((args: MineArguments) => {
      const entry = setUp(args.game, args.seats, args.options);
      const miner = new Miner(taught(entry, readLearned));
      const progress = new Progress(`mine ${args.game}`, args.positions);
      const games: MinedGame[] = [];
      let found = 0;
      for (let number = 0; found < args.positions; number++) {
        const seats = 2 + (number % (args.seats - 1));
        const most = Math.min(args.most, args.positions - found);
        const mined = miner.mine({ seats, options: args.options, seed: `${args.seed}/${number}`, gap: args.gap, most });
        if (mined.positions.length > 0) games.push(mined);
        found += mined.positions.length;
        progress.update(found, `${found} of ${args.positions} in ${number + 1} games`);
      }
      progress.end();
      const { id, version } = entry.game;
      writeFileSync(args.out, `${JSON.stringify({ game: id, version, games }, null, 1)}\n`);
    });
}
