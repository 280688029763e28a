import { type Chance, isSimultaneous, type Sense, seatsOf } from '@stolik/core';
import { timeOf } from './playout.ts';
import { actionsOf, type Rules } from './turn.ts';

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

/**
 * Walks down from `node`, playing in `s`, until a choice that was never tried, the end, or the given time. Seats that
 * decide at the same time choose each in a room of their own, so that nobody's choice depends on another's.
 */
export function walk<S>(game: Rules<S>, sense: Sense, node: Node, s: S, chance: Chance, end: number): Step[] {
  const steps: Step[] = [];
  let at = node;
  for (let mask = game.actors(s); mask !== 0 && timeOf(game, sense, s) < end; mask = game.actors(s)) {
    const epoch = game.epoch(s);
    const isTogether = isSimultaneous(mask);
    const hub = at;
    let key = '';
    for (const seat of seatsOf(mask)) {
      if (isTogether) at = hub.other(`room ${seat}`);
      while ((game.actors(s) >> seat) & 1 && game.epoch(s) === epoch) {
        const { action, edge } = choose(game, sense, at, s, seat, chance);
        if (edge) steps.push({ node: at, edge, seat });
        game.apply(s, seat, action, chance);
        if (edge?.visits === 0) return steps;
        at = edge?.child ?? at.other('forced');
        key += `${action} `;
        if (!isTogether) break;
      }
    }
    if (isTogether) at = hub.other(key);
  }
  return steps;
}

interface Choice {
  readonly action: number;
  /** `undefined` where there was nothing to choose. */
  readonly edge: Edge | undefined;
}

function choose<S>(game: Rules<S>, sense: Sense, node: Node, s: S, seat: number, chance: Chance): Choice {
  const actions = actionsOf({ game, seat, sense }, s);
  if (actions.length === 1) return { action: actions[0], edge: undefined };
  const edges = actions.map((action) => ({ action, edge: edgeOf(game, sense, node, s, seat, action, chance) }));
  const width = Math.max(1, Math.ceil(WIDTH * node.visits ** GROWTH));
  const open = edges.sort((a, b) => b.edge.prior - a.edge.prior).slice(0, width);
  for (const { edge } of open) edge.chances++;
  return open.reduce((a, b) => (promise(b.edge) > promise(a.edge) ? b : a));
}

function edgeOf<S>(game: Rules<S>, sense: Sense, node: Node, s: S, seat: number, action: number, chance: Chance): Edge {
  let edge = node.edges.get(action);
  if (!edge) {
    const after = game.clone(s);
    game.apply(after, seat, action, chance);
    edge = { visits: 0, value: 0, chances: 0, prior: sense.evaluate(after, seat), child: new Node() };
    node.edges.set(action, edge);
  }
  return edge;
}

/** The mean of what came of it, and more for what was tried too seldom to tell. */
export function promise({ visits, value, chances }: Edge): number {
  if (visits === 0) return Number.POSITIVE_INFINITY;
  return value / visits + CURIOSITY * Math.sqrt(Math.log(chances + 1) / visits);
}
