import { certain } from '@stolik/core';
import { BONUSES } from './data/retailers.ts';
import { SIDES, TECHNOLOGY_IDS } from './data/technologies.ts';
import { layoutOfPads, type Point } from './evaluate-plan.ts';
import type { Event, ShownPlan } from './events.ts';
import { cellAt, LOWER, offsetOfLayout } from './layout.ts';
import { roomOf } from './placements.ts';

/** How an upgrade can be used. */
const WAYS = ['over', 'under', 'across', 'overlapping', 'face down', 'hanging out'] as const;
type Way = (typeof WAYS)[number];

/** Everything that must come up before the rules count as tested: ways to use upgrades, technologies, bonuses. */
export const FEATURES: readonly string[] = [
  ...WAYS.map((way) => `upgrade ${way}`),
  ...TECHNOLOGY_IDS.flatMap((id) => SIDES.map((side) => `technology ${id}-${side}`)),
  ...BONUSES.map((bonus) => `bonus ${bonus}`),
];

/** What an event is an instance of. */
export function features(e: Event): string[] {
  if (e.type === 'planned') return waysIn(e.plan);
  if (e.type === 'bonus') return [`bonus ${e.bonus}`];
  return 'by' in e && e.by !== undefined && e.by !== 'retailer' ? [`technology ${e.by}`] : [];
}

function waysIn({ layout, upgrades, faceDown }: ShownPlan): string[] {
  const { isUpper, isPad } = roomOf(offsetOfLayout(certain(layoutOfPads(layout), 'layout like the one shown')));
  const found: string[] = faceDown.map(() => 'upgrade face down');
  let isHanging = false;
  upgrades.forEach(({ at, under }, i) => {
    const cells = at.map(([x, y]) => cellAt(x, y));
    const ways: Way[] = [under ? 'under' : 'over'];
    if (!under && cells.some((cell) => isUpper[cell]) && cells.some((cell) => isOnlyLower(cell))) ways.push('across');
    if (upgrades.slice(0, i).some((other) => other.at.some((point) => at.some((own) => isSame(own, point))))) {
      ways.push('overlapping');
    }
    if (cells.some((cell) => !isPad[cell])) {
      ways.push('hanging out');
      isHanging = true;
    }
    found.push(...ways.map((way) => `upgrade ${way}`));
  });
  // Only 4G A lets an upgrade hang out.
  return isHanging ? [...found, 'technology 4g-A'] : found;

  function isOnlyLower(cell: number): boolean {
    return LOWER.includes(cell) && !isUpper[cell];
  }
}

function isSame([x, y]: Point, [u, v]: Point): boolean {
  return x === u && y === v;
}
