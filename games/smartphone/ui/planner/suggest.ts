import { evaluatePlan, type Move, type Outcome, type Point } from '../../rules/index.ts';
import { cellsUnder, type Draft, type Lies, lay } from './draft.ts';
import { boxOf } from './geometry.ts';
import { draftOfPlan, judge } from './judge.ts';

// No bot thinks here: the table's hint asks one. This only saves a beginner from an empty table.

/** Everything a plan brings, added up. */
function sumOf({ price, goods, research, logistics, upgrade }: Outcome): number {
  return price + goods + research + logistics + (upgrade ? 1 : 0);
}

/** The pads so that everything adds up to the most, then each upgrade where it adds most. Sent pieces stay. */
export function suggest(draft: Draft, legal: readonly Move[], overhang: boolean): Draft {
  let next = draft.isSent ? draft : bestPads(draft, legal);
  draft.tiles.forEach(({ isSent }, tile) => {
    if (!isSent) next = layWell(next, tile, overhang, sumNow(next, overhang)) ?? next;
  });
  return next;
}

function bestPads(draft: Draft, legal: readonly Move[]): Draft {
  let best = draft;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    if (move.do !== 'layout') continue;
    const outcome = evaluatePlan({ ...move, upgrades: [] });
    if ('rule' in outcome || sumOf(outcome) <= most) continue;
    most = sumOf(outcome);
    best = draftOfPlan(
      { layout: move, upgrades: [], faceDown: [] },
      draft.tiles.map(({ id }) => id),
    );
  }
  return best;
}

function sumNow(draft: Draft, overhang: boolean): number {
  const { outcome } = judge(draft, overhang);
  return outcome ? sumOf(outcome) : Number.NEGATIVE_INFINITY;
}

/** The tile laid where it brings most, if that is more than `atLeast`; `undefined` where it may not lie so. */
export function layWell(
  draft: Draft,
  tile: number,
  overhang: boolean,
  atLeast = Number.NEGATIVE_INFINITY,
): Draft | undefined {
  const { x, y, width, height } = boxOf([...cellsUnder(draft, 'A'), ...cellsUnder(draft, 'B')]);
  const cells = Array.from({ length: width * height }, (_, i): Point => [x + (i % width), y + Math.floor(i / width)]);
  return best(draft, tile, cells.flatMap(placesAt), overhang, atLeast);
}

/** The tile with its first half on a cell, turned as it brings most; lying across where no way is legal. */
export function layAt(draft: Draft, tile: number, cell: Point, overhang: boolean): Draft {
  const places = placesAt(cell);
  return best(draft, tile, places, overhang) ?? lay(draft, tile, { at: places[0], under: false });
}

function best(
  draft: Draft,
  tile: number,
  places: readonly Lies['at'][],
  overhang: boolean,
  atLeast = Number.NEGATIVE_INFINITY,
): Draft | undefined {
  let found: Draft | undefined;
  let most = atLeast;
  for (const at of places) {
    const next = lay(draft, tile, { at, under: false });
    const sum = sumNow(next, overhang);
    if (sum <= most) continue;
    most = sum;
    found = next;
  }
  return found;
}

/** An upgrade with its first half on a cell: right, down, left, up. */
function placesAt([x, y]: Point): Lies['at'][] {
  const cell: Point = [x, y];
  return [
    [cell, [x + 1, y]],
    [cell, [x, y + 1]],
    [cell, [x - 1, y]],
    [cell, [x, y - 1]],
  ];
}
