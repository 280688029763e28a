import { type Chance, dealInto } from './chance.ts';

/** `count` different numbers below `size`, in the order they are dealt. */
export function deal(size: number, count: number, chance: Chance, tag?: number): number[] {
  const deck: number[] = [];
  for (let i = 0; i < size; i++) deck.push(i);
  for (let i = 0; i < count; i++) dealInto(deck, i, chance, tag);
  return deck.slice(0, count);
}

/** Takes a piece out of a bag, or a tile off a deck, that is a number of pieces of each kind: it has no order that could leak. */
export function drawFrom(counts: number[], chance: Chance, tag?: number): number {
  let total = 0;
  for (let kind = 0; kind < counts.length; kind++) total += counts[kind]!;
  let at = chance.int(total, tag);
  let kind = 0;
  while (at >= counts[kind]!) at -= counts[kind++]!;
  counts[kind]!--;
  return kind;
}
