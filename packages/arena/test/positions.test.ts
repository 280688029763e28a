import { readFileSync } from 'node:fs';
import { botNamed, taught } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { matchAt, type PlayedGame, typed } from '@stolik/review/puzzles';
import { describe, expect, it } from 'vitest';
import { readLearned } from '../src/read-learned.ts';

const LONG = process.env.STOLIK_LONG === '1';
/** In a short run every third one is asked. */
const STEP = LONG ? 1 : 3;
/** Of ten, one may be missed. */
const LEAST = 0.9;

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
  { game: 'sagrada', iterations: 200 },
  { game: 'sentient', iterations: 100 },
  { game: 'smartphone', iterations: 200 },
])('positions of $game with one clearly best turn', ({ game, iterations }) => {
  const { version, games } = positionsOf(game);
  const playable = taught(gameEntry(game, version), readLearned);

  it('expert finds it nine times of ten', () => {
    const expert = botNamed('expert', playable);
    const missed: string[] = [];
    const all = games.flatMap((mined) => mined.positions.map((position) => ({ mined, ...position })));
    expect(all).toHaveLength(40);
    const some = all.filter((_, i) => i % STEP === 0);
    for (const { mined, at, seat, best } of some) {
      const match = matchAt(playable.game, mined, at);
      expect(match.actors).toContain(seat);
      const { moves } = expert.decide(match.view(seat), seat, new SeededChance('positions'), { iterations });
      const line = typed(playable.game, moves);
      if (line !== best) missed.push(`${mined.seed} after ${at} plays: ${line}, not ${best}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - LEAST) * some.length);
  });
});
