import { type Chance, pick } from '../chance/chance.ts';
import { RecordingChance } from '../chance/recording.ts';
import { SeededChance } from '../chance/seeded.ts';
import { type Game, isSimultaneous, seatsOf } from '../game.ts';
import { legalOf } from '../legal.ts';
import { sumLines } from '../score.ts';
import { demand } from './broken-promise.ts';
import { type Coverage, leavesOf, type Maker } from './coverage.ts';

const json = (value: unknown): string => JSON.stringify(value);

function someAction<S>(game: Game<S>, s: S, seat: number, chance: Chance): number {
  const actions = legalOf(game, s, seat);
  demand(actions.length > 0, 'actors', () => `seat ${seat} owes a decision and has none`);
  return pick(actions, chance);
}

/** Seats and the spectator: everybody who may look. */
function eyes(seats: number): (number | undefined)[] {
  return [...Array(seats).keys(), undefined];
}

/** Exactly the actors have legal actions, and those ascend. */
export function checkActors<S>(game: Game<S>, s: S, seats: number): void {
  const mask = game.actors(s);
  const before = json(s);
  for (let seat = 0; seat < seats; seat++) {
    const actions = legalOf(game, s, seat);
    demand(json(s) === before, 'legal', () => `asking what seat ${seat} may do changed the state`);
    const owes = ((mask >> seat) & 1) === 1;
    demand(actions.length > 0 === owes, 'actors', () => `seat ${seat} owes ${owes} but has ${actions.length} actions`);
    for (let i = 1; i < actions.length; i++) {
      demand(actions[i - 1]! < actions[i]!, 'ascending', () => `seat ${seat}: ${actions.join(' ')}`);
    }
  }
}

/** JSON says all there is to a state: no list has anything beside its elements, and every number is one. */
export function checkPlain<S>(s: S): void {
  const stray = strayIn(s, 'state');
  demand(stray === undefined, 'plain', () => `${stray} does not survive JSON`);
}

/** Where something lies that JSON would lose; `undefined` if nowhere. */
function strayIn(value: unknown, path: string): string | undefined {
  if (value === null || Number.isFinite(value) || ['string', 'boolean'].includes(typeof value)) return undefined;
  if (typeof value !== 'object') return path;
  const parts = Object.entries(value);
  if (Array.isArray(value) && parts.length !== value.length) return path;
  for (const [key, part] of parts) {
    const stray = strayIn(part, `${path}.${key}`);
    if (stray) return stray;
  }
  return undefined;
}

/** What somebody saw stays as it was, whatever is played afterwards. The answer asks whether it did. */
export function checkView<S>(game: Game<S>, s: S, seat: number): () => void {
  const view = game.view(s, seat);
  const seen = json(view);
  return () => demand(json(view) === seen, 'view', () => `seat ${seat} saw ${seen}, and that became ${json(view)}`);
}

/** Nothing appears or vanishes. */
export function checkInventory<S>(game: Game<S>, s: S, expected: string): void {
  const found = json(game.inventory(s));
  demand(found === expected, 'inventory', () => `${expected} became ${found}`);
}

/** `whyNot` is slow: a few moves of each position are enough. */
const ASKED_WHY_NOT = 6;

/** Every action is a move that survives JSON and text, and `whyNot` has nothing against it. */
export function checkMoves<S>(game: Game<S>, s: S, chance: Chance): void {
  for (const seat of seatsOf(game.actors(s))) {
    const v = game.view(s, seat);
    const actions = legalOf(game, s, seat);
    for (const a of actions) {
      const move = game.toMove(s, seat, a);
      const fromJson = game.toAction(s, seat, game.readMove(JSON.parse(json(move))));
      demand(fromJson === a, 'move-json', () => `action ${a} is ${json(move)}, which is action ${fromJson}`);
      const line = game.print(move);
      const fromText = game.toAction(s, seat, game.parse(line));
      demand(fromText === a, 'move-text', () => `action ${a} is "${line}", which is action ${fromText}`);
      if (chance.int(actions.length) >= ASKED_WHY_NOT) continue;
      const reason = game.whyNot(v, seat, move);
      demand(reason === undefined, 'why-not', () => `"${line}" is legal, yet ${json(reason)}`);
    }
  }
}

/** Moves that were possible elsewhere: legal here or refused with a reason. */
export function checkRefusals<S, M>(game: Game<S, M>, s: S, seats: number, foreign: readonly M[]): void {
  for (let seat = 0; seat < seats; seat++) {
    const actions = legalOf(game, s, seat);
    const v = game.view(s, seat);
    for (const move of foreign) {
      const a = game.toAction(s, seat, move);
      const isLegal = a !== undefined && actions.includes(a);
      const reason = game.whyNot(v, seat, move);
      demand(isLegal === (reason === undefined), 'refusals', () => {
        return `seat ${seat} "${game.print(move)}" legal ${isLegal}, yet ${json(reason)}`;
      });
    }
  }
}

/** A clone is the same, and nothing done to it reaches the original. */
export function checkClone<S>(game: Game<S>, s: S, chance: Chance): void {
  const before = json(s);
  const copy = game.clone(s);
  demand(json(copy) === before, 'clone', () => 'the clone differs from its original');
  for (let i = 0; i < 12 && game.actors(copy) !== 0; i++) {
    const seat = pick(seatsOf(game.actors(copy)), chance);
    game.apply(copy, seat, someAction(game, copy, seat, chance), chance);
    demand(json(s) === before, 'clone', () => 'playing on the clone changed the original');
  }
  for (const seat of [...seatsOf(game.actors(s)), undefined]) game.shuffle(game.clone(s), seat, chance);
  demand(json(s) === before, 'clone', () => 'shuffling the clone changed the original');
}

/** What is hidden can be anything: a world imagined from a view gives the same view and the same legal actions. */
export function checkSecrets<S>(game: Game<S>, s: S, seats: number, chance: Chance, coverage: Coverage): void {
  const views = eyes(seats).map((eye) => json(game.view(s, eye)));
  const leaves = views.map(leavesOf);
  // The spectator comes after all seats.
  const spectator = leaves[seats]!;
  for (const eye of eyes(seats)) {
    const seen = views[eye ?? seats]!;
    const own = leaves[eye ?? seats]!;
    const imagined = () => game.imagine(JSON.parse(seen), eye, chance);
    const dealt = () => shuffled(game, s, eye, chance);
    const worlds: readonly [Maker, readonly [S, S]][] = [
      ['imagine', [imagined(), imagined()]],
      ['shuffle', [dealt(), dealt()]],
    ];
    for (const [maker, made] of worlds) {
      for (const world of made) {
        const again = json(game.view(world, eye));
        demand(again === seen, maker, () => `seat ${eye} saw ${seen}, then ${again}`);
        if (eye === undefined) continue;
        const actions = json(legalOf(game, s, eye));
        const others = json(legalOf(game, world, eye));
        demand(actions === others, maker, () => `seat ${eye} may do ${actions}, then ${others}`);
      }
      for (let other = 0; other < seats; other++) {
        if (other === eye) continue;
        const who = `seat ${other} from ${eye === undefined ? 'spectators' : `seat ${eye}`}`;
        const shown = (world: S) => json(game.view(world, other));
        const truth = { own, theirs: leaves[other]!, spectator };
        coverage.looks(maker, who, truth, () => [shown(made[0]), shown(made[1])]);
      }
    }
  }
}

function shuffled<S>(game: Game<S>, s: S, eye: number | undefined, chance: Chance): S {
  const world = game.clone(s);
  game.shuffle(world, eye, chance);
  return world;
}

/** Simultaneous seats may be applied in any order. */
export function checkSimultaneous<S>(game: Game<S>, s: S, chance: Chance): void {
  const seats = seatsOf(game.actors(s));
  if (!isSimultaneous(game.actors(s))) return;
  const lists = seats.map((seat) => {
    const own = game.clone(s);
    const list: number[] = [];
    while ((game.actors(own) >> seat) & 1) {
      const a = someAction(game, own, seat, chance);
      game.apply(own, seat, a, chance);
      list.push(a);
    }
    return { seat, list };
  });
  const [there, back] = [lists, [...lists].reverse()].map((order) => {
    const end = game.clone(s);
    const same = new SeededChance('simultaneous');
    for (const { seat, list } of order) for (const a of list) game.apply(end, seat, a, same);
    return json(end);
  });
  demand(there === back, 'simultaneous', () => `${there} or ${back}, depending on the order`);
}

/**
 * The same action in two worlds that somebody cannot tell apart: if it shows the difference, or draws, the epoch grows.
 * And events are public: they never say more than the view after them.
 */
export function checkEpoch<S>(game: Game<S>, s: S, seats: number, seat: number, a: number, chance: Chance): void {
  const after = (world: S) => {
    const next = game.clone(world);
    const drawn = new RecordingChance(new SeededChance('epoch'));
    const events: unknown[] = [];
    game.apply(next, seat, a, drawn, (event) => events.push(event));
    return { next, events: json(events), hasDrawn: drawn.outcomes.length > 0 };
  };
  const here = after(s);
  const grew = game.epoch(here.next) > game.epoch(s);
  const shrank = game.epoch(here.next) < game.epoch(s);
  const line = () => game.print(game.toMove(s, seat, a));
  demand(!shrank, 'epoch', () => `"${line()}" led back to an earlier epoch`);
  demand(grew || !here.hasDrawn, 'epoch', () => `"${line()}" drew chance within the epoch`);
  const newActors = game.actors(here.next) & ~game.actors(s);
  demand(grew || newActors === 0, 'epoch', () => `"${line()}" passed the turn within the epoch`);
  for (const eye of eyes(seats)) {
    const other = shuffled(game, s, eye, chance);
    if (!legalOf(game, other, seat).includes(a)) continue;
    const there = after(other);
    const isSame = json(game.view(here.next, eye)) === json(game.view(there.next, eye));
    demand(grew || isSame, 'epoch', () => `"${line()}" showed seat ${eye} something within the epoch`);
    demand(!isSame || here.events === there.events, 'events', () => {
      return `"${line()}" told ${here.events} or ${there.events}, which seat ${eye} must not be able to tell apart`;
    });
  }
}

/** Sheets add up: one for each seat, then those of automas. */
export function checkScore<S>(game: Game<S>, s: S, seats: number): void {
  const sheets = game.score(s);
  const people = sheets.filter(({ automa }) => automa === undefined).length;
  demand(people === seats, 'score', () => `${people} sheets for ${seats} seats`);
  for (const [place, { seat, total, lines }] of sheets.entries()) {
    demand(seat === place, 'score', () => `the sheet of seat ${seat} is in place ${place}`);
    demand(total === sumLines(lines), 'score', () => `seat ${seat} has ${total}, its lines ${json(lines)}`);
  }
}
