import type { Question } from '@stolik/facts';
import { BASE_PRICE } from '../rules/index.ts';
import type { PlanFacts, SmartphoneFacts } from './own.ts';

export const questions: readonly Question<SmartphoneFacts>[] = [
  { id: 'company', cells: ({ own }) => [own.company], isOwn: true },
  { id: 'opening', cells: ({ own }) => [`${own.company}/${leaningOf(own.firstPlan)}`] },
  { id: 'first-price', isOrdered: true, cells: ({ own }) => [`${own.company}/${own.firstPlan.price}`] },
  { id: 'first-goods', isOrdered: true, cells: ({ own }) => [String(Math.min(8, own.firstPlan.goods))], isOwn: true },
  { id: 'first-technology', cells: ({ own }) => [own.technologies[0] ?? 'none'] },
  { id: 'technology', cells: ({ own }) => orNone(own.technologies), isOwn: true, options: sideUp },
  { id: 'technologies', isOrdered: true, cells: ({ own }) => [String(own.technologies.length)] },
  { id: 'patents', isOrdered: true, cells: ({ own }) => [String(Math.min(4, own.patents.length))], isOwn: true },
  { id: 'price-path', cells: ({ own }) => [pathOf(own.prices)] },
  { id: 'price-level', cells: ({ own }) => [levelOf(own.prices)], isOwn: true },
  { id: 'regions', isOrdered: true, cells: ({ own }) => [String(own.regions.length)] },
  { id: 'region', cells: ({ own }) => own.regions },
  { id: 'retailer', cells: ({ own }) => orNone(own.retailers) },
  { id: 'upgrades', isOrdered: true, cells: ({ own }) => [String(own.upgrades.length)] },
];

function orNone(cells: readonly string[]): readonly string[] {
  return cells.length > 0 ? cells : ['none'];
}

/** What a plan has most of. */
function leaningOf({ goods, gears, trucks }: PlanFacts): string {
  const most = Math.max(goods, gears, trucks);
  const leanings = [
    ['goods', goods],
    ['research', gears],
    ['logistics', trucks],
  ] as const;
  const first = leanings.filter(([, n]) => n === most);
  return first.length === 1 ? first[0][0] : 'even';
}

/** Whether prices rose or fell, from the first two rounds to the last two. */
function pathOf(prices: readonly number[]): string {
  const [first, last] = [prices.slice(0, 2), prices.slice(-2)].map((two) => two.reduce((sum, price) => sum + price, 0));
  return last > first + 1 ? 'up' : last < first - 1 ? 'down' : 'level';
}

function levelOf(prices: readonly number[]): string {
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return mean < BASE_PRICE - 0.5 ? 'low' : mean > BASE_PRICE + 0.5 ? 'high' : 'middle';
}

/** A table at which the technology has this side up. */
function sideUp(cell: string): unknown {
  return cell.endsWith('-B') ? { technologies: 'B' } : {};
}
