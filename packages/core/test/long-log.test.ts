import { type Log, Match, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { bid, type GuessMove, guess, keep, ready } from './guess.ts';

const source = seededSource('long');

/** Two seats, of which one takes a play back again and again: first what it has sealed, or what it did in its turn. */
const WAVERING = {
  'a sealed play': { opening: [], move: bid(1) },
  'a play in turn': { opening: [0, 1], move: keep },
} as const;
type Wavering = (typeof WAVERING)[keyof typeof WAVERING];

function begin({ opening }: Wavering): Match<unknown, GuessMove> {
  const match = Match.begin(guess, { seats: 2, source });
  for (const seat of opening) match.play(seat, [ready]);
  return match as Match<unknown, GuessMove>;
}

function waver(match: Match<unknown, GuessMove>, { move }: Wavering, lines: number): void {
  while (match.seq < lines) {
    match.play(0, [move]);
    match.retract(0);
  }
}

const WALKS = [Symbol.iterator, 'concat', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'slice', 'some'];

/** How many items lie in the lists that are walked or copied meanwhile. Unlike time, it does not depend on the machine. */
function walked(job: () => void): number {
  const methods = Array.prototype as unknown as Record<PropertyKey, (...values: unknown[]) => unknown>;
  const own = WALKS.map((name) => methods[name]);
  let items = 0;
  for (let i = 0; i < WALKS.length; i++) {
    methods[WALKS[i]] = function (this: unknown[], ...values) {
      items += this.length;
      return own[i].apply(this, values);
    };
  }
  try {
    job();
  } finally {
    for (let i = 0; i < WALKS.length; i++) methods[WALKS[i]] = own[i];
  }
  return items;
}

describe.each(Object.entries(WAVERING))('%s', (_, wavering) => {
  it('and taking it back cost in a long log what they cost in a short one', () => {
    const costs = [20, 2_000].map((lines) => {
      const match = begin(wavering);
      waver(match, wavering, lines);
      return walked(() => waver(match, wavering, match.seq + 2));
    });
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  });

  it('costs whoever follows the log the same, however long it is', () => {
    const costs = [20, 2_000].map((lines) => {
      const match = begin(wavering);
      waver(match, wavering, lines);
      const reader = Match.restore(guess, match.log, source);
      waver(match, wavering, match.seq + 2);
      const news = match.log.lines.slice(-2);
      return walked(() => {
        for (let i = 0; i < news.length; i++) reader.follow(news[i]);
      });
    });
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  });

  it('costs as much as any other when a log is restored', () => {
    const logOf = (lines: number): Log => {
      const match = begin(wavering);
      waver(match, wavering, lines);
      return match.log;
    };
    const [short, long, longer] = [20, 1_020, 2_020].map(logOf).map((log) => walked(() => Match.restore(guess, log)));
    expect(longer - long).toBe(long - short);
  });
});

it('a log is one list that grows, for whoever asks and for the source of chance', () => {
  const shown = new Set<Log>();
  const match = Match.begin(guess, {
    seats: 2,
    source: {
      next: (log) => {
        shown.add(log);
        return source.next(log);
      },
    },
  });
  const { lines } = match.log;
  for (const seat of [0, 1]) match.play(seat, [ready]);
  match.play(0, [keep]);
  expect([...shown]).toEqual([match.log]);
  expect(match.log.lines).toBe(lines);
  expect(lines.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});
