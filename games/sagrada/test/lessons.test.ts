import type { Game } from '@stolik/core';
import { LessonRun } from '@stolik/learn';
import { describe, expect, it } from 'vitest';
import { checkLesson } from '../../test/lessons.ts';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { PATTERNS, type SeatView, sagrada, type View } from '../rules/index.ts';
import { earnedOf, panesToFill } from '../ui/points.ts';

const game = sagrada as unknown as Game;

for (const lesson of lessons) checkLesson(game, lesson, reference);

describe.each(lessons)('the lesson $id', (lesson) => {
  const views = lesson.steps.map((_, at) => game.view(new LessonRun(game, lesson, at).state, lesson.seat) as View);

  it('never blames a legal move for breaking a rule', () => {
    const hints = { en: /^That is allowed too, but here /, pl: /^Tak też wolno, ale tutaj / } as const;
    for (const language of ['en', 'pl'] as const)
      for (const { hint } of Object.values(lesson.words[language].steps))
        if (hint !== undefined) expect(hint).toMatch(hints[language]);
  });

  it('asks at every step for what its script plays, and for a pass only there', () => {
    for (const [at, { id, right = [] }] of lesson.steps.entries()) {
      const run = new LessonRun(game, lesson, at);
      const isPass = right.some((way) => way.startsWith('pass'));
      expect(run.isAskedFor({ do: 'pass' }), id).toBe(isPass);
      if (right.length > 0) expect(run.isAskedFor(game.parse(right[0].split(';')[0].trim())), id).toBe(true);
    }
  });

  it('keeps what was placed and paid before', () => {
    for (const [at, { seats, tools }] of views.entries()) {
      const before = views[Math.max(0, at - 1)];
      for (const [seat, { dice }] of before.seats.entries())
        for (const [space, die] of dice.entries())
          if (die) expect(seats[seat].dice[space], `${lesson.steps[at].id} ${seat} ${space}`).toBe(die);
      for (const [slot, { tokens }] of before.tools.entries())
        expect(tools[slot].tokens, lesson.steps[at].id).toBeGreaterThanOrEqual(tokens);
    }
  });

  it('shows only windows that the rules allow', () => {
    for (const [at, { seats }] of views.entries())
      for (const [seat, own] of seats.entries()) expect(wrongIn(own), `${lesson.steps[at].id} ${seat}`).toEqual([]);
  });
});

it('what an empty space costs is seen: first as a space to fill, at the end in the points', () => {
  const [first] = lessons;
  const seen = ['last', 'over', 'count'].map((id) => {
    const at = first.steps.findIndex((step) => step.id === id);
    const view = game.view(new LessonRun(game, first, at).state, first.seat) as View;
    return { points: earnedOf(view, 0), panes: panesToFill(view, 0), total: view.seats[0].total };
  });
  expect(seen).toEqual([
    { points: 50, panes: 2, total: 48 },
    { points: 50, panes: 1, total: 49 },
    { points: 49, panes: 0, total: 49 },
  ]);
});

/** Spaces whose die is not what is printed there, or is like the one to its right or below. */
function wrongIn({ pattern, dice }: SeatView): number[] {
  const printed = PATTERNS.find(({ id }) => id === pattern)?.rows.join('') ?? '';
  return dice.flatMap((die, space) => {
    if (!die) return [];
    const isPrinted = printed[space] === '.' || die.includes(printed[space]);
    const next = [space % 5 < 4 ? dice[space + 1] : null, dice[space + 5]];
    const isApart = next.every((other) => !other || (other[0] !== die[0] && other[1] !== die[1]));
    return isPrinted && isApart ? [] : [space];
  });
}
