import { taught } from '@stolik/bots';
import { StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import {
  type AssayBudget,
  FULL,
  faultIn,
  type MinedGame,
  matchAt,
  puzzlesIn,
  STAGES,
  type Stage,
  varied,
  weighTurn,
} from '@stolik/review/puzzles';
import { expect, it } from 'vitest';
import { Miner } from '../src/mine/mine.ts';
import { joined } from '../src/mine/run.ts';
import { readLearned } from '../src/read-learned.ts';

/** Enough to find something, and not to be sure of it. */
const TOY: AssayBudget = {
  ...FULL,
  confirm: { breadth: 4, worlds: 64 },
  end: { breadth: 3, first: 16, worlds: 48 },
  wide: { breadth: 20, worlds: 16 },
  truth: { breadth: 3, worlds: 16 },
  strong: { times: 1, iterations: 200 },
  runs: 4,
  lines: 32,
};
/** A game of each title in which something is found, and what else may be wrong with a puzzle is asked in. */
const GAMES = [
  { game: 'sagrada', number: 0 },
  { game: 'smartphone', number: 1 },
  ...(process.env.STOLIK_LONG === '1' ? [{ game: 'sentient', number: 0 }] : []),
];
const VERIFY = { breadth: 6, worlds: 48, iterations: 200 };

it('finds the same for the same seed', () => {
  const entry = gameEntry('sagrada');
  const found = [1, 2].map(() => new Miner(taught(entry, readLearned), entry.puzzling, TOY).mine('t', 0));
  expect(found[1]).toEqual(found[0]);
});

it.each(GAMES)('finds puzzles of $game, and finds out a wrong one', ({ game, number }) => {
  const entry = gameEntry(game);
  const playable = taught(entry, readLearned);
  const puzzling = entry.puzzling ?? expect.fail('it has puzzles');
  const { game: mined, against } = new Miner(playable, puzzling, TOY).mine('t', number);
  expect(mined.puzzles.length).toBeGreaterThan(0);
  // Cheap questions come first, so they have most to do.
  expect(against.glance).toBeGreaterThan(against.confirm + against.end + against.wide + against.strong);
  for (const placed of puzzlesIn({ games: [mined] }).slice(0, 1)) {
    const { answers, others, themes, found, rating, seat, at } = placed.puzzle;
    expect(faultIn(playable, puzzling, placed, 'v', VERIFY)).toBeUndefined();
    expect(themes.length).toBeGreaterThan(0);
    expect(found).toHaveLength(3);
    expect(rating).toBeGreaterThan(800);
    expect(rating).toBeLessThan(2000);
    const [tempting] = others;
    expect(tempting.loss).toBeGreaterThanOrEqual(puzzling.gap);
    const planted = { ...placed, puzzle: { ...placed.puzzle, answers: [tempting.turn] } };
    expect(faultIn(playable, puzzling, planted, 'v', VERIFY)).toBeDefined();
    const view = matchAt(playable.game, mined, at).view(seat);
    const asked = { view, seat, best: answers[0], gap: puzzling.gap };
    expect(weighTurn(playable, { ...asked, turn: answers[0] }).isAsGood).toBe(true);
    const weight = weighTurn(playable, { ...asked, turn: tempting.turn });
    expect(weight).toMatchObject({ turn: tempting.turn, isAsGood: false });
    expect(weight.loss).toBeGreaterThan(puzzling.gap / 2);
    expect(weight.why.length).toBeGreaterThan(0);
  }
});

/** Made-up games: what is in them does not matter here. */
function gamesOf(list: readonly { readonly theme: string; readonly isBlind?: true }[], each: number): MinedGame[] {
  return Array.from({ length: Math.ceil(list.length / each) }, (_, i) => ({
    seed: `s/${i}`,
    seats: 2,
    options: {},
    plays: ['0: pass', '1: pass', '0: pass', '1: pass'],
    puzzles: list.slice(i * each, (i + 1) * each).map(({ theme, ...rest }, at) => ({
      at,
      seat: 0,
      answers: ['pass'],
      gap: 2,
      others: [],
      themes: [theme],
      found: [0, 0, 1],
      rating: 1300,
      ...rest,
    })),
  }));
}

it('keeps games, themes and what first sight finds within bounds, however much there is', () => {
  const blind = (theme: string) => ({ theme, isBlind: true as const });
  const ofGames = varied(gamesOf([blind('a'), blind('b'), blind('c'), { theme: 'd' }], 4), 100);
  expect(ofGames[0].puzzles.map(({ themes }) => themes[0])).toEqual(['a', 'b']);
  expect(ofGames[0].plays).toHaveLength(1);
  const ofThemes = varied(
    gamesOf(
      Array.from({ length: 40 }, () => blind('a')),
      1,
    ),
    100,
  );
  expect(puzzlesIn({ games: ofThemes })).toHaveLength(15);
  const plain = varied(
    gamesOf(
      Array.from({ length: 40 }, (_, i) => ({ theme: `${i}` })),
      1,
    ),
    20,
  );
  expect(puzzlesIn({ games: plain })).toHaveLength(10);
});

it('goes on from a set as if all had been looked through at once', () => {
  const themes = ['a', 'b', 'a', 'c', 'a', 'a', 'd', 'a', 'a', 'b', 'b'];
  const games = gamesOf(
    themes.map((theme) => ({ theme, isBlind: true as const })),
    1,
  );
  const begun = { game: 'x', version: 1, engine: '1', seed: 's', played: 0, games: [] };
  const against = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  const mined = (some: readonly MinedGame[]) => ({ games: some, against });
  const atOnce = joined(begun, mined(games), 11, 20);
  const inParts = joined(joined(begun, mined(games.slice(0, 5)), 5, 20), mined(games.slice(5)), 11, 20);
  expect(inParts).toEqual(atOnce);
});

it('does not look for puzzles of a game that does not say what they are about', () => {
  expect(() => new Miner(gameEntry('sagrada'), undefined)).toThrow(StolikError);
});
