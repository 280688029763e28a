import { type Game, LANGUAGES } from '@stolik/core';
import { isLike, type Lesson, LessonRun, type LessonStep, linesOf, type Reference, unitOfRefusal } from '@stolik/learn';
import { describe, expect, it } from 'vitest';

/** Of moves of one kind so many are tried where they are out of place. */
const TRIED = 20;

/** What every lesson promises: its script is played through by the rules, and it says something at every step. */
export function checkLesson(game: Game, lesson: Lesson, reference: Reference): void {
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

    it('answers every wrong move with a rule that is there, and is not changed by it', () => {
      const lines = new Map<string, Set<string>>();
      const standing = [...lesson.steps.keys()].flatMap((at) => runsWithin(game, lesson, at));
      for (const { run, done } of standing) {
        const view = () => JSON.stringify(game.view(run.state, lesson.seat));
        const before = view();
        for (const move of legalNow(game, run, lesson)) {
          const line = game.print(move);
          const [verb] = line.split(' ');
          const alike = lines.get(verb) ?? new Set();
          if (alike.size < TRIED) lines.set(verb, alike.add(line));
          if (isRight(run.step, [...done, line])) continue;
          expect(run.play([move]), `${run.step.id}: ${line}`).toBeUndefined();
        }
        expect(view(), run.step.id).toBe(before);
      }
      // What is legal at one step is tried at all the others: there most of it is refused.
      const unexplained = standing.flatMap(({ run }) => {
        const seen = game.view(run.state, lesson.seat);
        const tried = [...lines.values()].flatMap((alike) => [...alike]);
        const rules = tried.flatMap((line) => game.whyNot(seen, lesson.seat, game.parse(line))?.rule ?? []);
        return [...new Set(rules)].filter((rule) => !unitOfRefusal(reference, rule)).map((rule) => [run.step.id, rule]);
      });
      expect(unexplained).toEqual([]);
    });

    it('leads to rules that are there', () => {
      const ids = reference.units.map(({ id }) => id);
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

interface Standing {
  readonly run: LessonRun;
  /** Moves of the step that are done, as typed. */
  readonly done: readonly string[];
}

/** The lesson at each move of a step, as its script plays it. A step that is only told has none. */
function runsWithin(game: Game, lesson: Lesson, at: number): Standing[] {
  const lines = linesOf(lesson.steps[at].right?.[0]);
  return lines.map((_, i) => {
    const run = new LessonRun(game, lesson, at);
    const done = lines.slice(0, i);
    for (const line of done) run.play([game.parse(line)]);
    return { run, done };
  });
}

function legalNow(game: Game, { state }: LessonRun, { seat }: Lesson): unknown[] {
  const actions: number[] = [];
  actions.length = game.legal(state, seat, actions);
  return actions.map((action) => game.toMove(state, seat, action));
}

/** Whether some way through the step begins like this. */
function isRight({ right = [] }: LessonStep, lines: readonly string[]): boolean {
  return right.map(linesOf).some((way) => lines.every((line, i) => way[i] !== undefined && isLike(line, way[i])));
}
