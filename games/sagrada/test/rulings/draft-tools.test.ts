import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { EMPTY, FULL, without } from './facts.ts';

const DRAFT_TOOLS = [
  'grozing-pliers',
  'lens-cutter',
  'flux-brush',
  'cork-backed-straightedge',
  'grinding-stone',
  'flux-remover',
];
/** Only a green 4 fits into the hole: it prints a 4 and red, yellow, blue and purple lie beside it. */
const GREEN_4_ONLY = without('b2');
const start = 'R6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

describe('when the drafted die may be worked on', () => {
  it('R8 closes the tools of the drafted die once the die lies in the window', () => {
    for (const tool of DRAFT_TOOLS) {
      const t = new Table({ windows: [start, EMPTY], pool: 'G1 B4 P5', track: ['Y3'], start: 1, tools: [tool] });
      expect(t.offers('use')).toEqual([`use ${tool}`]);
      t.play('place G1 b1');
      expect(t.offers('use')).toEqual([]);
      expect(t.whyNot(`use ${tool}`)?.rule).toBe('already-drafted');
    }
  });

  it('R8 counts the die that went through a tool as the draft of the turn', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'G1 B4 P5', tools: ['grinding-stone'] });
    t.play('use grinding-stone; pick B4; put b1');
    expect(t.view().drafted).toBe(true);
    expect(t.window()).toMatch(/^R6 .*B3 \.\. \.\./);
    expect(t.whyNot('place G1 c1')?.rule).toBe('already-drafted');
    expect(t.legal()).toEqual(['end']);
  });

  it('R8 lets nothing come between the tool and its placement', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'G1 B4', tools: ['grinding-stone', 'flux-brush'] });
    t.play('use grinding-stone; pick B4');
    expect(t.cells('put')).toEqual(t.legal().map((line) => line.slice(-2)));
    expect(t.whyNot('end')?.rule).toBe('not-asked');
    expect(t.whyNot('place G1 b1')?.rule).toBe('not-asked');
    expect(t.view().pool).toEqual(['G1']);
    expect(t.view().using).toMatchObject({ id: 'grinding-stone', hand: 'B3' });
  });
});

describe('Grozing Pliers', () => {
  const tools = ['grozing-pliers'];

  it('from start to end change a die by one and set it', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'G1 B3', tools });
    t.play('use grozing-pliers; pick B3; up; put b2; end');
    expect(t.window()).toBe('R6 .. .. .. .. / .. B4 .. .. .. / .. .. .. .. .. / .. .. .. .. ..');
    expect(t.view()).toMatchObject({ pool: ['G1'], turn: 1, seats: [{ tokens: 2 }, { tokens: 3 }] });
    expect(t.events).toContainEqual({ type: 'changed', seat: 0, from: 'B3', to: 'B4' });
  });

  it('never turn a 6 into a 1 nor a 1 into a 6', () => {
    const t = new Table({ pool: 'G1 B6', tools }).play('use grozing-pliers; pick B6');
    expect(t.legal()).toEqual(['down']);
    expect(t.whyNot('up')?.rule).toBe('shade-limit');
    const low = new Table({ pool: 'G1 B6', tools }).play('use grozing-pliers; pick G1');
    expect(low.legal()).toEqual(['up']);
    expect(low.whyNot('down')?.rule).toBe('shade-limit');
  });

  it('R9 offer only the dice and directions that end in a space', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'R3 G2 G3 G4 G5', tools });
    t.play('use grozing-pliers');
    expect(t.legal()).toEqual(['pick G3', 'pick G5']);
    expect(t.whyNot('pick G2')?.rule).toBe('no-space');
    expect(t.whyNot('pick B3')?.rule).toBe('not-in-pool');
    t.play('pick G3');
    expect(t.legal()).toEqual(['up']);
    expect(t.whyNot('down')?.rule).toBe('no-space');
    t.play('up; put b2; end');
    expect(t.window()).toBe(FULL);
  });
});

describe('Grinding Stone', () => {
  it('from start to end turns a die over and sets it', () => {
    const flips = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 };
    for (const [from, to] of Object.entries(flips)) {
      const t = new Table({ pool: `G${from} R2`, tools: ['grinding-stone'] });
      t.play(`use grinding-stone; pick G${from}; put a1; end`);
      expect(t.window()).toMatch(new RegExp(`^G${to} `));
      expect(t.seat).toBe(1);
    }
  });

  it('R9 offers only dice whose other side fits', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'R3 G3 G4', tools: ['grinding-stone'] });
    expect(t.play('use grinding-stone').legal()).toEqual(['pick G3']);
    const none = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'R3 G4', tools: ['grinding-stone'] });
    expect(none.offers('use')).toEqual([]);
    expect(none.whyNot('use grinding-stone')?.rule).toBe('no-effect');
  });
});

describe('Cork-backed Straightedge', () => {
  it('R9 offers only dice that have a space apart', () => {
    const windows = [without('c4 c5 d4 d5'), EMPTY];
    const t = new Table({ windows, pool: 'G1 P3', tools: ['cork-backed-straightedge'] });
    expect(t.play('use cork-backed-straightedge').legal()).toEqual(['pick P3']);
    t.play('pick P3');
    expect(t.legal()).toEqual(['put d5']);
    t.play('put d5; end');
    expect(t.seat).toBe(1);
    const none = new Table({ windows, pool: 'G1', tools: ['cork-backed-straightedge'] });
    expect(none.whyNot('use cork-backed-straightedge')?.rule).toBe('no-effect');
  });
});

describe('Lens Cutter', () => {
  const tools = ['lens-cutter'];

  it('R10 reaches every die of every round and leaves the drafted die in its slot', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 P5', track: ['Y3 G1', 'B5', 'G4'], start: 1, tools });
    t.play('use lens-cutter; pick P5');
    expect(t.legal().sort()).toEqual(['swap 1 G1', 'swap 1 Y3', 'swap 2 B5', 'swap 3 G4']);
    t.play('swap 1 G1; put b1; end');
    expect(t.window()).toMatch(/^R6 .. .. .. .. \/ G1 /);
    expect(t.view().track).toEqual([['Y3', 'P5'], ['B5'], ['G4']]);
    expect(t.view().pool).toEqual(['B2']);
  });

  it('R10 cannot be used while the track is empty', () => {
    const t = new Table({ windows: [start, EMPTY], pool: 'B2 P5', tools });
    expect(t.whyNot('use lens-cutter')?.rule).toBe('track-empty');
    const later = new Table({ windows: [start], round: 3, pool: 'G2 P5', tools });
    expect(later.offers('use')).toEqual([]);
  });

  it('R9 takes only track dice that fit, whatever die is given for them', () => {
    const t = new Table({ windows: [GREEN_4_ONLY, EMPTY], pool: 'R1 P1', track: ['G4 R4', 'G5'], tools });
    t.play('use lens-cutter');
    expect(t.legal()).toEqual(['pick R1', 'pick P1']);
    t.play('pick P1');
    expect(t.legal()).toEqual(['swap 1 G4']);
    expect(t.whyNot('swap 2 G5')?.rule).toBe('no-space');
    expect(t.whyNot('swap 2 G4')?.rule).toBe('not-on-track');
  });

  it('R9 cannot be used where no die of the track fits, which is not for want of a die in the pool', () => {
    const position = { pool: 'G1 G4', track: ['R4', 'G5'], tools };
    expect(new Table({ windows: [GREEN_4_ONLY, EMPTY], ...position }).whyNot('use lens-cutter')?.rule).toBe('no-swap');
    const alone = new Table({ windows: [GREEN_4_ONLY], ...position });
    expect(alone.whyNot('use lens-cutter pay G1')?.rule).toBe('no-swap');
    const last = new Table({ windows: [GREEN_4_ONLY], ...position, pool: 'G1', track: ['G4'] });
    expect(last.whyNot('use lens-cutter pay G1')?.rule).toBe('no-effect');
  });
});
