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

/** The choice of a window pattern: two cards, four sides, each taken by tapping it. */
export function Choose({ view, seat, marks, language, speech, isAsked, onMove }: ChooseProps) {
  const { words } = speech;
  const chosen = view.seats[seat].pattern;
  return (
    <ul className="sagrada-choices">
      {(view.choices ?? []).map((id) => {
        const difficulty = PATTERNS.find((pattern) => pattern.id === id)?.difficulty ?? 0;
        const tokens = view.target === undefined ? words.difficulty.replace('{n}', String(difficulty)) : '';
        const label = chosen === id ? `${words.chosen}: ${patternName(id)}` : words.choose;
        return (
          <li key={id} className="sagrada-choice">
            <button
              type="button"
              className="piece"
              data-pattern={id}
              data-lit={isAsked || undefined}
              data-selected={chosen === id || undefined}
              aria-label={[label.replace('{pattern}', patternName(id)), tokens].filter(Boolean).join('. ')}
              title={tokens}
              disabled={!isAsked}
              onClick={() => onMove({ do: 'pattern', pattern: id })}
            >
              <Window
                seat={seat}
                name={patternName(id)}
                pattern={id}
                dice={NOTHING}
                marks={marks}
                language={language}
                speech={speech}
              />
              <span className="sagrada-choice-name">
                {patternName(id)}
                {tokens && <Tokens count={difficulty} />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
