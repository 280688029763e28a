import { runKit } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { Coverage, leavesOf } from '../src/kit/coverage.ts';
import { guess } from './guess.ts';

const leaves = (view: unknown) => leavesOf(JSON.stringify(view));

describe('what a run of the kit met', () => {
  it('is counted by move and by feature', () => {
    const coverage = new Coverage();
    for (const kind of ['bid', 'keep', 'bid']) coverage.counts(kind);
    coverage.shows(['die 6', 'tie']);
    coverage.shows(['die 6']);
    expect(Object.fromEntries(coverage.moves)).toEqual({ bid: 2, keep: 1 });
    expect(Object.fromEntries(coverage.features)).toEqual({ 'die 6': 2, tie: 1 });
  });

  it('is told after each game, and is the same for the same seed', () => {
    const featured = { ...guess, features: ({ die }: { die: number }) => [`die ${die}`] };
    const games: number[] = [];
    const setup = { seats: 2, games: 5, seed: 'met', every: 1 };
    const coverage = runKit(featured, { ...setup, onGame: (so) => games.push(so.games) });
    expect(games).toEqual([1, 2, 3, 4, 5]);
    const checked = [...coverage.moves.values()].reduce((sum, count) => sum + count, 0);
    expect(checked).toBe(coverage.decisions);
    // Three rounds, each with one roll.
    expect([...coverage.features.values()].reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(runKit(featured, setup)).toEqual(coverage);
    expect(runKit(featured, { ...setup, seed: 'other' }).moves).not.toEqual(coverage.moves);
  });
});

it('a view is taken apart into places and plain values', () => {
  const view = {
    round: 1,
    bids: [1, null],
    seats: [{ hand: 'a' }, { hand: { cards: [2, 3] } }],
    mixed: [1, [2]],
    none: null,
  };
  expect(Object.fromEntries(leaves(view))).toEqual({
    round: '1',
    bids: '[1,null]',
    'seats.0.hand': '"a"',
    'seats.1.hand.cards': '[2,3]',
    'mixed.0': '1',
    'mixed.1': '[2]',
    none: 'null',
  });
  expect(Object.fromEntries(leaves(7))).toEqual({ '': '7' });
});

describe('a secret', () => {
  /** Looks so many times at a hand that only its owner sees; worlds made for others have `worlds` there. */
  function mustHide(looks: number, worlds: readonly [string, string], truths = ['a', 'b'], spectator: object = {}) {
    const coverage = new Coverage();
    for (let i = 0; i < looks; i++) {
      const truth = {
        own: leaves({ turn: 1 }),
        theirs: leaves({ turn: 1, hand: truths[i % truths.length] }),
        spectator: leaves(spectator),
      };
      coverage.looks('imagine', 'seat 1 from seat 0', truth, () => {
        const [one, two] = worlds.map((hand) => JSON.stringify({ hand }));
        return [one, two];
      });
    }
    return () => coverage.mustHide();
  }

  it('must be made up anew at least once in sixty looks', () => {
    expect(mustHide(60, ['a', 'a'])).toThrow('imagine hid nothing of hand: seat 1 from seat 0');
    expect(mustHide(59, ['a', 'a'])).not.toThrow();
    expect(mustHide(60, ['a', 'b'])).not.toThrow();
  });

  it('is none if it is always the same, or if anybody sees it', () => {
    expect(mustHide(60, ['a', 'a'], ['a'])).not.toThrow();
    expect(mustHide(60, ['a', 'a'], ['a', 'b'], { hand: 'a' })).not.toThrow();
  });

  it('that has varied needs no more worlds', () => {
    const coverage = new Coverage();
    let asked = 0;
    for (let i = 0; i < 3; i++) {
      const truth = { own: leaves({}), theirs: leaves({ hand: i }), spectator: leaves({}) };
      coverage.looks('shuffle', 'seat 1 from spectators', truth, () => {
        asked++;
        return ['{"hand":1}', '{"hand":2}'];
      });
    }
    expect(asked).toBe(1);
  });
});
