import { group } from '@stolik/games/ui';
import type { Move, TechnologyId } from '../rules/index.ts';

type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;
export type RegionMove = MoveOf<'expand' | 'second' | 'office' | 'sell'>;
export type TechnologyMove = MoveOf<'research' | 'finish'>;

/** The legal moves sorted by the piece that offers them: what the board lights up. */
export interface Offers {
  readonly upgrades: ReadonlySet<string>;
  readonly technologies: ReadonlyMap<TechnologyId, TechnologyMove>;
  readonly regions: ReadonlyMap<string, RegionMove>;
  /** Where each office may be moved. */
  readonly moves: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many goods may be sold directly. */
  readonly directs: readonly number[];
  readonly prices: readonly MoveOf<'price'>[];
  /** Moves that need no piece. */
  readonly plain: ReadonlySet<'ready' | 'end' | 'accept' | 'decline'>;
  /** Nothing is left but to end the turn. */
  readonly isEndOnly: boolean;
}

export function offersOf(legal: readonly Move[]): Offers {
  const upgrades = new Set<string>();
  const technologies = new Map<TechnologyId, TechnologyMove>();
  const regions = new Map<string, RegionMove>();
  const moves: [string, string][] = [];
  const directs: number[] = [];
  const prices: MoveOf<'price'>[] = [];
  const plain = new Set<'ready' | 'end' | 'accept' | 'decline'>();
  for (const move of legal) {
    switch (move.do) {
      case 'take':
        upgrades.add(move.upgrade);
        break;
      case 'research':
      case 'finish':
        technologies.set(move.technology, move as TechnologyMove);
        break;
      case 'expand':
      case 'second':
      case 'office':
      case 'sell':
        regions.set(move.region, move as RegionMove);
        break;
      case 'move':
        moves.push([move.from, move.to]);
        break;
      case 'direct':
        directs.push(move.goods);
        break;
      case 'price':
        prices.push(move);
        break;
      case 'ready':
      case 'end':
      case 'accept':
      case 'decline':
        plain.add(move.do);
    }
  }
  return {
    upgrades,
    technologies,
    regions,
    moves: group(moves),
    directs,
    prices,
    plain,
    isEndOnly: legal.length === 1 && plain.has('end'),
  };
}
