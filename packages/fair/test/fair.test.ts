import { createHash, createHmac } from 'node:crypto';
import { type Line, Match, parseLog, printLog, SeededChance } from '@stolik/core';
import { digest, verifiableSource } from '@stolik/fair';
import { sagrada } from '@stolik/games/sagrada/rules';
import { beforeAll, describe, expect, it } from 'vitest';

const SEED = 'zażółć gęślą jaźń';

/** A whole game by random moves. */
function play() {
  const match = Match.begin(sagrada, { seats: 2, source: verifiableSource(SEED), entropy: ['Ala', 'Olek'] });
  const chance = new SeededChance('moves');
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
  }
  return match;
}

describe('verifiable chance', () => {
  let match: ReturnType<typeof play>;
  beforeAll(() => {
    match = play();
  });

  it('commits to the seed before anything is drawn', () => {
    expect(match.header.commitment).toBe(createHash('sha256').update(SEED).digest('hex'));
    expect(digest('')).toBe(createHash('sha256').update('').digest('hex'));
  });

  it('is what anybody computes with a hash library of their own', () => {
    const [setup] = match.log.lines;
    const context = createHash('sha256').update(JSON.stringify(match.header)).digest('hex');
    const word = createHmac('sha256', SEED).update(`${context}/0/0`).digest().readUInt32BE();
    expect('outcomes' in setup && setup.outcomes?.[0]).toBe(word % 2);
  });

  it('depends on the seed, on the players and on every line before', () => {
    const outcomes = (seed: string, entropy: string[]) => {
      const [setup] = Match.begin(sagrada, { seats: 2, source: verifiableSource(seed), entropy }).log.lines;
      return JSON.stringify(setup);
    };
    expect(new Set([outcomes('a', []), outcomes('b', []), outcomes('a', ['x']), outcomes('a', ['y'])]).size).toBe(4);
    const { next } = verifiableSource('a');
    const draw = (hash: string) =>
      next({ header: match.header, lines: [{ seq: 0, setup: true, outcomes: [], hash }] }).int(2 ** 31);
    expect(draw('one')).not.toBe(draw('other'));
  });

  it('is even for numbers that do not divide 2^32', () => {
    const chance = verifiableSource('even').next({ header: match.header, lines: [] });
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 7_000; i++) counts[chance.int(7)]++;
    expect(counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(22.5);
  });

  it('verifies from the log and the revealed seed alone', () => {
    const log = parseLog(printLog({ ...match.log, seed: SEED }));
    const verified = Match.verify(sagrada, log, verifiableSource(log.seed ?? ''));
    expect(sagrada.score(verified.state)).toEqual(sagrada.score(match.state));
  });

  it('names the line that was tampered with, wherever it is', () => {
    const { header, lines } = match.log;
    const verify = (changed: readonly Line[]) =>
      Match.verify(sagrada, { header, lines: changed }, verifiableSource(SEED));
    const drawn = lines.findIndex((line, i) => i > 5 && 'outcomes' in line && line.outcomes);
    const ended = lines.findIndex(
      (line, i) => i > drawn && 'moves' in line && JSON.stringify(line).includes('"place"'),
    );
    const tamper = (at: number, change: (line: Line) => object) =>
      lines.map((line, i) => (i === at ? ({ ...line, ...change(line) } as Line) : line));
    const roll = (line: Line) => ({
      outcomes: 'outcomes' in line ? line.outcomes?.map((outcome, i) => (i === 1 ? (outcome + 1) % 6 : outcome)) : [],
    });
    expect(() => verify(tamper(drawn, roll))).toThrow(new RegExp(`line ${drawn} `));
    expect(() => verify(tamper(0, roll))).toThrow(/line 0 /);
    // A move that was legal too: the chain of hashes tells.
    expect(() => verify(tamper(ended, () => ({ moves: [{ do: 'pass' }] })))).toThrow(new RegExp(`line ${ended} `));
    expect(() => verify(tamper(ended, () => ({ hash: digest('forged') })))).toThrow(new RegExp(`line ${ended} `));
    expect(() => verify([...lines.slice(0, ended), ...lines.slice(ended + 1)])).toThrow(/line \d+ /);
    expect(() => Match.verify(sagrada, match.log, verifiableSource('another'))).toThrow(/commitment/);
  });
});
