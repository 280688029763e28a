import type { Language } from '@stolik/core';
import { type Move, PATTERNS, type View } from '../rules/index.ts';
import { patternName } from '../text/index.ts';
import type { Speech } from './speech.ts';
import { Tokens } from './Tokens.tsx';
import { Window } from './Window.tsx';
import './choose.css';

export interface ChooseProps {
  readonly view: View;
  readonly seat: number;
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  readonly isAsked: boolean;
  onMove(move: Move): void;
}

const NOTHING: readonly null[] = new Array(20).fill(null);

/** The choice of a window pattern: two cards, four sides. */
export function Choose({ view, seat, marks, language, speech, isAsked, onMove }: ChooseProps) {
  const chosen = view.seats[seat].pattern;
  return (
    <ul className="sagrada-choices">
      {(view.choices ?? []).map((id) => {
        const difficulty = PATTERNS.find((pattern) => pattern.id === id)?.difficulty ?? 0;
        return (
          <li key={id} className="sagrada-choice" data-chosen={chosen === id || undefined}>
            <Window
              seat={seat}
              name={patternName(id)}
              pattern={id}
              dice={NOTHING}
              marks={marks}
              language={language}
              speech={speech}
            />
            {view.target === undefined && (
              <p className="sagrada-difficulty">
                <Tokens count={difficulty} />
                {speech.words.difficulty.replace('{n}', String(difficulty))}
              </p>
            )}
            <button
              type="button"
              className="button"
              data-look="main"
              disabled={!isAsked}
              onClick={() => onMove({ do: 'pattern', pattern: id })}
            >
              {chosen === id ? speech.words.chosen : speech.words.choose}
              <span className="visually-hidden"> {patternName(id)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
