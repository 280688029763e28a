import { BrokenPromise, CHECKS, KitFailure, type KitSetup, runKit, SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { checkMatch } from '../src/kit/match-check.ts';
import { applyAnd, DONE, guess } from './guess.ts';
import { type Broken, FAULTS } from './kit-faults.ts';

const SETUP: KitSetup = { seats: 2, games: 60, seed: 'planted', every: 2, attempts: 0 };

function failureOf(game: typeof guess, setup: Partial<KitSetup> = {}): KitFailure {
  try {
    runKit(game, { ...SETUP, ...setup });
  } catch (error) {
    if (error instanceof KitFailure) return error;
    throw error;
  }
  throw new Error('the planted fault went unnoticed');
}

describe('the kit', () => {
  it('has nothing against a game without faults', () => {
    for (const seats of [1, 2, 3]) {
      expect(runKit(guess, { seats, games: 100, seed: 'guess', every: 3 }).games).toBe(100);
    }
  });

  it.each(FAULTS.map((fault) => [fault.check, fault.what, fault] as const))('finds by %s: %s', (check, _, fault) => {
    const { says, broken, setup } = fault;
    const { cause } = failureOf({ ...guess, ...broken }, setup);
    expect(cause).toBeInstanceOf(BrokenPromise);
    expect((cause as BrokenPromise).message).toMatch(says);
    expect((cause as BrokenPromise).check).toBe(check);
  });

  it('has no check that was never seen to find anything', () => {
    expect(new Set(FAULTS.map(({ check }) => check))).toEqual(new Set(CHECKS));
  });

  it('finds by `restore` a match whose log leads elsewhere, because looking at it changes what happens', () => {
    let looks = 0;
    const watched: typeof guess = {
      ...guess,
      setup: (options, seats, chance) => {
        looks = 0;
        return guess.setup(options, seats, chance);
      },
      view: (s, seat) => {
        looks++;
        return guess.view(s, seat);
      },
      apply: applyAnd((s, _seat, a) => {
        if (a === DONE) s.points[0] += looks;
      }),
    };
    const check = () => checkMatch(watched, 2, { extra: 0 }, new SeededChance('looks'));
    expect(check).toThrow(/^restore: .* another state than the match that wrote it/);
  });

  it('cuts a failure down to the shortest game that shows it', () => {
    const losing: Broken = { inventory: (s) => ({ keeps: s.kept.reduce((sum, kept) => sum + kept, 0) }) };
    const movesAfter = (attempts: number) => {
      const { log, message } = failureOf({ ...guess, ...losing }, { attempts, every: 5 });
      return { moves: log.lines.flatMap((line) => ('moves' in line ? [line.moves[0]] : [])), message };
    };
    const { moves, message } = movesAfter(500);
    // Both must be ready before anybody can keep, and the kit looks again at the decision after that.
    expect(moves).toEqual([{ do: 'ready' }, { do: 'ready' }, { do: 'keep' }]);
    expect(message).toContain('after 3 moves: 0 ready; 1 ready; 0 keep');
    expect(movesAfter(0).moves.length).toBeGreaterThan(moves.length);
  });

  it('passes on what the game itself throws, with the game that led there', () => {
    const failure = failureOf({ ...guess, apply: applyAnd((s) => s.bids[9].toString()) });
    expect(failure.cause).toBeInstanceOf(TypeError);
  });
});
