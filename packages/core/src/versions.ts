import type { Game } from './game.ts';

/** A part of a game under one version of its rules. */
interface Ruled {
  readonly game: Game;
}

/** Made once, so that whoever remembers something about a part finds it again. */
const made = new WeakMap<object, Map<number, Ruled>>();

/** A part of a game (its entry, its board, what bots need) under the rules of a version; `undefined` where none are kept. */
export function underRules<P extends Ruled>(part: P, version: number): P | undefined {
  if (part.game.version === version) return part;
  const earlier = part.game.earlier?.find((rules) => rules.version === version);
  if (!earlier) return undefined;
  const known = made.get(part) ?? new Map<number, Ruled>();
  made.set(part, known);
  const found = known.get(version) ?? { ...part, game: earlier };
  known.set(version, found);
  return found as P;
}
