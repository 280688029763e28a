import { winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sagrada } from '../../rules/index.ts';
import { type Position, Table } from '../table.ts';
import { FULL, without } from './facts.ts';

const THREE = 'R6 .. .. .. .. / G2 .. .. .. .. / .. R3 .. .. .. / .. .. .. .. ..';

function alone(position: Omit<Position, 'windows'>, window = THREE): Table {
  return new Table({ ...position, windows: [window] });
}

describe('paying with dice', () => {
  it('R21 takes a die from the pool onto the card, besides the one that is drafted', () => {
    const t = alone({ pool: 'R1 Y5 G4 B1', tools: ['eglomise-brush'] }).play('place Y5 c1');
    expect(t.offers('use')).toEqual(['use eglomise-brush pay B1']);
    t.play('use eglomise-brush pay B1; move b1 a2; end');
    expect(t.window()).toBe('R6 G2 .. .. .. / .. .. .. .. .. / Y5 R3 .. .. .. / .. .. .. .. ..');
    expect(t.view()).toMatchObject({ turn: 1, pool: ['R1', 'G4'], tools: [{ die: 'B1' }] });
  });

  it('R21 uses every card once in the game, and one a turn', () => {
    const t = alone({ pool: 'B1 B2 B3 R4', tools: ['eglomise-brush', 'copper-foil-burnisher'] });
    t.play('use eglomise-brush pay B2; move b1 a2');
    expect(t.whyNot('use copper-foil-burnisher pay R4')?.rule).toBe('one-tool');
    t.play('end');
    expect(t.whyNot('use eglomise-brush pay B1')?.rule).toBe('tool-spent');
    expect(t.offers('use')).toEqual(['use copper-foil-burnisher pay R4']);
  });

  it('R21 wants another die for the draft than the one that pays', () => {
    const two = alone({ pool: 'P3 P5', tools: ['grozing-pliers'] }).play('use grozing-pliers pay P3');
    expect(two.legal()).toEqual(['pick P5']);
    const twins = alone({ pool: 'P3 P3', tools: ['grozing-pliers'] }).play('use grozing-pliers pay P3');
    expect(twins.legal()).toEqual(['pick P3']);
    const one = alone({ pool: 'P3', tools: ['grozing-pliers'] });
    expect(one.offers('use')).toEqual([]);
    expect(one.whyNot('use grozing-pliers pay P3')?.rule).toBe('no-effect');
  });

  it('R31 needs another die in the pool for the tools 1 and 5 to 11', () => {
    const pays = { 'grozing-pliers': 'P', 'lens-cutter': 'G', 'flux-brush': 'P', 'cork-backed-straightedge': 'Y' };
    const more = { 'grinding-stone': 'G', 'flux-remover': 'P', 'glazing-hammer': 'B', 'running-pliers': 'R' };
    for (const [tool, color] of Object.entries({ ...pays, ...more })) {
      const drafted = tool === 'running-pliers';
      const position = { tools: [tool], track: ['R1 Y4'], turn: tool === 'glazing-hammer' ? 1 : 0, drafted };
      expect(alone({ ...position, pool: `${color}1` }).offers('use')).toEqual([]);
      const other = color === 'Y' ? 'P5' : 'Y5';
      expect(alone({ ...position, pool: `${color}1 ${other}` }).offers('use')).toEqual([`use ${tool} pay ${color}1`]);
    }
  });

  it('R31 lets the last die pay for the tools that move dice', () => {
    const pays = { 'eglomise-brush': 'B', 'copper-foil-burnisher': 'R', lathekin: 'Y', 'tap-wheel': 'B' };
    for (const [tool, color] of Object.entries(pays)) {
      const t = alone({ pool: `${color}1`, tools: [tool], track: ['R1'] });
      expect(t.offers('use')).toEqual([`use ${tool} pay ${color}1`]);
      t.play(`use ${tool} pay ${color}1`);
      expect(t.view().pool).toEqual([]);
      expect(t.offers('move').length).toBeGreaterThan(0);
    }
  });

  it('R31 tests the effect on the pool without the paying die', () => {
    const t = alone({ pool: 'G1 G3', tools: ['grinding-stone'] }, without('b2'));
    expect(t.offers('use')).toEqual(['use grinding-stone pay G1']);
    expect(t.whyNot('use grinding-stone pay G3')?.rule).toBe('no-effect');
    t.play('use grinding-stone pay G1; pick G3; put b2');
    expect(t.window()).toBe(FULL);
  });

  it('R31 takes any value of exactly the card colour, from the pool only', () => {
    const t = alone({ pool: 'B1 B6 R2', tools: ['eglomise-brush'], track: ['B4'] });
    expect(t.offers('use')).toEqual(['use eglomise-brush pay B1', 'use eglomise-brush pay B6']);
    expect(t.whyNot('use eglomise-brush pay R2')?.rule).toBe('payment-color');
    expect(t.whyNot('use eglomise-brush pay B4')?.rule).toBe('not-in-pool');
    expect(t.whyNot('use eglomise-brush')?.rule).toBe('payment');
  });

  it('R31 spends card and die even if a Flux tool fails', () => {
    const t = alone({ pool: 'P1 P2 R1 G4', tools: ['flux-brush'] }, without('b2'));
    t.play('use flux-brush pay P1; pick R1', [4]);
    expect(t.view()).toMatchObject({ pool: ['R5', 'G4', 'P2'], drafted: true, tools: [{ die: 'P1' }] });
    t.play('end');
    expect(t.whyNot('use flux-brush pay P2')?.rule).toBe('tool-spent');
  });
});

describe('the target', () => {
  const track = ['R6 R6', 'R6', 'Y6', 'Y6', '', '', '', '', ''];
  const end = { round: 10, turn: 1, privates: [['R' as const]] };
  const publicObjectives = ['row-color-variety', 'medium-shades'];

  it('R23 adds the pips of the whole track and must be exceeded', () => {
    for (const [pool, target, winners] of [
      ['P2', 32, [0]],
      ['P3', 33, []],
      ['P4', 34, []],
    ] as const) {
      const t = alone({ ...end, track, pool, publicObjectives }, FULL).play('pass');
      expect(t.view()).toMatchObject({ step: 'over', target, actors: [] });
      const [sheet] = sagrada.score(t.s);
      expect(sheet).toMatchObject({ target, total: 18 + 4 + 11 });
      expect(winnersOf([sheet])).toEqual(winners);
    }
  });

  it('R23 leaves the dice that paid for tools out', () => {
    const t = alone({ ...end, track, pool: 'B6 P2', publicObjectives, tools: ['eglomise-brush'] }, without('a1'));
    t.play('use eglomise-brush pay B6; move d1 a1; end');
    expect(t.view().target).toBe(32);
  });

  it('R23 follows a die that the Lens Cutter takes from the track', () => {
    const t = alone({ pool: 'Y1 G3', tools: ['lens-cutter'], track: ['B5', 'P4'] });
    expect(t.view().target).toBe(9);
    t.play('use lens-cutter pay G3; pick Y1; swap 1 B5');
    expect(t.view()).toMatchObject({ target: 5, track: [['Y1'], ['P4']] });
  });

  it('R23 takes three points for an empty space and gives none for tokens', () => {
    const t = alone({ ...end, track, pool: 'P2', publicObjectives }, without('a1 b2')).play('pass');
    const [{ lines, total }] = sagrada.score(t.s);
    expect(lines).toMatchObject({ 'row-color-variety': 6, 'medium-shades': 2, private: 10, empty: -6 });
    expect(lines.tokens ?? 0).toBe(0);
    expect(total).toBe(12);
  });

  it('R24 leaves a round without leftovers an empty slot worth nothing', () => {
    const t = alone({ pool: 'R1 Y5 G4 B1', tools: ['eglomise-brush', 'copper-foil-burnisher'] });
    t.play('place Y5 c1; use eglomise-brush pay B1; move b1 a2; end');
    t.play('place G4 b1; use copper-foil-burnisher pay R1; move c2 a3; end', [0, 0, 0, 1, 0, 2, 0, 3]);
    expect(t.events).toContainEqual({ type: 'leftovers', round: 1, dice: [] });
    expect(t.view()).toMatchObject({ round: 2, track: [[]], target: 0, pool: ['R1', 'R2', 'R3', 'R4'] });
    const lens = alone({ round: 2, pool: 'G1 Y4', tools: ['lens-cutter'] });
    expect(lens.whyNot('use lens-cutter pay G1')?.rule).toBe('track-empty');
  });
});

describe('private objectives alone', () => {
  it('R22 lays one face up by default, two if asked', () => {
    const one = alone({ pool: 'P2', privates: [['B']] }, FULL);
    expect(one.view(undefined).seats[0].privates).toEqual(['B']);
    expect(sagrada.score(one.s)[0].lines.private).toBe(17);
    const two = alone({ pool: 'P2', privates: [['R', 'B']] }, FULL);
    expect(two.view(undefined).seats[0].privates).toEqual(['R', 'B']);
  });

  it('R34 counts the better of two, not their sum', () => {
    for (const privates of [[['R' as const, 'B' as const]], [['B' as const, 'R' as const]]]) {
      const t = alone({ pool: 'P2', privates }, FULL);
      expect(sagrada.score(t.s)[0].lines.private).toBe(17);
    }
  });
});
