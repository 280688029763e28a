import { SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { candidates as candidatesBy } from '../ai/candidates.ts';
import { evaluate } from '../ai/evaluate.ts';
import { guess as guessBy, worlds as worldsBy } from '../ai/guess.ts';
import { Planner } from '../ai/planner.ts';
import { policy as policyBy } from '../ai/policy.ts';
import { turns as turnsBy } from '../ai/turns.ts';
import { WEIGHTS } from '../ai/weights.ts';
import { smartphone } from '../rules/index.ts';
import * as plan from '../rules/plan.ts';
import { PLANNING, planOf, type State } from '../rules/state.ts';

const planner = new Planner(WEIGHTS.few);
const candidates = (s: State, seat: number, out: number[]) => candidatesBy(planner, s, seat, out);
const guess = (s: State, seat: number, chance: SeededChance) => guessBy(planner, s, seat, chance);
const worlds = (s: State, seat: number) => worldsBy(planner, s, seat);
const policy = (s: State, seat: number) => policyBy(planner, s, seat);
const turns = (s: State, seat: number) => turnsBy(planner, s, seat);

function begin(seats: number, chance: SeededChance): State {
  return smartphone.setup({ technologies: 'random' }, seats, chance);
}

function legalOf(s: State, seat: number): number[] {
  const out: number[] = [];
  out.length = smartphone.legal(s, seat, out);
  return out;
}

/** What the policy does; where it leaves the choice open, the first candidate. */
function stepOf(s: State, seat: number): number {
  const out: number[] = [];
  candidates(s, seat, out);
  return policy(s, seat) ?? out[0];
}

describe('the policy of playouts', () => {
  it.each([1, 2, 3, 4, 5])('is legal wherever chance leads, with %i seats', (seats) => {
    for (const seed of ['one', 'two']) {
      const chance = new SeededChance(`${seed} ${seats}`);
      const s = begin(seats, chance);
      while (smartphone.actors(s) !== 0) {
        const [seat] = seatsOf(smartphone.actors(s));
        const before = JSON.stringify(s);
        const wanted = policy(s, seat);
        expect(JSON.stringify(s)).toBe(before);
        const legal = legalOf(s, seat);
        if (wanted !== undefined) expect(legal).toContain(wanted);
        // Now and then as it wants, otherwise anyhow: plans begun at random are finished too.
        const a = wanted !== undefined && chance.int(2) === 0 ? wanted : legal[chance.int(legal.length)];
        smartphone.apply(s, seat, a, chance);
      }
    }
  });

  it('plays nearly as well as one that looks at everything', () => {
    const totals = ['a', 'b', 'c', 'd'].flatMap((seed) => {
      const chance = new SeededChance(seed);
      const s = begin(2, chance);
      while (smartphone.actors(s) !== 0) {
        const [seat] = seatsOf(smartphone.actors(s));
        smartphone.apply(s, seat, stepOf(s, seat), chance);
      }
      return smartphone.score(s).map(({ total }) => total);
    });
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(230);
  });

  it('does not look at the plans of others', () => {
    const chance = new SeededChance('secret');
    const s = begin(3, chance);
    const choices = Array.from({ length: 6 }, () => {
      smartphone.shuffle(s, 1, chance);
      return policy(smartphone.clone(s), 1);
    });
    expect(new Set(choices).size).toBe(1);
  });
});

describe('whole turns to choose from', () => {
  it.each([1, 2, 4])('can all be played to their end, wherever chance leads, with %i seats', (seats) => {
    const chance = new SeededChance(`turns ${seats}`);
    const s = begin(seats, chance);
    let looked = 0;
    while (smartphone.actors(s) !== 0) {
      const [seat] = seatsOf(smartphone.actors(s));
      const before = JSON.stringify(s);
      const whole = s.step === PLANNING ? undefined : turns(s, seat);
      expect(JSON.stringify(s)).toBe(before);
      for (const turn of whole ?? []) expectWhole(s, seat, turn);
      looked += whole?.length ?? 0;
      const legal = legalOf(s, seat);
      // By the rule of thumb where plans are made, or there would be little to research and sell.
      const a = s.step === PLANNING ? stepOf(s, seat) : legal[chance.int(legal.length)];
      smartphone.apply(s, seat, a, chance);
    }
    expect(looked).toBeGreaterThan(100 * seats);
  });

  it('are the different plans in planning, good and poor ones', () => {
    const s = begin(2, new SeededChance('plans'));
    const whole = turns(s, 0) ?? [];
    expect(new Set(whole.map(String)).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(30);
    for (const turn of whole) expectWhole(s, 0, turn);
    smartphone.apply(s, 0, whole[0][0], new SeededChance('begun'));
    expect(turns(s, 0)).toBeUndefined();
  });
});

/** Every step is legal, and only the last one ends the turn. */
function expectWhole(s: State, seat: number, turn: readonly number[]): void {
  const world = smartphone.clone(s);
  const { epoch } = s;
  const before = smartphone.actors(s);
  for (const [i, a] of turn.entries()) {
    expect(world.epoch).toBe(epoch);
    expect(legalOf(world, seat)).toContain(a);
    smartphone.apply(world, seat, a, new SeededChance('whole'));
    const isOver = world.epoch > epoch || smartphone.actors(world) !== before;
    expect(isOver).toBe(i === turn.length - 1);
  }
}

describe('a guess at the plans of others', () => {
  it.each([2, 3, 5])('is one they could have made, and leaves the own alone, with %i seats', (seats) => {
    const chance = new SeededChance(`guess ${seats}`);
    const s = begin(seats, chance);
    // The last seat is ready, and nobody sees its plan.
    const last = seats - 1;
    while ((smartphone.actors(s) >> last) & 1) smartphone.apply(s, last, stepOf(s, last), chance);
    const own = stepOf(s, 0);
    smartphone.apply(s, 0, own, chance);
    const mine = s.plans.slice(planOf(0), planOf(1));
    const guesses = Array.from({ length: 12 }, () => {
      smartphone.shuffle(s, 0, chance);
      guess(s, 0, chance);
      expect(s.plans.slice(planOf(0), planOf(1))).toEqual(mine);
      for (let seat = 1; seat < seats; seat++) expectPossible(s, seat);
      expect(s.plans[planOf(last) + plan.READY]).toBe(1);
      return JSON.stringify(s.plans);
    });
    expect(new Set(guesses).size).toBeGreaterThan(2);
  });

  it('changes nothing once plans are shown', () => {
    const chance = new SeededChance('shown');
    const s = begin(2, chance);
    while (s.step === PLANNING) {
      const [seat] = seatsOf(smartphone.actors(s));
      smartphone.apply(s, seat, stepOf(s, seat), chance);
    }
    const before = JSON.stringify(s);
    guess(s, 0, chance);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('the worlds that others may have planned', () => {
  it('are different plans of the other company, whatever it has laid, and leave the own alone', () => {
    const chance = new SeededChance('worlds');
    const s = begin(2, chance);
    while (smartphone.actors(s) & 2) smartphone.apply(s, 1, stepOf(s, 1), chance);
    smartphone.apply(s, 0, stepOf(s, 0), chance);
    const before = JSON.stringify(s);
    const named = worlds(s, 0) ?? [];
    expect(JSON.stringify(s)).toBe(before);
    expect(named.length).toBeGreaterThan(10);
    expect(new Set(named.map(({ s: { plans } }) => JSON.stringify(plans))).size).toBe(named.length);
    expect(named.map(({ odds }) => odds)).toEqual(named.map(({ odds }) => odds).sort((a, b) => b - a));
    for (const { s: world } of named) {
      expectPossible(world, 1);
      expect(world.plans[planOf(1) + plan.READY]).toBe(1);
      expect({ ...world, plans: world.plans.slice(0, planOf(1)) }).toEqual({
        ...s,
        plans: s.plans.slice(0, planOf(1)),
      });
    }
    smartphone.shuffle(s, 0, chance);
    expect(worlds(s, 0)).toEqual(named);
  });

  it('are too many to name with more companies, and none but this one once plans are shown or alone', () => {
    const chance = new SeededChance('named');
    expect(worlds(begin(3, chance), 0)).toBeUndefined();
    const alone = begin(1, chance);
    expect(worlds(alone, 0)).toEqual([{ s: alone, odds: 1 }]);
    const s = begin(3, chance);
    while (s.step === PLANNING) {
      const [seat] = seatsOf(smartphone.actors(s));
      smartphone.apply(s, seat, stepOf(s, seat), chance);
    }
    expect(worlds(s, 0)).toEqual([{ s, odds: 1 }]);
  });

  it.each([1, 2, 4])('leave nothing to chance before the round is over, with %i seats', (seats) => {
    const setUp = new SeededChance(`certain ${seats}`);
    const s = begin(seats, setUp);
    const ends = ['one', 'two', 'three'].map((luck) => {
      const chance = new SeededChance(luck);
      const world = smartphone.clone(s);
      while (world.round === s.round) {
        const [seat] = seatsOf(smartphone.actors(world));
        smartphone.apply(world, seat, stepOf(world, seat), chance);
      }
      return Array.from({ length: seats }, (_, seat) => evaluate(planner, world, seat));
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
});

/** Lays the seat's plan again, step by step. */
function expectPossible(s: State, seat: number): void {
  const at = planOf(seat);
  const laid = s.plans.slice(at, at + plan.PLAN);
  const again = smartphone.clone(s);
  for (let i = 0; i < plan.PLAN; i++) again.plans[at + i] = 0;
  again.plans[at + plan.LAYOUT] = -1;
  const entries = laid.slice(plan.ENTRIES, plan.ENTRIES + laid[plan.DECIDED]);
  const steps = [laid[plan.LAYOUT], ...entries];
  for (const [i, number] of steps.entries()) {
    const next = legalOf(again, seat).find((a) => {
      const after = smartphone.clone(again);
      smartphone.apply(after, seat, a, new SeededChance('lay'));
      return i === 0 ? after.plans[at + plan.LAYOUT] === number : after.plans[at + plan.ENTRIES + i - 1] === number;
    });
    expect(next).toBeDefined();
    smartphone.apply(again, seat, next as number, new SeededChance('lay'));
  }
  expect(again.plans.slice(at + plan.DECIDED, at + plan.PLAN)).toEqual(laid.slice(plan.DECIDED));
}
