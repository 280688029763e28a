import { ANY } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';

interface Wished {
  /** What is wished for at each seat. */
  readonly own: readonly (string | undefined)[];
  /** Opponents without a seat may have something in the options. */
  readonly options: unknown;
  readonly names: readonly string[];
}

/** By whom each is taken that a seat cannot have; without a seat, all that anybody has. */
export function takenBy(
  { game: { wishes }, wish }: GameUi,
  { own, options, names }: Wished,
  seat?: number,
): ReadonlyMap<string, string> {
  if (!wishes) return new Map();
  const { [wishes.option]: listed = [] } = options as Readonly<Record<string, readonly string[]>>;
  const all = [...own.map((value, i) => value ?? listed[i]), ...listed.slice(own.length)];
  const nameOf = (at: number) => names[at] ?? wish?.others?.[at - own.length] ?? '';
  return new Map(
    all.flatMap((value, at) => (value === undefined || value === ANY || at === seat ? [] : [[value, nameOf(at)]])),
  );
}
