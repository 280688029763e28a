import { Match, seededSource } from '@stolik/core';
import { Review } from '@stolik/review';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, keptOf, playableOf } from './games.ts';

describe.each(GAMES)('the review of %s', (id) => {
  const playable = playableOf(id);
  const log = keptOf(gameOf(playable, ['medium', 'easy'], 'review'));

  it('covers every line that stands, once', () => {
    const review = new Review(playable, log);
    const moves = log.lines.reduce((sum, line) => sum + ('moves' in line ? line.moves.length : 0), 0);
    expect(review.turns.reduce((sum, turn) => sum + turn.moves.length, 0)).toBe(moves);
    expect(review.turns.map(({ index }) => index)).toEqual(review.turns.map((_, i) => i));
  });

  it('says the same again, in whatever order it is asked', () => {
    const [one, other] = [new Review(playable, log), new Review(playable, log)];
    const some = one.order(0).slice(0, 3);
    const judged = some.map(({ index }) => one.judge(index));
    const again = some.toReversed().map(({ index }) => other.judge(index));
    expect(JSON.stringify(again.toReversed())).toBe(JSON.stringify(judged));
  });

  it('goes on from what is known', () => {
    const review = new Review(playable, log);
    const [first] = review.order(1);
    const known = { ...review.judge(first.index), played: 'kept' };
    const steps = review.run({ seat: 1, known: [known] });
    expect(steps.next().value).toMatchObject({ is: 'decision', done: 1, decision: { played: 'kept' } });
  });

  it('refuses a game that is not over and a seat that is not there', () => {
    const running = Match.begin(playable.game, { seats: 2, options: {}, source: seededSource('a') });
    expect(() => new Review(playable, running.log)).toThrow('not over');
    expect(() => new Review(playable, log).decisions(2)).toThrow('from 0 to 1');
  });
});
