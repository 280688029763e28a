import type { Language } from '@stolik/core';
import { Actions } from '@stolik/games/ui';
import { useId } from 'react';
import type { Forecast, View } from '../../rules/index.ts';
import { LAST_ROUND } from '../context.ts';
import { buyersOf } from '../standing.ts';
import type { Judgement } from './judge.ts';
import { GoodsSum, Outcome } from './Outcome.tsx';
import { plannerWords } from './words.ts';

export interface AnswerProps {
  readonly judgement: Judgement;
  readonly forecast: Forecast | undefined;
  /** Why it may not be played, in a sentence. */
  readonly wrong: string | undefined;
  /** What may be regretted: seen in the bar, and heard with the answer. */
  readonly warned: string | undefined;
  readonly view: View;
  readonly seat: number;
  readonly isAsked: boolean;
  readonly language: Language;
  /** Also when it is wrong: then somebody wants to know why. */
  onReady(): void;
}

/** What the plan brings, and what is to be said of it; the answer is in the table's bar, in reach of the thumb. */
export function Answer({ judgement, forecast, wrong, warned, view, seat, isAsked, language, onReady }: AnswerProps) {
  const w = plannerWords[language];
  const verdict = useId();
  return (
    <div className="planner-bottom">
      <Outcome forecast={forecast} isLastRound={view.round === LAST_ROUND} language={language} />
      {isAsked && (
        <Actions>
          <button
            type="button"
            className="button"
            data-look="main"
            data-key="done"
            data-move="ready"
            aria-disabled={wrong !== undefined}
            aria-describedby={verdict}
            onClick={onReady}
          >
            {w.ready}
          </button>
        </Actions>
      )}
      <div className="planner-verdict" id={verdict}>
        {!view.actors.includes(seat) && <p>{w.isReady}</p>}
        {wrong && (
          <p className="planner-wrong">
            <strong>{w.illegal}</strong> {wrong}
          </p>
        )}
        {warned && <p className="visually-hidden">{warned}</p>}
        {isAsked && forecast && (
          <GoodsSum
            judgement={judgement}
            forecast={forecast}
            company={view.companies[seat]}
            buyers={buyersOf(view, seat, forecast.price)}
            language={language}
          />
        )}
      </div>
    </div>
  );
}
