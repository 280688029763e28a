import { badField, type GameEntry, type Sense, type Weights } from '@stolik/core';

// A game's weights are a tree that people read; to tune them they are one list of numbers, in the order of the tree.

/** The weights of a game, or an error for whoever asked to tune a game that has none. */
export function weightsOf({ game, sense }: Pick<GameEntry, 'game' | 'sense'>): Weights {
  if (!sense.weights) throw badField('--game', `${game.id} has no weights to tune`);
  return sense.weights;
}

export function listOf(weights: Weights | number[]): number[] {
  return Object.values(weights).flatMap((weight) => (typeof weight === 'number' ? [weight] : listOf(weight)));
}

/** Puts the numbers of a list into the tree itself. */
export function assign(weights: Weights | number[], numbers: readonly number[]): void {
  fill(weights, numbers, 0);
}

/** A tree of the same shape with other numbers. */
export function treeOf(shape: Weights, numbers: readonly number[]): Weights {
  const tree = structuredClone(shape);
  assign(tree, numbers);
  return tree;
}

/** Does something by other weights. The game's own are back in their place afterwards, whatever happens. */
export function withWeights<T>(sense: Sense, numbers: readonly number[], act: () => T): T {
  const weights = sense.weights;
  if (!weights) return act();
  const own = listOf(weights);
  try {
    assign(weights, numbers);
    sense.forget?.();
    return act();
  } finally {
    assign(weights, own);
    sense.forget?.();
  }
}

function fill(weights: Weights | number[], numbers: readonly number[], from: number): number {
  const tree = weights as Weights;
  let at = from;
  for (const name of Object.keys(tree)) {
    const weight = tree[name];
    if (typeof weight === 'number') tree[name] = numbers[at++];
    else at = fill(weight, numbers, at);
  }
  return at;
}
