// The rules once more, slowly and from the rule text alone, on plain objects: what the fast ones are compared with.

import type { Color, LaidUpgrade, Plan, Point } from '../rules/index.ts';

const PADS: Record<string, string[][]> = {
  A1: [
    ['open', 'logistics'],
    ['upgrade', 'goods'],
    ['open', 'priceUp'],
  ],
  A2: [
    ['goodsDiscount', 'open'],
    ['upgrade', 'goods'],
    ['open', 'research'],
  ],
  B1: [
    ['goodsDiscount', 'open'],
    ['research', 'logistics'],
    ['open', 'logistics'],
  ],
  B2: [
    ['open', 'goods'],
    ['logistics', 'research'],
    ['open', 'research'],
  ],
};

/** Turns a table of rows clockwise. */
function turn(rows: string[][]): string[][] {
  return rows[0].map((_, column) => rows.map((row) => row[column]).reverse());
}

type Cells = Map<string, string>;

function padAt(rows: string[][], dx: number, dy: number): Cells {
  const cells: Cells = new Map();
  rows.forEach((row, y) => {
    row.forEach((symbol, x) => {
      cells.set(`${dx + x},${dy + y}`, symbol);
    });
  });
  return cells;
}

const key = ([x, y]: Point) => `${x},${y}`;

/** What a plan brings; `undefined` if it breaks a rule. */
export function naivePlan(plan: Plan, overhang: boolean) {
  const [a, b] = plan.sides;
  const [topSide, lowSide] = plan.top === 'A' ? [a, b] : [b, a];
  let rows = PADS[topSide];
  for (let i = 0; i < plan.rot / 90; i++) rows = turn(rows);
  const lower = padAt(PADS[lowSide], 0, 0);
  const upper = padAt(rows, plan.dx, plan.dy);
  const overlap = [...upper.keys()].filter((cell) => lower.has(cell)).length;
  if (overlap < 1 || overlap > 4) return undefined;
  const laid: LaidUpgrade[] = [];
  for (const upgrade of plan.upgrades) {
    const [[x, y], [u, v]] = upgrade.at;
    if (Math.abs(x - u) + Math.abs(y - v) !== 1) return undefined;
    const support = (cell: string) => lower.has(cell) || (!upgrade.under && upper.has(cell));
    const supported = upgrade.at.map(key).filter(support).length;
    if (supported < (overhang ? 1 : 2)) return undefined;
    for (const other of laid) {
      const same = upgrade.at.every((point) => other.at.some((cell) => key(cell) === key(point)));
      const padBetween = upgrade.under !== other.under && upgrade.at.some((point) => upper.has(key(point)));
      if (same && !padBetween) return undefined;
    }
    laid.push(upgrade);
  }
  const top: Cells = new Map();
  const paint = (cells: Iterable<readonly [string, string]>) => {
    for (const [cell, symbol] of cells) top.set(cell, symbol);
  };
  const halves = (under: boolean) =>
    laid
      .filter((upgrade) => upgrade.under === under)
      .flatMap(({ at, cells }) => at.map((point, i) => [key(point), cells[i]] as const));
  paint(lower);
  paint(halves(true));
  paint(upper);
  paint(halves(false));
  const count = (symbol: string) => [...top.values()].filter((other) => other === symbol).length;
  return {
    price: Math.min(8, Math.max(2, 5 + count('priceUp') - count('goodsDiscount'))),
    goods: overlap + count('goods') + count('goodsDiscount'),
    upgrade: count('upgrade') > 0,
    research: count('research'),
    logistics: count('logistics'),
    overlap,
  };
}

/** The customers of each region, as the board prints them. */
export const CUSTOMERS: Record<string, string> = {
  canada: '4 gps liion 4g',
  usa: '3 4 5 6 wifi controller nfc 4g',
  caribbean: '3 7 liion 4g',
  south_america: '2 4 5 gps controller liion',
  europe: '4 5 6 7 wifi liion nfc 4g',
  north_africa: '3 6 wifi liion nfc 4g',
  rsa: '2 5 wifi nfc',
  emirates: '6 controller nfc 4g',
  cis: '3 5 7 wifi controller 4g',
  china: '2 4 5 gps controller liion nfc 4g',
  india: '3 5 6 controller nfc 4g',
  australia: '4 6 wifi liion nfc 4g',
};

/** The places of the customers who buy, in the order they are served. */
export function naiveSell(region: string, price: number, technologies: readonly string[], goods: number): number[] {
  return CUSTOMERS[region]
    .split(' ')
    .flatMap((customer, i) => {
      const isRed = /^\d$/.test(customer);
      return (isRed ? price <= Number(customer) : technologies.includes(customer)) ? [i] : [];
    })
    .slice(0, goods);
}

const CONTROL: Record<number, [number, number][]> = {
  4: [
    [1, 0],
    [2, 0],
    [4, 2],
  ],
  6: [
    [2, 0],
    [3, 0],
    [5, 2],
    [6, 3],
  ],
  8: [
    [3, 0],
    [4, 0],
    [5, 2],
    [6, 3],
    [8, 4],
  ],
};

/** First and second place of a region with so many filled slots. */
export function naiveControl(region: string, filled: number, goods: readonly (Color | null)[]) {
  const sellers = [...new Set(goods.filter((color) => color !== null))];
  const rank = sellers
    .map((seat) => ({ seat, sold: goods.filter((other) => other === seat).length, first: goods.indexOf(seat) }))
    .sort((x, y) => y.sold - x.sold || x.first - y.first);
  const [first, second] = CONTROL[CUSTOMERS[region].split(' ').length][filled - 1] ?? [0, 0];
  const place = (at: number, vp: number) => (rank[at] && vp > 0 ? { seat: rank[at].seat, vp } : null);
  return { first: place(0, first), second: place(1, second) };
}
