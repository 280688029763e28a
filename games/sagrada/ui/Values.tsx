import type { Language } from '@stolik/core';
import type { Die as DieName, Move, View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Die } from './Die.tsx';
import type { Speech } from './speech.ts';
import './pool.css';

export interface ValuesProps {
  readonly view: View;
  /** Values to choose from, for a die that was drawn. */
  readonly values: readonly number[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  onMove(move: Move): void;
}

/** The values that a die from the bag may have, laid over the pool: nothing else can be taken meanwhile. */
export function Values({ view, values, marks, language, speech, onMove }: ValuesProps) {
  const drew = view.using?.drew;
  if (!drew) return null;
  return (
    <div className="sagrada-asked">
      <span className="visually-hidden">{`${speech.words.drawn}: ${words[language].colors[drew]}`}</span>
      {values.map((value) => (
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
