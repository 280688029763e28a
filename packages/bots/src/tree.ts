import { type Chance, firstBit, isSimultaneous, seatsOf } from '@stolik/core';
import { timeOf } from './playout.ts';
import { actionsOf, type Play } from './question.ts';

/** A choice of one seat, and how it went for that seat. */
export interface Edge {
  visits: number;
  value: number;
  /** How often it could have been chosen: what is legal differs from world to world. */
  chances: number;
  /** How good it looked at first sight. */
  readonly prior: number;
  readonly child: Node;
}

/** What the seats have done so far, whatever chance brought and whatever is hidden: worlds share it. */
export class Node {
  visits = 0;
  readonly edges = new Map<number, Edge>();
  readonly #others = new Map<string, Node>();

  /** A node that is reached by something else than one choice. */
  other(key: string): Node {
    let node = this.#others.get(key);
    if (!node) {
      node = new Node();
      this.#others.set(key, node);
    }
    return node;
  }
}

/** A step of a walk: whose choice it was. */
export interface Step {
  readonly node: Node;
  readonly edge: Edge;
  readonly seat: number;
}

/** How eagerly rarely tried choices are tried again. */
const CURIOSITY = 0.3;
/** A node that was visited n times looks at WIDTH * n ^ GROWTH of its choices, the best at first sight first. */
const WIDTH = 2;
const GROWTH = 0.45;

/** Walks down from `node`, playing in `s`, until a choice that was never tried, the end, or the given time. */
export function walk<S>(play: Play<S>, node: Node, s: S, chance: Chance, end: number): Step[] {
  const { game } = play;
  const steps: Step[] = [];
  let at = node;
  for (let mask = game.actors(s); mask !== 0 && timeOf(play, s) < end; mask = game.actors(s)) {
    const before = steps.length;
    if (isSimultaneous(mask)) at = at.other(meet(play, at, s, mask, chance, steps));
    else {
      const seat = firstBit(mask);
      const { action, edge } = choose(play, at, s, seat, chance);
      if (edge) steps.push({ node: at, edge, seat });
      game.apply(s, seat, action, chance);
      at = edge?.child ?? at.other('forced');
    }
    if (steps.slice(before).some(({ edge }) => edge.visits === 0)) break;
  }
  return steps;
}

/**
 * Lets seats that decide at the same time choose, each in a room of its own off `hub`, so that nobody's choice depends on
 * another's. Adds their steps, and says what they did: where they meet again depends on it.
 */
export function meet<S>(play: Play<S>, hub: Node, s: S, mask: number, chance: Chance, steps: Step[]): string {
  const { game } = play;
  const turns = seatsOf(mask).map((seat) => {
    const own = game.clone(s);
    const actions: number[] = [];
    let at = hub.other(`room ${seat}`);
    while ((game.actors(own) >> seat) & 1) {
      const { action, edge } = choose(play, at, own, seat, chance);
      if (edge) steps.push({ node: at, edge, seat });
      game.apply(own, seat, action, chance);
      at = edge?.child ?? at.other('forced');
      actions.push(action);
    }
    return { seat, actions };
  });
  for (const { seat, actions } of turns) for (const a of actions) game.apply(s, seat, a, chance);
  return turns.map(({ actions }) => actions.join(' ')).join();
}

interface Choice {
  readonly action: number;
  /** `undefined` where there was nothing to choose. */
  readonly edge: Edge | undefined;
}

function choose<S>(play: Play<S>, node: Node, s: S, seat: number, chance: Chance): Choice {
  const actions = actionsOf(play, s, seat);
  if (actions.length === 1) return { action: actions[0]!, edge: undefined };
  const edges = actions.map((action) => ({ action, edge: edgeOf(play, node, s, seat, action, chance) }));
  const width = Math.max(1, Math.ceil(WIDTH * node.visits ** GROWTH));
  const open = edges.sort((a, b) => b.edge.prior - a.edge.prior).slice(0, width);
  for (const { edge } of open) edge.chances++;
  return open.reduce((a, b) => (upperBound(b.edge) > upperBound(a.edge) ? b : a));
}

function edgeOf<S>(play: Play<S>, node: Node, s: S, seat: number, action: number, chance: Chance): Edge {
  let edge = node.edges.get(action);
  if (!edge) {
    const { game, heuristics } = play;
    const after = game.clone(s);
    game.apply(after, seat, action, chance);
    edge = { visits: 0, value: 0, chances: 0, prior: heuristics.evaluate(after, seat), child: new Node() };
    node.edges.set(action, edge);
  }
  return edge;
}

/** The mean of what came of it, and more for what was tried too seldom to tell. */
export function upperBound({ visits, value, chances }: Edge): number {
  if (visits === 0) return Number.POSITIVE_INFINITY;
  return value / visits + CURIOSITY * Math.sqrt(Math.log(chances + 1) / visits);
}
