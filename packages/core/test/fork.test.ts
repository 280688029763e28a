import { createHash } from 'node:crypto';
import { type ChanceSource, forkOf, forkSource, type Log, Match, parseLog, printLog, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { bid, done, type GuessMove, guess, keep, ready } from './guess.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const sourceOf = (seed: string): ChanceSource => ({ ...seededSource(seed), digest, commitment: digest(seed) });
const parent = sourceOf('parent');
const own = sourceOf('own');

/** Three rounds with something taken back, and a plan sealed in part. */
function played(): Match<unknown, GuessMove> & { state: unknown } {
  const match = Match.begin(guess, { seats: 2, source: parent, entropy: ['luck'] });
  for (let round = 0; round < 3; round++) {
    match.play(1, [bid(2), ready]);
    match.play(0, [bid(1)]);
    match.retract(0);
    match.play(0, [bid(2)]);
    match.play(0, [ready]);
    match.play(0, [keep]);
    match.retract(0);
    match.play(0, [keep, done]);
    match.play(1, [done]);
  }
  return match as never;
}

const { log } = played();
const upTo = (line: number): Log => ({ ...log, lines: log.lines.slice(0, line + 1) });
const bare = ({ lines }: Log) => lines.map(({ hash: _, ...line }) => line);
const last = log.lines.length - 1;
const lines = [...Array(last).keys()];

/** Plays the rest of the parent in another match. */
function playOn(match: Match<never, GuessMove, never, never, never>, from: number): void {
  for (const line of log.lines.slice(from + 1)) {
    if ('retract' in line) match.retract(line.seat);
    else if ('moves' in line) match.play(line.seat, line.moves as GuessMove[]);
  }
}

describe('a fork', () => {
  it.each(lines)('after line %i has its lines and its state, names it, and can be kept and restored', (line) => {
    const then = Match.restore(guess, upTo(line), parent);
    const fork = forkOf(guess, log, { line, luck: 'new' }, own);
    expect(fork.state).toEqual(then.state);
    for (const seat of [0, 1, undefined]) expect(fork.view(seat)).toEqual(then.view(seat));
    expect(fork.actors).toEqual(then.actors);
    expect([0, 1].map((seat) => fork.canRetract(seat))).toEqual([0, 1].map((seat) => then.canRetract(seat)));
    expect(bare(fork.log)).toEqual(bare(upTo(line)));
    expect(fork.header).toMatchObject({ commitment: own.commitment, fork: { line, parent: log.lines[line].hash } });
    expect(fork.header.entropy).toBeUndefined();
    const kept = parseLog(printLog(fork.log));
    const restored = Match.restore(guess, kept, own);
    expect(restored.log).toEqual(fork.log);
    expect(Match.verify(guess, kept, own).state).toEqual(fork.state);
  });

  it.each(lines)('after line %i as a seat saw it has its view, and other secrets', (line) => {
    const then = Match.restore(guess, upTo(line), parent);
    for (const seenBy of [0, 1]) {
      const fork = forkOf(guess, log, { line, seenBy, luck: 'new' }, own);
      expect(fork.view(seenBy)).toEqual(then.view(seenBy));
      expect(fork.isReady(seenBy)).toBe(then.isReady(seenBy));
      expect(fork.hasSealed(1 - seenBy)).toBe(false);
      const restored = Match.restore(guess, parseLog(printLog(fork.log)), own);
      expect(restored.state).toEqual(fork.state);
      expect(Match.verify(guess, fork.log, own).log).toEqual(fork.log);
    }
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => forkOf(guess, log, { line, seenBy: 0, luck: 'new' }, sourceOf(seed)).state.secrets[1],
    );
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it.each(lines)('after line %i with the same luck becomes the same game by the same moves', (line) => {
    const fork = forkOf(guess, log, { line, luck: 'same' }, own);
    playOn(fork as never, line);
    expect(fork.isOver).toBe(true);
    expect(bare(fork.log)).toEqual(bare(log));
    // Kept half way, it has the same luck still.
    const half = { ...fork.log, lines: fork.log.lines.slice(0, line + 2) };
    const restored = Match.restore(guess, parseLog(printLog(half)), forkSource(half.header.fork, own));
    playOn(restored as never, line + 1);
    expect(restored.log).toEqual(fork.log);
    expect(Match.verify(guess, fork.log, forkSource(fork.header.fork, own)).state).toEqual(fork.state);
  });

  it('with new luck becomes another one', () => {
    const ends = ['a', 'b', 'c', 'd'].map((seed) => {
      const fork = forkOf(guess, log, { line: 0, luck: 'new' }, sourceOf(seed));
      playOn(fork as never, 0);
      return JSON.stringify(fork.state);
    });
    expect(new Set(ends).size).toBeGreaterThan(1);
  });

  it('of a fork goes on with what is left of its luck, and keeps what was dealt anew', () => {
    const first = forkOf(guess, log, { line: 2, seenBy: 0, luck: 'same' }, own);
    const second = forkOf(guess, first.log, { line: first.seq, luck: 'same' }, sourceOf('third'));
    expect(second.state).toEqual(first.state);
    expect(second.header.fork?.luck).toEqual(first.header.fork?.luck);
    expect(second.header.fork?.parent).toBe(first.log.lines.at(-1)?.hash);
    first.play(1, [ready]);
    first.play(0, [bid(1), ready]);
    const third = forkOf(guess, first.log, { line: first.seq, luck: 'same' }, own);
    expect(third.header.fork?.luck).toEqual(first.header.fork?.luck?.slice(3));
    const back = forkOf(guess, first.log, { line: 1, luck: 'same' }, own);
    expect(back.header.fork?.luck).toEqual(first.header.fork?.luck);
    expect(Match.restore(guess, second.log, sourceOf('third')).log).toEqual(second.log);
  });

  it.each([
    [{ line: -1, luck: 'new' }, 'line'],
    [{ line: 1.5, luck: 'new' }, 'line'],
    [{ line: last + 1, luck: 'new' }, 'line'],
    [{ line: last, luck: 'new' }, 'line'],
    [{ line: 1, luck: 'good' }, 'luck'],
    [{ line: 1, luck: 'new', seenBy: 2 }, 'seenBy'],
    [{ line: 1, luck: 'new', seenBy: '0' }, 'seenBy'],
  ])('%j is refused by its field', (wish, field) => {
    expect(() => forkOf(guess, log, wish as never, own)).toThrow(
      expect.objectContaining({ code: 'bad-field', details: { field } }),
    );
  });

  it('of other rules, or of a log that was tampered with, is refused', () => {
    const { header } = log;
    const wish = { line: 3, luck: 'same' } as const;
    expect(() => forkOf(guess, { ...log, header: { ...header, version: 2 } }, wish, own)).toThrow(/version 2/);
    const moved = log.lines.map((line) => (line.seq === 2 ? { ...line, moves: [keep] } : line));
    expect(() => forkOf(guess, { header, lines: moved }, wish, own)).toThrow(
      expect.objectContaining({ code: 'bad-log', details: { line: 2 } }),
    );
  });

  it('that was tampered with is found out, wherever it is', () => {
    const fork = forkOf(guess, log, { line: 5, seenBy: 0, luck: 'new' }, own);
    playOn(fork as never, 5);
    const changed = (at: number, change: object) => ({
      ...fork.log,
      lines: fork.log.lines.map((line, i) => (i === at ? ({ ...line, ...change } as typeof line) : line)),
    });
    const named = (line: number) => expect.objectContaining({ code: 'bad-log', details: { line } });
    expect(() => Match.verify(guess, changed(1, { moves: [bid(1), ready] }), own)).toThrow(named(1));
    expect(() => Match.verify(guess, changed(0, { outcomes: [3, 3] }), own)).toThrow(named(0));
    expect(() => Match.verify(guess, changed(6, { outcomes: [7] }), own)).toThrow(named(6));
    expect(() => Match.verify(guess, changed(6, { seat: 1 }), own)).toThrow(named(6));
    expect(() => Match.restore(guess, changed(6, { seat: 9 }))).toThrow(named(6));
  });

  it('deals nothing anew but where it begins', () => {
    const fork = forkOf(guess, log, { line: 5, luck: 'new' }, own);
    fork.play(0, [done]);
    const more = { seq: 7, seat: 0, anew: true, outcomes: [1] } as const;
    expect(() => Match.restore(guess, { ...fork.log, lines: [...fork.log.lines, more] })).toThrow(/line 7 .*anew/);
    const first = { ...more, seq: 1 };
    expect(() => Match.restore(guess, { ...log, lines: [log.lines[0], first] })).toThrow(/line 1 .*anew/);
  });

  it.each([
    [{ line: -1 }, 'header.fork.line'],
    [{ line: 1, parent: 1 }, 'header.fork.parent'],
    [{ line: 1, luck: [1, 2] }, 'header.fork.luck'],
    [{ line: 1, luck: ['x', 2, 3] }, 'header.fork.luck'],
    [{ line: 1, luck: [1, 6, 6] }, 'header.fork.luck'],
    [{ line: 1, eyes: 0 }, 'header.fork.eyes'],
  ])('is read from outside with care: %j', (fork, field) => {
    const text = printLog({ header: { ...log.header, fork: fork as never }, lines: log.lines });
    expect(() => parseLog(text)).toThrow(expect.objectContaining({ details: { field } }));
  });
});
