import { SeededChance, seatsOf, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { BLOCK_WORDS, DECK, type Event, type Move, pointsFor, type State, sentient } from '../../rules/index.ts';
import { type Luck, Oracle, type Pawn, pointsOf, race } from './oracle.ts';

/** Ways to play that bring up what dice alone would seldom bring: blocks, wipes, crowded and deserted investors. */
const HABITS = ['any', 'thrifty', 'restless', 'huddling'] as const;
type Habit = (typeof HABITS)[number];

/** How many games with each habit at a table of this size; the bigger it is, the longer they last. */
const GAMES = { 2: 28, 3: 14, 4: 9 } as const;

/** Everything that can be typed, lawful or not. */
const EVERY_MOVE: Move[] = [
  { do: 'pass' },
  { do: 'end' },
  ...[1, 2, 3, 4].flatMap((slot) => [
    ...[0, 1, 2, 3, 4, 5].map((assistants): Move => ({ do: 'agent', slot, assistants })),
    ...BLOCK_WORDS.map((block): Move => ({ do: 'plug', slot, block })),
  ]),
];

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && isSame(left[key], right[key]))
  );
}

/** The matcher is slow, and views are many: it is asked only to show what differs. */
function expectSame(real: unknown, expected: unknown, where: string): void {
  if (isSame(real, expected)) return;
  expect(real, where).toStrictEqual(expected);
  throw new Error(`${where}: not the same`);
}

function choose(moves: readonly Move[], habit: Habit, chance: SeededChance): number {
  const liked = moves.map((move) => {
    if (habit === 'any' || move.do === 'end') return true;
    if (habit === 'restless' && chance.int(2) === 0) return move.do === 'pass';
    if (habit === 'huddling' && move.do === 'agent') return move.slot <= 2 && move.assistants <= 1;
    return move.do !== 'agent' || move.assistants === 0;
  });
  const among = [...moves.keys()].filter((i) => liked[i]);
  return among.length > 0 ? among[chance.int(among.length)] : chance.int(moves.length);
}

/** What chance decided, from what was seen to happen. */
function luckOf(events: readonly Event[]): Luck {
  const cards = events.flatMap((event) => {
    if (event.type === 'refilled') return [event.card];
    return event.type === 'wiped' || event.type === 'round' ? event.factory : [];
  });
  const round = events.find((event) => event.type === 'round');
  return round ? { cards, round } : { cards };
}

function beginWith(s: State, version: number): Oracle {
  const { order, factory, investors, seats } = sentient.view(s, undefined);
  return new Oracle({
    version,
    order,
    factory: factory.map(({ card }) => card),
    investors: investors.map(({ type }) => type),
    dice: seats.map(({ rounds }) => rounds[0].dice),
    boards: seats,
  });
}

/** Plays a game and compares every offer and everything on the table. */
function playAlong(rules: typeof sentient, seats: number, habit: Habit, game: number, seen: Set<string>): void {
  const chance = new SeededChance(`oracle ${seats} ${habit} ${game}`);
  const s = rules.setup(sentient.parseOptions({}, seats), seats, chance);
  const oracle = beginWith(s, rules.version);
  const out: number[] = [];
  for (let decision = 0; ; decision++) {
    const where = `${seats} seats, ${habit} ${game}, decision ${decision}`;
    // Everybody sees the same: each looks in turn, the spectator too.
    const looker = decision % (seats + 1);
    const { epoch: _, ...view } = sentient.view(s, looker < seats ? looker : undefined);
    expectSame(view, oracle.view(), where);
    expectSame(seatsOf(sentient.actors(s)), oracle.actors, where);
    for (let seat = 0; seat < seats; seat++) {
      if (!oracle.actors.includes(seat)) expectSame(sentient.legal(s, seat, out), 0, where);
    }
    if (oracle.actors.length === 0) break;
    const [seat] = oracle.actors;
    const count = sentient.legal(s, seat, out);
    const actions = out.slice(0, count);
    const moves = actions.map((action) => sentient.toMove(s, seat, action));
    const lawful = oracle.legal().map(sentient.print);
    expectSame(moves.map(sentient.print).sort(), lawful.toSorted(), where);
    if (game === 0 && habit === 'thrifty') {
      // Slow, so only where assistants last longest.
      const v = sentient.view(s, seat);
      for (const move of EVERY_MOVE) {
        const line = sentient.print(move);
        expectSame(sentient.whyNot(v, seat, move) === undefined, lawful.includes(line), `${where}: ${line}`);
      }
    }
    const chosen = choose(moves, habit, chance);
    const events: Event[] = [];
    sentient.apply(s, seat, actions[chosen], chance, (event) => events.push(event));
    expectSame(events, oracle.play(moves[chosen], luckOf(events)), where);
  }
  const sheets = sentient.score(s);
  expectSame(
    sheets.map(({ seat, total, lines, ties }) => ({ seat, total, lines, ties })),
    oracle.sheets().map(({ total, lines, tokens }, seat) => ({ seat, total, lines, ties: [tokens] })),
    'sheets',
  );
  expectSame(winnersOf(sheets), oracle.winners(), 'winners');
  for (const rarity of oracle.seen) seen.add(rarity);
}

describe('a second opinion', () => {
  it.each([sentient, ...(sentient.earlier ?? [])])(
    'R5 agrees on every offer, on the whole table after every move and on who wins: version $version',
    (rules) => {
      const seen = new Set<string>();
      for (const seats of [2, 3, 4] as const) {
        for (const habit of HABITS) {
          for (let game = 0; game < GAMES[seats]; game++) playAlong(rules, seats, habit, game, seen);
        }
      }
      expect([...seen].sort()).toEqual([
        'chip lost',
        'deck out in the middle of a wipe',
        'equal agents',
        'equal influence',
        'investor lost',
        'reshuffled',
        'shared victory',
        'tokens decide',
      ]);
    },
  );

  it('R14 R15 R16 R17 agrees on every bot between every two dice', () => {
    for (const { id, condition, vp } of DECK) {
      for (const left of [1, 2, 3, 4, 5, 6]) {
        for (const right of [1, 2, 3, 4, 5, 6]) {
          expectSame(pointsFor(condition, vp, left, right), pointsOf(id, left, right), `bot ${id}: ${left} ${right}`);
        }
      }
    }
  });

  it('R14 scores the network of the rulebook as the rulebook does', () => {
    // The sum minus 6, both odd, a 4, left greater than right.
    const dice = [6, 5, 3, 4, 2];
    expect([53, 21, 7, 39].map((card, i) => pointsOf(card, dice[i], dice[i + 1]))).toEqual([5, 3, 2, 4]);
  });

  it('R13 gives the investors of the rulebook to whom the rulebook does', () => {
    // Red, white and yellow are seats 0, 1 and 2, in this order in the stack.
    const agents = [
      [1, 1, 1, 1],
      [1, 1, 0, 2],
      [2, 0, 1, 1],
    ];
    const assistants = [
      [2, 0, 0, 0],
      [2, 0, 0, 0],
      [2, 0, 0, 1],
    ];
    const pawns = [0, 1, 2].flatMap((seat) => [
      ...agents[seat].flatMap((n, i) => Array.from({ length: n }, (): Pawn => ({ seat, slot: i + 1, kind: 'agent' }))),
      ...assistants[seat].flatMap((n, i) =>
        Array.from({ length: n }, (): Pawn => ({ seat, slot: i + 1, kind: 'assistant' })),
      ),
    ]);
    const races = [1, 2, 3, 4, 5].map((place) => race(pawns, place, [0, 1, 2]));
    expect(races.map(({ token }) => token)).toEqual([2, 0, 0, 2, 1]);
    expect(races.map(({ chip }) => chip)).toEqual([0, 1, 1, 0, 2]);
  });
});
