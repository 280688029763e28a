import { Luck } from './luck.ts';
import { actionsOf, type Question } from './question.ts';

/** Outcomes tried for an action that draws chance. */
const SAMPLES = 6;
/** Steps of the same turn looked at after an action: enough for the longest tool, a placement and the end. */
const STEPS = 6;
/** Of the replies that leave the turn going on, how many are followed. */
const WIDTH = 3;

/** A way to play a turn, up to its end or to where chance decides. */
export interface Turn {
  readonly actions: readonly number[];
  /** The points that may be expected after it, by one look at where it ends. */
  readonly worth: number;
}

/** Where an action leads: to the end of the epoch, or to more steps of the same turn. */
interface Outcome<S> {
  readonly action: number;
  readonly s: S;
  readonly worth: number;
  readonly goesOn: boolean;
}

/**
 * For each action of the seat the best way it can go on, no further than this turn.
 *
 * Within the epoch nothing becomes known, so a seat may follow its own steps to the end of the turn; where chance is drawn
 * it judges a few outcomes as they lie.
 */
export function turnsOf<S>(question: Question<S>, s: S): Turn[] {
  const whole = question.heuristics.turns?.(s, question.seat);
  if (whole) return whole.map((actions) => ({ actions, worth: worthAfter(question, s, actions) }));
  const outcomes = actionsOf(question, s, question.seat).map((a) => outcomeOf(question, s, a));
  // The turn could end right after most actions; what else it could bring is looked at for the best of those only. An
  // action that must go on, such as using a tool, is judged by where it leads.
  const ends = outcomes.map((outcome) => (outcome.goesOn ? bestEnd(question, outcome.s, 0) : stopAt(outcome)));
  const worths = ends.flatMap((end) => (end ? [end.worth] : [])).sort((a, b) => b - a);
  const good = worths[WIDTH - 1] ?? Number.NEGATIVE_INFINITY;
  return outcomes.map((outcome, i) => {
    const end = ends[i];
    const isWorthwhile = outcome.goesOn && (end === undefined || end.worth >= good);
    const rest = (isWorthwhile ? bestEnd(question, outcome.s, STEPS) : end) ?? stopAt(outcome);
    return { actions: [outcome.action, ...rest.actions], worth: rest.worth };
  });
}

function worthAfter<S>({ game, seat, heuristics, seed }: Question<S>, s: S, actions: readonly number[]): number {
  const after = game.clone(s);
  const luck = new Luck(`${seed}/0`);
  // The last step may let everybody's secret decisions happen: what it is worth is judged before that.
  for (const a of actions.slice(0, -1)) game.apply(after, seat, a, luck);
  return heuristics.evaluate(after, seat);
}

function stopAt<S>({ worth }: Outcome<S>): Turn {
  return { actions: [], worth };
}

/** The best that the rest of the turn can lead to; `undefined` if it cannot be followed to its end. */
function bestEnd<S>(question: Question<S>, s: S, steps: number): Turn | undefined {
  let best: Turn | undefined;
  const open: Outcome<S>[] = [];
  for (const a of actionsOf(question, s, question.seat)) {
    const outcome = outcomeOf(question, s, a);
    if (outcome.goesOn) open.push(outcome);
    else best = betterOf(best, { actions: [a], worth: outcome.worth });
  }
  if (steps === 0) return best;
  open.sort((a, b) => b.worth - a.worth);
  for (const { action, s: next } of open.slice(0, WIDTH)) {
    const end = bestEnd(question, next, steps - 1);
    if (end) best = betterOf(best, { actions: [action, ...end.actions], worth: end.worth });
  }
  return best;
}

/** Of equals the one with fewer steps. */
function betterOf(a: Turn | undefined, b: Turn): Turn {
  if (!a || b.worth > a.worth) return b;
  return b.worth === a.worth && b.actions.length < a.actions.length ? b : a;
}

function outcomeOf<S>(question: Question<S>, s: S, action: number): Outcome<S> {
  const { game, seat, heuristics } = question;
  const luck = new Luck(`${question.seed}/0`);
  const after = game.clone(s);
  game.apply(after, seat, action, luck);
  let worth = heuristics.evaluate(after, seat);
  if (luck.isUntouched) {
    const goesOn = game.epoch(after) === game.epoch(s) && ((game.actors(after) >> seat) & 1) === 1;
    return { action, s: after, worth, goesOn };
  }
  for (let i = 1; i < SAMPLES; i++) {
    const other = game.clone(s);
    game.apply(other, seat, action, new Luck(`${question.seed}/${i}`));
    worth += heuristics.evaluate(other, seat);
  }
  return { action, s: after, worth: worth / SAMPLES, goesOn: false };
}
