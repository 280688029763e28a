import { type Lesson, LessonRun, linesOf } from '@stolik/learn';
import { expect, it } from 'vitest';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { type Position, stateOf } from '../learn/position.ts';
import { type State, sagrada } from '../rules/index.ts';
import { lostBy, lostLately, mendersOf, sayLost, warnOf } from '../ui/regrets.ts';
import { speechOf } from '../ui/speech.ts';

const NOTHING = '.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';
/** Row 1 of Luz Celestial begins with two free spaces and a printed red. */
const seen = (position: Position) =>
  sagrada.view(
    stateOf({ patterns: ['luz-celestial', 'sun-catcher'], windows: [NOTHING, NOTHING], pool: 'R2 G4', ...position }),
    0,
  );

it('a die beside a printed space of its colour makes that space impossible', () => {
  const view = seen({});
  expect(lostBy(view, 0, { die: 'R2', to: 'a2' })).toEqual(['a3']);
  expect(lostBy(view, 0, { die: 'G4', to: 'a2' })).toEqual(['b2']);
  expect(lostBy(view, 0, { die: 'G3', to: 'a2' })).toEqual([]);
});

it('what was just done is warned of until the turn ends, and only what it did', () => {
  const view = seen({ windows: ['.. R2 .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..', NOTHING] });
  const placed = { type: 'placed', seat: 0, die: 'R2', cell: 'a2' } as const;
  expect(lostLately(view, 0, [placed])).toEqual(['a3']);
  expect(lostLately(view, 0, [{ ...placed, seat: 1 }])).toEqual([]);
  expect(lostLately({ ...view, actors: [1] }, 0, [placed])).toEqual([]);
  expect(lostLately(view, 0, [{ type: 'moved', seat: 0, die: 'R2', from: 'a4', to: 'a2' }])).toEqual([]);
});

it('a tool that moves dice could mend it, if it can be paid', () => {
  const tools = ['lathekin', 'grozing-pliers', 'tap-wheel'];
  expect(mendersOf(seen({ tools, tokens: [1, 1] }), 0)).toEqual(['lathekin', 'tap-wheel']);
  expect(mendersOf(seen({ tools, tokens: [0, 1] }), 0)).toEqual([]);
});

it('says it in both languages, with a rule that is there', () => {
  const view = seen({ tools: ['lathekin', 'grozing-pliers', 'flux-brush'] });
  expect(sayLost(['a3'], view, 0, speechOf('en'))).toMatch(/row 1, column 3.*Lathekin/);
  expect(sayLost(['a3'], view, 0, speechOf('pl'))).toMatch(/rząd 1, kolumna 3.*Lathekin/);
  expect(reference.units.map(({ id }) => id)).toContain(warnOf(['a3'], true, view, 0, speechOf('en'))?.unit);
  expect(warnOf([], false, view, 0, speechOf('en'))).toBeUndefined();
});

it('no lesson asks for what it warns of', () => {
  for (const lesson of lessons) {
    const run = new LessonRun(sagrada, lesson as Lesson<State>);
    for (const step of lesson.steps) {
      for (const line of linesOf(step.right?.[0])) {
        const view = sagrada.view(run.state, lesson.seat);
        const plays = run.play([sagrada.parse(line)]) ?? [];
        const own = plays.filter(({ seat }) => seat === lesson.seat).flatMap(({ events }) => events);
        for (const event of own) {
          if (event.type !== 'placed') continue;
          expect(lostBy(view, lesson.seat, { die: event.die, to: event.cell }), step.id).toEqual([]);
        }
      }
      if (!step.right) run.next();
    }
  }
});
