import { Match, SeededChance, seededSource } from '@stolik/core';
import { type Lesson, LessonRun, linesOf } from '@stolik/learn';
import { expect, it } from 'vitest';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { type Move, type State, sentient, type View } from '../rules/index.ts';
import { NO_PLAN } from '../ui/plan.ts';
import { regretOfHome, regretOfPlug } from '../ui/regrets.ts';
import { effectOf, foresee, rehearse } from '../ui/rehearse.ts';
import { speechOf } from '../ui/speech.ts';

const GAMES = 12;
const speech = speechOf('en');
const { nothing } = speech.words.regrets;

/** The warning for a plug in this position. */
function regretOf(view: View, seat: number, move: Extract<Move, { do: 'plug' }>) {
  const after = foresee(view, seat, move);
  if (!after) return undefined;
  const effect = effectOf(view.seats[seat], after.seats[seat], move.slot);
  return regretOfPlug(view.seats[seat], effect, { ...NO_PLAN, into: move.slot, block: move.block }, speech);
}

it('a bot that is said to score nothing scores nothing, and a neighbour that is said to fall falls', () => {
  const seen = { nothing: 0, falls: 0 };
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3);
    const match = Match.begin(sentient, { seats, source: seededSource(`regrets ${game}`) });
    const chance = new SeededChance(`regrets ${game}`);
    const doomed: { readonly seat: number; readonly round: number; readonly slot: number }[] = [];
    while (!match.isOver) {
      const [seat] = match.actors;
      const moves = match.legal(seat);
      const move = moves[chance.int(moves.length)];
      const before = match.view(seat);
      const regret = move.do === 'plug' ? regretOf(before, seat, move) : undefined;
      match.play(seat, [move]);
      if (!regret || move.do !== 'plug') continue;
      expect(reference.units.map(({ id }) => id)).toContain(regret.unit);
      if (regret.sentence === nothing) doomed.push({ seat, round: before.round, slot: move.slot });
      else {
        const points = (view: View) => view.seats[seat].rounds.at(-1)?.bots.map((bot) => bot?.vp ?? 0) ?? [];
        const after = points(match.view(seat));
        expect(points(before).some((vp, i) => after[i] < vp)).toBe(true);
        seen.falls++;
      }
    }
    for (const { seat, round, slot } of doomed)
      expect(match.view(seat).seats[seat].rounds[round - 1].bots[slot - 1]?.vp).toBe(0);
    seen.nothing += doomed.length;
  }
  expect(Math.min(seen.nothing, seen.falls)).toBeGreaterThan(GAMES);
});

it('assistants are missed only where the last agent goes without them', () => {
  const view = Match.begin(sentient, { seats: 2, source: seededSource('home') }).view(0);
  const [seat] = view.actors;
  const last = { ...view, seats: view.seats.map((own, i) => (i === seat ? { ...own, agents: 1 } : own)) };
  const home = (from: View, assistants: number) =>
    regretOfHome(rehearse(from, seat, 1, assistants), seat, { ...NO_PLAN, from: 1, assistants }, speech)?.sentence;
  expect(home(last, 2)).toContain('3 assistants');
  expect(home(last, 5)).toBeUndefined();
  expect(home(view, 2)).toBeUndefined();
});

it('no lesson asks for what it warns of, but where it is quiet', () => {
  for (const lesson of lessons) {
    const run = new LessonRun(sentient, lesson as Lesson<State>);
    for (const step of lesson.steps) {
      const warned = linesOf(step.right?.[0]).map((line) => {
        const move = sentient.parse(line);
        const view = sentient.view(run.state, lesson.seat);
        run.play([move]);
        if (move.do === 'plug') return regretOf(view, lesson.seat, move);
        if (move.do !== 'agent') return undefined;
        const sent = rehearse(view, lesson.seat, move.slot, move.assistants);
        return regretOfHome(sent, lesson.seat, { ...NO_PLAN, from: move.slot }, speech);
      });
      expect(warned.some(Boolean), step.id).toBe(step.isQuiet ?? false);
      if (!step.right) run.next();
    }
  }
});
