import { noChance } from '@stolik/core';
import * as act from '../rules/actions.ts';
import { apply } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import * as plan from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { clone, planOf, type State } from '../rules/state.ts';
import { layingOf } from './candidates.ts';
import type { Planner, RankedPlan } from './planner.ts';
import { policy } from './policy.ts';
import { standing } from './standing.ts';
import type { Beliefs } from './weights.ts';

/** Whole turns to choose from; `undefined` in the middle of a plan and where a single step is all there is to decide. */
export function turns(planner: Planner, s: State, seat: number): number[][] | undefined {
  switch (s.step) {
    case st.PLANNING:
      return s.plans[planOf(seat) + plan.LAYOUT] < 0 ? planner.plansByWorth(s, seat).map(layingsOf) : undefined;
    case st.RESEARCHING:
    case st.MOVING:
    case st.SELLING:
      return turnsFrom(planner, s, seat);
    default:
      return undefined;
  }
}

function layingsOf({ numbers }: RankedPlan): number[] {
  const entries = numbers.slice(plan.ENTRIES, plan.ENTRIES + numbers[plan.DECIDED]);
  return [act.LAYOUT + numbers[plan.LAYOUT], ...entries.map(layingOf), act.READY];
}

/**
 * Whole turns of research, logistics or sales: each begins with something that the rule of thumb might not do, and then
 * goes on by it. Steps that are the same in another order make one turn.
 */
function turnsFrom(planner: Planner, s: State, seat: number): number[][] {
  const different = new Map<string, number[]>();
  for (const wishes of wishesOf(s, seat)) {
    const turn = turnOf(planner, s, seat, wishes);
    const key = turn
      .slice()
      .sort((a, b) => a - b)
      .join();
    if (!different.has(key)) different.set(key, turn);
  }
  return [...different.values()];
}

/** What a turn may begin with: nothing, or steps that are taken as far as they are legal. */
function wishesOf(s: State, seat: number): number[][] {
  const steps = legalOf(s, seat).filter((a) => a !== act.END);
  const wishes: number[][] = [[]];
  for (const first of steps) {
    if (s.step === st.SELLING) {
      for (let goods = 1; goods <= s.goods[seat]; goods++) wishes.push(repeat(first, goods));
      continue;
    }
    wishes.push(repeat(first, s.points));
    for (const second of steps) {
      if (second !== first) wishes.push([...repeat(first, s.points), ...repeat(second, s.points)]);
    }
  }
  return wishes;
}

function repeat(a: number, times: number): number[] {
  return new Array(Math.max(1, times)).fill(a);
}

/** The end of the turn draws chance: it is the last step, and not taken here. */
function turnOf(planner: Planner, s: State, seat: number, wishes: readonly number[]): number[] {
  const world = clone(s);
  const actions: number[] = [];
  let wish = 0;
  for (;;) {
    const possible = legalOf(world, seat);
    if (world.step === s.step) while (wish < wishes.length && !possible.includes(wishes[wish])) wish++;
    const isWished = world.step === s.step && wish < wishes.length;
    const a = isWished
      ? wishes[wish++]
      : (policy(planner, world, seat) ?? bestAtOnce(planner.beliefs, world, seat, possible));
    actions.push(a);
    if (a === act.END) return actions;
    apply(world, seat, a, noChance);
  }
}

function bestAtOnce(b: Beliefs, s: State, seat: number, possible: readonly number[]): number {
  let best = possible[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const a of possible) {
    const after = clone(s);
    apply(after, seat, a, noChance);
    const worth = standing(b, after, seat);
    if (worth <= most) continue;
    most = worth;
    best = a;
  }
  return best;
}

function legalOf(s: State, seat: number): number[] {
  const out: number[] = [];
  out.length = legal(s, seat, out);
  return out;
}
