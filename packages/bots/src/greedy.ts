import { type Chance, type Game, type GameEntry, SeededChance } from '@stolik/core';
import type { Bot } from './bot.ts';

export type Evaluate = GameEntry['evaluate'];
export type Candidates = GameEntry['candidates'];

/** Outcomes tried for an action that draws chance. */
const SAMPLES = 6;
/** Steps of the same turn looked at after an action: enough for the longest tool, a placement and the end. */
const STEPS = 6;
/** Of the replies that leave the turn going on, how many are followed. */
const WIDTH = 3;

/**
 * Plays the action whose turn ends best for its seat, and looks no further than that turn.
 *
 * Within the epoch nothing becomes known, so it may follow its own steps to the end of the turn; where chance is drawn it
 * judges a few outcomes as they lie.
 */
export function greedy(evaluate: Evaluate, candidates?: Candidates): Bot {
  return {
    name: 'greedy',
    decide(game, v, seat, chance) {
      const s = game.imagine(v, seat, chance);
      const actions = actionsOf({ game, seat, candidates }, s);
      if (actions.length === 1) return [game.toMove(s, seat, actions[0])];
      const look: Look<typeof s> = { game, seat, evaluate, candidates, seed: chance.int(SEEDS) };
      const worths = worthsOf(look, s, actions);
      const best = Math.max(...worths);
      const equals = actions.filter((_, i) => worths[i] >= best - EQUAL);
      return [game.toMove(s, seat, equals[chance.int(equals.length)])];
    },
  };
}

const SEEDS = 2 ** 30;
/** Sums taken in another order differ by this much at most. */
const EQUAL = 1e-9;

interface Look<S> {
  readonly game: Pick<Game<S>, 'clone' | 'actors' | 'legal' | 'apply' | 'epoch'>;
  readonly seat: number;
  readonly evaluate: Evaluate;
  readonly candidates: Candidates;
  /** The same for all actions: they are compared under the same luck. */
  readonly seed: number;
}

/** Where an action leads: to the end of the epoch, or to more steps of the same turn. */
interface Outcome<S> {
  readonly s: S;
  readonly worth: number;
  readonly goesOn: boolean;
}

/** What each action is worth when the turn goes on as well as it can. */
function worthsOf<S>(look: Look<S>, s: S, actions: readonly number[]): number[] {
  const outcomes = actions.map((a) => outcomeOf(look, s, a));
  // The turn could end right after most actions; what else it could bring is looked at for the best of those only. An
  // action that must go on, such as using a tool, is judged by where it leads.
  const ends = outcomes.map(({ s: after, worth, goesOn }) => (goesOn ? bestEnd(look, after, 0) : worth));
  const promising =
    ends.filter((end) => end !== undefined).sort((a, b) => b - a)[WIDTH - 1] ?? Number.NEGATIVE_INFINITY;
  return outcomes.map(({ s: after, worth, goesOn }, i) => {
    const end = ends[i];
    const isWorthwhile = goesOn && (end === undefined || end >= promising);
    return (isWorthwhile ? bestEnd(look, after, STEPS) : end) ?? worth;
  });
}

/** The best that the rest of the turn can lead to; `undefined` if it cannot be followed to its end. */
function bestEnd<S>(look: Look<S>, s: S, steps: number): number | undefined {
  let best: number | undefined;
  const open: Outcome<S>[] = [];
  for (const a of actionsOf(look, s)) {
    const outcome = outcomeOf(look, s, a);
    if (outcome.goesOn) open.push(outcome);
    else if (best === undefined || outcome.worth > best) best = outcome.worth;
  }
  if (steps === 0) return best;
  open.sort((a, b) => b.worth - a.worth);
  for (const { s: next } of open.slice(0, WIDTH)) {
    const end = bestEnd(look, next, steps - 1);
    if (end !== undefined && (best === undefined || end > best)) best = end;
  }
  return best;
}

function outcomeOf<S>(look: Look<S>, s: S, a: number): Outcome<S> {
  const { game, seat, evaluate } = look;
  const luck = new Luck(`${look.seed}/0`);
  const after = game.clone(s);
  game.apply(after, seat, a, luck);
  let worth = evaluate(after, seat);
  if (luck.isUntouched) {
    const goesOn = game.epoch(after) === game.epoch(s) && game.actors(after) === 1 << seat;
    return { s: after, worth, goesOn };
  }
  for (let i = 1; i < SAMPLES; i++) {
    const other = game.clone(s);
    game.apply(other, seat, a, new Luck(`${look.seed}/${i}`));
    worth += evaluate(other, seat);
  }
  return { s: after, worth: worth / SAMPLES, goesOn: false };
}

/** The actions worth looking at: all, where the game names none. */
function actionsOf<S>({ game, seat, candidates }: Pick<Look<S>, 'game' | 'seat' | 'candidates'>, s: S): number[] {
  const out: number[] = [];
  out.length = candidates ? candidates(s, seat, out) : game.legal(s, seat, out);
  return out;
}

/** Seeded chance that is set up only when it is drawn, since most actions draw none, and knows whether it was. */
class Luck implements Chance {
  readonly #seed: string;
  #chance: SeededChance | undefined;

  constructor(seed: string) {
    this.#seed = seed;
  }

  get isUntouched(): boolean {
    return this.#chance === undefined;
  }

  int(n: number): number {
    this.#chance ??= new SeededChance(this.#seed);
    return this.#chance.int(n);
  }
}
