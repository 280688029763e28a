import { type Facts, meanWithDoubt } from '@stolik/facts';
import { useSettings } from '../store/settings.ts';
import { plain, storyWords } from './words.ts';

/** What came out, by how many sat at the table, and where one stood after each round. */
export function Results({ rows }: { readonly rows: readonly Facts[] }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const sizes = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  const shared = rows.filter(({ seats }) => seats > 1);
  return (
    <>
      <section className="story-card">
        <h3>{words.results}</h3>
        <ul className="story-results">
          {sizes.map((seats) => (
            <Size key={seats} seats={seats} rows={rows.filter((row) => row.seats === seats)} />
          ))}
        </ul>
      </section>
      {shared.length > 0 && <Places rows={shared} />}
    </>
  );

  function Size({ seats, rows: own }: { readonly seats: number; readonly rows: readonly Facts[] }) {
    const { mean, doubt } = meanWithDoubt(own.map(({ total }) => total));
    const won = own.filter(({ hasWon }) => hasWon).length;
    return (
      <li>
        <span className="story-number">
          {plain(mean, language)}
          {own.length > 1 && <small> ± {plain(doubt, language)}</small>}
        </span>
        <span>
          {words.average} {words.table(seats)}
        </span>
        <span className="me-note">
          {words.won(won, own.length)} · {words.best(Math.max(...own.map(({ total }) => total)))}
        </span>
      </li>
    );
  }
}

const WIDTH = 400;
const HEIGHT = 120;
const PAD = 22;

/** One's place on average, round by round: the first is at the top. */
function Places({ rows }: { readonly rows: readonly Facts[] }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const rounds = rows[0].places.map((_, round) => meanWithDoubt(rows.map(({ places }) => places[round] ?? 1)).mean);
  const last = Math.max(2, ...rows.map(({ seats }) => seats));
  const x = (round: number) => PAD + (round * (WIDTH - 2 * PAD)) / Math.max(1, rounds.length - 1);
  const y = (place: number) => PAD + ((place - 1) * (HEIGHT - 2 * PAD)) / (last - 1);
  const told = rounds.map((place, round) => `${words.round(round + 1)}: ${plain(place, language)}`).join(', ');
  return (
    <section className="story-card">
      <h3>{words.places}</h3>
      <p className="me-note">{words.placesText}</p>
      <svg className="story-places" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told}>
        {Array.from({ length: last }, (_, i) => (
          <g key={i} className="chart-line">
            <line x1={PAD} x2={WIDTH - PAD} y1={y(i + 1)} y2={y(i + 1)} />
            <text x={4} y={y(i + 1)} dy="0.35em">
              {i + 1}
            </text>
          </g>
        ))}
        <polyline className="chart-path" points={rounds.map((place, round) => `${x(round)},${y(place)}`).join(' ')} />
        {rounds.map((place, round) => (
          <circle key={round} className="chart-dot" data-won cx={x(round)} cy={y(place)} r="4.5" />
        ))}
      </svg>
    </section>
  );
}
