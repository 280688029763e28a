import { SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type State, sagrada, type View } from '../../rules/index.ts';
import { cellOf, indexOf } from './facts.ts';
import { fits, Oracle } from './oracle.ts';

const SETS = [
  ['grozing-pliers', 'eglomise-brush', 'copper-foil-burnisher'],
  ['lathekin', 'lens-cutter', 'flux-brush'],
  ['glazing-hammer', 'running-pliers', 'cork-backed-straightedge'],
  ['grinding-stone', 'flux-remover', 'tap-wheel'],
];
const ENDS = ['pass', 'end', 'stop', 'return'];

function linesOf(s: State, seat: number): { actions: number[]; lines: string[] } {
  const out: number[] = [];
  const count = sagrada.legal(s, seat, out);
  const actions = out.slice(0, count);
  return { actions, lines: actions.map((a) => sagrada.print(sagrada.toMove(s, seat, a))) };
}

/** What the second opinion offers instead of these lines, leaving out the ways to end a turn or a tool. */
function opinion(v: View, seat: number, lines: string[]): string[] {
  const oracle = new Oracle(v, seat);
  if (!v.using) return [...(v.drafted ? [] : oracle.places()), ...oracle.uses(v.seats[seat].tokens)];
  switch (lines[0].split(' ')[0]) {
    case 'place':
      return oracle.places();
    case 'pick':
      return oracle.picks();
    case 'up':
    case 'down':
      return oracle.steps();
    case 'swap':
      return oracle.swaps();
    case 'value':
      return [1, 2, 3, 4, 5, 6].map((value) => `value ${value}`);
    case 'put':
    case 'return':
      return oracle.puts();
    default:
      return oracle.moves();
  }
}

/** Plays a game at random and compares every offer. */
function playAlong(seats: number, tools: string[], seed: string, seen: Set<string>): void {
  const chance = new SeededChance(seed);
  const s = sagrada.setup(sagrada.parseOptions({ tools }, seats), seats, chance);
  while (sagrada.actors(s) !== 0) {
    const seat = seatsOf(sagrada.actors(s))[0];
    const { actions, lines } = linesOf(s, seat);
    const v = sagrada.view(s, seat);
    if (v.step !== 'pattern') {
      const offered = lines.filter((line) => !ENDS.includes(line));
      for (const line of offered) seen.add(`${line.split(' ')[0]} ${v.using?.id ?? ''}`);
      expect(offered.sort()).toEqual(opinion(v, seat, lines).sort());
    }
    const busy = actions.filter((_, i) => !ENDS.includes(lines[i]));
    const uses = actions.filter((_, i) => lines[i].startsWith('use '));
    const among = uses.length > 0 && chance.int(2) === 0 ? uses : busy.length > 0 ? busy : actions;
    sagrada.apply(s, seat, among[chance.int(among.length)], chance);
  }
}

describe('what is offered', () => {
  it('R29 never offers an unlawful space and never hides a lawful one, whatever the tools', () => {
    const seen = new Set<string>();
    for (const [i, tools] of SETS.entries()) {
      for (const seats of [1, 2, 3, 4]) {
        for (let game = 0; game < 3; game++) playAlong(seats, tools, `offers ${i} ${seats} ${game}`, seen);
      }
    }
    const puts = ['grozing-pliers', 'lens-cutter', 'flux-brush', 'cork-backed-straightedge', 'grinding-stone'];
    const moves = ['eglomise-brush', 'copper-foil-burnisher', 'lathekin', 'tap-wheel'];
    for (const tool of [...puts, 'flux-remover']) expect(seen).toContain(`put ${tool}`);
    for (const tool of puts) expect(seen).toContain(`pick ${tool}`);
    for (const tool of moves) expect(seen).toContain(`move ${tool}`);
    expect(seen).toContain('place running-pliers');
  });

  it('R29 gives a reason for exactly the placements that it does not offer', () => {
    const chance = new SeededChance('reasons');
    const s = sagrada.setup(sagrada.parseOptions({ tools: SETS[0] }, 2), 2, chance);
    for (let step = 0; step < 60 && sagrada.actors(s) !== 0; step++) {
      const seat = seatsOf(sagrada.actors(s))[0];
      const v = sagrada.view(s, seat);
      const { pattern = '', dice } = v.seats[seat];
      const pool = v.step === 'turn' && !v.drafted ? v.pool : [];
      for (const line of pool.flatMap((die) => dice.map((_, at) => `place ${die} ${cellOf(at)}`))) {
        const [, die, cell] = line.split(' ');
        const refusal = sagrada.whyNot(v, seat, sagrada.parse(line));
        expect(refusal === undefined).toBe(fits(pattern, dice, die, indexOf(cell)));
      }
      const { actions } = linesOf(s, seat);
      sagrada.apply(s, seat, actions[chance.int(actions.length)], chance);
    }
  });
});
