import type { Language } from '@stolik/core';
import type { Die as DieName } from '../../rules/index.ts';
import { Die } from '../Die.tsx';
import { Glass } from '../glass.tsx';
import '../window.css';

/** A nearly finished window, by the rules. */
const DICE = 'P2 B4 R2 G5 Y3 / Y5 R1 P6 B1 G4 / G3 B5 Y4 R5 P2 / R6 G2 .. Y1 B6'.split(/[\s/]+/);

/** Sagrada's picture for lists of games: a window in a nice position, of real dice but without the table's code. */
export function Picture({ language, marks }: { readonly language: Language; readonly marks: boolean }) {
  return (
    <div className="sagrada-picture" role="img" aria-label="Sagrada">
      <Glass />
      <div className="sagrada-lead">
        <div className="sagrada-grid">
          {DICE.map((die, space) => (
            <div key={space} className="sagrada-cell">
              {die !== '..' && <Die die={die as DieName} marks={marks} language={language} />}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
