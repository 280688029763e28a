import { Match, SeededChance, seatsOf, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { DIE_COLORS, LEFT_HALVES, PLAYER_COLORS, RIGHT_HALVES, sentient, TYPES } from '../../rules/index.ts';
import { text } from '../../text/index.ts';
import { rounds } from './rounds.ts';

const begin = (seats: number, seed: string, options: unknown = {}) =>
  Match.begin(sentient, { seats, options, source: seededSource(seed) });

describe('set-up', () => {
  it('R1 is called Sentient', () => {
    expect(sentient.id).toBe('sentient');
    expect([text.en.title, text.pl.title]).toEqual(['Sentient', 'Sentient']);
  });

  it('R2 lays out five investors a round, one of each type, fifteen in all', () => {
    for (const seats of [2, 3, 4]) {
      const played = rounds(seats, 'investors');
      expect(played).toHaveLength(3);
      for (const { begun } of played) expect([...begun.investors].sort()).toEqual([...TYPES].sort());
      expect(sentient.inventory(begin(seats, 'fifteen').state).investors).toBe(15);
    }
    const places = new Set(Array.from({ length: 40 }, (_, i) => begin(2, `place ${i}`).view(0).investors[0].type));
    expect(places.size).toBe(5);
  });

  it('R3 deals left halves that are names only, or takes those chosen', () => {
    const left = (options: object) =>
      begin(3, 'halves', options)
        .view(0)
        .seats.map((seat) => seat.left);
    expect(new Set(left({})).size).toBe(3);
    expect(left({ companies: ['obsidian', 'helix', 'nautilus'] })).toEqual(['obsidian', 'helix', 'nautilus']);
    // Two games that differ in nothing but the names.
    const totals = (companies: string[]) => {
      const s = sentient.setup({ companies }, 2, new SeededChance('names'));
      const chance = new SeededChance('names/moves');
      const out: number[] = [];
      while (sentient.actors(s) !== 0) {
        const [seat] = seatsOf(sentient.actors(s));
        sentient.apply(s, seat, out[chance.int(sentient.legal(s, seat, out))] ?? 0, chance);
      }
      return sentient.score(s);
    };
    expect(totals(['helix', 'meridian'])).toEqual(totals(['nautilus', 'obsidian']));
  });

  it('R3 deals each seat another right half, with its starting investor', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { seats } = begin(4, `right ${i}`).view(undefined);
      expect(new Set(seats.map(({ printed }) => printed)).size).toBe(4);
      for (const { printed, company } of seats) {
        seen.add(printed);
        expect(company).toContain(RIGHT_HALVES.find(({ investor }) => investor === printed)?.name);
      }
    }
    expect(seen.size).toBe(5);
    expect(LEFT_HALVES).toHaveLength(4);
  });

  it('R29 gives everybody five dice, rolled again in each of three rounds', () => {
    expect(new Set(DIE_COLORS).size).toBe(5);
    for (const seats of [2, 3, 4]) {
      const played = rounds(seats, 'dice');
      for (const { begun } of played) {
        expect(begun.dice).toHaveLength(seats);
        for (const dice of begun.dice) {
          expect(dice).toHaveLength(5);
          for (const die of dice) expect([1, 2, 3, 4, 5, 6]).toContain(die);
        }
      }
      expect(new Set(played.map(({ begun }) => JSON.stringify(begun.dice))).size).toBe(3);
    }
  });

  it('R30 plays the same with two players as with four', () => {
    for (const seats of [2, 3, 4]) {
      const v = begin(seats, 'same').view(0);
      expect(v.factory).toHaveLength(4);
      expect(v.investors).toHaveLength(5);
      expect(v.deck).toBe(56);
      for (const { agents, assistants } of v.seats) expect([agents, assistants]).toEqual([4, 5]);
    }
    expect(() => begin(1, 'alone')).toThrow(/2 to 4/);
    expect(() => begin(5, 'many')).toThrow(/2 to 4/);
  });

  it('R33 calls the type Information', () => {
    expect(TYPES[0]).toBe('information');
    expect([text.en.scoreLine('information'), text.pl.scoreLine('information')]).toEqual([
      'Investors × bots, Information',
      'Inwestorzy × roboty, Informacja',
    ]);
  });

  it('R34 has white, red, yellow and grey players', () => {
    expect(PLAYER_COLORS).toEqual(['white', 'red', 'yellow', 'grey']);
    expect(Object.keys(sentient.inventory(begin(4, 'colours').state))).toContain('grey agents');
  });

  it('shuffles the turn order', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, i) => begin(3, `order ${i}`).view(0).order.join('')));
    expect(orders.size).toBe(6);
  });
});
