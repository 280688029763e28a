import type { Share } from '../limits/address.ts';
import { Allowance } from './allowance.ts';

/**
 * What one person, and one network, may ask of this node over all their sockets together: at once, and how much more each
 * second. A frame costs 1 and what it is worth in work (`connection.ts`). Somebody with twenty pages comes back to all of
 * them at once after a restart, and so does a school with hundreds.
 */
const OWN = { most: 400, perSecond: 60 };
const NEARBY = { most: 4_000, perSecond: 400 };
/** Pages that are open from one network. */
export const MOST_NEARBY = 500;

interface Budget {
  readonly allowance: Allowance;
  /** Open pages that live on it. */
  pages: number;
}

/** What a page may ask for, as far as others have not used it up. */
export class Purse {
  readonly #budgets: readonly Budget[];

  constructor(budgets: readonly Budget[]) {
    this.#budgets = budgets;
    for (const budget of budgets) budget.pages++;
  }

  /** Pays for a request; `false`, and nothing is taken, where any of those who share has not so much left. */
  pay(now: number, cost: number): boolean {
    if (!this.has(now, cost)) return false;
    this.charge(now, cost);
    return true;
  }

  /** Whether all who share have so much left. */
  has(now: number, cost: number): boolean {
    return this.#budgets.every(({ allowance }) => allowance.has(now, cost));
  }

  /** Pays for what has been done already. */
  charge(now: number, cost: number): void {
    for (const { allowance } of this.#budgets) allowance.charge(now, cost);
  }

  /** The page has gone. What it used up stays used. */
  close(): void {
    for (const budget of this.#budgets) budget.pages--;
  }
}

/** What all persons and networks may ask of this node: its time is everybody's, however many guests somebody is. */
export class Budgets {
  readonly #budgets = new Map<string, Budget>();

  /** A purse for a page of this person from there; `undefined` where too many pages are open from that network. */
  admit(person: string, shares: readonly Share[], now: number): Purse | undefined {
    const nearby = shares.map(({ whose, times }) => ({ budget: this.#budgetOf(whose, NEARBY, times, now), times }));
    if (nearby.some(({ budget, times }) => budget.pages >= MOST_NEARBY * times)) return undefined;
    return new Purse([this.#budgetOf(`person ${person}`, OWN, 1, now), ...nearby.map(({ budget }) => budget)]);
  }

  /** Forgets those of whom no page is open and nothing is to be remembered. */
  sweep(now: number): void {
    for (const [whose, { pages, allowance }] of this.#budgets) {
      if (pages === 0 && allowance.isFull(now)) this.#budgets.delete(whose);
    }
  }

  #budgetOf(whose: string, { most, perSecond }: typeof OWN, times: number, now: number): Budget {
    const budget = this.#budgets.get(whose) ?? {
      allowance: new Allowance(times * most, times * perSecond, now),
      pages: 0,
    };
    this.#budgets.set(whose, budget);
    return budget;
  }
}
