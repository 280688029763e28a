import type { Language } from '@stolik/core';
import { AskTwice } from '@stolik/games/ui';
import { useEffect, useRef } from 'react';
import type { Die as DieName, Move, View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Die } from './Die.tsx';
import type { PlainMove } from './offers.ts';
import type { Speech } from './speech.ts';
import './pool.css';

export interface AskedProps {
  /** Whether passing, which cannot be undone, is asked twice. */
  readonly confirm: boolean;
  readonly view: View;
  readonly values: readonly number[];
  readonly plain: readonly PlainMove[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** A move that rolls dice and waits for a second yes. */
  readonly unsure: Move | undefined;
  onMove(move: Move): void;
  onCancel(): void;
}

/** The die in hand and the answers that need no piece: values, up and down, end and pass. */
export function Asked(props: AskedProps) {
  const { confirm, view, values, plain, marks, language, speech, unsure, onMove, onCancel } = props;
  const hand = view.using?.hand;
  const drew = view.using?.drew;
  if (unsure) return <Sure words={speech.words} onYes={() => onMove(unsure)} onNo={onCancel} />;
  return (
    <div className="sagrada-asked" data-wide={hand !== undefined || drew !== undefined || undefined}>
      {hand && (
        <div className="sagrada-held">
          <span>{speech.words.inHand}</span>
          <span className="sagrada-loose" data-hand="" role="img" aria-label={speech.die(hand)}>
            <Die die={hand} marks={marks} language={language} />
          </span>
        </div>
      )}
      {drew && (
        <p>
          {speech.words.drawn}: {words[language].colors[drew]}
        </p>
      )}
      {drew &&
        values.map((value) => (
          <button
            key={value}
            type="button"
            className="sagrada-loose"
            data-lit
            aria-label={speech.words.value.replace('{n}', String(value))}
            onClick={() => onMove({ do: 'value', value })}
          >
            <Die die={`${drew}${value}` as DieName} marks={marks} language={language} />
          </button>
        ))}
      {plain.map((move) =>
        move.do === 'pass' ? (
          <AskTwice
            key="pass"
            label={speech.words.plain.pass}
            sure={speech.words.passSure}
            ask={confirm}
            about={view}
            data-key="done"
            data-move="pass"
            onYes={() => onMove(move)}
          />
        ) : (
          <button
            key={move.do}
            type="button"
            className="button"
            data-look={move.do === 'return' ? undefined : 'main'}
            data-key={move.do === 'end' ? 'done' : undefined}
            data-move={move.do}
            onClick={() => onMove(move)}
          >
            {speech.words.plain[move.do]}
          </button>
        ),
      )}
    </div>
  );
}

interface SureProps {
  readonly words: Speech['words'];
  onYes(): void;
  onNo(): void;
}

/** Asks once more before dice roll. */
function Sure({ words, onYes, onNo }: SureProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className="sagrada-asked sagrada-sure">
      <span id="sagrada-sure">{words.sure}</span>
      <button
        ref={yes}
        type="button"
        className="button"
        data-look="main"
        data-key="done"
        data-move="sure"
        aria-describedby="sagrada-sure"
        onClick={onYes}
      >
        {words.yes}
      </button>
      <button type="button" className="button" onClick={onNo}>
        {words.no}
      </button>
    </div>
  );
}
