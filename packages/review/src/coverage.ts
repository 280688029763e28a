import type { BotGame } from '@stolik/bots';
import { leadOf, pointsAfter, worldBefore } from '@stolik/bots/search';
import { type Chance, type Log, pick } from '@stolik/core';
import { courseOf } from './course.ts';
import { finish } from './finish.ts';
import { halfWidth } from './numbers.ts';
import { settingsOf } from './settings.ts';
import { Eye } from './sight.ts';
import { race } from './trial.ts';

/** So many worlds say what is true. */
const WORLDS = 4096;

/**
 * How many intervals of a review hold what far more worlds say, of so many decisions of a game: of the best turn against
 * what was played, or of what was played against the next best. A difference that is always the same is no test.
 */
export function coverageOf(
  playable: BotGame,
  log: Log,
  decisions: number,
  chance: Chance,
): { intervals: number; held: number } {
  const settings = settingsOf(playable.game.id);
  const eye = new Eye(playable, settings);
  const { turns } = courseOf(playable, eye.play, log);
  let intervals = 0;
  let held = 0;
  for (let i = 0; i < decisions; i++) {
    const turn = pick(turns, chance);
    const first = eye.look(turn);
    if (!first) continue;
    const sight = eye.withOwl(turn, first);
    const { rival, against } = finish(race(sight, settings));
    if (against.error === 0) continue;
    const fresh = { ...sight.race, seed: sight.race.seed + 0.25 };
    let sum = 0;
    for (let run = 0; run < WORLDS; run++) {
      const world = worldBefore(fresh, sight.s, run);
      const [one, other] = [rival, 0].map((at) =>
        leadOf(pointsAfter(fresh, world, sight.options[at]!.actions, run), turn.seat),
      );
      sum += one! - other!;
    }
    intervals++;
    if (Math.abs(sum / WORLDS - against.mean) <= halfWidth(against)) held++;
  }
  return { intervals, held };
}
