import { BASE_PRICE, evaluatePlan, type Move, type Outcome, type Point, type View } from '../../rules/index.ts';
import { buyersOf } from '../standing.ts';
import { cellsUnder, type Draft, type Lies, lay } from './draft.ts';
import { boxOf } from './geometry.ts';
import { draftOfPlan, judge } from './judge.ts';

// No bot thinks here: the table's hint asks one. This only saves a beginner from an empty table.

/** What an outcome is worth. */
export type Worth = (outcome: Outcome) => number;

/** What a plan brings, added up. Prices far from where they start sell too cheap or to nobody, and goods want customers. */
export function worthTo(view: View, seat: number): Worth {
  const { tokens } = view.companies[seat];
  return ({ price, goods, research, logistics, upgrade }) => {
    const sold = Math.min(goods, Math.max(0, buyersOf(view, seat, price) - tokens));
    return (
      sold - UNSOLD * (goods - sold) + research + logistics + (upgrade ? FACTORY : 0) - Math.abs(price - BASE_PRICE)
    );
  };
}
/** An upgrade serves in every round to come. */
const FACTORY = 2;
/** What nobody buys is lost, and its cell could have brought something else. */
const UNSOLD = 1;

/** How many layouts are tried with the upgrades on them. */
const TRIED = 12;

/** Of the pads that bring most by themselves, those that bring most with the upgrades. Sent pieces stay. */
export function suggest(draft: Draft, legal: readonly Move[], overhang: boolean, worth: Worth): Draft {
  const laid = (draft.isSent ? [draft] : bestPads(draft, legal, worth)).map((pads) => layAll(pads, overhang, worth));
  return laid.sort((one, two) => sumNow(two, overhang, worth) - sumNow(one, overhang, worth))[0] ?? draft;
}

function bestPads(draft: Draft, legal: readonly Move[], worth: Worth): Draft[] {
  const owned = draft.tiles.map(({ id }) => id);
  return legal
    .flatMap((move) => {
      const outcome = move.do === 'layout' && evaluatePlan({ ...move, upgrades: [] });
      return outcome && !('rule' in outcome) ? [{ layout: move, sum: worth(outcome) }] : [];
    })
    .sort((one, two) => two.sum - one.sum)
    .slice(0, TRIED)
    .map(({ layout }) => draftOfPlan({ layout, upgrades: [], faceDown: [] }, owned));
}

/** Each upgrade where it adds most, unless face down it brings more. */
function layAll(draft: Draft, overhang: boolean, worth: Worth): Draft {
  let next = draft;
  draft.tiles.forEach(({ isSent }, tile) => {
    if (!isSent) next = layWell(next, tile, overhang, worth, sumNow(next, overhang, worth) - 1) ?? next;
  });
  return next;
}

function sumNow(draft: Draft, overhang: boolean, worth: Worth): number {
  const { outcome } = judge(draft, overhang);
  return outcome ? worth(outcome) : Number.NEGATIVE_INFINITY;
}

/** The tile laid where it brings most, if that is more than `atLeast`; `undefined` where it may not lie so. */
export function layWell(
  draft: Draft,
  tile: number,
  overhang: boolean,
  worth: Worth,
  atLeast = Number.NEGATIVE_INFINITY,
): Draft | undefined {
  return best(draft, tile, placesOn(draft), overhang, worth, atLeast);
}

/** Everywhere that an upgrade may be tried. */
export function placesOn(draft: Draft): Lies['at'][] {
  const { x, y, width, height } = boxOf([...cellsUnder(draft, 'A'), ...cellsUnder(draft, 'B')]);
  const cells = Array.from({ length: width * height }, (_, i): Point => [x + (i % width), y + Math.floor(i / width)]);
  return cells.flatMap(placesAt);
}

/** The tile with its first half on a cell, turned as it brings most; lying across where no way is legal. */
export function layAt(draft: Draft, tile: number, cell: Point, overhang: boolean, worth: Worth): Draft {
  const places = placesAt(cell);
  return best(draft, tile, places, overhang, worth) ?? lay(draft, tile, { at: places[0], under: false });
}

function best(
  draft: Draft,
  tile: number,
  places: readonly Lies['at'][],
  overhang: boolean,
  worth: Worth,
  atLeast = Number.NEGATIVE_INFINITY,
): Draft | undefined {
  let found: Draft | undefined;
  let most = atLeast;
  for (const at of places) {
    const next = lay(draft, tile, { at, under: false });
    const sum = sumNow(next, overhang, worth);
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
