import { createHash, createHmac } from 'node:crypto';
import { type Line, Match, parseLog, printLog, SeededChance } from '@stolik/core';
import { digest, verifiableSource } from '@stolik/fair';
import { sagrada } from '@stolik/games/sagrada/rules';
import { beforeAll, describe, expect, it } from 'vitest';

const SEED = 'zażółć gęślą jaźń';

/** The first 32 bits of the hash that an outcome is taken from, by Node's own functions. */
function wordOf(seed: string, context: string, draw: number, retry: number): number {
  return createHmac('sha256', seed).update(`${context}/${draw}/${retry}`).digest().readUInt32BE();
}

/** An outcome as the documents describe it. */
function outcomeOf(seed: string, context: string, draw: number, n: number): number {
  let retry = 0;
  while (wordOf(seed, context, draw, retry) >= 2 ** 32 - (2 ** 32 % n)) retry++;
  return wordOf(seed, context, draw, retry) % n;
}

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

  it('is what anybody computes with a hash library of their own, for every line and every draw of it', () => {
    const header = createHash('sha256').update(JSON.stringify(match.header)).digest('hex');
    const asked: string[] = [];
    const own = verifiableSource(SEED);
    Match.verify(sagrada, match.log, {
      ...own,
      next: (log) => {
        const chance = own.next(log);
        const context = log.lines.at(-1)?.hash ?? header;
        let draws = 0;
        return {
          int: (n) => {
            const outcome = chance.int(n);
            expect(outcome).toBe(outcomeOf(SEED, context, draws++, n));
            asked.push(context);
            return outcome;
          },
        };
      },
    });
    expect(asked.filter((context) => context === header).length).toBeGreaterThan(5);
    expect(new Set(asked).size).toBeGreaterThan(5);
  });

  it('chains every line to the one before it, and the first to the header', () => {
    let before = JSON.stringify(match.header);
    for (const { hash, ...line } of match.log.lines) {
      expect(hash).toBe(
        createHash('sha256')
          .update(`${before}\n${JSON.stringify(line)}`)
          .digest('hex'),
      );
      before = hash as string;
    }
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

  it('needs the hash of the line before: without it two lines would draw alike', () => {
    const lines: Line[] = [{ seq: 0, setup: true, outcomes: [] }];
    expect(() => verifiableSource('a').next({ header: match.header, lines })).toThrow(/line 0 has no hash/);
  });

  // Of three quarters of 2^32: the last quarter of all words is left over, and would go to the first third of outcomes.
  const UNEVEN = 3 * 2 ** 30;

  it('is even for numbers that do not divide 2^32', () => {
    const chance = verifiableSource('even').next({ header: match.header, lines: [] });
    const thirds = [0, 0, 0];
    for (let i = 0; i < 1_500; i++) thirds[Math.floor(chance.int(UNEVEN) / 2 ** 30)]++;
    // With the words that are left over the first third would come up 750 times.
    for (const count of thirds) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  it('draws again where a word is left over, until one is not', () => {
    const drawn = (hash: string) =>
      verifiableSource('again').next({ header: match.header, lines: [{ seq: 0, setup: true, outcomes: [], hash }] });
    const isLeftOver = (hash: string, retry: number) => wordOf('again', hash, 0, retry) >= UNEVEN;
    const hashes = Array.from({ length: 200 }, (_, i) => `hash ${i}`);
    const once = hashes.filter((hash) => isLeftOver(hash, 0) && !isLeftOver(hash, 1));
    const twice = hashes.filter((hash) => isLeftOver(hash, 0) && isLeftOver(hash, 1) && !isLeftOver(hash, 2));
    expect([once.length, twice.length].every((count) => count > 5)).toBe(true);
    for (const hash of once) expect(drawn(hash).int(UNEVEN)).toBe(wordOf('again', hash, 0, 1));
    for (const hash of twice) expect(drawn(hash).int(UNEVEN)).toBe(wordOf('again', hash, 0, 2));
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
