import { readdirSync, readFileSync } from 'node:fs';
import { LEVELS, Roster } from '@stolik/bots';
import { Match, SeededChance } from '@stolik/core';
import {
  BOTS,
  budgetOf,
  dealOn,
  type Field,
  KINDS,
  luckOf,
  owlGame,
  plainOf,
  RUNS,
  readField,
  resultOf,
  seedOf,
} from '@stolik/daily';
import { fairDuplicateSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../web/src/daily/fields/', import.meta.url);
const FIELDS: (readonly [string, Field])[] = readdirSync(FOLDER).flatMap((file) => {
  const { bots, days } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  expect(bots).toBe(BOTS);
  return Object.entries(days).map(([day, json]) => [day, readField(json, day)] as const);
});
const LONG = process.env.STOLIK_LONG === '1';
/** Every eighth field, by kinds in turn. */
const SOME = FIELDS.filter((_, i) => LONG || i % 9 === 0);

/** The game of Owl that a field keeps, with whatever it is played by. */
function owlIn(day: string, field: Field) {
  const deal = dealOn(day);
  if (!deal) throw new Error(`${day} has no deal`);
  const entry = gameEntry(deal.kind.game);
  const seed = seedOf(deal, field.rules);
  return { deal, entry, seed, match: owlGame(entry.game, field, 1 + deal.kind.birds.length, seed) };
}

describe('the fields that are shipped', () => {
  it('hold 64 results each, sorted, of games by the rules of today', () => {
    expect(FIELDS.length).toBeGreaterThan(28);
    for (const [day, { rules, results, rounds }] of FIELDS) {
      expect(rules, day).toBe(gameEntry(dealOn(day)?.kind.game ?? '').game.version);
      for (const level of LEVELS) {
        expect(results[level], day).toHaveLength(RUNS);
        expect(
          results[level].toSorted((a, b) => a - b),
          day,
        ).toEqual(results[level]);
      }
      expect(rounds.every(Number.isFinite), day).toBe(true);
    }
  });

  it("have Owl's game in them, dealt by the day's seed and as good as one of its results", () => {
    expect(new Set(SOME.map(([day]) => dealOn(day)?.kind)).size).toBe(KINDS.length);
    for (const [day, field] of SOME) {
      const { entry, seed, match } = owlIn(day, field);
      expect(Match.verify(entry.game, match.log, fairDuplicateSource(seed)).isOver).toBe(true);
      expect(field.results.expert, day).toContain(resultOf(entry.game, match.log, 0).value);
    }
  });

  // Whoever sees this fail has changed a bot: `BOTS` has to grow, and `stolik daily` makes the fields anew.
  it.each(KINDS.filter(({ birds }) => birds.length > 0))('were made by the bots of today: $id', ({ id }) => {
    const [day, field] = FIELDS.find(([one]) => dealOn(one)?.kind.id === id) ?? [];
    if (!day || !field) throw new Error(`no field of ${id}`);
    const { deal, entry, seed, match } = owlIn(day, field);
    const again = Match.restore(
      entry.game,
      { ...match.log, lines: match.log.lines.slice(0, 1) },
      fairDuplicateSource(seed),
    );
    const roster = new Roster();
    for (const line of match.log.lines.slice(1)) {
      if (!('moves' in line)) continue;
      const [name] = deal.kind.birds;
      if (line.seat > 0) {
        const luck = new SeededChance(luckOf(seed, line.seat, again.log));
        const bot = roster.bot(name, plainOf(entry));
        expect(bot.decide(again.view(line.seat), line.seat, luck, budgetOf(name)).moves).toEqual(line.moves);
      }
      again.play(line.seat, line.moves);
    }
    expect(again.isOver).toBe(true);
  });
});
