import { type Calibration, engineOf, finish, Review } from '@stolik/review';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, keptOf, playableOf } from './games.ts';

/** A table with numbers of no meaning: what is tested holds by any. */
function tableFor(game: string, seats: number): Calibration {
  const offsets = Array.from({ length: seats }, (_, seat) => (2 * seat - (seats - 1)) / 3);
  const clocks = Array.from({ length: 80 }, (_, clock) => String(clock));
  return {
    game,
    seats,
    engine: engineOf(playableOf(game)),
    command: 'none',
    games: 0,
    trust: Object.fromEntries(clocks.map((clock) => [clock, 0.8])),
    spread: Object.fromEntries(clocks.map((clock) => [clock, [9, 8]])),
    dice: 0.613,
    start: 0.417,
    turns: 0.771,
    plans: game === 'smartphone' ? 0.333 : 0,
    offsets,
    margin: 12,
    unexplained: 6,
  };
}

function storyIn(game: string, seats: number) {
  const playable = playableOf(game);
  const match = gameOf(playable, ['hard', 'medium', 'easy', 'medium'].slice(0, seats), `story/${seats}`);
  const log = keptOf(match);
  const tell = () => finish(new Review(playable, log, { table: tableFor(game, seats) }).telling());
  const totals = playable.game.score(match.state).map(({ total }) => total);
  return { story: tell(), tell, totals, log };
}

describe.each(GAMES)('the story of %s', (game) => {
  const { story, tell, totals, log } = storyIn(game, 2);

  it('adds up to the margin, to the last digit', () => {
    for (const { margin, start, dice, plans, own, others, unexplained } of story?.split ?? []) {
      const tenths = [start, dice, plans, own, others, unexplained].map((part) => Math.round(10 * part));
      expect(tenths.map((n) => n / 10)).toEqual([start, dice, plans, own, others, unexplained]);
      expect(tenths.reduce((sum, n) => sum + n, 0)).toBe(Math.round(10 * margin));
    }
    expect(story?.split.map(({ margin }) => margin)).toEqual([totals[0] - totals[1], totals[1] - totals[0]]);
  });

  it('gives one of two what it takes from the other', () => {
    for (const { by } of story?.luck ?? []) expect(by[0]).toBe(by[1] === 0 ? 0 : -by[1]);
    const [one, other] = story?.split ?? [];
    expect(one.dice).toBe(other.dice === 0 ? 0 : -other.dice);
    expect(one.own).toBe(other.others === 0 ? 0 : -other.others);
  });

  it('tells of every line in which chance decided, after the set-up', () => {
    const drawn = log.lines.filter((line) => line.seq > 0 && 'outcomes' in line).map(({ seq }) => seq);
    expect(story?.luck.map(({ line }) => line)).toEqual(drawn);
  });

  it('has a chart with a point for every stage, and bands', () => {
    expect(story?.chart.length).toBeGreaterThan(10);
    for (const { band, leads } of story?.chart ?? []) {
      expect(band).toBeGreaterThan(0);
      expect(leads).toHaveLength(2);
    }
  });

  it('is the same again', () => {
    expect(JSON.stringify(tell())).toBe(JSON.stringify(story));
  });

  it('is not told by the table of another game or engine', () => {
    const playable = playableOf(game);
    for (const wrong of [{ seats: 3 }, { game: 'chess' }, { engine: '0' }]) {
      const review = new Review(playable, log, { table: { ...tableFor(game, 2), ...wrong } });
      expect(finish(review.telling())).toBeUndefined();
    }
  });
});

it('adds up for three seats too', () => {
  const { story } = storyIn('sagrada', 3);
  for (const { seat: _, doubt: _doubt, margin, ...parts } of story?.split ?? []) {
    const tenths = Object.values(parts).map((part) => Math.round(10 * part));
    expect(tenths.reduce((sum, n) => sum + n, 0)).toBe(Math.round(10 * margin));
  }
  for (const { by } of story?.luck ?? []) expect(Math.abs(by.reduce((sum, n) => sum + n, 0))).toBeLessThan(0.02);
});
