import { taught } from '@stolik/bots';
import { noChance } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { faultIn, isSameTurn, matchAt, movesIn, NEW_SOLVER, puzzlesIn, ratedAfter } from '@stolik/review/puzzles';
import { describe, expect, it } from 'vitest';
import { readLearned } from '../src/read-learned.ts';
import { readPuzzles } from '../src/read-puzzles.ts';

const LONG = process.env.STOLIK_LONG === '1';
/** So many of each game are verified, in so many worlds. */
const VERIFIED = LONG ? 1000 : 2;
const BUDGET = { breadth: 8, worlds: LONG ? 64 : 48, iterations: LONG ? 1000 : 300 };
/** More may not fail. */
const MOST_FAILED = 0.03;
/** What a set says of a puzzle, and nothing else: least of all what is hidden. */
const SAID = ['at', 'seat', 'answers', 'gap', 'others', 'themes', 'found', 'rating', 'isBlind'];

describe.each(games.map(({ game }) => game.id))('the puzzles of %s', (id) => {
  const set = readPuzzles(id) ?? expect.fail('there are none');
  const { puzzling, ...entry } = gameEntry(id, set.version);
  const { game } = entry;
  const all = puzzlesIn(set);
  const themes = puzzling?.themes.map((theme) => theme.id) ?? [];

  it('are dozens, each with a name of its own, and no more of a kind than is varied', () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    const blind = all.filter(({ puzzle }) => puzzle.isBlind).length;
    expect(blind).toBeGreaterThanOrEqual(0.3 * all.length);
    for (const { puzzles } of set.games) expect(puzzles.length).toBeLessThanOrEqual(2);
    expect(new Set(all.map(({ puzzle }) => puzzle.themes[0])).size).toBeGreaterThanOrEqual(4);
  });

  it('lie in games that can be played again, ask a seat, and have answers that it may play', () => {
    for (const { id: name, game: played, puzzle } of all) {
      const { at, seat, answers, others } = puzzle;
      const match = matchAt(game, played, at);
      expect(match.actors, name).toContain(seat);
      expect(match.isOver, name).toBe(false);
      for (const key of Object.keys(puzzle)) expect(SAID, name).toContain(key);
      for (const theme of puzzle.themes) expect(themes, name).toContain(theme);
      const view = match.view(seat);
      for (const turn of [...answers, ...others.map((other) => other.turn)]) {
        const [first, ...rest] = movesIn(game, turn);
        expect(game.whyNot(view, seat, first), `${name}: ${turn}`).toBeUndefined();
        const s = game.clone(match.state);
        const events: unknown[] = [];
        // As far as chance has no say.
        for (const move of [first, ...rest.slice(0, -1)]) {
          const a = game.toAction(s, seat, move) ?? expect.fail(`${name}: ${turn}`);
          try {
            game.apply(s, seat, a, noChance, (event) => events.push(event));
          } catch {
            break;
          }
        }
      }
      // Nothing counts as both.
      const seen = { game, view, seat };
      for (const { turn } of others) {
        expect(
          answers.some((answer) => isSameTurn(seen, answer, turn)),
          name,
        ).toBe(false);
      }
    }
  });

  it('hold in worlds that nobody has seen', () => {
    const playable = taught(entry, readLearned);
    const step = Math.max(1, Math.floor(all.length / VERIFIED));
    const some = all.filter((_, i) => i % step === 0).slice(0, VERIFIED);
    const faults = some.flatMap((placed) => {
      const fault = faultIn(playable, puzzling ?? expect.fail(), placed, 'test', BUDGET);
      return fault ? [`${placed.id}: ${fault}`] : [];
    });
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(MOST_FAILED * some.length);
  });
});

it('rates solvers: right is up, wrong is down, the unlikely moves more, and whoever is known moves less', () => {
  const up = ratedAfter(NEW_SOLVER, 1200, true);
  const down = ratedAfter(NEW_SOLVER, 1200, false);
  expect(up.rating - 1200).toBeCloseTo(1200 - down.rating);
  expect(up.deviation).toBeLessThan(NEW_SOLVER.deviation);
  expect(ratedAfter(NEW_SOLVER, 1600, true).rating).toBeGreaterThan(up.rating);
  expect(ratedAfter(NEW_SOLVER, 1200, true, 0.5).rating).toBeLessThan(up.rating);
  expect(ratedAfter({ rating: 1200, deviation: 80 }, 1200, true).rating).toBeLessThan(1250);
  // Who solves half of what is rated 1500 is worth that.
  let solver = NEW_SOLVER;
  for (let i = 0; i < 400; i++) solver = ratedAfter(solver, 1500, i % 2 === 0);
  expect(Math.abs(solver.rating - 1500)).toBeLessThan(20);
});
