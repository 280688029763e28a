import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { EMPTY, without } from './facts.ts';

const POOL = 'R1 R2 Y3 Y4 G5 G6 B1 B2 P3';
const FOUR = [EMPTY, EMPTY, EMPTY, EMPTY];

describe('Running Pliers', () => {
  const tools = ['running-pliers', 'eglomise-brush', 'grozing-pliers'];

  it('R12 come after the draft of the first turn only', () => {
    const first = new Table({ pool: POOL, tools });
    expect(first.whyNot('use running-pliers')?.rule).toBe('draft-first');
    first.play('place R1 a1');
    expect(first.whyNot('use running-pliers')).toBeUndefined();
    const second = new Table({ pool: POOL, tools, turn: 2 }).play('place R1 a1');
    expect(second.offers('use running-pliers')).toEqual([]);
    expect(second.whyNot('use running-pliers')?.rule).toBe('first-turn');
  });

  it('R12 from start to end draft a second die by the normal rules', () => {
    const t = new Table({ pool: POOL, tools }).play('place R1 a1; use running-pliers');
    expect(t.cells('place Y3')).toEqual(['b1']);
    expect(t.whyNot('place R2 b1')).toEqual({ rule: 'same-color', pieces: ['a1'] });
    expect(t.whyNot('place Y3 c5')?.rule).toBe('touching');
    t.play('place Y3 b1');
    expect(t.legal()).toEqual(['end']);
    t.play('end');
    expect(t.view()).toMatchObject({ turn: 1, actors: [1], seats: [{ tokens: 2, skips: true }, { skips: false }] });
    expect(t.view().tools[0].tokens).toBe(1);
  });

  it('R12 are the one tool of the turn, and the extra die must be placed', () => {
    const t = new Table({ pool: POOL, tools }).play('place R1 a1; use running-pliers');
    expect(t.legal().every((line) => line.startsWith('place '))).toBe(true);
    expect(t.whyNot('end')).toBeDefined();
    t.play('place Y3 b1');
    expect(t.whyNot('use eglomise-brush')?.rule).toBe('one-tool');
    const other = new Table({ pool: POOL, tools }).play('place R1 a1; use eglomise-brush; move a1 c1');
    expect(other.whyNot('use running-pliers')?.rule).toBe('one-tool');
  });

  it('R12 skip the whole second turn, tool and all', () => {
    const t = new Table({ pool: 'R1 Y3 G5 B2 P3', tools });
    t.play('place R1 a1; use running-pliers; place Y3 b1; end; pass');
    expect(t.view()).toMatchObject({ turn: 2, actors: [1] });
    t.play('pass', [0, 0, 0, 1, 0, 2, 0, 3, 0, 4]);
    expect(t.events).toContainEqual({ type: 'skipped', seat: 0, why: 'running-pliers' });
    expect(t.view()).toMatchObject({ round: 2, turn: 0, actors: [1], seats: [{ skips: false }, {}] });
    expect(t.view().track).toEqual([['G5', 'B2', 'P3']]);
  });

  it('R12 need a die that can be placed', () => {
    const t = new Table({ windows: [without('b2'), EMPTY], pool: 'G4 R1 P2', tools }).play('place G4 b2');
    expect(t.whyNot('use running-pliers')?.rule).toBe('no-effect');
  });

  it('R13 are allowed but marked useless for the last in the order', () => {
    const t = new Table({ pool: POOL, tools });
    expect(t.view().tools[0].withoutBenefit).toBeUndefined();
    t.play('pass');
    expect(t.view().tools[0].withoutBenefit).toBe(true);
    t.play('place R1 a1; use running-pliers; place Y3 b1; end');
    expect(t.view()).toMatchObject({ turn: 3, actors: [0] });
  });

  it('R13 are of use when playing alone: the die that pays does not count towards the target', () => {
    const t = new Table({ windows: [EMPTY], pool: 'R1 R2 Y3 G5', tools: ['running-pliers', 'grozing-pliers'] });
    expect(t.view().tools.map((tool) => tool.withoutBenefit)).toEqual([undefined, undefined]);
    t.play('place R1 a1; use running-pliers pay R2; place Y3 b1');
    expect(t.offers('end')).toEqual(['end']);
    t.play('end', [0, 0, 0, 1, 0, 2, 0, 3]);
    expect(t.view()).toMatchObject({ round: 2, turn: 0, track: [['G5']], target: 5 });
  });

  it('R33 make the snake of four 1, 2 with two dice, 3, 4, 4, 3, 1', () => {
    const t = new Table({ windows: FOUR, pool: POOL, tools });
    const seats: number[] = [];
    const turn = (moves: string, outcomes: number[] = []) => {
      seats.push(t.seat);
      t.play(moves, outcomes);
    };
    turn('place R1 a1; end');
    turn('place Y3 a1; use running-pliers; place G5 b1; end');
    turn('place B1 a1; end');
    turn('place P3 a1; end');
    turn('place B2 b1; end');
    turn('place R2 b1; end');
    turn('place Y4 b1; end', new Array(18).fill(0));
    expect(seats).toEqual([0, 1, 2, 3, 3, 2, 0]);
    expect(t.events).toContainEqual({ type: 'leftovers', round: 1, dice: ['G6'] });
  });

  it('R33 keep the extra draft out of reach of every other tool', () => {
    const t = new Table({ windows: FOUR, pool: POOL, tools }).play('place R1 a1; use running-pliers');
    expect(t.offers('use')).toEqual([]);
    expect(t.whyNot('use grozing-pliers')).toBeDefined();
    expect(t.play('place Y3 b1').whyNot('use grozing-pliers')).toBeDefined();
  });
});

describe('Glazing Hammer', () => {
  const tools = ['glazing-hammer'];

  it('R14 waits for the second turn', () => {
    const t = new Table({ pool: 'R1 G2 P3', tools });
    expect(t.offers('use')).toEqual([]);
    expect(t.whyNot('use glazing-hammer')?.rule).toBe('second-turn');
    t.play('pass');
    expect(t.whyNot('use glazing-hammer')?.rule).toBe('second-turn');
    t.play('pass');
    expect(t.seat).toBe(1);
    expect(t.whyNot('use glazing-hammer')).toBeUndefined();
  });

  it('R14 from start to end rolls the whole pool and leaves the draft open', () => {
    const t = new Table({ pool: 'R1 G2 P3', tools, turn: 2 }).play('use glazing-hammer', [5, 4, 3]);
    expect(t.view()).toMatchObject({ pool: ['R6', 'G5', 'P4'], drafted: false, tooled: true });
    expect(t.offers('place G5').length).toBeGreaterThan(0);
    t.play('place G5 a1; end');
    expect(t.view()).toMatchObject({ pool: ['R6', 'P4'], actors: [0], seats: [{ tokens: 3 }, { tokens: 2 }] });
  });

  it('R14 may be followed by no draft at all', () => {
    const t = new Table({ pool: 'R1 G2', tools, turn: 2 }).play('use glazing-hammer', [0, 0]);
    expect(t.whyNot('pass')?.rule).toBe('something-done');
    t.play('end');
    expect(t.seat).toBe(0);
  });

  it('R14 comes before the draft or not at all', () => {
    const t = new Table({ pool: 'R1 G2 P3', tools, turn: 2 }).play('place R1 a1');
    expect(t.offers('use')).toEqual([]);
    expect(t.whyNot('use glazing-hammer')?.rule).toBe('already-drafted');
  });
});
