import type { Ladder, Rung } from './ladder.ts';

const WIDTH = 720;
const LEFT = 104;
const RIGHT = 104;
const TOP = 62;
const ROW = 40;
const FOOT = 52;
/** Ratings between two gridlines: whatever gives no more than `MOST_LINES`. */
const INTERVALS = [50, 100, 200, 250, 500, 1000, 2000];
const MOST_LINES = 8;

/** It has a ground of its own, so that it can be read on any page, and follows the reader's light or dark. */
const STYLE = `
    .ground { fill: #ffffff; stroke: #d0d7de; }
    .band { fill: #f6f8fa; }
    .grid { stroke: #d8dee4; }
    text { fill: #59636e; font: 12px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
    .title { fill: #1f2328; font-size: 16px; font-weight: 600; }
    .name { fill: #1f2328; font-size: 14px; font-weight: 600; text-anchor: end; }
    .value { fill: #1f2328; font-size: 14px; font-variant-numeric: tabular-nums; text-anchor: end; }
    .tick, .axis { text-anchor: middle; font-variant-numeric: tabular-nums; }
    .whisker { stroke: #0969da; stroke-width: 2; stroke-linecap: round; opacity: 0.55; }
    .dot { fill: #0969da; stroke: #ffffff; stroke-width: 2; }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117; stroke: #30363d; }
      .band { fill: #151b23; }
      .grid { stroke: #262c36; }
      text { fill: #9198a1; }
      .title, .name, .value { fill: #f0f6fc; }
      .whisker { stroke: #58a6ff; }
      .dot { fill: #58a6ff; stroke: #0d1117; }
    }
`;

/** The ladder as a picture: a row for each bot, a dot for its rating, a whisker for the doubt. */
export function chartOf(title: string, ladder: Ladder): string {
  const rungs = ladder.ladder;
  const { from, to, interval } = axisOf(rungs);
  const x = (rating: number) => round(LEFT + ((rating - from) / (to - from)) * (WIDTH - LEFT - RIGHT));
  const bottom = TOP + rungs.length * ROW;
  const ticks = Array.from({ length: Math.round((to - from) / interval) + 1 }, (_, i) => from + i * interval);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" width="${WIDTH}" height="${bottom + FOOT}" role="img" aria-labelledby="title desc">`,
    `  <title id="title">${escaped(headingOf(title))}</title>`,
    `  <desc id="desc">${escaped(describe(title, ladder))}</desc>`,
    `  <style>${STYLE}  </style>`,
    `  <rect class="ground" x="0.5" y="0.5" width="${WIDTH - 1}" height="${bottom + FOOT - 1}" rx="8"/>`,
    `  <text class="title" x="24" y="36">${escaped(headingOf(title))}</text>`,
    ...rungs.flatMap((_, i) =>
      i % 2 === 0 ? [`  <rect class="band" x="1" y="${TOP + i * ROW}" width="${WIDTH - 2}" height="${ROW}"/>`] : [],
    ),
    ...ticks.flatMap((tick) => [
      `  <line class="grid" x1="${x(tick)}" y1="${TOP}" x2="${x(tick)}" y2="${bottom}"/>`,
      `  <text class="tick" x="${x(tick)}" y="${bottom + 18}">${tick}</text>`,
    ]),
    ...rungs.flatMap((rung, i) => rowOf(rung, TOP + (i + 0.5) * ROW, x)),
    `  <text class="axis" x="${x((from + to) / 2)}" y="${bottom + 38}">rating: 400 more win ten games of eleven; bars are 95 % intervals</text>`,
    '</svg>',
  ].join('\n')}\n`;
}

/** The same in a sentence, for those who do not see it. */
export function describe(title: string, { ladder }: Ladder): string {
  const rungs = ladder.map(({ name, rating, low, high }) =>
    low === high ? `${name} ${rating}` : `${name} ${rating} (${low} to ${high})`,
  );
  return `Ratings in ${title}, the best first: ${rungs.join(', ')}.`;
}

function headingOf(title: string): string {
  return `How strong the bots are in ${title}`;
}

function rowOf({ name, rating, low, high }: Rung, y: number, x: (rating: number) => number): string[] {
  return [
    `  <text class="name" x="${LEFT - 20}" y="${y + 5}">${escaped(name)}</text>`,
    ...(low === high
      ? []
      : [
          `  <path class="whisker" fill="none" d="M${x(low)} ${y - 5}v10M${x(low)} ${y}H${x(high)}M${x(high)} ${y - 5}v10"/>`,
        ]),
    `  <circle class="dot" cx="${x(rating)}" cy="${y}" r="7"/>`,
    `  <text class="value" x="${WIDTH - 36}" y="${y + 5}">${rating}</text>`,
  ];
}

/** Round numbers that enclose everything. */
function axisOf(rungs: readonly Rung[]): { from: number; to: number; interval: number } {
  const low = Math.min(...rungs.map((rung) => Math.min(rung.low, rung.rating)));
  const high = Math.max(1, ...rungs.map((rung) => Math.max(rung.high, rung.rating)));
  const fits = (interval: number) => Math.ceil(high / interval) - Math.floor(low / interval) <= MOST_LINES;
  const interval = INTERVALS.find(fits) ?? INTERVALS[INTERVALS.length - 1];
  return { from: Math.floor(low / interval) * interval, to: Math.ceil(high / interval) * interval, interval };
}

function round(n: number): number {
  return Math.round(10 * n) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
