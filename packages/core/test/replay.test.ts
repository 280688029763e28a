import { createHash } from 'node:crypto';
import { type ChanceSource, type Line, Match, noChance, parseLog, printLog, readLog, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { codeOf } from './code-of.ts';
import { applyAnd, bid, done, type GuessMove, guess, keep, ready } from './guess.ts';

const source = seededSource('match');
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a log', () => {
  const played = () => {
    const match = Match.begin(guess, { seats: 2, source });
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
    const restored = Match.restore(guess, log, source);
    expect(restored.state).toEqual(match.state);
    restored.retract(0);
    restored.play(0, [keep, done]);
    match.retract(0);
    match.play(0, [keep, done]);
    for (const one of [restored, match]) {
      one.play(1, [done, bid(1), ready]);
      one.play(0, [ready]);
    }
    expect(restored.log).toEqual(match.log);
  });

  it('is read in the one form that moves have', () => {
    const match = Match.begin(guess, { seats: 2, source });
    match.play(0, [bid(2)]);
    const log = JSON.parse(JSON.stringify(match.log).replace('{"do":"bid","by":2}', '{"by":2,"do":"bid"}'));
    expect(JSON.stringify(log)).not.toBe(JSON.stringify(match.log));
    expect(JSON.stringify(Match.restore(guess, log).log)).toBe(JSON.stringify(match.log));
  });

  it('is shown line by line to whoever watches it being restored', () => {
    const match = played();
    const seen: unknown[] = [];
    Match.restore(guess, match.log, undefined, (one, line, events) => {
      seen.push([one.seq, line, events.length]);
    });
    expect(seen).toEqual(match.log.lines.map((line) => [line.seq, line, line.seq === 4 ? 1 : 0]));
  });

  it('without a source plays on until chance is needed', () => {
    const restored = Match.restore(guess, played().log);
    restored.play(0, [done]);
    restored.play(1, [done, ready]);
    expect(codeOf(() => restored.play(0, [ready]))).toBe('bad-log');
  });

  it('that breaks the game is no bad log but a defect', () => {
    const { log } = played();
    const broken = { ...guess, apply: applyAnd((s) => s.bids[9].toFixed()) };
    expect(() => Match.restore(broken, log)).toThrow(TypeError);
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
    expect(() => Match.restore(guess, { header: { ...header, game: 'chess' }, lines })).toThrow(/is of chess/);
    expect(() => Match.restore(guess, { header, lines: [] })).toThrow(/no lines/);
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
    const [one, other] = [0, 1].map(() => Match.begin(guess, { seats: 2, source }));
    one.play(0, [bid(1), ready]);
    const { seq } = one.play(1, [ready]);
    expect(codeOf(() => other.follow(one.log.lines[seq]))).toBe('bad-log');
  });
});

describe('a chain of hashes', () => {
  const chained: ChanceSource = { ...source, digest };
  const played = () => {
    const match = Match.begin(guess, { seats: 2, source: chained });
    match.play(1, [bid(2), ready]);
    match.play(0, [bid(1)]);
    match.retract(0);
    match.play(0, [ready]);
    return match;
  };
  /** The log with something else in one of its lines, which the rules alone would not notice. */
  const tampered = (at: number, change: object) => {
    const { header, lines } = played().log;
    return { header, lines: lines.map((line, i) => (i === at ? ({ ...line, ...change } as Line) : line)) };
  };

  it('binds each line to all before it, and the first to the header', () => {
    const { header, lines } = played().log;
    let before = JSON.stringify(header);
    for (const { hash, ...line } of lines) {
      expect(hash).toBe(digest(`${before}\n${JSON.stringify(line)}`));
      before = hash as string;
    }
  });

  it('goes on after a match was restored', () => {
    const [match, restored] = [played(), Match.restore(guess, played().log, chained)];
    for (const one of [match, restored]) one.play(0, [keep]);
    expect(restored.log).toEqual(match.log);
  });

  it('is kept, though not checked, where nothing can compute it', () => {
    const log = tampered(1, { hash: 'forged' });
    expect(Match.restore(guess, log).log.lines).toEqual(log.lines);
  });

  it.each([
    ['a hash', 1, { hash: 'forged' }],
    ['no hash', 3, { hash: undefined }],
    ['another move that was legal too', 2, { moves: [bid(2)] }],
  ])('names the line with %s, whether it is restored, verified or followed', (_, at, change) => {
    const log = tampered(at, change);
    const named = expect.objectContaining({ code: 'bad-log', details: { line: at } });
    expect(() => Match.restore(guess, log, chained)).toThrow(named);
    expect(() => Match.verify(guess, log, chained)).toThrow(named);
    const reader = Match.restore(guess, { ...log, lines: log.lines.slice(0, at) }, chained);
    expect(codeOf(() => reader.follow(log.lines[at]))).toBe('bad-log');
  });
});

describe('verifying a log', () => {
  const sealed: ChanceSource = { ...source, commitment: 'the hash of a seed' };
  const played = () => {
    const match = Match.begin(guess, { seats: 2, source: sealed });
    match.play(0, [ready]);
    match.play(1, [ready]);
    return match;
  };

  it('draws every outcome again', () => {
    const { log, state } = played();
    expect(Match.verify(guess, log, sealed).state).toEqual(state);
    const line = log.lines[2];
    const [outcome] = ('outcomes' in line && line.outcomes) || [];
    const lines = log.lines.map((one, i) => (i === 2 ? { ...one, outcomes: [(outcome + 1) % 6] } : one));
    const other = { ...log, lines: lines as Line[] };
    expect(Match.restore(guess, other).seq).toBe(2);
    expect(() => Match.verify(guess, other, sealed)).toThrow(/line 2 /);
  });

  it('wants the seed that the header has promised; without a promise any will do that draws alike', () => {
    const { log } = played();
    expect(() => Match.verify(guess, log, { ...source, commitment: 'another' })).toThrow(/commitment/);
    expect(Match.verify(guess, log, source).seq).toBe(2);
    const { header, lines } = log;
    const { commitment: _, ...without } = header;
    expect(() => Match.verify(guess, { header: without, lines }, sealed)).toThrow(/commitment/);
  });
});

it('options are read again, and stand in the header as they are read', () => {
  const { header, lines } = Match.begin(guess, { seats: 2, source }).log;
  expect(Match.restore(guess, { header: { ...header, options: {} }, lines }).header.options).toEqual({ extra: 0 });
});

it('whoever follows a log draws nothing for its lines, and goes on with a source of its own', () => {
  const writer = Match.begin(guess, { seats: 2, source });
  const reader = Match.restore(guess, writer.log, { next: () => noChance });
  for (const seat of [0, 1]) reader.follow(writer.log.lines[writer.play(seat, [ready]).seq]);
  expect(reader.state).toEqual(writer.state);
  reader.play(0, [done]);
  reader.play(1, [done, ready]);
  expect(() => reader.play(0, [ready])).toThrow(/chance was drawn/);
});
