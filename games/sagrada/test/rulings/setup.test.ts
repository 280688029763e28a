import { Match, SeededChance, seatsOf, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Options, sagrada } from '../../rules/index.ts';
import { Table } from '../table.ts';
import { CARDS, EMPTY } from './facts.ts';

const PER_ROUND = [4, 5, 7, 9];
const DIFFICULTY = Object.fromEntries(CARDS.flatMap((card) => Object.entries(card).map(([id, [dots]]) => [id, dots])));

function begin(seats: number, seed = 'setup', options?: unknown) {
  return Match.begin(sagrada, { seats, options, source: seededSource(seed) });
}

/** Everybody takes the pattern at this place of its four. */
function chooseAll(match: ReturnType<typeof begin>, place = 0): void {
  for (const seat of match.actors) {
    match.play(seat, [{ do: 'pattern', pattern: match.view(seat).choices?.[place] ?? '' }]);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('supply', () => {
  it('R25 draws two dice a player and one more, alone four, out of eighteen of each colour', () => {
    for (const seats of [1, 2, 3, 4]) {
      const match = begin(seats);
      expect(sagrada.inventory(match.state)).toMatchObject({ R: 18, Y: 18, G: 18, B: 18, P: 18 });
      chooseAll(match);
      expect(match.view(0).pool).toHaveLength(PER_ROUND[seats - 1]);
      expect(sum(Object.values(match.view(0).bag))).toBe(90 - PER_ROUND[seats - 1]);
    }
  });

  it('R25 never puts leftovers back: a game of passes ends with them all on the track', () => {
    for (const seats of [1, 2, 3, 4]) {
      const match = begin(seats);
      chooseAll(match);
      while (!match.isOver) match.play(match.actors[0], [{ do: 'pass' }]);
      const v = match.view(undefined);
      expect(v.track.map((dice) => dice.length)).toEqual(new Array(10).fill(PER_ROUND[seats - 1]));
      expect(sum(Object.values(v.bag))).toBe(90 - 10 * PER_ROUND[seats - 1]);
    }
  });

  it('R25 returns a die to the bag only by Flux Remover and takes one from the track only by Lens Cutter', () => {
    const bag = { R: 2, Y: 2, G: 2, B: 2, P: 2 };
    const tools = ['flux-remover', 'lens-cutter'];
    const t = new Table({ pool: 'R1 Y2', track: ['G3'], start: 1, tools, bag }).play('use flux-remover; pick Y2', [0]);
    expect(t.view().bag).toEqual({ ...bag, R: 1, Y: 3 });
    const lens = new Table({ pool: 'R1 Y2', track: ['G3'], start: 1, tools, bag });
    lens.play('use lens-cutter; pick Y2; swap 1 G3; put a1');
    expect(lens.view()).toMatchObject({ bag, track: [['Y2']], pool: ['R1'] });
  });

  it('R25 takes a die that pays alone out of the game', () => {
    const bag = { R: 2, Y: 2, G: 2, B: 2, P: 2 };
    const windows = ['R6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..'];
    const t = new Table({ windows, pool: 'B1 Y2', tools: ['eglomise-brush'], bag });
    t.play('use eglomise-brush pay B1; move a1 a2');
    expect(t.view()).toMatchObject({ bag, track: [], pool: ['Y2'] });
  });
});

describe('setup', () => {
  it('R26 shows the private card, tools and public objectives before a pattern is chosen', () => {
    const match = begin(3);
    expect(match.actors).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) {
      const v = match.view(seat);
      expect(v.step).toBe('pattern');
      expect(v.seats[seat].privates).toHaveLength(1);
      expect(new Set(v.tools.map(({ id }) => id)).size).toBe(3);
      expect(new Set(v.publicObjectives).size).toBe(3);
    }
  });

  it('R26 deals two window cards, both sides of each, to every seat', () => {
    const match = begin(4);
    const hands = [0, 1, 2, 3].map((seat) => match.view(seat).choices ?? []);
    for (const hand of hands) {
      const cards = CARDS.filter((card) => Object.keys(card).some((id) => hand.includes(id)));
      expect(cards.flatMap((card) => Object.keys(card)).sort()).toEqual([...hand].sort());
      expect(cards).toHaveLength(2);
    }
    expect(new Set(hands.flat()).size).toBe(16);
    expect(new Set([0, 1, 2, 3].map((seat) => match.view(seat).seats[seat].privates?.[0])).size).toBe(4);
  });

  it('R26 gives as many tokens as the chosen pattern is difficult', () => {
    for (let place = 0; place < 4; place++) {
      const match = begin(4, `tokens ${place}`);
      chooseAll(match, place);
      for (const { pattern = '', tokens } of match.view(undefined).seats) expect(tokens).toBe(DIFFICULTY[pattern]);
    }
  });

  it('R26 gives no tokens to a lone player, two public objectives and one to five tools', () => {
    for (const tools of [1, 2, 3, 4, 5]) {
      const match = begin(1, 'alone', { tools });
      chooseAll(match);
      const v = match.view(0);
      expect(v.tools).toHaveLength(tools);
      expect(v.publicObjectives).toHaveLength(2);
      expect(v.seats[0].tokens).toBe(0);
    }
    for (const tools of [0, 6]) expect(() => sagrada.parseOptions({ tools }, 1)).toThrow();
  });

  it('R22 lays out one private objective alone, or two by option, never two for several players', () => {
    expect(begin(1).view(undefined).seats[0].privates).toHaveLength(1);
    expect(begin(1, 'one', { privateObjectives: 1 }).view(0).seats[0].privates).toHaveLength(1);
    const two = begin(1, 'two', { privateObjectives: 2 }).view(0).seats[0].privates ?? [];
    expect(new Set(two).size).toBe(2);
    expect(() => sagrada.parseOptions({ privateObjectives: 2 }, 2)).toThrow();
    expect(() => sagrada.parseOptions({ privateObjectives: 3 }, 1)).toThrow();
  });
});

describe('choosing patterns', () => {
  it('R32 fixes the start seat, tools and objectives before, and they do not change after', () => {
    const match = begin(3, 'fixed');
    const { start, tools, publicObjectives } = match.view(0);
    chooseAll(match, 2);
    const after = match.view(0);
    expect(after).toMatchObject({ start, publicObjectives, round: 1, actors: [start] });
    expect(after.tools.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
  });

  it('R32 starts with any seat', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, i) => begin(3, `start ${i}`).view(0).start));
    expect([...starts].sort()).toEqual([0, 1, 2]);
  });

  it('R32 shows a seat its own four patterns and no others', () => {
    const match = begin(2);
    expect(match.view(0).choices).toHaveLength(4);
    expect(match.view(undefined).choices).toBeUndefined();
    const foreign = match.view(1).choices?.[0] ?? '';
    const move = { do: 'pattern', pattern: foreign } as const;
    expect(sagrada.whyNot(match.view(0), 0, move)?.rule).toBe('not-your-pattern');
    expect(JSON.stringify(match.view(0))).not.toContain(`"${foreign}"`);
  });

  it('R32 reveals the choices together and never the unused cards', () => {
    const match = begin(2);
    const [own, other] = [match.view(0).choices ?? [], match.view(1).choices ?? []];
    match.play(0, [{ do: 'pattern', pattern: own[1] }]);
    expect(match.view(0).seats[0].pattern).toBe(own[1]);
    expect(match.view(1).seats[0].pattern).toBeUndefined();
    expect(match.view(undefined).seats[0].pattern).toBeUndefined();
    expect(match.view(1).seats[0].tokens).toBe(match.view(1).seats[1].tokens);
    const { events } = match.play(1, [{ do: 'pattern', pattern: other[3] }]);
    expect(events[0]).toEqual({ type: 'patterns', patterns: [own[1], other[3]] });
    for (const viewer of [0, 1, undefined]) {
      const v = match.view(viewer);
      expect(v.seats.map(({ pattern }) => pattern)).toEqual([own[1], other[3]]);
      expect(v.choices).toBeUndefined();
      for (const unused of [own[0], own[2], own[3], other[0], other[1], other[2]]) {
        expect(JSON.stringify(v)).not.toContain(`"${unused}"`);
      }
    }
  });

  it('keeps the number of every component through whole games', () => {
    for (const seats of [1, 2, 3, 4]) {
      const chance = new SeededChance(`inventory ${seats}`);
      const options: Options = sagrada.sampleOptions(seats, chance);
      const s = sagrada.setup(options, seats, chance);
      const first = sagrada.inventory(s);
      const out: number[] = [];
      while (sagrada.actors(s) !== 0) {
        const seat = seatsOf(sagrada.actors(s))[0];
        const count = sagrada.legal(s, seat, out);
        sagrada.apply(s, seat, out[chance.int(count)], chance);
        expect(sagrada.inventory(s)).toEqual(first);
      }
    }
  });

  it('begins every round one seat further, and turns back after the last', () => {
    for (const [round, order] of [
      [1, [2, 0, 1, 1, 0, 2]],
      [2, [0, 1, 2, 2, 1, 0]],
      [10, [2, 0, 1, 1, 0, 2]],
    ] as const) {
      const t = new Table({ windows: [EMPTY, EMPTY, EMPTY], start: 2, round, pool: 'R1 R2 R3 R4 R5 R6 P1' });
      const seats = [t.seat];
      for (let turn = 1; turn < 6; turn++) seats.push(t.play('pass').seat);
      expect(seats).toEqual(order);
    }
  });
});
