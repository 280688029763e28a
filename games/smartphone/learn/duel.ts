import type { Unit } from '@stolik/learn';
import type { Rule } from '../rules/why-not.ts';
import type { Position } from './position.ts';

export type GameUnit = Unit<Position, Rule>;

/** Green against red on an open map: most rules need no more to be seen. */
export function duel(more: Position = {}): Position {
  return { colors: ['green', 'red'], retailers: {}, ...more };
}

/** The same after the last round: only then is everything counted. */
export function counted(more: Position): Position {
  return duel({ round: 5, phase: 8, ...more });
}

/** Red is one progress short of an office on a retailer in Canada, and gets it. */
export function beside(tile: string, more: Position = {}): Position {
  return duel({
    retailers: { canada: tile },
    progress: { red: { canada: 1 } },
    trucks: { red: 1 },
    prices: { red: 5 },
    phase: 6,
    ...more,
  });
}

/** A2 on the lower two rows of B1: price 3, 7 goods, 1 gear, the factory lit. */
export const CHEAP = 'layout A2/B1 top A rot 0 at 0,1';
