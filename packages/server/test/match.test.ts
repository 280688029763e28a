import { reachOf } from '@stolik/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, match, meets, type Party, type Seeker } from '../src/pairing/match.ts';

const NOW = 10_000_000;
const GAMES = ['sagrada', 'sentient', 'smartphone'];

/** Somebody who wants one game for two at one sitting, as strong as everybody begins. */
function seeker(person: string, changes: Partial<Seeker> = {}): Seeker {
  return {
    person,
    since: NOW,
    choices: [{ game: 'sagrada', seats: 2 }],
    pace: 'live',
    isRated: false,
    withBots: false,
    strengths: Object.fromEntries(GAMES.map((game) => [game, 1500])),
    apart: new Set(),
    ...changes,
  };
}

const strong = (points: number) => ({ strengths: Object.fromEntries(GAMES.map((game) => [game, points])) });
const forSeats = (...seats: number[]): Choice[] => seats.map((count) => ({ game: 'sagrada', seats: count }));
/** Who sits with whom, in the order of parties; bots as so many dots. */
const shown = (parties: readonly Party[]) =>
  parties.map(({ people, seats }) =>
    [...people.map(({ person }) => person), '.'.repeat(seats - people.length)].join(''),
  );

const anySeeker = (person: string): fc.Arbitrary<Seeker> =>
  fc
    .record({
      since: fc.integer({ min: NOW - 200_000, max: NOW }),
      games: fc.subarray(GAMES, { minLength: 1 }),
      seats: fc.subarray([2, 3, 4], { minLength: 1 }),
      pace: fc.constantFrom('live' as const, 'days' as const),
      isRated: fc.boolean(),
      withBots: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      points: fc.tuple(...GAMES.map(() => fc.integer({ min: 1000, max: 2000 }))),
      apart: fc.subarray(
        [...'abcdefghijkl'].filter((other) => other !== person),
        { maxLength: 3 },
      ),
    })
    .map(({ since, games, seats, pace, isRated, withBots, points, apart }) => ({
      ...{ person, since, pace, isRated, withBots },
      choices: games.flatMap((game) => seats.map((count) => ({ game, seats: count }))),
      strengths: Object.fromEntries(GAMES.map((game, i) => [game, points[i]])),
      apart: new Set(apart),
    }));
const crowd = fc
  .integer({ min: 0, max: 12 })
  .chain((count) => fc.tuple(...[...'abcdefghijkl'].slice(0, count).map(anySeeker)));

const gap = (one: Seeker, other: Seeker, game: string) => Math.abs(one.strengths[game] - other.strengths[game]);
const isApart = (one: Seeker, other: Seeker) => one.apart.has(other.person) || other.apart.has(one.person);
const reachFor = ({ pace, since }: Seeker) => reachOf(pace, NOW - since) ?? Number.POSITIVE_INFINITY;

/** Whether all of these could sit at one table of somebody who waited longest. */
function couldSit(people: readonly Seeker[], { game, seats }: Choice): boolean {
  const oldest = people.reduce((a, b) => (b.since < a.since ? b : a));
  return people.every(
    (one) =>
      one.choices.some((choice) => choice.game === game && choice.seats === seats) &&
      people.every((other) => other === one || (meets(one, other) && gap(one, other, game) <= reachFor(oldest))),
  );
}

/** All groups of so many. */
function groups<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((one, i) => groups(all.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

describe('match', () => {
  it('seats nobody twice, nobody who did not ask, and nobody with whom they want nothing to do', () => {
    fc.assert(
      fc.property(crowd, (seekers) => {
        const parties = match(seekers, NOW);
        const seated = parties.flatMap(({ people }) => people);
        expect(new Set(seated).size).toBe(seated.length);
        for (const one of seated) expect(seekers).toContain(one);
        for (const { people, game, seats } of parties) {
          expect(couldSit(people, { game, seats })).toBe(true);
          for (const [one, other] of groups(people, 2)) expect(isApart(one, other)).toBe(false);
          expect(people.length === seats || people.every(({ withBots }) => withBots)).toBe(true);
        }
      }),
    );
  });

  it('leaves nobody waiting who could sit with others that are left, and seats whoever waited longest if anybody can', () => {
    fc.assert(
      fc.property(crowd, (seekers) => {
        const seated = new Set(match(seekers, NOW).flatMap(({ people }) => people));
        const left = seekers.filter((one) => !seated.has(one));
        expect(left.some(({ withBots }) => withBots)).toBe(false);
        const [oldest] = [...seekers].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
        for (const one of seekers) {
          const among = seated.has(one) ? [] : one === oldest ? seekers : left;
          for (const choice of one.choices) {
            const others = among.filter((other) => other !== one && other.since >= one.since);
            for (const group of groups(others, choice.seats - 1)) expect(couldSit([one, ...group], choice)).toBe(false);
          }
        }
      }),
    );
  });

  it('is the same whatever the order in which people are told', () => {
    fc.assert(
      fc.property(crowd, (seekers) => {
        expect(shown(match([...seekers].reverse(), NOW))).toEqual(shown(match(seekers, NOW)));
      }),
    );
  });

  it('reaches further the longer somebody waits, and in the end anybody', () => {
    for (const pace of ['live', 'days'] as const) {
      const reaches = Array.from({ length: 1_000 }, (_, i) => reachOf(pace, i * 60_000) ?? Number.POSITIVE_INFINITY);
      expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
      expect(reaches.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
    const apart = (waited: number) => match([seeker('a', { since: NOW - waited }), seeker('b', strong(1750))], NOW);
    expect(shown(apart(20_000))).toEqual([]);
    expect(shown(apart(23_000))).toEqual(['ab']);
    const far = [seeker('a', { since: NOW - 90_000 }), seeker('b', strong(2900))];
    expect(shown(match(far, NOW))).toEqual(['ab']);
  });

  it('lets whoever waited longest choose first, and gives them whoever is nearest', () => {
    const people = [
      seeker('a', { since: NOW - 60_000, ...strong(1500) }),
      seeker('b', { since: NOW - 50_000, ...strong(1620) }),
      seeker('c', strong(1600)),
      seeker('d', strong(1590)),
    ];
    expect(shown(match(people, NOW))).toEqual(['ad', 'bc']);
  });

  it('makes the largest table that all of them would sit at', () => {
    const wants = { choices: forSeats(2, 3) };
    expect(shown(match([seeker('a', wants), seeker('b', wants), seeker('c', wants)], NOW))).toEqual(['abc']);
    expect(shown(match([seeker('a', wants), seeker('b', wants), seeker('c')], NOW))).toEqual(['ab']);
    // Of two that b will not sit with, the one who is left plays with the others.
    const [b, d] = [seeker('b', { ...wants, apart: new Set('c') }), seeker('d', wants)];
    expect(shown(match([seeker('a', wants), b, seeker('c', wants), d], NOW))).toEqual(['abd']);
  });

  it('fills with bots only where all who sit there asked for them', () => {
    const wants = { choices: forSeats(3, 4) };
    const asks = { ...wants, withBots: true };
    expect(shown(match([seeker('a', wants), seeker('b', wants)], NOW))).toEqual([]);
    expect(shown(match([seeker('a', asks), seeker('b', wants)], NOW))).toEqual(['a..']);
    expect(shown(match([seeker('a', asks), seeker('b', asks)], NOW))).toEqual(['ab.']);
    expect(shown(match([seeker('a', asks), seeker('b', wants), seeker('c', wants)], NOW))).toEqual(['abc']);
  });

  it('finds companions for a thousand people who all want something else in no time', () => {
    const people = Array.from({ length: 1_000 }, (_, i) =>
      seeker(`p${String(i).padStart(4, '0')}`, {
        choices: GAMES.flatMap((game) => [{ game, seats: 4 }]),
        ...strong(1000 + 7 * ((i * 37) % 1_000)),
      }),
    );
    const parties = match(people, NOW);
    expect(parties.length).toBeGreaterThan(200);
  });
});
