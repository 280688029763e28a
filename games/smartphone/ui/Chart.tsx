import type { Language } from '@stolik/core';
import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { ROMAN } from './context.ts';
import { gainOf } from './standing.ts';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 16;
const RIGHT = 64;

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
  const y = (vp: number) => HEIGHT - 34 - (vp / most) * (HEIGHT - 62);
  const { lines } = words[language];
  const names = ['', ...ROMAN, `+ ${lines.patents.toLowerCase()}`];
  return (
    <svg className="phone-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {names.map((name, step) => (
        <g key={name}>
          <path className="phone-chart-grid" d={`M${x(step)} 18V${HEIGHT - 30}`} />
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
          <g className="phone-chart-end" transform={`translate(${x(last) + 8} ${y(course[last]) - 8})`}>
            <SeatMark seat={company} />
            <text x="21" y="13">
              {course[last]}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
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
