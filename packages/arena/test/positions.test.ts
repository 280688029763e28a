import { readFileSync } from 'node:fs';
import { botNamed, taught } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { matchAt, type PlayedGame, typed } from '@stolik/review/puzzles';
import { describe, expect, it } from 'vitest';
import { readLearned } from '../src/read-learned.ts';

/** Forty positions with one clearly best turn, found as puzzles are: see docs/bots.md. */
interface Positions {
  readonly version: number;
  readonly games: readonly (PlayedGame & {
    readonly positions: readonly { readonly at: number; readonly seat: number; readonly best: string }[];
  })[];
}

function positionsOf(game: string): Positions {
  return JSON.parse(readFileSync(new URL(`./positions/${game}.json`, import.meta.url), 'utf8'));
}

/** By so many playouts, never by time: the same on every machine. */
describe.each([
  { game: 'sagrada', iterations: 200, least: 36 },
  { game: 'sentient', iterations: 100, least: 36 },
  { game: 'smartphone', iterations: 200, least: 36 },
])('positions of $game with one clearly best turn', ({ game, iterations, least }) => {
  const { version, games } = positionsOf(game);
  const playable = taught(gameEntry(game, version), readLearned);

  it(`expert finds it in ${least} of 40`, () => {
    const expert = botNamed('expert', playable);
    const missed: string[] = [];
    let found = 0;
    for (const mined of games) {
      for (const { at, seat, best } of mined.positions) {
        const match = matchAt(playable.game, mined, at);
        expect(match.actors).toContain(seat);
        const { moves } = expert.decide(match.view(seat), seat, new SeededChance('positions'), { iterations });
        const line = typed(playable.game, moves);
        if (line === best) found++;
        else missed.push(`${mined.seed} after ${at} plays: ${line}, not ${best}`);
      }
    }
    expect(found + missed.length).toBe(40);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(40 - least);
  });
});
