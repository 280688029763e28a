import { readFileSync } from 'node:fs';
import { botNamed, taught } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { lineOf, type MinedGame, matchAt } from '../src/mine/position.ts';
import { readLearned } from '../src/read-learned.ts';

/** Positions with one clearly best turn, found by `stolik mine`: see docs/bots.md. */
interface Positions {
  readonly version: number;
  readonly games: readonly MinedGame[];
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
        const line = lineOf(playable.game, moves);
        if (line === best) found++;
        else missed.push(`${mined.seed} after ${at} plays: ${line}, not ${best}`);
      }
    }
    expect(found + missed.length).toBe(40);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(40 - least);
  });
});
