import type { Language } from '@stolik/core';
import type { Die as DieName, Move, View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Die } from './Die.tsx';
import type { Speech } from './speech.ts';
import './pool.css';

export interface InHandProps {
  readonly view: View;
  /** Values to choose from, for a die that was drawn. */
  readonly values: readonly number[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  onMove(move: Move): void;
}

/** The die that a tool put into the hand, or the values it may have. */
export function InHand({ view, values, marks, language, speech, onMove }: InHandProps) {
  const { hand, drew } = view.using ?? {};
  if (!hand && !drew) return null;
  return (
    <div className="sagrada-asked">
      {hand && (
        <>
          <span>{speech.words.inHand}</span>
          <span className="sagrada-loose" data-hand="" role="img" aria-label={speech.die(hand)}>
            <Die die={hand} marks={marks} language={language} />
          </span>
        </>
      )}
      {drew && <span className="visually-hidden">{`${speech.words.drawn}: ${words[language].colors[drew]}`}</span>}
      {drew &&
        values.map((value) => (
          <button
            key={value}
            type="button"
            className="piece sagrada-loose"
            data-lit
            aria-label={speech.words.value.replace('{n}', String(value))}
            onClick={() => onMove({ do: 'value', value })}
          >
            <Die die={`${drew}${value}` as DieName} marks={marks} language={language} />
          </button>
        ))}
    </div>
  );
}
