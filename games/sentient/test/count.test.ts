import { greedy } from '@stolik/bots';
import { Match, SeededChance, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { type Event, sentient, type View } from '../rules/index.ts';
import { closingOf } from '../ui/closing.ts';
import { piecesCounted } from '../ui/counted.ts';
import { reportOf } from '../ui/report.ts';

interface Step {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** A game of three, move by move. */
function steps(): Step[] {
  const chance = new SeededChance('count');
  const bot = greedy({ game: sentient, heuristics });
  const match = Match.begin(sentient, { seats: 3, source: seededSource('count') });
  const played: Step[] = [];
  while (!match.isOver) {
    const [seat] = match.actors;
    const before = match.view(undefined);
    const { events } = match.play(seat, bot.decide(before, seat, chance).moves);
    played.push({ before, events, after: match.view(undefined) });
  }
  return played;
}

const all = steps();
const ends = all.filter(({ before, after }) => after.round > before.round);

describe('the end of a round', () => {
  it('is shown as it was: everything plugged in, nothing won yet, whoever wins before the others', () => {
    expect(ends).toHaveLength(2);
    for (const { before, events, after } of ends) {
      const closing = closingOf(before, events, after);
      expect(closing?.round).toBe(before.round);
      closing?.seats.forEach(({ rounds, tokens, agents }, seat) => {
        expect(rounds.at(-1)?.bots).not.toContain(null);
        expect([tokens, agents]).toEqual([before.seats[seat].tokens, 0]);
      });
      for (const { influence, token, chip } of closing?.investors ?? []) {
        if (token !== undefined) expect(influence[token]).toBe(Math.max(...influence));
        if (chip !== undefined) expect(influence[chip]).toBeGreaterThan(0);
      }
    }
  });

  it('is not shown where not all of it was seen', () => {
    const [{ before, events, after }] = ends;
    expect(closingOf({ ...before, round: 3 }, events, after)).toBeUndefined();
    const fewer = before.factory.map((place) => ({ ...place, agents: place.agents.map(() => 0) }));
    expect(closingOf({ ...before, factory: fewer }, events, after)).toBeUndefined();
  });

  it('is reported with the true totals', () => {
    for (const { before, events, after } of ends)
      expect(reportOf(events, before, after)?.sums.map(({ total }) => total)).toEqual(
        after.seats.map(({ total }) => total),
      );
  });
});

it('the pieces of every line of the final count bring its points', () => {
  const { after: view } = all[all.length - 1];
  view.seats.forEach(({ rounds, lines, chips }, seat) => {
    const points = (piece: string) => {
      const [round, slot] = piece.slice('bot:'.length).split('-').map(Number);
      return rounds[round - 1].bots[slot - 1]?.vp ?? 0;
    };
    for (const round of [1, 2, 3]) {
      const made = [1, 2, 3, 4].reduce((sum, slot) => sum + lines[`bot-${round}-${slot}`], 0);
      expect(piecesCounted(view, seat, `bot-${round}`).reduce((sum, piece) => sum + points(piece), 0)).toBe(made);
    }
    expect(piecesCounted(view, seat, 'chips')).toHaveLength(chips);
    for (const type of ['information', 'military'] as const) {
      const pieces = piecesCounted(view, seat, type);
      const tokens = pieces.filter((piece) => piece.startsWith('token:')).length;
      expect(tokens * (pieces.length - tokens)).toBe(lines[type]);
    }
  });
});
