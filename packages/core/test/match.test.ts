import { type Line, Match, parseLog, printLog, readLog, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type GuessMove, guess } from './guess.ts';

const bid = (by: number): GuessMove => ({ do: 'bid', by });
const ready: GuessMove = { do: 'ready' };
const keep: GuessMove = { do: 'keep' };
const done: GuessMove = { do: 'done' };
const begin = (seats = 2) => Match.begin(guess, { seats, source: seededSource('match') });

function codeOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    if (error instanceof StolikError) return error.code;
    throw error;
  }
  return 'none';
}

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

  it('are applied in seat order, whoever was last', () => {
    const [one, other] = [begin(), begin()];
    one.play(0, [bid(1), ready]);
    one.play(1, [bid(2), ready]);
    other.play(1, [bid(2), ready]);
    other.play(0, [bid(1), ready]);
    expect(one.view(undefined).bids).toEqual(other.view(undefined).bids);
  });

  it('may change their minds until then, even when ready', () => {
    const match = begin();
    match.play(0, [bid(2)]);
    match.play(0, [ready]);
    match.retract(0);
    expect(match.isReady(0)).toBe(false);
    expect(match.view(0).bids[0]).toBe(2);
    match.retract(0);
    expect(match.view(0).bids[0]).toBe(0);
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

  it('seal nothing of a list that has an illegal move', () => {
    const match = begin();
    expect(codeOf(() => match.play(0, [bid(2), keep]))).toBe('illegal-move');
    expect(match.view(0).bids[0]).toBe(0);
    expect(match.seq).toBe(0);
  });
});

describe('a list of moves', () => {
  const inTurn = () => {
    const match = begin();
    match.play(0, [ready]);
    match.play(1, [ready]);
    return match;
  };

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

  it('is copied: what the caller does with it later changes nothing', () => {
    const match = begin();
    const list = [bid(2), ready];
    match.play(0, list);
    list[0] = bid(1);
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
    expect(codeOf(() => match.play(7, [keep]))).toBe('bad-field');
  });
});

describe('undo', () => {
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

describe('a log', () => {
  const played = () => {
    const match = begin();
    match.play(1, [bid(2), ready]);
    match.play(0, [bid(1)]);
    match.retract(0);
    match.play(0, [bid(2), ready]);
    match.play(0, [keep]);
    return match;
  };

  it('restores the match, sealed lists and undo included, at any line', () => {
    const match = played();
    const log = parseLog(printLog(match.log));
    for (let lines = 1; lines <= log.lines.length; lines++) {
      const restored = Match.restore(guess, { ...log, lines: log.lines.slice(0, lines) });
      expect(restored.log.lines).toEqual(log.lines.slice(0, lines));
    }
    const restored = Match.restore(guess, log, seededSource('match'));
    expect(restored.state).toEqual(match.state);
    restored.retract(0);
    restored.play(0, [keep, done]);
    match.retract(0);
    match.play(0, [keep, done]);
    expect(restored.log).toEqual(match.log);
  });

  it.each([
    ['an outcome out of range', 0, { outcomes: [1, 9] }, 0],
    ['too few outcomes', 0, { outcomes: [1] }, 0],
    ['too many outcomes', 0, { outcomes: [1, 1, 1] }, 0],
    ['an illegal move', 4, { moves: [keep] }, 4],
    ['a move that is none', 4, { moves: [{ do: 'cheat' }] }, 4],
    ['a missing outcome', 4, { outcomes: undefined }, 4],
    ['the wrong seat', 5, { seat: 1 }, 5],
    ['a retraction of another line', 3, { retract: 1 }, 3],
  ])('with %s names the first bad line', (_, at, change, bad) => {
    const { header, lines } = played().log;
    const tampered = { header, lines: lines.map((line, i) => (i === at ? ({ ...line, ...change } as Line) : line)) };
    expect(() => Match.restore(guess, tampered)).toThrow(
      expect.objectContaining({
        code: 'bad-log',
        details: { line: bad },
        message: expect.stringContaining(`line ${bad} `),
      }),
    );
  });

  it('of another game, version or form is refused', () => {
    const { header, lines } = played().log;
    expect(() => Match.restore(guess, { header: { ...header, version: 2 }, lines })).toThrow(/version 2/);
    expect(() => Match.restore(guess, { header: { ...header, seats: 9 }, lines })).toThrow(/seats/);
    expect(() => parseLog('')).toThrow(/empty/);
    expect(() => parseLog('{"game":')).toThrow(/line 1 .* not JSON/);
    expect(() => readLog({ header, lines: [{ seq: 1, setup: true, outcomes: [] }] })).toThrow(/line 0 .*seq/);
    expect(() => readLog({ header, lines: [] })).toThrow(/no lines/);
    expect(() => readLog({ header: { ...header, options: {}, color: 1 }, lines })).toThrow(/header.color/);
  });
});

describe('a log with several writers', () => {
  it('is followed line by line, to the same views and the same chance', () => {
    const source = seededSource('writers');
    const [here, there] = [0, 1].map(() => Match.begin(guess, { seats: 2, source }));
    const plays: readonly [number, readonly GuessMove[]][] = [
      [0, [bid(1)]],
      [1, [bid(2), ready]],
      [0, [ready]],
      [0, [keep]],
    ];
    for (const [i, [seat, moves]] of plays.entries()) {
      const [writer, reader] = i % 2 === 0 ? [here, there] : [there, here];
      const { events, seq } = writer.play(seat, moves);
      expect(reader.follow(writer.log.lines[seq])).toEqual(events);
      for (const viewer of [0, 1, undefined]) expect(reader.view(viewer)).toEqual(writer.view(viewer));
    }
    here.retract(0);
    there.follow(here.log.lines[here.seq]);
    expect(there.log).toEqual(here.log);
    expect(there.view(0).kept).toEqual([0, 0]);
  });

  it('refuses a line that does not fit', () => {
    const [one, other] = [begin(), begin()];
    one.play(0, [bid(1), ready]);
    const { seq } = one.play(1, [ready]);
    expect(codeOf(() => other.follow(one.log.lines[seq]))).toBe('bad-log');
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
