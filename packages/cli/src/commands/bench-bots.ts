import { readLearned } from '@stolik/arena';
import { botNamed, taught } from '@stolik/bots';
import { type GameEntry, SeededChance, seatsOf } from '@stolik/core';
import { Command } from 'commander';
import { gameOption, jsonOption, rulesOption, seatsOption, seedOption, setUp, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

export function benchBotsCommand(): Command {
  return new Command('bots')
    .description(
      'Let the strongest bot think about positions of random games, on one core: how many playouts a second.',
    )
    .addOption(gameOption())
    .addOption(seatsOption())
    .option('--positions <n>', 'how many positions', wholeNumber('--positions', 1), 60)
    .option('--iterations <n>', 'playouts for each of them', wholeNumber('--iterations', 1), 200)
    .addOption(seedOption())
    .addOption(rulesOption())
    .addOption(jsonOption())
    .action(({ game, seats, options: asked, positions, iterations, seed, json }) => {
      const { options, ...entry } = setUp(game, seats, asked);
      const views = positionsOf(entry, seats, options, seed, positions);
      const warmUp = Math.max(1, views.length >> 2);
      think(entry, views.slice(0, warmUp), iterations, () => undefined);
      const progress = new Progress(`bench bots of ${game}`, views.length);
      const seconds = think(entry, views, iterations, (done) => progress.update(done, ''));
      progress.end();
      const playouts = views.length * iterations;
      const result = {
        game,
        seats,
        playouts,
        seconds: Number(seconds.toFixed(3)),
        perSecond: Math.round(playouts / seconds),
      };
      if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
      else process.stdout.write(`${game}, ${seats} seats: ${result.perSecond} playouts/s on one core\n`);
    });
}

interface Position {
  readonly view: unknown;
  readonly seat: number;
}

/** Positions from all parts of random games, where there is something to choose. */
function positionsOf({ game }: GameEntry, seats: number, options: unknown, seed: string, count: number): Position[] {
  const chance = new SeededChance(seed);
  const positions: Position[] = [];
  const actions: number[] = [];
  while (positions.length < count) {
    const s = game.setup(options, seats, chance);
    while (game.actors(s) !== 0 && positions.length < count) {
      const [seat] = seatsOf(game.actors(s));
      const legal = game.legal(s, seat, actions);
      if (legal > 1 && chance.int(8) === 0) positions.push({ view: game.view(s, seat), seat });
      game.apply(s, seat, actions[chance.int(legal)], chance);
    }
  }
  return positions;
}

/** The seconds that a fresh expert takes. */
function think(
  entry: GameEntry,
  positions: readonly Position[],
  iterations: number,
  onDone: (done: number) => void,
): number {
  const bot = botNamed('expert', taught(entry, readLearned));
  const begin = performance.now();
  positions.forEach(({ view, seat }, i) => {
    bot.decide(view, seat, new SeededChance(`${i}`), { iterations });
    onDone(i + 1);
  });
  return (performance.now() - begin) / 1000;
}
