import type { Language } from '@stolik/core';
import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import type { View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { ROMAN } from './context.ts';
import { gainOf } from './standing.ts';

const WIDTH = 460;
const HEIGHT = 290;
const LEFT = 14;
const RIGHT = 74;
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
  const floor = HEIGHT - 34;
  const y = (vp: number) => floor - (vp / most) * (floor - 22);
  const lineOf = (course: readonly number[]) => course.map((vp, step) => `${x(step)} ${y(vp)}`).join('L');
  // The winner's line lies over the others.
  const drawn = [...courses.keys()].sort((one, two) => Number(one === winner) - Number(two === winner));
  const labels = spread(courses.map((course) => y(course[last])));
  const names = ['', ...ROMAN, `+ ${words[language].lines.patents.toLowerCase()}`];
  return (
    <svg className="phone-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <linearGradient id="phone-chart-glow" x2="0" y2="1">
        <stop stopColor={colorOf(winner)} stopOpacity="0.34" />
        <stop offset="1" stopColor={colorOf(winner)} stopOpacity="0" />
      </linearGradient>
      {names.map((name, step) => (
        <g key={name}>
          <path className="phone-chart-grid" d={`M${x(step)} 14V${floor}`} />
          <text x={x(step)} y={HEIGHT - 10} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path
        className="phone-chart-area"
        fill="url(#phone-chart-glow)"
        d={`M${lineOf(courses[winner])}V${floor}H${x(0)}Z`}
      />
      <path className="phone-chart-floor" d={`M${x(0)} ${floor}H${x(last)}`} />
      {drawn.map((company) => (
        <g key={company} data-winner={company === winner || undefined} style={{ color: colorOf(company) }}>
          <path className="phone-chart-line" pathLength="1" d={`M${lineOf(courses[company])}`} />
          {courses[company].map((vp, step) => (
            <circle
              key={step}
              className="phone-chart-dot"
              cx={x(step)}
              cy={y(vp)}
              style={{ '--step': step } as CSSProperties}
            />
          ))}
          <g className="phone-chart-end">
            <svg x={x(last) + 9} y={labels[company] - 6} width="12" height="12" aria-hidden="true">
              <SeatMark seat={company} />
            </svg>
            <text x={x(last) + 25} y={labels[company] + 6}>
              {courses[company][last]}
            </text>
          </g>
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
