import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { EMPTY, FULL, without } from './facts.ts';

/** Only a green 4 fits into the hole. */
const GREEN_4_ONLY = without('b2');
const start = 'R6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

describe('Flux Brush', () => {
  const tools = ['flux-brush'];

  it('from start to end rolls the die anew and sets it', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools });
    t.play('use flux-brush; pick B2', [3]);
    expect(t.view().using).toMatchObject({ hand: 'B4' });
    expect(t.cells('put')).toEqual(['a2', 'b1', 'b2']);
    t.play('put b2; end');
    expect(t.view()).toMatchObject({ pool: ['G1'], turn: 1, seats: [{ tokens: 2 }, {}] });
  });

  it('R11 makes a die that can be placed be placed', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'G1 R2', tools }).play('use flux-brush; pick G1', [3]);
    expect(t.legal()).toEqual(['put b2']);
    expect(t.whyNot('return')).toBeDefined();
    expect(t.whyNot('end')).toBeDefined();
  });

  it('R11 puts a die that cannot be placed back with its new value, and the draft is spent', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'G1 G4', tools }).play('use flux-brush; pick G1', [5]);
    expect(t.view()).toMatchObject({ pool: ['G4', 'G6'], drafted: true, tooled: true, seats: [{ tokens: 2 }, {}] });
    expect(t.events).toContainEqual({ type: 'returned', seat: 0, die: 'G6' });
    expect(t.whyNot('place G4 b2')?.rule).toBe('already-drafted');
    expect(t.legal()).toEqual(['end']);
    t.play('end');
    expect(t.cells('place G6')).toContain('a1');
  });
});

describe('Flux Remover', () => {
  const tools = ['flux-remover'];

  it('from start to end changes the die for one from the bag with a value of choice', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools, bag: { R: 1, Y: 1, G: 1, B: 1, P: 1 } });
    t.play('use flux-remover; pick B2', [5]);
    expect(t.view().using).toEqual({ id: 'flux-remover', drew: 'P' });
    expect(t.legal()).toEqual([1, 2, 3, 4, 5, 6].map((value) => `value ${value}`));
    expect(t.whyNot('use lathekin')?.rule, 'a tool that is not there is no value either').toBe('not-asked');
    t.play('value 4');
    expect(t.legal().sort()).toEqual(['put b1', 'put b2', 'return']);
    t.play('put b2; end');
    expect(t.window()).toBe('R6 .. .. .. .. / .. P4 .. .. .. / .. .. .. .. .. / .. .. .. .. ..');
    expect(t.view()).toMatchObject({ pool: ['G1'], bag: { R: 1, Y: 1, G: 1, B: 2, P: 0 }, turn: 1 });
  });

  it('R11 lets the new die go to the pool with the chosen value although it fits', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools, bag: { R: 0, Y: 1, G: 0, B: 0, P: 0 } });
    t.play('use flux-remover; pick B2; value 3', [0]);
    expect(t.cells('put')).toEqual(['b1']);
    t.play('return');
    expect(t.view()).toMatchObject({ pool: ['Y3', 'G1'], drafted: true, seats: [{ tokens: 2 }, {}] });
    expect(t.whyNot('place G1 b1')?.rule).toBe('already-drafted');
    t.play('end');
    expect(t.seat).toBe(1);
  });

  it('R11 leaves a die without a space nothing but the pool', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'B2', tools, bag: { R: 0, Y: 1, G: 1, B: 0, P: 0 } });
    t.play('use flux-remover; pick B2; value 6', [0]);
    expect(t.legal()).toEqual(['return']);
    expect(t.whyNot('put b2')).toBeDefined();
    const green = new Table({
      windows: [GREEN_4_ONLY, EMPTY],
      pool: 'B2',
      tools,
      bag: { R: 0, Y: 1, G: 1, B: 0, P: 0 },
    });
    green.play('use flux-remover; pick B2; value 4', [1]);
    expect(green.legal().sort()).toEqual(['put b2', 'return']);
    expect(green.play('put b2').window()).toBe(FULL);
  });

  it('R15 puts the die into the bag before the draw, so it can come out again', () => {
    const bag = { R: 0, Y: 0, G: 0, B: 0, P: 3 };
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools, bag });
    expect(t.play('use flux-remover; pick B2', [0]).view().using?.drew).toBe('B');
    for (const outcome of [1, 2, 3]) {
      const other = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools, bag });
      other.play('use flux-remover; pick B2', [outcome]);
      expect(other.view()).toMatchObject({ using: { drew: 'P' }, bag: { B: 1, P: 2 } });
    }
    const over = new Table({ windows: [start, EMPTY], pool: 'B2 G1', tools, bag });
    expect(() => over.play('use flux-remover; pick B2', [4])).toThrow();
  });

  it('R15 gives the own die back from an empty bag, with any value', () => {
    const t = new Table({
      windows: [start, EMPTY, EMPTY, EMPTY],
      round: 10,
      start: 3,
      pool: 'R1 R2 Y3 Y4 G5 G6 B1 B2 P3',
      tools,
      bag: { R: 0, Y: 0, G: 0, B: 0, P: 0 },
    });
    t.play('use flux-remover; pick G5', [0]);
    expect(t.view().using?.drew).toBe('G');
    t.play('value 4; put b2; end');
    expect(t.window()).toContain('.. G4 ..');
    expect(t.view().bag).toEqual({ R: 0, Y: 0, G: 0, B: 0, P: 0 });
  });

  it('R15 shows the colour to everybody before the value is chosen', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2', tools, bag: { R: 0, Y: 0, G: 0, B: 0, P: 1 } });
    t.play('use flux-remover; pick B2', [1]);
    expect(t.events.at(-1)).toEqual({ type: 'drew', seat: 0, color: 'P' });
    expect(t.view(1).using?.drew).toBe('P');
    expect(t.view(1).using?.hand).toBeUndefined();
  });
});
