import { type GameEntry, Match, parseLog, printLog, seededSource, sumLines, winnersOf } from '@stolik/core';
import { type Facts, factsOf } from '@stolik/facts';
import { games } from '@stolik/games';
import { factSourceOf } from '@stolik/games/facts';
import type { SagradaFacts } from '@stolik/games/sagrada/facts';
import type { SentientFacts } from '@stolik/games/sentient/facts';
import type { SmartphoneFacts } from '@stolik/games/smartphone/facts';
import { describe, expect, test } from 'vitest';
import { randomGame } from './random-game.ts';

const GAMES = process.env.STOLIK_LONG ? 60 : 6;

/** What the facts of each game must agree with, by what the rules and the log themselves say. */
const OWN: Readonly<Record<string, (row: Facts, match: Match) => void>> = {
  sagrada(row, match) {
    const { used, tokens, difficulty, publics, empty, window, tools } = row.own as SagradaFacts;
    const spent = used.reduce((sum, { price = 0 }) => sum + price, 0);
    const { patterns } = match.state as { patterns: readonly number[] };
    if (row.seats > 1) expect(tokens).toBe(difficulty - spent);
    expect(row.lines.empty).toBe(0 - empty * (row.seats === 1 ? 3 : 1));
    expect(Object.keys(row.lines)).toEqual([...publics, 'private', 'tokens', 'empty']);
    expect(tools).toEqual(expect.arrayContaining(used.map(({ tool }) => tool)));
    expect(match.view(undefined)).toHaveProperty(`seats.${row.seat}.pattern`, window);
    expect(patterns).toHaveLength(row.seats);
    expect(row.places).toHaveLength(10);
  },
  sentient(row) {
    const { bots, investors, printed, chips, rounds, dice, left, idle } = row.own as SentientFacts;
    for (const [type, count] of Object.entries(bots)) {
      const held = investors[type as keyof typeof investors] + (type === printed ? 1 : 0);
      expect(row.lines[type]).toBe(held * count);
    }
    expect(row.lines.chips).toBe(chips);
    const points = rounds.reduce((sum, vp) => sum + vp, 0);
    const scored = Object.entries(row.lines).filter(([line]) => line.startsWith('bot-'));
    expect(points).toBe(scored.reduce((sum, [, vp]) => sum + vp, 0));
    const plugged = Object.values(bots).reduce((sum, count) => sum + count, 0);
    expect(scored.filter(([, vp]) => vp === 0).length - (12 - plugged)).toBe(idle);
    expect(dice.flat().every((die) => die >= 1 && die <= 6)).toBe(true);
    expect([dice.length, left.length, row.places.length]).toEqual([3, 3, 3]);
  },
  smartphone(row, match) {
    const { technologies, patents, prices, company } = row.own as SmartphoneFacts;
    const { owned } = match.state as { owned: readonly number[] };
    expect(technologies).toHaveLength(owned[row.seat].toString(2).replaceAll('0', '').length);
    expect(new Set(technologies).size).toBe(technologies.length);
    expect(patents.every((id) => technologies.some((one) => one.startsWith(`${id}-`)))).toBe(true);
    expect(row.lines.patents > 0).toBe(patents.length > 0);
    expect(prices.every((price) => price >= 2 && price <= 8)).toBe(true);
    expect(company).toMatch(/green|blue|black|yellow|red/);
    expect([prices.length, row.places.length]).toEqual([5, 5]);
  },
};

function played(entry: GameEntry): Match[] {
  const { min, max } = entry.game.seats;
  const all: Match[] = [];
  for (let seats = min; seats <= max; seats++) {
    for (let i = 0; i < GAMES; i++) all.push(randomGame(entry, seats, `facts/${entry.game.id}/${seats}/${i}`));
  }
  return all;
}

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const source = factSourceOf(id);
  const matches = played(entry);

  test('facts agree with the score sheets, and come out the same by a log that was written and read', () => {
    for (const match of matches) {
      const { game, log } = match;
      const rows = factsOf(game, source, log);
      const sheets = game.score(match.state);
      const winners = winnersOf(sheets);
      expect(rows).toHaveLength(log.header.seats);
      rows.forEach((row, seat) => {
        expect(row).toMatchObject({ game: id, seats: log.header.seats, seat, total: sheets[seat].total });
        expect(sumLines(row.lines)).toBe(row.total);
        expect(row.hasWon).toBe(winners.includes(seat));
        expect(row.place === 1).toBe(row.hasWon);
        OWN[id](row, match);
      });
      expect(rows.some((row) => row.lead >= 0) || sheets.some(({ automa, target }) => automa ?? target)).toBeTruthy();
      expect(factsOf(game, source, parseLog(printLog(log)))).toEqual(rows);
    }
  });

  test('every cell of every question has a name in both languages, and options that a table takes', () => {
    const two = 2;
    for (const match of matches) {
      for (const row of factsOf(match.game, source, match.log)) {
        for (const question of source.questions) {
          const cells = question.cells(row);
          expect(new Set(cells).size).toBe(cells.length);
          for (const cell of cells) {
            const [group, name = group] = cell.split('/');
            for (const text of [source.text.en[question.id], source.text.pl[question.id]]) {
              expect(text.ask).not.toBe('');
              expect(text.cell(name)).toBeTruthy();
              expect(Boolean(text.group)).toBe(cell.includes('/'));
              if (text.group) expect(text.group(group)).toBeTruthy();
            }
            expect(() => entry.game.parseOptions(question.options?.(cell, two) ?? {}, two)).not.toThrow();
          }
        }
      }
    }
  });

  test('a game that is not over has no facts yet', () => {
    const match = Match.begin(entry.game, { seats: 2, options: {}, source: seededSource('begun') });
    expect(() => factsOf(entry.game, source, match.log)).toThrowError(
      expect.objectContaining({ code: 'game-not-over' }) as Error,
    );
  });
});
