import type { Language } from '@stolik/core';
import { useRef, useState } from 'react';
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
  // Alone a pattern brings none.
  const hasTokens = view.target === undefined;
  const [looked, look] = useState<string>();
  const isFirstTap = useRef(false);
  const choose = (pattern: string) => onMove({ do: 'pattern', pattern });
  return (
    <>
      <ul className="sagrada-choices">
        {(view.choices ?? []).map((id) => {
          const difficulty = difficultyOf(id);
          const about = hasTokens ? words.difficulty : words.difficultySolo;
          const told = about.replace('{n}', String(difficulty));
          const label = chosen === id ? `${words.chosen}: ${patternName(id)}` : words.choose;
          return (
            <li key={id} className="sagrada-choice">
              <button
                type="button"
                className="piece"
                data-pattern={id}
                data-lit={isAsked || undefined}
                data-selected={chosen === id || undefined}
                aria-label={`${label.replace('{pattern}', patternName(id))}. ${told}`}
                title={told}
                disabled={!isAsked}
                // A finger has no way to look at one first: its first tap does that, the second chooses.
                onPointerDown={({ pointerType }) => {
                  isFirstTap.current = pointerType === 'touch' && looked !== id;
                }}
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && look(id)}
                onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look(id)}
                onClick={() => (isFirstTap.current ? look(id) : choose(id))}
                data-looked={looked === id || undefined}
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
                  {hasTokens ? <Tokens count={difficulty} /> : <span className="sagrada-unit">{told}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <About pattern={looked ?? chosen} hasTokens={hasTokens} speech={speech} onChoose={isAsked ? choose : undefined} />
    </>
  );
}

interface AboutProps {
  readonly pattern: string | undefined;
  readonly hasTokens: boolean;
  readonly speech: Speech;
  readonly onChoose: ((pattern: string) => void) | undefined;
}

/**
 * The pattern that is looked at: its name, what its beads are for, and a way to take it. Its own button says and does
 * the same, so readers and keys pass this by.
 */
function About({ pattern, hasTokens, speech: { words }, onChoose }: AboutProps) {
  const difficulty = difficultyOf(pattern);
  const ofPattern = (hasTokens ? words.difficultyOf : words.difficultySoloOf).replaceAll('{n}', String(difficulty));
  if (!pattern && !hasTokens) return null;
  return (
    <div className="sagrada-about" aria-hidden="true">
      {pattern && <strong>{patternName(pattern)}</strong>}
      <p>{pattern ? ofPattern : words.difficultyAbout}</p>
      {pattern && onChoose && (
        <button type="button" className="button" data-look="main" tabIndex={-1} onClick={() => onChoose(pattern)}>
          {words.chooseThis}
        </button>
      )}
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
