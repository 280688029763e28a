import type { Split, Story } from '@stolik/review';
import type { CSSProperties } from 'react';
import { luckIn } from './luck.ts';
import { plain, signed } from './numbers.ts';
import { chapterAt, type Looked } from './result.ts';
import { reviewWords } from './words.ts';

const PARTS = ['start', 'dice', 'plans', 'own', 'others', 'unexplained'] as const;

interface SplitBarsProps {
  readonly looked: Looked;
  readonly story: Story;
}

/** What the margin is made of: parts that add up to it to the last digit, what is not explained among them. */
export function SplitBars({ looked, story }: SplitBarsProps) {
  const { seat, language } = looked;
  const w = reviewWords[language];
  const split = story.split[seat];
  const luck = luckIn(looked, story);
  if (!split || !luck) return null;
  const moved = story.isTelling ? mostMoved(looked, story) : undefined;
  return (
    <section className="review-split" aria-labelledby="review-split">
      <h2 id="review-split">{w.split}</h2>
      {story.isTelling ? (
        <Bars split={split} looked={looked} />
      ) : (
        <p>{w.luckSum(signed(luck.dice, language), plain(luck.doubt, language, 1))}</p>
      )}
      <ul className="review-moments">
        {luck.isSmall && <li>{w.hardlyLuck}</li>}
        {luck.luckiest && <li>{w.luckiest(luck.luckiest.chapter, signed(luck.luckiest.points, language))}</li>}
        {luck.unluckiest && <li>{w.unluckiest(luck.unluckiest.chapter, signed(luck.unluckiest.points, language))}</li>}
        {moved && <li>{w.decided(moved.chapter, signed(moved.points, language))}</li>}
      </ul>
      <p className="review-small">{w.splitNote}</p>
    </section>
  );
}

function Bars({ split, looked: { language } }: { readonly split: Split; readonly looked: Looked }) {
  const w = reviewWords[language];
  // Where a part can be nothing at all, as plans where nothing is secret, it is left out.
  const parts = PARTS.filter((part) => part !== 'plans' || split.plans !== 0);
  let sum = 0;
  const rows = parts.map((part) => {
    const from = sum;
    sum += split[part];
    return { part, from, to: sum };
  });
  const ends = [0, ...rows.map(({ to }) => to)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const x = (points: number) => (100 * (points - low)) / Math.max(1, high - low);
  return (
    <>
      <ol className="review-bars">
        {rows.map(({ part, from, to }) => (
          <li key={part} data-part={part}>
            <span className="review-bar-name">
              {w.parts[part]} <small>{w.partNotes[part]}</small>
            </span>
            <span
              className="review-bar"
              aria-hidden="true"
              style={
                {
                  '--from': `${x(Math.min(from, to))}%`,
                  '--to': `${x(Math.max(from, to))}%`,
                  '--zero': `${x(0)}%`,
                } as CSSProperties
              }
            />
            <span className="review-bar-points">
              {signed(split[part], language)}
              {part === 'dice' && <small> {w.doubt(plain(split.doubt, language, 1))}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p>{w.splitSum(signed(split.margin, language))}</p>
    </>
  );
}

/** The round in which the lead that could be expected changed most. */
function mostMoved(
  { film, seat, language }: Looked,
  { chart }: Story,
): { chapter: string; points: number } | undefined {
  const rounds = new Map<number, { line: number; from: number; to: number }>();
  for (const [i, { line, leads }] of chart.entries()) {
    const round = film.ui.roundOf(
      film.ui.game.view(film.scenes[Math.max(0, film.scenes.findIndex(({ seq }) => seq === line) - 1)].state, seat),
    )[0];
    const next = chart[i + 1]?.leads[seat] ?? leads[seat];
    const known = rounds.get(round);
    rounds.set(round, { line: known?.line ?? line, from: known?.from ?? leads[seat], to: next });
  }
  const [most] = [...rounds.values()].sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return most && { chapter: chapterAt(film, most.line, seat, language), points: most.to - most.from };
}
