import { describe, expect, it } from 'vitest';
import { parseWindow, printWindow, sagrada } from '../../rules/index.ts';
import { Table } from '../table.ts';
import { FULL, without } from './facts.ts';

const EDGES_FOR_R6 = ['a1', 'a4', 'b1', 'b5', 'c1', 'c5', 'd3', 'd4'];
const CORNER = 'R6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

describe('placing a die', () => {
  it('asks the first die for an edge or a corner that its printing allows', () => {
    const t = new Table({ pool: 'R6 G1' });
    expect(t.cells('place R6')).toEqual(EDGES_FOR_R6);
    expect(t.cells('place G1')).toContain('d1');
    expect(t.whyNot('place R6 b3')?.rule).toBe('edge-first');
    expect(t.whyNot('place R6 d1')?.rule).toBe('printed-color');
    expect(t.whyNot('place R6 d2')?.rule).toBe('printed-shade');
  });

  it('asks every later die to touch another by a side or a corner', () => {
    const t = new Table({ windows: [CORNER, CORNER], pool: 'G1 G4' });
    expect(t.cells('place G1')).toEqual(['b1']);
    expect(t.cells('place G4')).toEqual(['b1', 'b2']);
    expect(t.whyNot('place G1 c1')?.rule).toBe('touching');
    expect(t.whyNot('place G1 a1')).toEqual({ rule: 'occupied', pieces: ['a1'] });
  });

  it('keeps equal colours and equal shades apart by sides, but not by corners', () => {
    const t = new Table({ windows: [CORNER, CORNER], pool: 'R4 G6 P3' });
    expect(t.whyNot('place R4 b1')).toEqual({ rule: 'same-color', pieces: ['a1'] });
    expect(t.whyNot('place G6 b1')).toEqual({ rule: 'same-shade', pieces: ['a1'] });
    expect(t.cells('place R4')).toEqual(['b2']);
    expect(t.whyNot('place B4 b1')?.rule).toBe('not-in-pool');
  });

  it('finds exactly the three spaces of the Fractal Drops example', () => {
    const t = new Table({
      windows: ['.. .. B3 .. .. / .. B2 .. B6 .. / G6 .. .. .. .. / .. .. .. .. ..', CORNER],
      patterns: ['fractal-drops', 'sun-catcher'],
      pool: 'R6',
    });
    expect(t.cells('place R6')).toEqual(['a1', 'a5', 'c3']);
    expect(t.whyNot('place R6 b1')).toEqual({ rule: 'same-shade', pieces: ['c1'] });
  });

  it('lets one die a turn be drafted', () => {
    const t = new Table({ pool: 'R6 G1' }).play('place R6 a1');
    expect(t.offers('place G1')).toEqual([]);
    expect(t.whyNot('place G1 b1')?.rule).toBe('already-drafted');
  });
});

describe('placing through a tool', () => {
  const tools = ['cork-backed-straightedge', 'grinding-stone', 'flux-brush'];

  it('R1 asks the edge of a first die that comes with the Straightedge', () => {
    const t = new Table({ pool: 'R6 G1', tools }).play('use cork-backed-straightedge; pick R6');
    expect(t.cells('put')).toEqual(EDGES_FOR_R6);
    expect(t.whyNot('put b3')?.rule).toBe('edge-first');
    t.play('put c5; end');
    expect(t.window(0)).toBe('.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. R6 / .. .. .. .. ..');
  });

  it('R1 asks the edge of a first die whose shade a tool has changed', () => {
    const flipped = new Table({ pool: 'R6 G1', tools }).play('use grinding-stone; pick R6');
    expect(flipped.cells('put')).toEqual(EDGES_FOR_R6);
    expect(flipped.whyNot('put c2')?.rule).toBe('edge-first');
    const rolled = new Table({ pool: 'R6 G1', tools }).play('use flux-brush; pick R6', [3]);
    expect(rolled.whyNot('put b2')?.rule).toBe('edge-first');
  });

  it('R2 makes the Straightedge keep clear of all eight neighbours', () => {
    const t = new Table({ windows: [CORNER, CORNER], pool: 'G1 P4', tools });
    t.play('use cork-backed-straightedge; pick G1');
    expect(t.cells('put')).toEqual(['a4', 'b3', 'b5', 'c1', 'c2', 'c5', 'd1', 'd3', 'd4']);
    expect(t.whyNot('put b1')).toEqual({ rule: 'apart', pieces: ['a1'] });
  });

  it('R2 counts a die at the corner as adjacent for the Straightedge', () => {
    const t = new Table({ windows: [CORNER, CORNER], pool: 'G1 P4', tools });
    t.play('use cork-backed-straightedge; pick P4');
    expect(t.whyNot('put b2')).toEqual({ rule: 'apart', pieces: ['a1'] });
    expect(t.cells('put')).toContain('d5');
  });

  it('R2 keeps the printed colours and shades for the Straightedge', () => {
    const t = new Table({ windows: [CORNER, CORNER], pool: 'G1 P4', tools });
    t.play('use cork-backed-straightedge; pick G1');
    expect(t.whyNot('put a5')?.rule).toBe('printed-color');
    expect(t.whyNot('put a3')?.rule).toBe('printed-shade');
    t.play('put b3; end');
    expect(t.window(0)).toBe('R6 .. .. .. .. / .. .. G1 .. .. / .. .. .. .. .. / .. .. .. .. ..');
  });
});

describe('wrongly placed dice', () => {
  const crooked = 'G6 G6 .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. R1';

  it('R29 reads and scores an imported window that breaks the rules', () => {
    expect(printWindow(parseWindow(crooked))).toBe(crooked);
    const t = new Table({ windows: [crooked, FULL], pool: 'P2', privates: [['G'], ['R']], tokens: [0, 0] });
    expect(sagrada.score(t.s)[0].lines).toMatchObject({ private: 12, empty: -17 });
  });

  it('R29 offers only lawful spaces next to dice that lie wrongly', () => {
    const t = new Table({ windows: [crooked, FULL], pool: 'P2 G1' });
    expect(t.cells('place P2')).toEqual(['a3', 'b1', 'b3', 'c5', 'd4']);
    expect(t.cells('place G1')).toEqual(['b3']);
    expect(t.whyNot('place G1 b1')).toEqual({ rule: 'same-color', pieces: ['a1'] });
  });

  it('R29 takes a die for fine that the Brush or the Burnisher set against the printing', () => {
    const t = new Table({ windows: [without('a2'), FULL], pool: 'P3 Y3', tools: ['eglomise-brush'] });
    t.play('use eglomise-brush; move d2 a2');
    expect(t.window(0)).toContain('R1 Y3 P2');
    expect(t.cells('place P3')).toEqual(['d2']);
    t.play('place P3 d2');
    expect(sagrada.score(t.s)[0].lines.empty).toBe(0);
  });

  it('R29 refuses a window that is not made of twenty spaces', () => {
    expect(() => parseWindow('R1 R2')).toThrow();
    expect(() => parseWindow(FULL.replace('R1', 'X9'))).toThrow();
  });
});
