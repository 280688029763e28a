import { A, GPS, LIION } from '../rules/data/technologies.ts';
import { KINDS } from '../rules/data/upgrades.ts';
import { upgradesLeft } from '../rules/legal.ts';
import * as plan from '../rules/plan.ts';
import { hasOverhang, hasSide, planOf, type State } from '../rules/state.ts';
import { Memory } from './memory.ts';
import { completionsOf, outcomesFor, type PlanOutcome, type Powers } from './outcomes.ts';
import { outcomeWorth } from './rehearsal.ts';
import { sketchBest } from './sketch.ts';
import type { Beliefs } from './weights.ts';

/** A plan, as in the state: layout and entries. */
export type PlanNumbers = readonly number[];

/** A plan and what it is worth at first sight. */
export interface RankedPlan {
  readonly numbers: PlanNumbers;
  readonly worth: number;
}

/** The plan a seat is carrying out, in a state that is played on in place. */
interface Intent {
  readonly s: State;
  readonly epoch: number;
  readonly plan: PlanNumbers;
}

/** Makes plans by certain beliefs. What it remembers is what it would find again. */
export class Planner {
  readonly beliefs: Beliefs;
  /** What upgrades and powers can bring, whatever the position. */
  readonly #outcomes = new Memory<number, readonly PlanOutcome[]>(3_000);
  /** A position is planned for again and again: by whoever decides there, and once for each world by those who guess. */
  readonly #plans = new Memory<string, readonly RankedPlan[]>(200);
  readonly #intents: (Intent | undefined)[] = [];

  constructor(beliefs: Beliefs) {
    this.beliefs = beliefs;
  }

  /** The different plans of a seat that has laid nothing, the best first. The poor ones are there too: weak players choose them. */
  plansByWorth(s: State, seat: number): readonly RankedPlan[] {
    return this.#plans.get(keyOf(s, seat), () => this.#ranked(s, seat, this.#outcomesOf(s, seat)));
  }

  /** The best plan that the seat can still make: the best of all, unless it has begun something else. */
  bestPlan(s: State, seat: number): PlanNumbers {
    const [{ numbers }] = this.plansByWorth(s, seat);
    if (!hasLayout(s, seat) || isBegun(s, seat, numbers)) return numbers;
    return this.#ranked(s, seat, completions(s, seat))[0].numbers;
  }

  /** A good plan that the seat can still make, found quickly: for playouts. A plan takes several steps and is made for the first. */
  quickPlan(s: State, seat: number): PlanNumbers {
    const intent = this.#intents[seat];
    const isNew = !hasLayout(s, seat);
    if (!isNew && intent?.s === s && intent.epoch === s.epoch && isBegun(s, seat, intent.plan)) return intent.plan;
    const outcomes = isNew ? this.#outcomesOf(s, seat) : completions(s, seat);
    const wanted = sketchBest(this.beliefs, s, seat, outcomes).plan;
    this.#intents[seat] = { s, epoch: s.epoch, plan: wanted };
    return wanted;
  }

  /** What the seat may expect from its plan as it lies, the rest of its upgrades face down. */
  planWorth(s: State, seat: number): number {
    const numbers = planNumbers(s, seat);
    for (const kind of kindsLeft(s, seat)) {
      numbers.push(plan.faceDown(kind));
      numbers[plan.DECIDED]++;
    }
    return outcomeWorth(this.beliefs, s, seat, completionsOf([numbers], [], powersOf(s, seat))[0]);
  }

  #ranked(s: State, seat: number, outcomes: readonly PlanOutcome[]): RankedPlan[] {
    return outcomes
      .map((outcome) => ({ numbers: outcome.plan, worth: outcomeWorth(this.beliefs, s, seat, outcome) }))
      .sort((a, b) => b.worth - a.worth);
  }

  /** All that the seat's upgrades can bring, as if it had laid nothing. */
  #outcomesOf(s: State, seat: number): readonly PlanOutcome[] {
    const kinds = kindsOf((kind) => s.upgrades[seat * KINDS + kind]);
    const powers = powersOf(s, seat);
    return this.#outcomes.get(outcomesKey(kinds, powers), () => outcomesFor(kinds, powers));
  }
}

/** Everything that planning looks at: all but the plans themselves, which are secret. */
function keyOf(s: State, seat: number): string {
  const { deal, round, vp, goods, supply, tokens, upgrades, owned, research, progress, patents, offices, display } = s;
  const lists = [deal.sides, deal.retailers, vp, goods, supply, tokens, upgrades, owned, research, progress, patents];
  return `${seat} ${round} ${s.directed} ${lists.join('|')}|${offices}|${display}|${s.markers}`;
}

/** More than there are kinds. */
const KEY_BASE = 16;

/** A digit for the powers, never 0, and one for each upgrade. */
function outcomesKey(kinds: readonly number[], { overhang, doubled, driven }: Powers): number {
  let key = 8 + (overhang ? 1 : 0) + (doubled ? 2 : 0) + (driven ? 4 : 0);
  for (const kind of kinds) key = key * KEY_BASE + kind + 1;
  return key;
}

function hasLayout(s: State, seat: number): boolean {
  return s.plans[planOf(seat) + plan.LAYOUT] >= 0;
}

/** Whether what the seat has laid so far is how this plan begins. */
function isBegun(s: State, seat: number, wanted: PlanNumbers): boolean {
  const at = planOf(seat);
  const decided = s.plans[at + plan.DECIDED];
  if (s.plans[at + plan.LAYOUT] !== wanted[plan.LAYOUT] || decided > wanted[plan.DECIDED]) return false;
  for (let i = 0; i < decided; i++) if (s.plans[at + plan.ENTRIES + i] !== wanted[plan.ENTRIES + i]) return false;
  return true;
}

/** What the seat's plan can still become. */
function completions(s: State, seat: number): readonly PlanOutcome[] {
  return completionsOf([planNumbers(s, seat)], kindsLeft(s, seat), powersOf(s, seat));
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
  return kindsOf((kind) => upgradesLeft(s, seat, kind));
}

function kindsOf(count: (kind: number) => number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = count(kind); left > 0; left--) kinds.push(kind);
  }
  return kinds;
}

function powersOf(s: State, seat: number): Powers {
  return {
    overhang: hasOverhang(s, seat),
    doubled: hasSide(s, seat, GPS, A),
    driven: hasSide(s, seat, LIION, A),
  };
}
