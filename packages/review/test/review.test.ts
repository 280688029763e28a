import { botNamed } from '@stolik/bots';
import { Match, SeededChance, seededSource } from '@stolik/core';
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

  it('takes no notice of what was taken back', () => {
    const { game } = playable;
    const match = Match.begin(game, { seats: 2, options: {}, source: seededSource('undo') });
    const bot = botNamed('medium', playable);
    const luck = new SeededChance('undo');
    const turns: string[] = [];
    let undone = 0;
    while (!match.isOver) {
      const [seat] = match.actors;
      const { moves } = bot.decide(match.view(seat), seat, luck);
      const [first] = moves;
      match.play(seat, [first]);
      // What drew chance or was all of the turn stays; anything else is taken back first, and played again move by move.
      if (moves.length > 1 && match.canRetract(seat)) {
        match.retract(seat);
        undone++;
        for (const move of moves) match.play(seat, [move]);
      } else if (moves.length > 1) match.play(seat, moves.slice(1));
      turns.push(moves.map((move) => game.print(move)).join('; '));
    }
    expect(undone).toBeGreaterThan(5);
    const review = new Review(playable, keptOf(match));
    expect(review.turns.map(({ moves }) => moves.map((move) => game.print(move)).join('; '))).toEqual(turns);
  });

  it('refuses a game that is not over and a seat that is not there', () => {
    const running = Match.begin(playable.game, { seats: 2, options: {}, source: seededSource('a') });
    expect(() => new Review(playable, running.log)).toThrow('not over');
    expect(() => new Review(playable, log).decisions(2)).toThrow('from 0 to 1');
  });
});
