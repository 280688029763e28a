import { useMemo } from 'react';
import { tellTurn } from '../table/turn-words.ts';
import { MarkSign } from './MarkSign.tsx';
import { isLoss, isUnsure, type SeatReview } from './marks.ts';
import { lossIn, signed } from './numbers.ts';
import type { Looked } from './result.ts';
import { playedIn, positionBefore } from './turn.ts';
import { reviewWords } from './words.ts';

interface TurnListProps {
  readonly looked: Looked;
  readonly names: readonly string[];
  readonly turns: SeatReview['turns'];
  readonly isAllShown: boolean;
  readonly chosen: number | undefined;
  onShow(isAllShown: boolean): void;
  onChoose(index: number): void;
}

/** Every turn with a choice, in the order of the game: the chart in words. */
export function TurnList({ looked, names, turns, isAllShown, chosen, onShow, onChoose }: TurnListProps) {
  const { film, seat, language } = looked;
  const { ui } = film;
  const w = reviewWords[language];
  const told = useMemo(
    () =>
      isAllShown
        ? turns.map(({ asked: { index, line, played } }) => {
            const position = positionBefore(film, line, seat);
            const words = tellTurn(playedIn(position, played), { ui, language, names, seat });
            return { index, words, chapter: ui.chapterOf(position.view, language) };
          })
        : [],
    [isAllShown, turns, film, ui, seat, language, names],
  );
  return (
    <section className="review-all">
      <button type="button" className="button" aria-expanded={isAllShown} onClick={() => onShow(!isAllShown)}>
        {isAllShown ? w.fewer : w.all}
      </button>
      {isAllShown && (
        <>
          <p className="review-small">{w.allNote}</p>
          <ol className="review-list">
            {told.map(({ index, words, chapter }, i) => {
              const { found } = turns[i];
              return (
                <li key={index}>
                  <button
                    type="button"
                    disabled={!found}
                    aria-pressed={index === chosen}
                    onClick={() => onChoose(index)}
                  >
                    <MarkSign mark={found?.mark ?? 'none'} />
                    <span className="review-list-chapter">{chapter}</span>
                    <span className="review-list-words">{words}</span>
                    <span className="review-list-mark">
                      {found ? (isUnsure(found) ? w.unsure : w.marks[found.mark]) : w.stillLooking}
                      {found && isLoss(found) && `: ${lossIn(language, found)}`}
                    </span>
                    {found && <span className="review-list-lead">{signed(found.lead, language)}</span>}
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
