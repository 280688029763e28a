import { Actions, AskTwice, type BoardSettings, Prompt, useAutoEnd } from '@stolik/games/ui';
import { useEffect, useRef } from 'react';
import type { View } from '../rules/index.ts';
import { sayUnsure } from './Step.tsx';
import type { Speech } from './speech.ts';
import type { TurnInHand } from './use-turn.ts';

export interface AnswersProps {
  readonly settings: BoardSettings;
  readonly view: View;
  readonly turn: TurnInHand;
  readonly speech: Speech;
}

/** The answers that need no piece: up and down, enough, end and pass; or a second yes before dice roll. */
export function Answers({ settings: { confirm, autoEnd = false }, view, turn, speech }: AnswersProps) {
  const { unsure, offers, play, letGo, regret } = turn;
  // Whoever is warned wants time to read it.
  const isEnding = useAutoEnd(autoEnd && offers.isEndOnly && !regret, view, () => play({ do: 'end' }));
  if (unsure)
    return (
      <Sure
        words={speech.words}
        told={sayUnsure(unsure, view, speech.language, speech)}
        onYes={() => play(unsure)}
        onNo={letGo}
      />
    );
  return (
    <>
      {isEnding && <Prompt>{speech.words.endsSoon}</Prompt>}
      <Actions>
        {offers.plain.map((move) =>
          move.do === 'pass' ? (
            <AskTwice
              key="pass"
              label={speech.words.plain.pass}
              sure={speech.words.passSure}
              ask={confirm}
              about={view}
              data-key="done"
              data-move="pass"
              onYes={() => play(move)}
            />
          ) : (
            <button
              key={move.do}
              type="button"
              className="button"
              data-look={move.do === 'return' ? undefined : 'main'}
              data-key={move.do === 'end' ? 'done' : undefined}
              data-move={move.do}
              data-ending={isEnding || undefined}
              onClick={() => play(move)}
            >
              {speech.words.plain[move.do]}
            </button>
          ),
        )}
      </Actions>
    </>
  );
}

interface SureProps {
  readonly words: Speech['words'];
  /** What chance is about to decide. */
  readonly told: string;
  onYes(): void;
  onNo(): void;
}

function Sure({ words, told, onYes, onNo }: SureProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <Actions>
      <button
        ref={yes}
        type="button"
        className="button"
        data-look="main"
        data-key="done"
        data-move="sure"
        aria-description={told}
        onClick={onYes}
      >
        {words.yes}
      </button>
      <button type="button" className="button" onClick={onNo}>
        {words.no}
      </button>
    </Actions>
  );
}
