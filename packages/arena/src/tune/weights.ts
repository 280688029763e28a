import type { Weights } from '@stolik/core';

// A game's weights are a tree that people read; to tune them they are one list of numbers, in the order of the tree.

export function listOf(weights: Weights | readonly number[]): number[] {
  return Object.values(weights).flatMap((weight) => (typeof weight === 'number' ? [weight] : listOf(weight)));
}

/** A tree of the same shape with other numbers. */
export function treeOf(shape: Weights, numbers: readonly number[]): Weights {
  let at = 0;
  const fill = (weight: Weights[string]): Weights[string] => {
    if (typeof weight === 'number') return numbers[at++];
    return isList(weight) ? weight.map(() => numbers[at++]) : tree(weight);
  };
  const tree = (branch: Weights): Weights =>
    Object.fromEntries(Object.entries(branch).map(([name, weight]) => [name, fill(weight)]));
  return tree(shape);
}

function isList(weight: Weights | readonly number[]): weight is readonly number[] {
  return Array.isArray(weight);
}
