import type { Language } from '@stolik/core';
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
  readonly marks: boolean;
  readonly language: Language;
}

/** A window to look at, as large as the room it is given. */
export function Panes({ dice, printed = '', marks, language }: PanesProps) {
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
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
