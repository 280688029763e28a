import { SeededChance, seatsOf, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { asks } from '../../cli/index.ts';
import { sentient } from '../../rules/index.ts';
import { Table } from '../table.ts';
import { rounds } from './rounds.ts';

describe('final scoring', () => {
  it('is the example of the rulebook: 12 + 2 + 0 + 3 + 0 = 17', () => {
    // Twelve bots need three rounds of play: the engine's question takes them as numbers.
    const investors = { industry: 3, information: 1, service: 1, military: 1 };
    const bots = { industry: 4, information: 2, service: 0, military: 3, transport: 3 };
    expect(asks['sentient.final']({ investors, bots })).toEqual({
      lines: { information: 2, transport: 0, industry: 12, military: 3, service: 0 },
      total: 17,
    });
  });

  it('multiplies the printed investor like one that was won', () => {
    const t = new Table({
      bots: ['13 14 1 49', '. . . .'],
      printed: ['industry', 'service'],
      tokens: [{ industry: 2, military: 1 }],
    });
    const { lines, notes } = t.score();
    expect(lines).toMatchObject({ information: 0, transport: 0, industry: 6, military: 0, service: 0 });
    expect(notes).toMatchObject({ industry: '3 x 2', military: '1 x 0', information: '0 x 1' });
    expect(t.score(1).lines).toMatchObject({ service: 0 });
  });

  it('R28 counts every scored bot, and shows all of them to everybody', () => {
    const chance = new SeededChance('public');
    const s = sentient.setup({}, 3, chance);
    const out: number[] = [];
    while (sentient.actors(s) !== 0) {
      const [seat] = seatsOf(sentient.actors(s));
      sentient.apply(s, seat, out[chance.int(sentient.legal(s, seat, out))] ?? 0, chance);
      expect(sentient.view(s, 0)).toEqual(sentient.view(s, undefined));
    }
    const v = sentient.view(s, undefined);
    for (const { rounds: networks, bots } of v.seats) {
      expect(networks.flatMap(({ bots: slots }) => slots).filter((bot) => bot !== null)).toHaveLength(12);
      expect(Object.values(bots).reduce((sum, number) => sum + number, 0)).toBe(12);
    }
    expect(sentient.hasSecrets(3)).toBe(false);
  });

  it('R31 breaks ties by investor tokens, then shares the victory', () => {
    const tied = (tokens: [number, number]) => {
      // Tokens of a type without bots pay nothing, so only the tie-break sees them.
      const t = new Table({
        round: 3,
        step: 'end',
        turn: 9,
        next: [0, 1],
        printed: ['information', 'transport'],
        tokens: tokens.map((military) => ({ military })),
        chips: [7, 7],
        agents: [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
      });
      const sheets = sentient.score(t.s);
      expect(new Set(sheets.map(({ total }) => total)).size).toBe(1);
      return winnersOf(sheets);
    };
    expect(tied([1, 0])).toEqual([0]);
    expect(tied([1, 2])).toEqual([1]);
    expect(tied([2, 2])).toEqual([0, 1]);
  });

  it('comes after the third round was scored in full', () => {
    for (const seats of [2, 3, 4]) {
      const { events } = rounds(seats, 'full')[2];
      const kinds = events.map(({ type }) => type).slice(-(seats + 6));
      expect(kinds).toEqual([...Array(seats).fill('scored'), ...Array(5).fill('investor'), 'over']);
    }
  });
});
