import { certain, SeededChance } from '@stolik/core';
import { BETA, Ledger } from '@stolik/rating';
import { describe, expect, it } from 'vitest';

const GAMES = process.env.STOLIK_LONG ? 100_000 : 8_000;
const PEOPLE = GAMES / 20;

/** A number of the standard normal distribution: twelve even ones, less their mean. */
function normal(chance: SeededChance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (chance.int(1_000_000) + 0.5) / 1_000_000;
  return sum;
}

/** How often the interval holds what somebody is really worth, among people who differ by so much, from the fifth game on. */
function coverage(spread: number): number {
  const chance = new SeededChance('ratings');
  const strengths = Array.from({ length: PEOPLE }, () => 1500 + spread * normal(chance));
  const strengthOf = (id: number) => certain(strengths[id], 'player');
  const ledger = new Ledger();
  let held = 0;
  let seen = 0;
  for (let nth = 0; nth < GAMES; nth++) {
    const seats = 2 + chance.int(4);
    const ids = new Set<number>();
    while (ids.size < seats) ids.add(chance.int(PEOPLE));
    // Everybody changes a little with each game, as is assumed of people.
    for (const id of ids) strengths[id] = strengthOf(id) + 4 * normal(chance);
    const order = [...ids]
      .map((id) => ({ id, played: strengthOf(id) + BETA * normal(chance) }))
      .sort((a, b) => b.played - a.played);
    const players = order.map(({ id }, i) => ({ id: String(id), place: i + 1, left: false }));
    for (const { id, after } of ledger.add({ ended: 2e12 + nth * 1000, players })) {
      if (after.games < 5) continue;
      seen++;
      if (Math.abs(after.mu - strengthOf(Number(id))) <= 1.96 * after.sigma) held++;
    }
  }
  return held / seen;
}

describe('games of people whose strength is known', () => {
  it('are rated to within the intervals 93 to 97 of 100 times', () => {
    const held = coverage(1.2 * BETA);
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });

  it('are rated on the safe side where people differ by less', () => {
    expect(coverage(0.6 * BETA)).toBeGreaterThan(0.95);
  });
});
