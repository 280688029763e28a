import { dealInto, SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { calibrated } from '../rules/dice.ts';
import { DECK, firstBeside, pointsFor, sentient } from '../rules/index.ts';
import { Books } from './books.ts';
import { naiveAward, naiveDie, naivePoints } from './naive.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const LAYOUTS = 100_000;
const GAMES = 150;

describe('the fast rules agree with the naive ones', () => {
  it('on every bot between every pair of dice', () => {
    for (const row of DECK) {
      for (const left of FACES) {
        for (const right of FACES) {
          const points = pointsFor(row.condition, row.vp, left, right);
          expect(points, `${row.id} ${left} ${right}`).toBe(naivePoints(row, left, right));
        }
      }
    }
  });

  it('on calibration', () => {
    for (const die of FACES) {
      expect([1, -1, 0].map((by) => calibrated(die, by))).toEqual(
        ['+', '-', '='].map((corner) => naiveDie(die, corner)),
      );
    }
  });

  it(`on who wins what in ${LAYOUTS} layouts of pawns`, () => {
    const chance = new SeededChance('layouts');
    for (let i = 0; i < LAYOUTS; i++) {
      const seats = 2 + chance.int(3);
      const order = shuffled(seats, chance);
      const agents = order.map(() => scattered(chance.int(5), chance));
      const assistants = order.map(() => scattered(chance.int(6), chance));
      const flat = (pawns: number[][]) => pawns.flatMap((slots) => [...slots, 0]);
      const [fast, helping] = [flat(agents), flat(assistants)];
      for (let position = 0; position < 5; position++) {
        const token = firstBeside(fast, helping, order, position, -1);
        const chip = firstBeside(fast, helping, order, position, token);
        const [first, second] = naiveAward(position, order, agents, assistants);
        if (token !== (first ?? -1) || chip !== (second ?? -1)) {
          expect.fail(`${JSON.stringify({ order, agents, assistants, position })}: ${token} ${chip}`);
        }
      }
    }
  });

  it(`on every choice, and on all that scores, in ${GAMES} random games`, () => {
    for (let i = 0; i < GAMES; i++) replay(2 + (i % 3), `naive ${i}`);
  });
});

/** Plays a random game and keeps its books. */
function replay(seats: number, seed: string): void {
  const chance = new SeededChance(seed);
  const s = sentient.setup({}, seats, chance);
  const books = new Books(sentient.view(s, undefined));
  const out: number[] = [];
  while (sentient.actors(s) !== 0) {
    const [seat] = seatsOf(sentient.actors(s));
    const count = sentient.legal(s, seat, out);
    const offered = out.slice(0, count).map((a) => sentient.print(sentient.toMove(s, seat, a)));
    expect(offered, seed).toEqual(books.movesOf(seat));
    sentient.apply(s, seat, out[chance.int(count)], chance, (event) => books.note(event));
  }
  expect(
    sentient.score(s).map(({ total }) => total),
    seed,
  ).toEqual(books.totals());
}

function shuffled(seats: number, chance: SeededChance): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return order.map((_, i) => dealInto(order, i, chance));
}

function scattered(pawns: number, chance: SeededChance): number[] {
  const slots = [0, 0, 0, 0];
  for (let i = 0; i < pawns; i++) slots[chance.int(4)]++;
  return slots;
}
