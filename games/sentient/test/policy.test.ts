import { SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { sentient } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const { evaluate, policy } = heuristics();
/** Sums taken in another order differ by this much at most. */
const EQUAL = 1e-9;

/** What each action is worth, by playing it and looking. */
function worthsOf(s: State, seat: number): Map<number, number> {
  const out: number[] = [];
  out.length = sentient.legal(s, seat, out);
  return new Map(
    out.map((action) => {
      const after = sentient.clone(s);
      sentient.apply(after, seat, action, new SeededChance('after'));
      return [action, evaluate(after, seat)];
    }),
  );
}

describe("the playouts' policy", () => {
  it.each([2, 3, 4])('is the action that looks best at once, and leaves the state as it was: %i seats', (seats) => {
    for (let game = 0; game < 6; game++) {
      const chance = new SeededChance(`policy ${seats} ${game}`);
      const s = sentient.setup({}, seats, chance);
      while (sentient.actors(s) !== 0) {
        const [seat] = seatsOf(sentient.actors(s));
        const before = sentient.clone(s);
        const action = policy?.(s, seat);
        expect(s).toEqual(before);
        const worths = worthsOf(s, seat);
        expect([...worths.keys()]).toContain(action);
        // Of some turns the end decides, and what follows it is not the seat's to choose.
        if (worths.size > 1) {
          expect(worths.get(action as number)).toBeGreaterThanOrEqual(Math.max(...worths.values()) - EQUAL);
        }
        // Games go anywhere, so that positions do.
        const any = [...worths.keys()][chance.int(worths.size)];
        sentient.apply(s, seat, chance.int(2) === 0 ? (action as number) : any, chance);
      }
    }
  });
});
