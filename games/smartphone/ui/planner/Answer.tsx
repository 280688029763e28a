import type { Language } from '@stolik/core';
import { AskTwice } from '@stolik/games/ui';
import { useId } from 'react';
import type { Forecast, View } from '../../rules/index.ts';
import { LAST_ROUND } from '../context.ts';
import { buyersOf } from '../standing.ts';
import type { Draft } from './draft.ts';
import type { Judgement } from './judge.ts';
import { GoodsSum, Outcome } from './Outcome.tsx';
import { plannerWords } from './words.ts';

export interface AnswerProps {
  readonly judgement: Judgement;
  readonly forecast: Forecast | undefined;
  /** Why it may not be played, in a sentence. */
  readonly wrong: string | undefined;
  readonly view: View;
  readonly seat: number;
  readonly isAsked: boolean;
  /** Whether to ask once more before plans are shown. */
  readonly confirm: boolean;
  /** What the answer is about. */
  readonly about: Draft;
  readonly language: Language;
  /** Also when it is wrong: then somebody wants to know why. */
  onReady(): void;
}

/** What the plan brings, what is to be said of it, and the answer: on a phone always in reach of the thumb. */
export function Answer(props: AnswerProps) {
  const { judgement, forecast, wrong, view, seat, isAsked, confirm, about, language, onReady } = props;
  const w = plannerWords[language];
  const verdict = useId();
  return (
    <div className="planner-bottom">
      <Outcome forecast={forecast} isLastRound={view.round === LAST_ROUND} language={language} />
      {isAsked && (
        <AskTwice
          label={w.ready}
          sure={w.readySure}
          ask={confirm && !wrong}
          about={about}
          data-look="main"
          data-key="done"
          data-move="ready"
          aria-disabled={wrong !== undefined}
          aria-describedby={verdict}
          onYes={onReady}
        />
      )}
      <div className="planner-verdict" id={verdict}>
        {!view.actors.includes(seat) && <p>{w.isReady}</p>}
        {wrong && (
          <p className="planner-wrong">
            <strong>{w.illegal}</strong> {wrong}
          </p>
        )}
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
