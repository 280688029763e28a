import type { Drawing } from '@stolik/core';
import {
  ALL_PAD_SIDES,
  type CompanyView,
  PAD_SYMBOLS,
  type PlanView,
  printPlan,
  SYMBOLS,
  type SymbolName,
  type VisibleCell,
  visibleCells,
} from '../rules/index.ts';
import type { Words } from '../text/index.ts';

/** Three characters for each symbol. */
const MARKS: Readonly<Record<SymbolName, string>> = {
  open: ' . ',
  goods: ' # ',
  goodsDiscount: '#-$',
  priceUp: '+$ ',
  research: ' * ',
  logistics: ' > ',
  upgrade: ' U ',
};

/** The planner: the four sides of the pads before anything is laid, then the plan as it lies and what it brings. */
export function drawPlanner(company: CompanyView, w: Words, drawing: Drawing): string {
  const legend = SYMBOLS.map((symbol) => `${MARKS[symbol].trim()} ${w.symbols[symbol]}`).join('   ');
  const blocks = company.plan
    ? [w.labels.plan, ...drawPlan(company.plan, w, drawing)]
    : [w.labels.pads, ...drawPads(drawing)];
  const upgrades = company.upgrades.map((id) => drawUpgrade(id)).join('   ');
  return [...blocks, `${w.labels.upgrades}: ${upgrades}`, drawing.paint('dim', legend)].join('\n');
}

/** `[ * +$ ]research/priceUp`: what it shows and how it is typed. */
export function drawUpgrade(id: string): string {
  const [one, two] = id.split('/') as SymbolName[];
  return `[${MARKS[one]}|${MARKS[two]}] ${id}`;
}

function drawPads({ paint }: Drawing): string[] {
  const pads = ALL_PAD_SIDES.map((side) => {
    const cells = PAD_SYMBOLS[side].map((symbol) => MARKS[SYMBOLS[symbol]]);
    return [paint('bold', ` ${side}     `), ...[0, 2, 4].map((row) => `|${cells[row]}|${cells[row + 1]}|`)];
  });
  return [0, 1, 2, 3].map((row) => pads.map((pad) => pad[row]).join('    '));
}

/** The plan from above, with the coordinates that moves use. The lower pad is dim, upgrades stand out. */
export function drawPlan(plan: PlanView, w: Words, { paint }: Drawing): string[] {
  const cells = visibleCells(plan);
  const xs = cells.map(({ at: [x] }) => x);
  const ys = cells.map(({ at: [, y] }) => y);
  const columns = range(Math.min(...xs), Math.max(...xs));
  const style: Record<VisibleCell['piece'], string> = { lower: 'dim', upper: '', upgrade: 'bold' };
  const header = `      ${columns.map((x) => `${String(x).padStart(2)}  `).join('')}`;
  const rows = range(Math.min(...ys), Math.max(...ys)).map((y) => {
    const marks = columns.map((x) => {
      const cell = cells.find(({ at }) => at[0] === x && at[1] === y);
      if (!cell) return '    ';
      return `${paint(style[cell.piece], MARKS[cell.symbol])}${cell.piece === 'lower' ? "'" : cell.piece === 'upper' ? ' ' : '"'}`;
    });
    return `  ${String(y).padStart(2)} ${marks.join('')}`.trimEnd();
  });
  return [printPlan(plan), header.trimEnd(), ...rows, outcome(plan, w)];
}

function outcome({ outcome: o }: PlanView, w: Words): string {
  const parts = [
    `${w.labels.price} ${o.price}`,
    `${w.labels.goods} ${o.goods}`,
    `${w.labels.research} ${o.research}`,
    `${w.labels.logistics} ${o.logistics}`,
    ...(o.upgrade ? [w.labels.factory] : []),
  ];
  return parts.join(', ');
}

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
