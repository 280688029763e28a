import { SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { calibrated } from '../rules/dice.ts';
import { DECK, type Event, firstBeside, pointsFor, sentient, TYPES, type View } from '../rules/index.ts';
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
          expect(points, `${row.id} ${left} ${right}`).toBe(
            naivePoints({ ...row, condition: { ...row.condition } }, left, right),
          );
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

  it(`on all that scores in ${GAMES} random games`, () => {
    for (let i = 0; i < GAMES; i++) replay(2 + (i % 3), `naive ${i}`);
  });
});

/** Plays a random game and keeps the books by its moves alone. */
function replay(seats: number, seed: string): void {
  const chance = new SeededChance(seed);
  const s = sentient.setup({}, seats, chance);
  const first = sentient.view(s, undefined);
  const books = first.seats.map((seat) => ({
    dice: [...seat.rounds[0].dice],
    network: [0, 0, 0, 0],
    bots: [] as number[],
    tokens: [seat.printed as string],
    points: 0,
    chips: 0,
    agents: [0, 0, 0, 0],
    assistants: [0, 0, 0, 0],
  }));
  let { order } = first;
  let investors = first.investors.map(({ type }) => type);
  const endRound = (): void => {
    for (const own of books) {
      own.network.forEach((card, slot) => {
        const row = DECK[card - 1];
        own.points += naivePoints({ ...row, condition: { ...row.condition } }, own.dice[slot], own.dice[slot + 1]);
        own.bots.push(card);
      });
    }
    const pawns = (kind: 'agents' | 'assistants') => books.map((own) => own[kind]);
    investors.forEach((type, position) => {
      const [token, chip] = naiveAward(position, order, pawns('agents'), pawns('assistants'));
      if (token !== null) books[token].tokens.push(type);
      if (chip !== null) books[chip].chips++;
    });
    for (const own of books)
      Object.assign(own, { network: [0, 0, 0, 0], agents: [0, 0, 0, 0], assistants: [0, 0, 0, 0] });
  };
  const note = (event: Event): void => {
    if (event.type === 'agent') {
      books[event.seat].agents[event.slot - 1]++;
      books[event.seat].assistants[event.slot - 1] += event.assistants;
    } else if (event.type === 'plugged') {
      const own = books[event.seat];
      const row = DECK[event.card - 1];
      const at = event.slot - 1;
      own.network[at] = event.card;
      if (event.block === 'none' || event.block === 'right') own.dice[at] = naiveDie(own.dice[at], row.left);
      if (event.block === 'none' || event.block === 'left') own.dice[at + 1] = naiveDie(own.dice[at + 1], row.right);
    } else if (event.type === 'round') {
      endRound();
      order = event.order;
      investors = [...event.investors];
      event.dice.forEach((dice, seat) => {
        books[seat].dice = [...dice];
      });
    } else if (event.type === 'over') endRound();
  };
  const out: number[] = [];
  while (sentient.actors(s) !== 0) {
    const [seat] = seatsOf(sentient.actors(s));
    const count = sentient.legal(s, seat, out);
    sentient.apply(s, seat, out[chance.int(count)], chance, note);
  }
  const v: View = sentient.view(s, undefined);
  const totals = books.map((own) => {
    const paid = TYPES.map((type) => {
      const bots = own.bots.filter((card) => DECK[card - 1].type === type).length;
      return bots * own.tokens.filter((token) => token === type).length;
    });
    return own.points + own.chips + paid.reduce((sum, points) => sum + points, 0);
  });
  expect(
    sentient.score(s).map(({ total }) => total),
    seed,
  ).toEqual(totals);
  expect(v.seats.map(({ chips }) => chips)).toEqual(books.map(({ chips }) => chips));
}

function shuffled(seats: number, chance: SeededChance): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return order.map((_, i) => {
    const [seat] = order.splice(i + chance.int(seats - i), 1);
    order.splice(i, 0, seat);
    return seat;
  });
}

function scattered(pawns: number, chance: SeededChance): number[] {
  const slots = [0, 0, 0, 0];
  for (let i = 0; i < pawns; i++) slots[chance.int(4)]++;
  return slots;
}
