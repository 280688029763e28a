import type { BotGame } from '@stolik/bots';
import { leadOf } from '@stolik/bots/search';
import type { Log } from '@stolik/core';
import { courseOf, type Moment } from './course.ts';
import { engineOf } from './engine.ts';
import { Historian, leadsOf, type Push } from './fate.ts';
import { finish } from './finish.ts';
import { settingsOf } from './settings.ts';
import { Eye, seedOfLog } from './sight.ts';

/** What a game adds to a table: a few numbers for each seat. */
export interface GameRecord {
  readonly margins: readonly number[];
  readonly start: readonly number[];
  readonly luck: readonly number[];
  readonly plans: readonly number[];
  /** Of all turns together, whoever played them. */
  readonly turns: readonly number[];
  /** Leads over the best of the others: in the end, and as they were expected at every stage. */
  readonly finals: readonly number[];
  readonly outlooks: readonly (Moment & { readonly leads: readonly number[] })[];
}

/** Makes records of finished games. */
export class Recorder {
  readonly #playable: BotGame;
  readonly #eye: Eye;
  readonly #historian: Historian;

  constructor(playable: BotGame) {
    const settings = settingsOf(playable.game.id);
    this.#playable = playable;
    this.#eye = new Eye(playable, settings);
    this.#historian = new Historian(playable, settings, this.#eye);
  }

  record(log: Log): GameRecord {
    const course = courseOf(this.#playable, this.#eye.play, log);
    const seed = seedOfLog(engineOf(this.#playable), log);
    const { seats, sheets } = course;
    const totals = sheets.slice(0, seats).map(({ total }) => total);
    const summed = (pushes: readonly Push[]) => sumsOf(pushes, seats).map(shortened);
    return {
      margins: leadsOf(totals).map(shortened),
      start: finish(this.#historian.start(course, seed)).map(shortened),
      luck: summed(finish(this.#historian.luck(course, seed))),
      plans: summed(finish(this.#historian.plans(course, seed))),
      turns: summed(finish(this.#historian.turns(course))),
      finals: totals.map((_, seat) => leadOf(totals, seat)),
      outlooks: finish(this.#historian.outlooks(course, seed)).map(({ moment, leads }) => ({
        ...moment,
        leads: leads.map(shortened),
      })),
    };
  }
}

/** What pushes come to for each seat. */
export function sumsOf(pushes: readonly Push[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => pushes.reduce((sum, { by }) => sum + by[seat]!, 0));
}

function shortened(n: number): number {
  return Math.round(1000 * n) / 1000;
}
