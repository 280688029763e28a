import type { Language } from '@stolik/core';
import type { ReactNode } from 'react';
import type { Die as DieName } from '../../rules/index.ts';
import { Die, Printed } from '../Die.tsx';
import { Glass } from '../glass.tsx';
import '../window.css';
import './picture.css';

export interface PanesProps {
  /** What lies on each space, from the top left. */
  readonly dice: readonly (DieName | null)[];
  /** What is printed on each space. */
  readonly printed?: string;
  /** What lies over single spaces. */
  readonly over?: ReadonlyMap<number, ReactNode>;
  readonly marks: boolean;
  readonly language: Language;
}

/** A window to look at, as large as the room it is given. */
export function Panes({ dice, printed = '', over, marks, language }: PanesProps) {
  return (
    <>
      <Glass />
      <div className="sagrada-lead">
        <div className="sagrada-grid">
          {dice.map((die, space) => (
            <div key={space} className="sagrada-cell">
              {die ? (
                <Die die={die} marks={marks} language={language} />
              ) : (
                <Printed mark={printed[space] ?? '.'} marks={marks} language={language} />
              )}
              {over?.get(space)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
