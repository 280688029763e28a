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

/** What an objective looks for, as panes on a window of five by four. */
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
      return COLORS.map((color, i) => ({ color, x: [0.5, 2, 3.5, 1.25, 2.75][i], y: i < 3 ? 0.75 : 2 }));
    case 'diagonals':
      return [0, 1, 2, 3].map((at) => ({ color: 'B', x: at + 0.5, y: at }));
    default:
      return [0, 1, 2].map((at) => ({ color: id as Color, value: at * 2 + 2, x: at + 1, y: 1.5 }));
  }
}

/** The picture of an objective, before there are dice of one's own to show. */
export function Emblem({ id }: { readonly id: string }) {
  return (
    <svg className="sagrada-thumbnail" viewBox="0 0 50 40" aria-hidden="true">
      {panesOf(id).map(({ x, y, color, value }, i) => (
        <g key={i} transform={`translate(${x * 10 + 0.5} ${y * 10 + 0.5})`}>
          <rect width="9" height="9" rx="2" fill={color ? TINTS[color].fill : '#4b505a'} stroke="none" />
          {value !== undefined && (
            <g transform="scale(0.09)">
              <Pips value={value} ink={color ? (TINTS[color].pips === 'dark' ? '#2a1e00' : '#fff') : '#f3f1ec'} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
