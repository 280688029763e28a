import { SeededChance, seatsOf } from '@stolik/core';
import { type Lesson, LessonRun, linesOf } from '@stolik/learn';
import { describe, expect, it } from 'vitest';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { type Event, forecaster, mostSales, parsePlan, type State, smartphone } from '../rules/index.ts';
import { contextOf } from '../ui/context.ts';
import { bonusAtRisk } from '../ui/lost-bonus.ts';
import { draftOfPlan } from '../ui/planner/judge.ts';
import { hiddenInVain, regretOf, unsoldBy } from '../ui/planner/regrets.ts';
import { type Position, Table } from './table.ts';

const GAMES = process.env.STOLIK_LONG ? 1_000 : 30;
const UNITS = reference.units.map(({ id }) => id);

/** Whoever can do something does it: that is how most is sold. */
function eagerAction(s: State, seat: number, chance: SeededChance): number {
  const actions: number[] = [];
  actions.length = smartphone.legal(s, seat, actions);
  const isIdle = (action: number) => ['end', 'decline'].includes(smartphone.toMove(s, seat, action).do);
  let action = actions[chance.int(actions.length)];
  for (let tries = 0; tries < 5 && isIdle(action); tries++) action = actions[chance.int(actions.length)];
  return action;
}

describe('goods that nobody can buy', () => {
  it('are never warned of in vain: nobody ever sells more than was said to be possible', () => {
    let warned = 0;
    for (let game = 0; game < GAMES; game++) {
      const chance = new SeededChance(`sales ${game}`);
      const seats = 1 + (game % 5);
      const s = smartphone.setup(smartphone.sampleOptions(seats, chance), seats, chance);
      const views = () => Array.from({ length: seats }, (_, seat) => smartphone.view(s, seat));
      let before = views();
      let most: number[] = [];
      let sold: number[] = [];
      let isNew = true;
      const hear = (event: Event) => {
        if (event.type === 'round') isNew = true;
        if (event.type === 'planned') {
          const forecast = forecaster(before[event.seat], event.seat)(event.plan);
          most[event.seat] = mostSales(before[event.seat], event.seat, forecast);
          if (unsoldBy(before[event.seat], event.seat, forecast) > 0) warned++;
        }
        if (event.type === 'sold' && event.seat < seats) sold[event.seat]++;
        if (event.type === 'direct') sold[event.seat] += event.goods;
      };
      while (smartphone.actors(s) !== 0) {
        if (isNew) {
          isNew = false;
          before = views();
          most = [];
          sold = new Array(seats).fill(0);
        }
        const [seat] = seatsOf(smartphone.actors(s));
        smartphone.apply(s, seat, eagerAction(s, seat, chance), chance, hear);
        sold.forEach((goods, company) => {
          if (most[company] !== undefined) expect(goods).toBeLessThanOrEqual(most[company]);
        });
      }
    }
    expect(warned).toBeGreaterThan(GAMES);
  });
});

describe('an upgrade that hides what counted', () => {
  const hidden = (cells: string, round = 1) => {
    const plan = parsePlan(`A1/B1 top A rot 0 at 1,1 + research/research@${cells}`);
    return hiddenInVain(draftOfPlan(plan, ['research/research']), 0, false, round);
  };

  it('is warned of: it could lie on the two open cells of the upper pad', () => {
    expect(hidden('2,1:2,2')).toEqual(['goods', 'logistics']);
    expect(hidden('1,2:1,3')).toEqual(['upgrade']);
    expect(hidden('1,2:1,3', 5)).toEqual([]);
    expect(hidden('1,1:0,1')).toEqual([]);
  });
});

describe('a bonus without a legal place', () => {
  const CANADA: Position = {
    retailers: { canada: 'rM1-B' },
    progress: { red: { canada: 1 } },
    trucks: { red: 1 },
    phase: 6,
  };
  const risk = (position: Position) => {
    const table = new Table({ ...CANADA, ...position });
    const { seat } = table;
    const context = contextOf({ view: table.view(seat), seat, language: 'en' });
    return bonusAtRisk('canada', table.play('expand canada').view(seat), context);
  };

  it('is warned of before the office is opened, with the reason', () => {
    expect(risk({ goods: { red: 18 } })?.sentence).toContain('all your goods are made');
    expect(UNITS).toContain(risk({ goods: { red: 18 } })?.unit);
    expect(risk({ goods: { red: 17 } })).toBeUndefined();
  });

  it('is not warned of before progress that opens nothing', () => {
    expect(risk({ goods: { red: 18 }, progress: {} })).toBeUndefined();
  });
});

it('no lesson asks for a plan that it warns of', () => {
  for (const lesson of lessons) {
    const run = new LessonRun(smartphone, lesson as Lesson<State>);
    for (const step of lesson.steps) {
      const view = smartphone.view(run.state, lesson.seat);
      const own = linesOf(step.right?.[0]).map((line) => run.play([smartphone.parse(line)]) ?? []);
      for (const { events } of own.flat()) {
        for (const event of events) {
          if (event.type !== 'planned' || event.seat !== lesson.seat) continue;
          const draft = draftOfPlan(event.plan, view.companies[lesson.seat].upgrades);
          const forecast = forecaster(view, lesson.seat)(event.plan);
          const seen = { view, seat: lesson.seat, draft, overhang: false, forecast, language: 'en' } as const;
          for (const chosen of ['A', ...draft.order] as const)
            expect(regretOf({ ...seen, chosen }), `${lesson.id} ${step.id}`).toBeUndefined();
        }
      }
      if (!step.right) run.next();
    }
  }
});
