import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/index.ts';
import { Table } from '../table.ts';
import { rounds } from './rounds.ts';

/** Whose turns there were, in order: a turn is an agent or a pass. */
function turnsOf(events: readonly Event[]): number[] {
  return events.flatMap((event) => (event.type === 'agent' || event.type === 'passed' ? [event.seat] : []));
}

const games = [2, 3, 4].flatMap((seats) =>
  [0, 1, 2, 3, 4].map((i) => ({ seats, played: rounds(seats, `turns ${i}`) })),
);

describe('turns', () => {
  it('R4 go on after a pass: it ends the turn, not the round', () => {
    const t = new Table().play('pass');
    expect(t.seat).toBe(1);
    t.play('pass');
    expect([t.seat, t.view().round]).toEqual([0, 1]);
    expect(t.offers('agent 1')).not.toHaveLength(0);
  });

  it('R5 are five for everybody in every round, always in the same order, and nobody is skipped', () => {
    for (const { seats, played } of games) {
      for (const { begun, events } of played) {
        expect(turnsOf(events)).toEqual(Array.from({ length: 5 * seats }, (_, turn) => begun.order[turn % seats]));
        for (let seat = 0; seat < seats; seat++) {
          const own = events.filter((event) => 'seat' in event && event.seat === seat);
          expect(own.filter(({ type }) => type === 'agent')).toHaveLength(4);
          expect(own.filter(({ type }) => type === 'plugged')).toHaveLength(4);
          expect(own.filter(({ type }) => type === 'passed')).toHaveLength(1);
        }
      }
    }
  });

  it('R6 clear the factory when somebody with an agent passes', () => {
    const t = new Table({
      factory: [1, 2, 3, 4],
      agents: [
        [1, 1, 1, 0],
        [0, 0, 0, 0],
      ],
    }).play('pass', [55, 54, 53, 52]);
    expect(t.factory()).toEqual([60, 59, 58, 57]);
    expect(t.view().discards).toEqual([1, 2, 3, 4]);
    expect(t.told('wiped')).toEqual([{ type: 'wiped', factory: [60, 59, 58, 57] }]);
    expect(t.legal()).toContain('pass');
    expect(new Table().legal()).not.toContain('end');
  });

  it('R7 force a pass on whoever has no agent left, and clear nothing', () => {
    const t = new Table({
      step: 'end',
      turn: 7,
      factory: [1, 2, 3, 4],
      next: [1],
      agents: [
        [4, 0, 0, 0],
        [1, 1, 1, 0],
      ],
    }).play('end', []);
    // Seat 0 is not asked; seat 1 has passed and owes its last bot.
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: 0, forced: true }]);
    expect(t.told('wiped')).toEqual([]);
    expect(t.factory()).toEqual([1, 2, 3, 4]);
    expect([t.seat, t.view().turn, t.view().next]).toEqual([1, 9, [0, 1]]);
  });

  it('R7 force a pass in the fifth cycle only', () => {
    for (const { seats, played } of games) {
      for (const { events } of played) {
        const turns = events.filter(({ type }) => type === 'agent' || type === 'passed');
        turns.forEach((event, turn) => {
          if (event.type === 'passed') expect(event.forced).toBe(turn >= 4 * seats);
        });
        const wipes = events.filter(({ type }) => type === 'wiped').length;
        expect(wipes).toBe(turns.filter((event) => event.type === 'passed' && !event.forced).length);
        expect(wipes).toBeLessThanOrEqual(seats);
      }
    }
  });

  it('R8 leave only bots to be procured after a pass', () => {
    const t = new Table({ turn: 2, next: [0] });
    expect(t.offers('pass')).toEqual([]);
    expect(t.legal()).toHaveLength(24);
    expect(t.whyNot('pass')?.rule).toBe('already-passed');
    expect(new Table({ turn: 2 }).offers('pass')).toEqual(['pass']);
  });

  it('R22 let the last to have passed go first in the next round', () => {
    const t = new Table({
      seats: 3,
      step: 'end',
      turn: 14,
      order: [2, 0, 1],
      next: [1, 2, 0],
      agents: [
        [4, 0, 0, 0],
        [4, 0, 0, 0],
        [4, 0, 0, 0],
      ],
    }).play('end');
    expect(t.view()).toMatchObject({ round: 2, order: [1, 2, 0], next: [], actors: [1] });
    for (const { played } of games) {
      for (const [i, { events }] of played.slice(0, -1).entries()) {
        const passed = events.flatMap((event) => (event.type === 'passed' ? [event.seat] : []));
        expect(played[i + 1].begun.order).toEqual(passed.reverse());
      }
    }
  });

  it('R23 take a pass in the third round like any other, without effect on anything after', () => {
    const t = new Table({ round: 3, factory: [1, 2, 3, 4] }).play('pass');
    expect(t.view()).toMatchObject({ round: 3, next: [0], discards: [1, 2, 3, 4] });
    for (const next of [
      [0, 1],
      [1, 0],
    ]) {
      const agents = [
        [4, 0, 0, 0],
        [0, 4, 0, 0],
      ];
      const last = new Table({ round: 3, step: 'end', turn: 9, order: [0, 1], next, agents }).play('end', []);
      expect(last.view().step).toBe('over');
      expect(last.told('investor').map(({ token }) => token)).toEqual([0, 0, 1, null, null]);
    }
  });

  it('R26 give everybody one marker for this round and one to pass with', () => {
    for (const { seats, played } of games) {
      for (const { begun } of played) {
        expect([...begun.order].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      }
    }
    const t = new Table({
      step: 'end',
      turn: 9,
      next: [0, 1],
      agents: [
        [4, 0, 0, 0],
        [4, 0, 0, 0],
      ],
    }).play('end');
    expect(t.view().seats.map(({ passed }) => passed)).toEqual([false, false]);
    expect(t.offers('pass')).toEqual(['pass']);
  });

  it('R27 return every agent and assistant after a round, those that blocked too', () => {
    const t = new Table({
      step: 'end',
      turn: 9,
      next: [0, 1],
      agents: [
        [1, 1, 1, 1],
        [0, 2, 2, 0],
      ],
      assistants: [
        [0, 2, 0, 1],
        [1, 0, 0, 0],
      ],
      bots: ['5:both 21 . .', '. . . 60:right'],
    });
    expect(t.view().seats.map(({ agents, assistants }) => [agents, assistants])).toEqual([
      [0, 0],
      [0, 3],
    ]);
    t.play('end');
    expect(t.view().seats.map(({ agents, assistants }) => [agents, assistants])).toEqual([
      [4, 5],
      [4, 5],
    ]);
    for (const { agents, assistants } of t.view().factory) expect([...agents, ...assistants]).toEqual([0, 0, 0, 0]);
  });
});
