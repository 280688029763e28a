import { createHash, createHmac } from 'node:crypto';
import { type Line, Match, parseLog, printLog } from '@stolik/core';
import { fairDuplicateSource, sourceOf, verifiableSource } from '@stolik/fair';
import { describe, expect, it } from 'vitest';
import { playedBy, TITLES } from './games.ts';

const SEED = 'one seed for all tables';
const source = fairDuplicateSource(SEED);
const wordOf = (tag: number, k: number, retry: number) =>
  createHmac('sha256', SEED).update(`tag ${tag}/${k}/${retry}`).digest().readUInt32BE();

describe.each(TITLES)('duplicate chance in %s', (_, game) => {
  const seats = Math.max(2, game.seats.min);

  it('deals byte for byte alike by equal moves, and can be verified by the seed alone', () => {
    const [one, other] = [0, 1].map(() => playedBy(game, { seats, source: fairDuplicateSource(SEED), moves: 'same' }));
    expect(printLog(one.log)).toBe(printLog(other.log));
    expect(one.header).toMatchObject({ chance: 'by-tag', commitment: createHash('sha256').update(SEED).digest('hex') });
    const log = parseLog(printLog({ ...one.log, seed: SEED }));
    expect(Match.verify(game, log, sourceOf(log.header, log.seed ?? '')).state).toEqual(one.state);
    expect(() => Match.verify(game, log, verifiableSource(SEED))).toThrow(/line 0 /);
    expect(() => Match.verify(game, log, fairDuplicateSource('another'))).toThrow(/commitment/);
  });

  it('gives the same tag the same, whatever is played in between', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((moves) => {
      const draws = new Map<string, number>();
      const counts = new Map<number, number>();
      playedBy(game, { seats, source, moves }, ({ drew }) => {
        for (const { tag, n, outcome } of drew) {
          const k = counts.get(tag) ?? 0;
          counts.set(tag, k + 1);
          draws.set(`${tag} ${k} of ${n}`, outcome);
        }
      });
      return draws;
    });
    const [first, ...others] = drawn;
    let common = 0;
    for (const draws of others) {
      for (const [what, outcome] of draws) {
        if (!first.has(what)) continue;
        expect(outcome, what).toBe(first.get(what));
        common++;
      }
    }
    // Were the names never the same, this would hold nothing.
    expect(common).toBeGreaterThan(first.size);
  });

  it('goes on alike after it was kept and restored', () => {
    const whole = playedBy(game, { seats, source, moves: 'kept' });
    for (const part of [0.2, 0.5, 0.9]) {
      const at = Math.floor(whole.log.lines.length * part);
      const log = parseLog(printLog({ ...whole.log, lines: whole.log.lines.slice(0, at) }));
      const restored = Match.restore(game, log, sourceOf(log.header, SEED));
      for (const line of whole.log.lines.slice(at)) {
        if ('retract' in line) restored.retract(line.seat);
        else if ('moves' in line) restored.play(line.seat, line.moves);
      }
      expect(restored.log).toEqual(whole.log);
    }
  });

  it('names the line that was tampered with', () => {
    const { log } = playedBy(game, { seats, source, moves: 'tampered' });
    for (const at of log.lines.flatMap((line) => ('outcomes' in line && line.outcomes?.length ? [line.seq] : []))) {
      const change = (line: Line) => ('outcomes' in line ? line.outcomes?.map((one, i) => (i ? one : one ^ 1)) : []);
      const lines = log.lines.map((line) => (line.seq === at ? ({ ...line, outcomes: change(line) } as Line) : line));
      expect(() => Match.verify(game, { ...log, lines }, source)).toThrow(new RegExp(`line ${at} `));
    }
  });
});

describe('duplicate chance', () => {
  const log = { header: { game: 'any', version: 1, seats: 2, options: {} }, lines: [] };

  it('is what anybody computes with a hash library of their own', () => {
    const chance = source.next(log, new Map([[7, 3]]));
    expect([chance.int(6, 7), chance.int(6, 7), chance.int(6, 8), chance.int(6)]).toEqual([
      wordOf(7, 3, 0) % 6,
      wordOf(7, 4, 0) % 6,
      wordOf(8, 0, 0) % 6,
      wordOf(-1, 0, 0) % 6,
    ]);
  });

  it('is even for numbers that do not divide 2^32, because it draws again', () => {
    const UNEVEN = 3 * 2 ** 30;
    const chance = source.next(log);
    const thirds = [0, 0, 0];
    let again = 0;
    for (let k = 0; k < 1_500; k++) {
      const outcome = chance.int(UNEVEN, 5);
      thirds[Math.floor(outcome / 2 ** 30)]++;
      let retry = 0;
      while (wordOf(5, k, retry) >= UNEVEN) retry++;
      again += retry;
      expect(outcome).toBe(wordOf(5, k, retry));
    }
    expect(again).toBeGreaterThan(300);
    // With the words that are left over the first third would come up 750 times.
    for (const count of thirds) expect(Math.abs(count - 500)).toBeLessThan(80);
  });
});
