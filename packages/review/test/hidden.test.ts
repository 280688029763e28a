import { botNamed } from '@stolik/bots';
import { type Line, type Log, Match, SeededChance, seededSource } from '@stolik/core';
import { Review } from '@stolik/review';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, keptOf, playableOf } from './games.ts';

// A review judges by what a seat knew: whatever it could not know must not change a byte.

const isLong = Boolean(process.env.STOLIK_LONG);
const SHARE = isLong ? 1 : 16;

/** The verdicts on some turns of a seat that begin no later than a line. */
function verdicts(review: Review, seat: number, until: number): string[] {
  const early = review.decisions(seat).filter(({ line }) => line <= until);
  return early.filter((_, i) => i % SHARE === 0).map(({ index }) => JSON.stringify(review.judge(index)));
}

describe.each(GAMES)('what nobody knew yet, in %s', (id) => {
  const playable = playableOf(id);
  const { game } = playable;

  it.each(!isLong ? [2] : id === 'smartphone' ? [2, 3, 5] : [2, 3, 4])(
    'changes nothing for %i seats: luck and moves to come',
    (seats) => {
      const log = keptOf(gameOf(playable, new Array<string>(seats).fill('easy'), `later/${seats}`));
      const at = Math.floor(log.lines.length / 5);
      // The same beginning, and another end.
      const match = Match.restore(game, { ...log, lines: log.lines.slice(0, at) }, seededSource('another'));
      const bots = ['random', 'easy'].map((name) => botNamed(name, playable));
      const luck = new SeededChance('another');
      for (let turn = 0; !match.isOver; turn++) {
        const [seat] = match.actors;
        match.play(seat, bots[turn % 2].decide(match.view(seat), seat, luck).moves);
      }
      const [one, other] = [log, keptOf(match)].map((each) => new Review(playable, each));
      const seat = (log.lines[at - 1] as { seat: number }).seat;
      // A turn that goes on beyond the beginning is another one.
      const until = at - 2;
      const judged = verdicts(one, seat, until);
      expect(judged.length).toBeGreaterThan(0);
      expect(verdicts(other, seat, until)).toEqual(judged);
    },
  );
});

describe('what a rival keeps secret', () => {
  it.each([2, 3, 4])('changes nothing in Sagrada for %i seats: its private objective', (seats) => {
    const playable = playableOf('sagrada');
    const log = keptOf(gameOf(playable, new Array<string>(seats).fill('medium'), `private/${seats}`));
    const dealt = anotherDeal(log, 0);
    const [one, other] = [log, dealt].map((each) => new Review(playable, each));
    const judged = verdicts(one, 0, log.lines.length);
    expect(judged.length).toBeGreaterThan(1);
    expect(verdicts(other, 0, log.lines.length)).toEqual(judged);
  });

  it('changes nothing in Smartphone Inc.: its plan', () => {
    const playable = playableOf('smartphone');
    const { game } = playable;
    const logs = ['easy', 'random'].map((rival) => {
      const match = Match.begin(game, { seats: 2, options: {}, source: seededSource('plans') });
      const [bot, own] = [botNamed(rival, playable), botNamed('medium', playable)];
      const luck = new SeededChance('plans');
      // The rival plans first, so its plan lies in the log before the seat's own turn.
      match.play(1, bot.decide(match.view(1), 1, new SeededChance(rival)).moves);
      match.play(0, own.decide(match.view(0), 0, new SeededChance('own')).moves);
      while (!match.isOver) {
        const [seat] = match.actors;
        match.play(seat, own.decide(match.view(seat), seat, luck).moves);
      }
      return keptOf(match);
    });
    expect(logs[0].lines[1]).not.toEqual(logs[1].lines[1]);
    const [one, other] = logs.map((log) => new Review(playable, log));
    const [first] = one.decisions(0);
    expect(JSON.stringify(other.judge(first.index))).toBe(JSON.stringify(one.judge(first.index)));
  });
});

/** The same game in which the seat sees the same, but others hold something else. */
function anotherDeal(log: Log, seat: number): Log {
  const { game } = playableOf(log.header.game);
  const seen = (each: Log, eyes: number) => {
    const setup = { ...each, lines: each.lines.slice(0, 1) };
    return JSON.stringify(Match.restore(game, setup).view(eyes));
  };
  const [setup, ...rest] = log.lines as [Line & { outcomes: number[] }, ...Line[]];
  for (const [at, outcome] of setup.outcomes.entries()) {
    for (const other of [0, 1, 2, 3, 4].filter((n) => n !== outcome)) {
      const outcomes = setup.outcomes.with(at, other);
      const dealt = { ...log, lines: [{ ...setup, outcomes }, ...rest] };
      try {
        Match.restore(game, dealt);
      } catch {
        continue;
      }
      const rivals = Array.from({ length: log.header.seats }, (_, i) => i).filter((i) => i !== seat);
      if (seen(dealt, seat) === seen(log, seat) && rivals.some((i) => seen(dealt, i) !== seen(log, i))) return dealt;
    }
  }
  throw new Error('no deal differs in nothing but what the seat cannot see');
}
