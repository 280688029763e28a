import { Match, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sagrada } from '../../rules/index.ts';
import { Table } from '../table.ts';
import { EMPTY, SOLO_COLORS, without } from './facts.ts';

function points(objective: string, window: string): number {
  const t = new Table({ windows: [window, EMPTY], publicObjectives: [objective, 'light-shades', 'deep-shades'] });
  return sagrada.score(t.s)[0].lines[objective];
}

describe('bugs that other implementations have', () => {
  it('does not count Color Diagonals over sides', () => {
    expect(points('color-diagonals', 'B1 B2 B3 B4 B5 / .. .. .. .. .. / R1 .. .. .. .. / R2 .. .. .. ..')).toBe(0);
    expect(points('color-diagonals', 'B1 .. .. .. R2 / .. B2 .. R3 .. / .. .. .. .. .. / .. .. .. .. ..')).toBe(4);
  });

  it('does not pay variety where there is none', () => {
    const row = (dice: string) => `${dice} / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..`;
    expect(points('row-color-variety', row('R1 B2 R3 B4 G5'))).toBe(0);
    expect(points('row-shade-variety', row('R1 B2 G1 Y4 P5'))).toBe(0);
    expect(points('row-color-variety', row('R1 B2 G3 Y4 P5'))).toBe(6);
    expect(points('row-shade-variety', row('R1 B2 G3 Y4 P5'))).toBe(5);
    const column = (a: string, b: string, c: string, d: string) =>
      [a, b, c, d].map((die) => `.. .. ${die} .. ..`).join(' / ');
    expect(points('column-color-variety', column('R1', 'B2', 'R3', 'G4'))).toBe(0);
    expect(points('column-shade-variety', column('R1', 'B2', 'G1', 'Y4'))).toBe(0);
    expect(points('column-color-variety', column('R1', 'B2', 'Y3', 'G4'))).toBe(5);
    expect(points('column-shade-variety', column('R1', 'B2', 'Y3', 'G4'))).toBe(4);
    expect(points('color-variety', row('R1 B2 G3 Y4 R5'))).toBe(0);
    expect(points('shade-variety', row('R1 B2 G3 Y4 R5'))).toBe(0);
  });

  it('does not lose the rows after an incomplete one', () => {
    expect(points('row-color-variety', without('a1 a2 a3 a4 a5'))).toBe(12);
    expect(points('row-shade-variety', without('b3'))).toBe(15);
    expect(points('column-color-variety', without('d1'))).toBe(20);
    expect(points('column-color-variety', without('a1 a2 a3'))).toBe(10);
  });

  it('takes the printed colour of every tool when playing alone', () => {
    const windows = ['R6 .. .. .. .. / G2 .. .. .. .. / .. R3 .. .. .. / .. .. B1 .. ..'];
    const pool = 'R1 R5 Y1 Y5 G1 G5 B1 B5 P1 P5';
    for (const [tool, color] of Object.entries(SOLO_COLORS)) {
      const [turn, drafted] = [tool === 'glazing-hammer' ? 1 : 0, tool === 'running-pliers'];
      const t = new Table({ windows, pool, tools: [tool], track: ['R2 Y4'], turn, drafted });
      expect(t.offers('use')).toEqual([`use ${tool} pay ${color}1`, `use ${tool} pay ${color}5`]);
      for (const other of 'RYGBP'.replace(color, '')) {
        expect(t.whyNot(`use ${tool} pay ${other}1`)?.rule).toBe('payment-color');
      }
    }
  });

  it('does not let Running Pliers skip a turn of the next round', () => {
    const t = new Table({ pool: 'R1 Y3 G5 B2 P3', tools: ['running-pliers', 'lathekin', 'tap-wheel'] });
    t.play('pass; place R1 a1; use running-pliers; place Y3 b1; end');
    t.play('pass', [0, 0, 0, 1, 0, 2, 0, 3, 0, 4]);
    expect(t.view()).toMatchObject({ round: 2, order: [1, 0, 0, 1] });
    const seats = [t.seat, t.play('pass').seat, t.play('pass').seat, t.play('pass').seat];
    expect(seats).toEqual([1, 0, 0, 1]);
    expect(t.events.filter((event) => event.type === 'skipped')).toHaveLength(1);
    expect(t.whyNot('place R2 c2')).toBeUndefined();
  });

  it('does not show private objectives to the others before the end', () => {
    const match = Match.begin(sagrada, { seats: 3, source: seededSource('secrets') });
    const look = () => {
      for (const viewer of [0, 1, 2, undefined]) {
        const v = match.view(viewer);
        v.seats.forEach(({ privates, lines }, seat) => {
          expect(privates !== undefined).toBe(seat === viewer);
          expect(lines.private !== undefined).toBe(seat === viewer);
        });
      }
    };
    look();
    for (const seat of [0, 1, 2]) {
      match.play(seat, [{ do: 'pattern', pattern: match.view(seat).choices?.[0] ?? '' }]);
    }
    look();
    while (!match.isOver) {
      const seat = match.actors[0];
      const moves = match.legal(seat);
      match.play(seat, [moves.find((move) => move.do === 'place') ?? moves[0]]);
      if (!match.isOver) look();
    }
    expect(match.view(undefined).seats.map(({ privates }) => privates?.length)).toEqual([1, 1, 1]);
  });
});
