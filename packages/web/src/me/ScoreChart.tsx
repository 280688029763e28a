import { useTranslation } from 'react-i18next';

/** A finished game as the chart needs it. */
export interface Score {
  readonly id: string;
  readonly total: number;
  readonly hasWon: boolean;
}

const WIDTH = 400;
const HEIGHT = 140;
const PAD = { left: 34, right: 12, top: 12, bottom: 12 };

/** Points over time, the oldest game first. Won games have full dots. */
export function ScoreChart({ game, scores }: { readonly game: string; readonly scores: readonly Score[] }) {
  const { t } = useTranslation();
  const totals = scores.map(({ total }) => total);
  const [low, high] = rangeOf(totals);
  const x = (i: number) =>
    scores.length === 1 ? WIDTH / 2 : PAD.left + (i * (WIDTH - PAD.left - PAD.right)) / (scores.length - 1);
  const y = (total: number) => HEIGHT - PAD.bottom - ((total - low) * (HEIGHT - PAD.top - PAD.bottom)) / (high - low);
  const line = scores.map(({ total }, i) => `${x(i)},${y(total)}`).join(' ');
  const middle = (low + high) / 2;
  const average = Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);
  const summary = t('me.summary', {
    count: scores.length,
    wins: scores.filter(({ hasWon }) => hasWon).length,
    average,
    best: Math.max(...totals),
  });
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t('me.chart', { game })}: ${summary}`}>
        {[low, middle, high].map((points) => (
          <g key={points} className="chart-line">
            <line x1={PAD.left} x2={WIDTH - PAD.right} y1={y(points)} y2={y(points)} />
            <text x={PAD.left - 8} y={y(points)} dy="0.35em" textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <polygon className="chart-area" points={`${x(0)},${y(low)} ${line} ${x(scores.length - 1)},${y(low)}`} />
        <polyline className="chart-path" points={line} />
        {scores.map(({ id, total, hasWon }, i) => (
          <circle key={id} className="chart-dot" data-won={hasWon || undefined} cx={x(i)} cy={y(total)} r="5">
            <title>{`${total}, ${t(hasWon ? 'me.won' : 'me.notWon')}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

/** Round numbers below and above all of them, an even number of tens apart. */
function rangeOf(totals: readonly number[]): [number, number] {
  const low = Math.floor(Math.min(...totals) / 10) * 10;
  const high = Math.ceil(Math.max(...totals) / 10) * 10;
  const span = Math.max(20, Math.ceil((high - low) / 20) * 20);
  return [low, low + span];
}
