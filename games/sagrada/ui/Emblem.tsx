import { Pips } from '@stolik/games/ui';
import { COLORS, type Color, PUBLIC_OBJECTIVES } from '../rules/index.ts';
import { TINTS } from './glass.tsx';

/** A small pane of an emblem: a colour, a value, or nothing. */
interface Pane {
  readonly x: number;
  readonly y: number;
  readonly color?: Color;
  readonly value?: number;
}

const row = (panes: readonly Omit<Pane, 'x' | 'y'>[]): Pane[] => panes.map((pane, x) => ({ ...pane, x, y: 1.5 }));
const column = (panes: readonly Omit<Pane, 'x' | 'y'>[]): Pane[] => panes.map((pane, y) => ({ ...pane, x: 2, y }));
const values = (all: readonly number[]) => all.map((value) => ({ value }));
const colors = (all: readonly Color[]) => all.map((color) => ({ color }));

/** What an objective looks for, as panes side by side as they would lie. */
function panesOf(id: string): readonly Pane[] {
  const counts = PUBLIC_OBJECTIVES.find((objective) => objective.id === id)?.counts;
  switch (counts?.of) {
    case 'row':
      return row(counts.different === 'color' ? colors(COLORS) : values([1, 2, 3, 4, 5]));
    case 'column':
      return column(counts.different === 'color' ? colors(COLORS.slice(0, 4)) : values([1, 2, 3, 4]));
    case 'shades':
      return counts.shades.map((value, i) => ({
        value,
        x: 1 + (i % 3) + (counts.shades.length === 2 ? 0.5 : 0),
        y: 1 + Math.floor(i / 3),
      }));
    case 'colors':
      return COLORS.map((color, i) => ({ color, x: [0, 1, 2, 0.5, 1.5][i], y: i < 3 ? 0 : 1 }));
    case 'diagonals':
      return [0, 1, 2, 3].map((at) => ({ color: 'B', x: at + 0.5, y: at }));
    default:
      return [0, 1, 2].map((at) => ({ color: id as Color, value: at * 2 + 2, x: at + 1, y: 1.5 }));
  }
}

/** What an objective asks for, in tiles of glass, as large as there is room. */
export function Emblem({ id }: { readonly id: string }) {
  const panes = panesOf(id);
  const [xs, ys] = [panes.map(({ x }) => x), panes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  // Few tiles are no larger than many.
  const [width, height] = [Math.max(3.6, wide), Math.max(2, high)];
  const box = [left - (width - wide) / 2, top - (height - high) / 2, width, height].map((side) => side * 10).join(' ');
  return (
    <svg className="sagrada-emblem" viewBox={box} aria-hidden="true">
      {panes.map(({ x, y, color, value }, i) => (
        <g key={i} transform={`translate(${x * 10 + 0.4} ${y * 10 + 0.4}) scale(0.092)`}>
          {color ? <use href={`#glass-${color}`} width="100" height="100" /> : <rect {...STONE} />}
          {value !== undefined && (
            <Pips value={value} ink={color ? (TINTS[color].pips === 'dark' ? '#2a1e00' : '#fff') : '#f3f1ec'} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** A tile of any colour. */
const STONE = { width: 100, height: 100, rx: 18, fill: '#565b66', stroke: '#3a3e47', strokeWidth: 6 };
