import { PAD_SIDES } from './data/pads.ts';
import { SYMBOLS, type SymbolName } from './data/symbols.ts';
import { layoutOfPads, type Point } from './evaluate-plan.ts';
import type { ShownPlan } from './events.ts';
import { LOWER, offsetOfLayout, PAD_OFFSETS, symbolsOf, topOfLayout, xyOf } from './layout.ts';

/** A cell of a plan as it is seen from above. */
export interface VisibleCell {
  readonly at: Point;
  readonly symbol: SymbolName;
  /** What lies on top there. */
  readonly piece: 'lower' | 'upper' | 'upgrade';
  /** Of an upgrade: its place in the plan. */
  readonly upgrade?: number;
}

/** What is seen of a plan, row by row from the top left: for boards. The rules count it in `plan.ts`. */
export function visibleCells({ layout, upgrades }: ShownPlan): VisibleCell[] {
  const place = layoutOfPads(layout);
  if (place === undefined) return [];
  const cells = new Map<string, VisibleCell>();
  const put = (cell: VisibleCell) => cells.set(cell.at.join(), cell);
  const top = topOfLayout(place);
  const lay = (isUnder: boolean) => {
    upgrades.forEach(({ cells: symbols, at, under }, upgrade) => {
      if (under !== isUnder) return;
      at.forEach((point, i) => {
        put({ at: point, symbol: symbols[i], piece: 'upgrade', upgrade });
      });
    });
  };
  const layPad = (pad: number, places: readonly number[], piece: 'lower' | 'upper') => {
    places.forEach((cell, i) => {
      put({ at: xyOf(cell), symbol: SYMBOLS[symbolsOf(place, pad)[i]], piece });
    });
  };
  layPad(1 - top, LOWER, 'lower');
  lay(true);
  layPad(top, PAD_OFFSETS[offsetOfLayout(place)].upper, 'upper');
  lay(false);
  return [...cells.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** All pad sides, for whoever has to choose. */
export const ALL_PAD_SIDES = PAD_SIDES.flat();
