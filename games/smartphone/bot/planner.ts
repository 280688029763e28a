import { GPS, LIION } from '../rules/data/technologies.ts';
import { KINDS } from '../rules/data/upgrades.ts';
import { upgradesLeft } from '../rules/legal.ts';
import * as plan from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { hasSide, planOf, type State } from '../rules/state.ts';
import { completionsOf, outcomesFor, type PlanOutcome, type Powers } from './outcomes.ts';
import { outcomeWorth } from './rehearsal.ts';
import { sketchBest } from './sketch.ts';

/** A plan, as in the state: layout and entries. */
export type PlanNumbers = readonly number[];

/** A plan and what it is worth at first sight. */
export interface RankedPlan {
  readonly numbers: PlanNumbers;
  readonly worth: number;
}

/** The best plan that the seat can still make. */
export function bestPlan(s: State, seat: number): PlanNumbers {
  if (s.plans[planOf(seat) + plan.LAYOUT] < 0) return plansByWorth(s, seat)[0].numbers;
  const known = remembered.get(keyOf(s, seat))?.[0].numbers;
  return known && isBegun(s, seat, known) ? known : ranked(s, seat, completions(s, seat))[0].numbers;
}

/** A good plan that the seat can still make, found quickly: for playouts. */
export function quickPlan(s: State, seat: number): PlanNumbers {
  const isNew = s.plans[planOf(seat) + plan.LAYOUT] < 0;
  return sketchBest(s, seat, isNew ? allOutcomes(s, seat) : completions(s, seat)).plan;
}

function allOutcomes(s: State, seat: number): readonly PlanOutcome[] {
  return outcomesFor(kindsLeft(s, seat), powersOf(s, seat));
}

function completions(s: State, seat: number): readonly PlanOutcome[] {
  return completionsOf([planNumbers(s, seat)], kindsLeft(s, seat), powersOf(s, seat));
}

/** A position is planned for again and again: by whoever decides there, and once for each world by those who guess. */
const remembered = new Map<string, readonly RankedPlan[]>();
const MOST_REMEMBERED = 200;

/** The different plans that the seat can make, the best first. The poor ones are there too: weak players choose them. */
export function plansByWorth(s: State, seat: number): readonly RankedPlan[] {
  const key = keyOf(s, seat);
  let plans = remembered.get(key);
  if (!plans) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    plans = ranked(s, seat, allOutcomes(s, seat));
    remembered.set(key, plans);
  }
  return plans;
}

/** By other weights other plans are best. */
export function forgetPlans(): void {
  remembered.clear();
}

/** Everything that planning looks at: all but the plans themselves, which are secret. */
function keyOf(s: State, seat: number): string {
  const { deal, round, vp, goods, supply, tokens, upgrades, owned, research, progress, patents, offices, display } = s;
  const lists = [deal.sides, deal.retailers, vp, goods, supply, tokens, upgrades, owned, research, progress, patents];
  return `${seat} ${round} ${lists.join('|')}|${offices}|${display}|${s.markers}`;
}

/** Whether what the seat has laid so far is how this plan begins. */
export function isBegun(s: State, seat: number, wanted: PlanNumbers): boolean {
  const at = planOf(seat);
  const decided = s.plans[at + plan.DECIDED];
  if (s.plans[at + plan.LAYOUT] !== wanted[plan.LAYOUT] || decided > wanted[plan.DECIDED]) return false;
  for (let i = 0; i < decided; i++) if (s.plans[at + plan.ENTRIES + i] !== wanted[plan.ENTRIES + i]) return false;
  return true;
}

function ranked(s: State, seat: number, outcomes: readonly PlanOutcome[]): RankedPlan[] {
  return outcomes
    .map((outcome) => ({ numbers: outcome.plan, worth: outcomeWorth(s, seat, outcome) }))
    .sort((a, b) => b.worth - a.worth);
}

/** What the seat may expect from its plan as it lies, the rest of its upgrades face down. */
export function planWorth(s: State, seat: number): number {
  const numbers = planNumbers(s, seat);
  for (const kind of kindsLeft(s, seat)) {
    numbers.push(plan.faceDown(kind));
    numbers[plan.DECIDED]++;
  }
  return outcomeWorth(s, seat, completionsOf([numbers], [], powersOf(s, seat))[0]);
}

function planNumbers(s: State, seat: number): number[] {
  const at = planOf(seat);
  return [
    s.plans[at + plan.LAYOUT],
    0,
    ...s.plans.slice(at + plan.DECIDED, at + plan.ENTRIES + s.plans[at + plan.DECIDED]),
  ];
}

/** The kinds of upgrades that are not decided, ascending and as often as the seat has them. */
function kindsLeft(s: State, seat: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = upgradesLeft(s, seat, kind); left > 0; left--) kinds.push(kind);
  }
  return kinds;
}

function powersOf(s: State, seat: number): Powers {
  return {
    overhang: st.hasOverhang(s, seat),
    doubled: hasSide(s, seat, GPS, 0),
    driven: hasSide(s, seat, LIION, 0),
  };
}
