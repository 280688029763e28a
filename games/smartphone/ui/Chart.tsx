import type { Language } from '@stolik/core';
import { useSeatColor } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { ROMAN } from './context.ts';
import { gainOf } from './standing.ts';

const WIDTH = 460;
const HEIGHT = 250;
const LEFT = 12;
const RIGHT = 52;
/** So far apart numbers can be read. */
const APART = 22;

export interface ChartProps {
  readonly view: View;
  /** Whose line is the strongest. */
  readonly winner: number;
  readonly language: Language;
}

/** Everybody's victory points from the start over the five rounds to the end, where patents and retailers are added. */
export function Chart({ view, winner, language }: ChartProps) {
  const colorOf = useSeatColor();
  const courses = view.companies.map((_, company) => courseOf(view, company));
  const most = Math.max(...courses.flat(), 1);
  const last = courses[0].length - 1;
  const x = (step: number) => LEFT + (step / last) * (WIDTH - LEFT - RIGHT);
  const y = (vp: number) => HEIGHT - 34 - (vp / most) * (HEIGHT - 56);
  const labels = spread(courses.map((course) => y(course[last])));
  const names = ['', ...ROMAN, `+ ${words[language].lines.patents.toLowerCase()}`];
  return (
    <svg className="phone-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {names.map((name, step) => (
        <g key={name}>
          <path className="phone-chart-grid" d={`M${x(step)} 14V${HEIGHT - 30}`} />
          <text x={x(step)} y={HEIGHT - 10} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {courses.map((course, company) => (
        <g key={company} data-winner={company === winner || undefined}>
          <path
            className="phone-chart-line"
            pathLength="1"
            style={{ stroke: colorOf(company) }}
            d={`M${course.map((vp, step) => `${x(step)} ${y(vp)}`).join('L')}`}
          />
          {/* The winner's stands large beside it. */}
          {company !== winner && (
            <text
              className="phone-chart-end"
              style={{ fill: colorOf(company) }}
              x={x(last) + 10}
              y={labels[company] + 6}
            >
              {course[last]}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Heights of labels, moved down as little as keeps them apart. */
function spread(heights: readonly number[]): number[] {
  const moved = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const i of [...heights.keys()].sort((a, b) => heights[a] - heights[b])) {
    moved[i] = Math.max(heights[i], free);
    free = moved[i] + APART;
  }
  return moved;
}

/** Total VP after each round, and at the end with what is not counted by rounds. */
function courseOf(view: View, company: number): number[] {
  const { lines, total } = view.companies[company];
  let vp = lines.start ?? 0;
  const rounds = ROMAN.map((_, i) => {
    vp += gainOf(view, company, i + 1);
    return vp;
  });
  return [lines.start ?? 0, ...rounds, total];
}
