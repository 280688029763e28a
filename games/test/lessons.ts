import { type Game, LANGUAGES } from '@stolik/core';
import { type Lesson, LessonRun, type Reference } from '@stolik/learn';
import { describe, expect, it } from 'vitest';

/** What every lesson promises: its script is played through by the rules, and it says something at every step. */
export function checkLesson(game: Game, lesson: Lesson, { units }: Pick<Reference, 'units'>): void {
  describe(`the lesson ${lesson.id}`, () => {
    it('is played by its script, with chance used up exactly', () => {
      const run = new LessonRun(game, lesson);
      while (!run.isOver) {
        const { step, at } = run;
        if (!step.right) run.next();
        else
          for (const line of step.right[0].split(';')) expect(run.play([game.parse(line.trim())]), line).toBeDefined();
        expect(run.isOver || run.at === at + 1, step.id).toBe(true);
      }
    });

    it('can be begun at any step', () => {
      for (const at of lesson.steps.keys()) expect(new LessonRun(game, lesson, at).at).toBe(at);
    });

    it('answers a wrong move at every step with the rule, and is not changed by it', () => {
      for (const [at, { id, right }] of lesson.steps.entries()) {
        if (!right) continue;
        const run = new LessonRun(game, lesson, at);
        const view = () => JSON.stringify(game.view(run.state, lesson.seat));
        const before = view();
        const wrong = wrongMove(game, run, lesson);
        if (wrong !== undefined) expect(run.play([wrong]), id).toBeUndefined();
        expect(view(), id).toBe(before);
      }
    });

    it('leads to rules that are there', () => {
      const ids = units.map(({ id }) => id);
      expect(lesson.steps.map(({ unit }) => unit).filter((unit) => !ids.includes(unit))).toEqual([]);
    });

    it.each(LANGUAGES)('says something short at every step in %s', (language) => {
      const { steps } = lesson.words[language];
      expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
      for (const { id, right } of lesson.steps) {
        expect(steps[id].say.length, id).toBeLessThanOrEqual(120);
        expect(steps[id].hint !== undefined, id).toBe(right !== undefined);
      }
    });
  });
}

/** A legal move that no way through the step begins with. */
function wrongMove(game: Game, run: LessonRun, { seat }: Lesson): unknown {
  const actions: number[] = [];
  actions.length = game.legal(run.state, seat, actions);
  const moves = actions.map((action) => game.toMove(run.state, seat, action));
  return moves.find((move) => {
    const line = game.print(move);
    return run.step.right?.every((way) => !isLike(line, way.split(';')[0].trim()));
  });
}

function isLike(line: string, wanted: string): boolean {
  const [words, pattern] = [line.split(' '), wanted.split(' ')];
  return words.length === pattern.length && pattern.every((word, i) => word === '*' || word === words[i]);
}
