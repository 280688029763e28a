import type { Language } from '@stolik/core';
import { useState } from 'react';
import { COLORS, type Color, type Move, PATTERNS, type View } from '../rules/index.ts';
import { patternName } from '../text/index.ts';
import { Cast } from './Cast.tsx';
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
  const [looked, look] = useState<string>();
  return (
    <>
      <ul className="sagrada-choices">
        {(view.choices ?? []).map((id) => {
          const difficulty = difficultyOf(id);
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
                onPointerEnter={() => look(id)}
                onFocus={() => look(id)}
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
                <Cast panes={colorsOf(id)} />
                <span className="sagrada-choice-name">
                  {patternName(id)}
                  {tokens && <Tokens count={difficulty} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {view.target === undefined && <About pattern={looked ?? chosen} speech={speech} />}
    </>
  );
}

/** What the beads under a pattern are for, said of the one that is looked at. Its button says the same to readers. */
function About({ pattern, speech: { words } }: { readonly pattern: string | undefined; readonly speech: Speech }) {
  const difficulty = difficultyOf(pattern);
  return (
    <div className="sagrada-about" aria-hidden="true">
      {pattern && <strong>{patternName(pattern)}</strong>}
      {pattern && <Tokens count={difficulty} />}
      <p>{pattern ? words.difficultyOf.replaceAll('{n}', String(difficulty)) : words.difficultyAbout}</p>
    </div>
  );
}

function difficultyOf(id: string | undefined): number {
  return PATTERNS.find((pattern) => pattern.id === id)?.difficulty ?? 0;
}

/** The colours of its panes, as far as they have one. */
function colorsOf(id: string): (Color | undefined)[] {
  const marks = PATTERNS.find((pattern) => pattern.id === id)?.rows.join('') ?? '';
  return [...marks].map((mark) => COLORS.find((color) => color === mark));
}
