import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Decision, Roster, taught } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';

/** A turn to decide: nothing but what the seat may see. */
export interface Question {
  readonly game: string;
  readonly version: number;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  readonly seed: string;
}

const roster = new Roster();
const { resolve } = createRequire(import.meta.url);
const readLearned = (file: string) => readFileSync(resolve(`@stolik/games/${file}`));

/** Decides a turn: what a thread of the pool does. */
export default function decide({ game, version, level, seat, view, seed }: Question): Decision<unknown>['moves'] {
  const bot = roster.bot(level, taught(gameEntry(game, version), readLearned));
  return bot.decide(view, seat, new SeededChance(seed)).moves;
}
