import { KitFailure, runKit, SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sentient } from '../rules/index.ts';

const isLong = process.env.STOLIK_LONG === '1';
const GAMES = isLong ? 3_000 : 50;

describe('Sentient meets the contract', () => {
  it.each([2, 3, 4])('with %i seats', (seats) => {
    const coverage = runKit(sentient, { seats, games: GAMES, seed: 'conformance', every: 60 });
    expect(coverage.games).toBe(GAMES);
    expect([...coverage.moves.keys()]).toEqual(expect.arrayContaining(['agent', 'plug', 'end', 'pass']));
  });

  it('with nothing hidden: a view is the whole state', () => {
    for (const seats of [2, 3, 4]) {
      const chance = new SeededChance(`whole ${seats}`);
      const s = sentient.setup(sentient.sampleOptions(seats, chance), seats, chance);
      const out: number[] = [];
      for (;;) {
        const seen = JSON.parse(JSON.stringify(sentient.view(s, undefined)));
        expect(sentient.imagine(seen, undefined, chance)).toEqual(s);
        if (sentient.actors(s) === 0) break;
        const [seat] = seatsOf(sentient.actors(s));
        const count = sentient.legal(s, seat, out);
        sentient.apply(s, seat, out[chance.int(count)], chance);
      }
    }
  });

  it('with 60 bots, 15 investors, and 4 agents, 5 assistants, 5 dice and 5 turns each', () => {
    const s = sentient.setup({}, 3, new SeededChance('inventory'));
    const each = (color: string) => ({
      [`${color} agents`]: 4,
      [`${color} assistants`]: 5,
      [`${color} dice`]: 5,
      [`${color} turns`]: 5,
    });
    const all = { bots: 60, investors: 15, ...each('white'), ...each('red'), ...each('yellow') };
    expect(sentient.inventory(s)).toEqual(all);
  });
});

describe('the kit catches', () => {
  const fails = (broken: Partial<typeof sentient>): string => {
    try {
      runKit({ ...sentient, ...broken }, { seats: 2, games: 20, seed: 'planted', every: 3, attempts: 3 });
    } catch (error) {
      if (error instanceof KitFailure) return error.message;
      throw error;
    }
    throw new Error('the planted bug went unnoticed');
  };

  it('a bot that vanishes', () => {
    const losing: Partial<typeof sentient> = {
      apply: (s, seat, a, chance, emit) => {
        sentient.apply(s, seat, a, chance, emit);
        if (s.round === 1) s.cards.fill(0, 2);
      },
    };
    expect(fails(losing)).toMatch(/^inventory: .*"bots":60.* became/);
  });

  it('a turn too many', () => {
    const generous: Partial<typeof sentient> = {
      apply: (s, seat, a, chance, emit) => {
        sentient.apply(s, seat, a, chance, emit);
        if (s.turn === 3) s.turn = 1;
      },
    };
    expect(fails(generous)).toMatch(/^(inventory|actors|end|epoch): /);
  });

  it('a new bot shown within an epoch', () => {
    expect(fails({ epoch: (s) => s.round * 100 + s.turn })).toMatch(/^epoch: "agent .* drew chance/);
  });

  it('a clone that shares its dice', () => {
    expect(fails({ clone: (s) => ({ ...sentient.clone(s), dice: s.dice }) })).toMatch(/^clone: /);
  });
});
