import type { DecisionReview, Story } from '@stolik/review';
import type { ReactNode } from 'react';
import { luckIn } from './luck.ts';
import { MarkSign } from './MarkSign.tsx';
import { gapOf, type SeatReview } from './marks.ts';
import { lossIn, plain, signed } from './numbers.ts';
import { chapterAt, type Looked } from './result.ts';
import { reviewWords } from './words.ts';

interface CardsProps {
  readonly looked: Looked;
  readonly found: SeatReview | undefined;
  /** The turns that are shown first. */
  readonly first: readonly DecisionReview[];
  readonly chosen: number | undefined;
  readonly story: Story | null | undefined;
  onChoose(index: number): void;
}

/** What mattered, at a glance: at most three turns that cost something, the best find, and luck. */
export function Cards({ looked, found, first, chosen, story, onChoose }: CardsProps) {
  const { film, seat, language } = looked;
  const w = reviewWords[language];
  const worst = found?.losses[0]?.index;
  const luck = story && luckIn(looked, story);
  return (
    <section className="review-cards" aria-label={w.first}>
      {first.map((turn) => (
        <button
          key={turn.index}
          type="button"
          className="review-card"
          data-mark={turn.mark}
          data-worst={turn.index === worst || undefined}
          aria-pressed={turn.index === chosen}
          onClick={() => onChoose(turn.index)}
        >
          <MarkSign mark={turn.mark} />
          <span className="review-card-title">
            {titleOf(turn, turn.index === worst)} · {chapterAt(film, turn.line, seat, language)}
          </span>
          <span>
            <strong>{turn.mark === 'fine' ? w.gain(lossIn(language, gapOf(turn))) : lossIn(language, turn)}</strong>
          </span>
        </button>
      ))}
      {found?.isWhole && found.losses.length === 0 && <Quiet title={w.costliest}>{w.noLoss}</Quiet>}
      {found?.isWhole && !found.find && <Quiet title={w.find}>{w.noFind}</Quiet>}
      {!found?.isWhole && <Quiet title="">{w.stillLooking}</Quiet>}
      {luck && (
        <Quiet title={w.luck}>
          {luck.isSmall ? w.hardlyLuck : w.luckSum(signed(luck.dice, language), plain(luck.doubt, language, 1))}
        </Quiet>
      )}
    </section>
  );

  function titleOf({ mark }: DecisionReview, isWorst: boolean): string {
    if (mark === 'fine') return w.find;
    return isWorst ? w.costliest : w.marks[mark];
  }
}

function Quiet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p className="review-card" data-quiet>
      {title && <span className="review-card-title">{title}</span>}
      <span>{children}</span>
    </p>
  );
}
