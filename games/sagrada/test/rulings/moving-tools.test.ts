import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { EMPTY, FULL, without } from './facts.ts';

const THREE = 'R6 .. .. .. .. / G2 .. .. .. .. / .. R3 .. .. .. / .. .. .. .. ..';
const FOUR = 'R6 .. .. .. .. / G2 .. .. .. .. / .. R3 .. .. .. / .. .. B1 .. ..';
const ONE = 'R6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';
const MOVERS = ['eglomise-brush', 'copper-foil-burnisher', 'lathekin', 'tap-wheel'];

function table(window: string, tool: string, track: string[] = []): Table {
  return new Table({ windows: [window, EMPTY], pool: 'Y4 B1', tools: [tool], track, start: track.length % 2 });
}

describe('Eglomise Brush and Copper Foil Burnisher', () => {
  it('R3 lets the Brush ignore the printed colour and nothing else', () => {
    const t = table(THREE, 'eglomise-brush').play('use eglomise-brush');
    expect(t.whyNot('move b1 a2')).toBeUndefined();
    expect(t.whyNot('move b1 d1')).toBeUndefined();
    expect(t.whyNot('move b1 b2')?.rule).toBe('printed-shade');
    expect(t.whyNot('move c2 a2')).toEqual({ rule: 'same-color', pieces: ['a1'] });
    expect(t.whyNot('move c2 b3')?.rule).toBe('touching');
    expect(t.whyNot('move c2 a1')).toEqual({ rule: 'occupied', pieces: ['a1'] });
  });

  it('R3 lets the Burnisher ignore the printed shade and nothing else', () => {
    const t = table(THREE, 'copper-foil-burnisher').play('use copper-foil-burnisher');
    expect(t.whyNot('move c2 b2')).toBeUndefined();
    expect(t.whyNot('move b1 d2')).toBeUndefined();
    expect(t.whyNot('move b1 a2')?.rule).toBe('printed-color');
    expect(t.whyNot('move a1 d2')).toEqual({ rule: 'same-color', pieces: ['c2'] });
    expect(t.whyNot('move c2 a3')?.rule).toBe('touching');
  });

  it('R3 keeps equal shades apart too', () => {
    const t = table('R6 .. .. .. .. / G2 .. .. .. .. / .. B6 .. .. .. / .. .. .. .. ..', 'copper-foil-burnisher');
    t.play('use copper-foil-burnisher');
    expect(t.whyNot('move a1 d2')).toEqual({ rule: 'same-shade', pieces: ['c2'] });
  });

  it('the Brush from start to end', () => {
    const t = table(THREE, 'eglomise-brush').play('use eglomise-brush; move b1 a2; end');
    expect(t.window()).toBe('R6 G2 .. .. .. / .. .. .. .. .. / .. R3 .. .. .. / .. .. .. .. ..');
    expect(t.view()).toMatchObject({ turn: 1, pool: ['Y4', 'B1'], seats: [{ tokens: 2 }, {}] });
  });

  it('the Burnisher from start to end', () => {
    const t = table(THREE, 'copper-foil-burnisher').play('use copper-foil-burnisher; move c2 b2; end');
    expect(t.window()).toBe('R6 .. .. .. .. / G2 R3 .. .. .. / .. .. .. .. .. / .. .. .. .. ..');
    expect(t.events).toContainEqual({ type: 'moved', seat: 0, die: 'R3', from: 'c2', to: 'b2' });
    expect(t.seat).toBe(1);
  });
});

describe('what every moving tool shares', () => {
  it('R4 lifts the die before its destination is tested', () => {
    const t = table('.. .. .. .. .. / G2 .. .. .. .. / R6 .. .. .. .. / .. .. .. .. ..', 'eglomise-brush');
    t.play('use eglomise-brush');
    expect(t.whyNot('move c1 c2')).toBeUndefined();
    expect(t.whyNot('move c1 d1')?.rule).toBe('touching');
    expect(t.whyNot('move c1 d3')?.rule).toBe('touching');
  });

  it('R4 sends an only die back to the edge', () => {
    const t = table(ONE, 'eglomise-brush').play('use eglomise-brush');
    expect(t.cells('move a1')).toEqual(['a2', 'a4', 'a5', 'b1', 'b5', 'c1', 'c5', 'd1', 'd3', 'd4', 'd5']);
    expect(t.whyNot('move a1 b3')?.rule).toBe('edge-first');
    t.play('move a1 d5');
    expect(t.window()).toBe('.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. R6');
  });

  it('R5 lets the dice left behind lie alone', () => {
    const t = table('R6 .. .. .. .. / G2 .. .. .. .. / B3 .. .. .. .. / .. .. .. .. ..', 'copper-foil-burnisher');
    t.play('use copper-foil-burnisher; move b1 d2');
    expect(t.window()).toBe('R6 .. .. .. .. / .. .. .. .. .. / B3 .. .. .. .. / .. G2 .. .. ..');
    expect(t.cells('place Y4')).toContain('b2');
    expect(t.cells('place B1')).toEqual(['a2', 'd3']);
  });

  it('R6 refuses to move a die to where it lies', () => {
    for (const tool of MOVERS) {
      const t = table(THREE, tool, ['R1']).play(`use ${tool}`);
      expect(t.whyNot('move a1 a1')).toMatchObject({ rule: 'same-space' });
      expect(t.offers('move').filter((line) => line.slice(5, 7) === line.slice(8, 10))).toEqual([]);
    }
  });

  it('R18 refuses a moving tool before there is a die to move', () => {
    for (const tool of MOVERS) {
      const empty = table(EMPTY, tool, ['R1 Y1 G1 B1 P1']);
      expect(empty.offers('use')).toEqual([]);
      expect(empty.whyNot(`use ${tool}`)?.rule).toBe('nothing-to-move');
      expect(table(THREE, tool, ['R1']).offers('use')).toEqual([`use ${tool}`]);
    }
  });

  it('R18 lets the die drafted this turn be the one that moves', () => {
    const t = table(EMPTY, 'eglomise-brush').play('place Y4 a1; use eglomise-brush; move a1 c5; end');
    expect(t.window()).toBe('.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. Y4 / .. .. .. .. ..');
  });

  it('names an empty space as the start of no move', () => {
    expect(table(THREE, 'eglomise-brush').play('use eglomise-brush').whyNot('move d5 b2')?.rule).toBe('no-die');
  });
});

describe('Lathekin', () => {
  it('R7 moves two dice one after the other, the second even into the space the first left', () => {
    const t = table(without('a1'), 'lathekin').play('use lathekin; move d1 a1');
    expect(t.whyNot('move a4 d1')).toBeUndefined();
    expect(t.whyNot('move a1 d1')?.rule).toBe('moved-already');
    expect(t.whyNot('stop')?.rule).toBe('two-due');
    expect(t.whyNot('end')).toBeDefined();
    t.play('move a4 d1; end');
    expect(t.window()).toBe('G1 B3 P2 .. Y6 / P5 G4 Y1 R2 B3 / Y2 R6 B5 Y3 G1 / G5 Y3 R2 B6 P4');
    expect(t.view()).toMatchObject({ turn: 1, seats: [{ tokens: 2 }, {}] });
  });

  it('R7 does not let two dice trade places', () => {
    const t = table(THREE, 'lathekin').play('use lathekin');
    expect(t.whyNot('move a1 b1')).toEqual({ rule: 'occupied', pieces: ['b1'] });
  });

  it('R7 checks the second move on the window as the first has left it', () => {
    const t = table('R6 .. .. .. .. / G2 .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..', 'lathekin');
    t.play('use lathekin; move a1 c2');
    expect(t.whyNot('move b1 a4')?.rule).toBe('touching');
    expect(t.whyNot('move b1 b3')).toBeUndefined();
    t.play('move b1 b3');
    expect(t.window()).toBe('.. .. .. .. .. / .. .. G2 .. .. / .. R6 .. .. .. / .. .. .. .. ..');
  });

  it('R7 refuses a first move after which no second exists', () => {
    const lathekin = table(without('a1'), 'lathekin').play('use lathekin');
    expect(lathekin.offers('move d1')).toEqual(['move d1 a1']);
    expect(lathekin.offers('move b2')).toEqual([]);
    expect(lathekin.whyNot('move b2 a1')?.rule).toBe('no-second-move');
    expect(table(without('a1'), 'eglomise-brush').play('use eglomise-brush').cells('move b2')).toEqual(['a1']);
  });

  it('R7 cannot be used where only one die could move', () => {
    const window = 'R1 B3 P2 B5 Y6 / P5 .. Y1 R2 B3 / Y2 R6 B5 Y3 R1 / G4 Y3 R2 B6 P4';
    expect(table(window, 'eglomise-brush').play('use eglomise-brush').legal()).toEqual(['move d1 b2']);
    expect(table(window, 'lathekin').whyNot('use lathekin')?.rule).toBe('nothing-to-move');
    expect(table(ONE, 'lathekin').whyNot('use lathekin')?.rule).toBe('nothing-to-move');
  });

  it('R7 obeys the printed colours and shades', () => {
    const t = table(THREE, 'lathekin').play('use lathekin');
    expect(t.whyNot('move b1 a2')?.rule).toBe('printed-color');
    expect(t.whyNot('move c2 b2')?.rule).toBe('printed-shade');
  });
});

describe('Tap Wheel', () => {
  it('R7 moves one die and may stop there, but not before', () => {
    const t = table(FOUR, 'tap-wheel', ['R1']).play('use tap-wheel');
    expect(t.offers('stop')).toEqual([]);
    expect(t.whyNot('stop')?.rule).toBe('stop-later');
    t.play('move c2 d4; stop; end');
    expect(t.window()).toBe('R6 .. .. .. .. / G2 .. .. .. .. / .. .. .. .. .. / .. .. B1 R3 ..');
    expect(t.view()).toMatchObject({ turn: 1, seats: [{ tokens: 2 }, {}] });
  });

  it('R7 moves a second die of the same colour, even into the space of the first, and is done', () => {
    const t = table(FOUR, 'tap-wheel', ['R1']).play('use tap-wheel; move c2 d4');
    expect(t.offers('stop')).toEqual(['stop']);
    t.play('move a1 c2; end');
    expect(t.window()).toBe('.. .. .. .. .. / G2 .. .. .. .. / .. R6 .. .. .. / .. .. B1 R3 ..');
    expect(t.seat).toBe(1);
  });

  it('R7 keeps to one colour of the track and to two different dice', () => {
    const t = table(FOUR, 'tap-wheel', ['R1 G5', 'Y2']).play('use tap-wheel; move c2 d4');
    expect(t.whyNot('move b1 c2')?.rule).toBe('other-color');
    expect(t.whyNot('move d4 c2')?.rule).toBe('moved-already');
    const only = table(FOUR, 'tap-wheel', ['G5', 'Y2']).play('use tap-wheel');
    expect(only.offers('move a1')).toEqual([]);
    expect(only.whyNot('move c2 c1')?.rule).toBe('not-on-track-color');
    expect(only.offers('move b1').length).toBeGreaterThan(0);
  });

  it('R10 matches a die of any round of the track', () => {
    for (const track of [
      ['G5 R1', 'B2', 'Y3'],
      ['B2', 'Y3 G5 R1'],
      ['B2', 'R1', 'Y3'],
    ]) {
      expect(table(THREE, 'tap-wheel', track).play('use tap-wheel').whyNot('move c2 c1')).toBeUndefined();
    }
  });

  it('R10 cannot be used while the track is empty or has no colour of the window', () => {
    expect(table(THREE, 'tap-wheel').whyNot('use tap-wheel')?.rule).toBe('track-empty');
    expect(table(THREE, 'tap-wheel', ['B1', 'Y1 P4']).whyNot('use tap-wheel')?.rule).toBe('nothing-to-move');
    expect(table(FULL, 'tap-wheel', ['B1']).whyNot('use tap-wheel')?.rule).toBe('nothing-to-move');
  });

  it('R7 obeys the printed colours and shades', () => {
    const t = table(THREE, 'tap-wheel', ['G5 R1']).play('use tap-wheel');
    expect(t.whyNot('move b1 a2')?.rule).toBe('printed-color');
    expect(t.whyNot('move c2 b2')?.rule).toBe('printed-shade');
  });
});
