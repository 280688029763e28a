import { type ChanceSource, Match, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { codeOf } from './code-of.ts';
import { applyAnd, bid, DONE, done, guess, KEEP, keep, READY, ready } from './guess.ts';

const source = seededSource('match');
const begin = (changed: Partial<typeof guess> = {}) => Match.begin({ ...guess, ...changed }, { seats: 2, source });
const inTurn = (changed: Partial<typeof guess> = {}) => {
  const match = begin(changed);
  match.play(0, [ready]);
  match.play(1, [ready]);
  return match;
};

describe('simultaneous seats', () => {
  it('seal their lists: nobody sees them until the last is in', () => {
    const match = begin();
    const before = match.view(1);
    match.play(0, [bid(2), bid(2)]);
    match.play(0, [ready]);
    expect(match.isReady(0)).toBe(true);
    expect(match.actors).toEqual([1]);
    expect(match.view(1)).toEqual(before);
    expect(match.view(undefined).bids).toEqual([null, null]);
    expect(match.view(0).bids[0]).toBe(4);
    const { events } = match.play(1, [bid(1), ready]);
    expect(events).toEqual([{ type: 'rolled', die: expect.any(Number), bids: [4, 1] }]);
    expect(match.view(1).bids).toEqual([4, 1]);
  });

  it('are applied in seat order, whoever was last, with all their lists', () => {
    const order: number[] = [];
    const noted = begin({ apply: applyAnd((_s, seat, a) => a === READY && order.push(seat)) });
    noted.play(1, [bid(2)]);
    noted.play(0, [bid(1), ready]);
    order.length = 0;
    noted.play(1, [bid(1), ready]);
    // The last seat has tried its own list by itself before.
    expect(order).toEqual([1, 0, 1]);
    expect(noted.view(undefined).bids).toEqual([1, 3]);
  });

  it('may change their minds until then, even when ready', () => {
    const match = begin();
    match.play(0, [bid(2)]);
    match.play(0, [ready]);
    match.retract(0);
    expect(match.isReady(0)).toBe(false);
    expect(match.view(0).bids[0]).toBe(2);
    expect(match.canRetract(0)).toBe(true);
    expect(match.canRetract(1)).toBe(false);
    match.retract(0);
    expect(match.view(0).bids[0]).toBe(0);
    expect(match.hasSealed(0)).toBe(false);
    expect(codeOf(() => match.retract(0))).toBe('nothing-to-undo');
    match.play(0, [ready]);
    match.play(1, [ready]);
    expect(codeOf(() => match.retract(0))).toBe('nothing-to-undo');
    expect(match.view(undefined).bids).toEqual([0, 0]);
  });

  it('cannot play on once they are ready', () => {
    const match = begin();
    match.play(0, [ready]);
    expect(codeOf(() => match.play(0, [bid(1)]))).toBe('not-your-turn');
  });

  it('are as they were when their plans cannot happen', () => {
    let breaks = false;
    const fragile: ChanceSource = {
      next: (log) => {
        const chance = source.next(log);
        return {
          int: (n) => {
            if (breaks) throw new Error('no luck today');
            return chance.int(n);
          },
        };
      },
    };
    const match = Match.begin(guess, { seats: 2, source: fragile });
    match.play(0, [bid(2), ready]);
    const before = JSON.stringify([match.log, match.state, match.view(1), match.actors]);
    breaks = true;
    expect(() => match.play(1, [bid(1), ready])).toThrow(/no luck/);
    expect(JSON.stringify([match.log, match.state, match.view(1), match.actors])).toBe(before);
    breaks = false;
    match.play(1, [ready]);
    expect(match.view(undefined).bids).toEqual([2, 0]);
  });

  it('seal nothing of a list that has an illegal move', () => {
    const match = begin();
    expect(codeOf(() => match.play(0, [bid(2), keep]))).toBe('illegal-move');
    expect(match.view(0).bids[0]).toBe(0);
    expect(match.seq).toBe(0);
  });
});

describe('a list of moves', () => {
  it('is one line', () => {
    const match = inTurn();
    const { seq } = match.play(0, [keep, done]);
    expect(match.log.lines[seq]).toEqual({ seq, seat: 0, moves: [keep, done] });
  });

  it('is all or nothing within an epoch', () => {
    const match = inTurn();
    const before = JSON.stringify(match.state);
    expect(codeOf(() => match.play(0, [keep, keep]))).toBe('illegal-move');
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.seq).toBe(2);
  });

  it('stops after a move that passed the turn, and says why', () => {
    const match = inTurn();
    const result = match.playUntilStopped(0, [keep, done, keep]);
    expect(result.played).toBe(2);
    expect(result.stopped?.code).toBe('not-your-turn');
    expect(match.actors).toEqual([1]);
  });

  it('that must be played whole throws where it stops, and what took effect stays', () => {
    const match = inTurn();
    expect(codeOf(() => match.play(0, [keep, done, keep]))).toBe('not-your-turn');
    expect(match.actors).toEqual([1]);
    expect(match.log.lines.at(-1)).toEqual({ seq: 3, seat: 0, moves: [keep, done] });
  });

  it('that draws chance is committed up to and including the draw: no guessing for free', () => {
    const match = Match.begin(guess, { seats: 1, source: seededSource('alone') });
    const result = match.playUntilStopped(0, [bid(1), ready, bid(1), done]);
    expect(result.played).toBe(2);
    expect(result.stopped?.code).toBe('illegal-move');
    expect(result.events).toHaveLength(1);
    expect(match.log.lines[1]).toMatchObject({ moves: [bid(1), ready], outcomes: [expect.any(Number)] });
    expect(codeOf(() => match.retract(0))).toBe('nothing-to-undo');
  });

  it('ends its line where chance is drawn, even if the game forgot to end the epoch', () => {
    const match = inTurn({ apply: applyAnd((_s, _seat, a, chance) => a === KEEP && chance.int(2)) });
    const { lines } = match.play(0, [keep, done]);
    expect(lines).toHaveLength(2);
    const again = inTurn({ apply: applyAnd((_s, _seat, a, chance) => a === KEEP && chance.int(2)) });
    again.play(0, [keep]);
    expect(again.canRetract(0)).toBe(false);
  });

  it('has the events of all its lines, in order', () => {
    const match = Match.begin(guess, { seats: 1, source });
    const { events, lines } = match.play(0, [bid(1), ready, done, bid(2), ready]);
    expect(events.map(({ bids }) => bids)).toEqual([[1], [2]]);
    expect(lines.map((line) => line.events.length)).toEqual([1, 0, 1]);
  });

  it('is refused with the rule that a move breaks', () => {
    const match = inTurn({ whyNot: () => ({ rule: 'too-greedy', pieces: ['point', 'seat 0'] }) });
    let refused: unknown;
    try {
      match.play(0, [keep, keep]);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(StolikError);
    expect(refused).toMatchObject({
      code: 'illegal-move',
      message: '"keep" is not legal now: too-greedy point seat 0',
      details: { reason: { rule: 'too-greedy', pieces: ['point', 'seat 0'] } },
    });
    // A game that has no reason to give is still refused.
    const silent = inTurn({ whyNot: () => undefined });
    expect(() => silent.play(0, [keep, keep])).toThrow(/^"keep" is not legal now$/);
  });

  it('is legal by what the game counts, not by what it left in the buffer', () => {
    const match = begin({
      legal: (s, seat, out) => {
        const count = guess.legal(s, seat, out);
        out[count] = DONE;
        return count;
      },
    });
    expect(match.legal(0)).toEqual([bid(1), bid(2), ready]);
    expect(codeOf(() => match.play(0, [done]))).toBe('illegal-move');
  });

  it('does not hide a defect of the game behind a list that stopped', () => {
    const match = Match.begin(
      { ...guess, apply: applyAnd((s, _seat, a) => a === DONE && s.bids[9].toFixed()) },
      { seats: 1, source },
    );
    expect(() => match.playUntilStopped(0, [ready, done])).toThrow(TypeError);
  });

  it('is copied: what the caller does with it later changes nothing', () => {
    const match = begin();
    const list = [{ do: 'bid' as const, by: 2 }, ready];
    match.play(0, list);
    list[0] = { do: 'bid', by: 1 };
    const move = { do: 'bid' as const, by: 2 };
    match.play(1, [move]);
    move.by = 1;
    expect(match.log.lines[2]).toMatchObject({ moves: [bid(2)] });
    match.retract(1);
    match.play(1, [ready]);
    expect(match.view(undefined).bids).toEqual([2, 0]);
    expect(match.log.lines[1]).toMatchObject({ moves: [bid(2), ready] });
  });

  it('of the last simultaneous seat goes on after the reveal', () => {
    const match = begin();
    expect(codeOf(() => match.play(0, [ready, keep]))).toBe('not-your-turn');
    expect(match.isReady(0)).toBe(false);
    match.play(1, [ready]);
    const { seq, lines } = match.play(0, [ready, keep, done]);
    expect([seq, lines.map((line) => line.seq)]).toEqual([3, [2, 3]]);
  });

  it('goes on in the next epoch where that is legal', () => {
    const match = Match.begin(guess, { seats: 1, source: seededSource('alone') });
    expect(match.playUntilStopped(0, [bid(1), ready, keep, done, bid(2)]).played).toBe(5);
    expect(match.log.lines.map((line) => ('moves' in line ? line.moves.length : 0))).toEqual([0, 2, 2, 1]);
  });

  it('must hold something, from a seat that owes a decision', () => {
    const match = inTurn();
    expect(codeOf(() => match.play(0, []))).toBe('bad-field');
    expect(codeOf(() => match.play(1, [keep]))).toBe('not-your-turn');
    for (const nobody of [2, 7, -1, 0.5]) expect(codeOf(() => match.play(nobody, [keep]))).toBe('bad-field');
  });
});

describe('undo', () => {
  it('goes back play by play, the last one first', () => {
    const match = inTurn({
      legal: (s, seat, out) => guess.legal({ ...s, kept: s.kept.map(() => 0) }, seat, out),
    });
    const points = () => match.view(0).points[0];
    const before = points();
    const plays = [match.play(0, [keep]).seq, match.play(0, [keep, keep]).seq];
    expect(points()).toBe(before + 3);
    expect([match.canRetract(0), match.canRetract(1)]).toEqual([true, false]);
    match.retract(0);
    expect(points()).toBe(before + 1);
    match.retract(0);
    expect(points()).toBe(before);
    expect(match.canRetract(0)).toBe(false);
    expect(match.log.lines.slice(-2).map((line) => 'retract' in line && line.retract)).toEqual(plays.reverse());
  });

  it('takes back the own last play within the epoch, as a line of the log', () => {
    const match = begin();
    match.play(0, [ready]);
    match.play(1, [ready]);
    const before = JSON.stringify(match.state);
    const { seq } = match.play(0, [keep]);
    expect(codeOf(() => match.retract(1))).toBe('nothing-to-undo');
    match.retract(0);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.log.lines.at(-1)).toEqual({ seq: seq + 1, seat: 0, retract: seq });
    match.play(0, [keep, done]);
    expect(codeOf(() => match.retract(0))).toBe('nothing-to-undo');
  });
});

it('options are read once when a match is dealt, and once when it is restored', () => {
  let times = 0;
  const counted: typeof guess = {
    ...guess,
    parseOptions: (json, seats) => {
      times++;
      return guess.parseOptions(json, seats);
    },
  };
  const match = Match.begin(counted, { seats: 2, source: seededSource('options') });
  expect([times, match.header.options]).toEqual([1, { extra: 0 }]);
  expect(Match.restore(counted, match.log).header).toEqual(match.header);
  expect(times).toBe(2);
});

describe('a match', () => {
  it('begins with a header that says what it is played with', () => {
    const chance = { ...source, commitment: 'the hash of a seed' };
    const { header } = Match.begin(guess, {
      seats: 3,
      options: { extra: 2 },
      source: chance,
      entropy: ['Ala', 'Olek'],
    });
    const { id: game, version } = guess;
    const entropy = ['Ala', 'Olek'];
    expect(header).toEqual({ game, version, seats: 3, options: { extra: 2 }, commitment: chance.commitment, entropy });
    expect(begin().header).toEqual({ game, version, seats: 2, options: { extra: 0 } });
  });

  it('is for as many seats as its game', () => {
    for (const seats of [0, 4, 1.5]) expect(codeOf(() => Match.begin(guess, { seats, source }))).toBe('bad-field');
  });

  it('ends, and then nobody may play', () => {
    const match = Match.begin(guess, { seats: 1, source });
    match.play(0, [ready, done, ready, done, ready]);
    expect(match.isOver).toBe(false);
    match.play(0, [done]);
    expect([match.isOver, match.actors, match.asked]).toEqual([true, [], []]);
    expect(codeOf(() => match.play(0, [ready]))).toBe('game-over');
  });

  it('hands out copies of its state', () => {
    const match = inTurn();
    match.state.points[0] = 99;
    expect(match.state.points[0]).toBeLessThan(99);
  });

  it('says who is asked and who of them owes an answer', () => {
    const match = begin();
    expect([match.asked, match.actors]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    match.play(0, [ready]);
    expect([match.asked, match.actors]).toEqual([[0, 1], [1]]);
    match.play(1, [ready]);
    expect([match.asked, match.actors]).toEqual([[0], [0]]);
  });

  it('says what is sealed and who is ready, and what each line of a play did', () => {
    const match = begin();
    expect(match.hasSealed(0)).toBe(false);
    match.play(0, [bid(1)]);
    expect([match.hasSealed(0), match.isReady(0)]).toEqual([true, false]);
    match.play(0, [ready]);
    const { lines, seq } = match.play(1, [ready]);
    expect(match.hasSealed(0)).toBe(false);
    expect(lines).toEqual([{ seq, events: [{ type: 'rolled', die: expect.any(Number), bids: [1, 0] }] }]);
    // A turn that ends passes the epoch: what is played on is a line of its own.
    const more = match.play(0, [keep, done]);
    expect(more.lines.map((line) => line.seq)).toEqual([seq + 1]);
  });
});
