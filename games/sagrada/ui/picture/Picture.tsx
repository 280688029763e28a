import type { Language } from '@stolik/core';
import type { Die } from '../../rules/index.ts';
import { Panes } from './Panes.tsx';

/** A nearly finished window, by the rules. */
const DICE = 'P2 B4 R2 G5 Y3 / Y5 R1 P6 B1 G4 / G3 B5 Y4 R5 P2 / R6 G2 .. Y1 B6'
  .split(/[\s/]+/)
  .map((die) => (die === '..' ? null : (die as Die)));

/** Sagrada's picture for lists of games: a window in a nice position, of real dice but without the table's code. */
export function Picture({ language, marks }: { readonly language: Language; readonly marks: boolean }) {
  return (
    <div className="sagrada-picture" role="img" aria-label="Sagrada">
      <Panes dice={DICE} marks={marks} language={language} />
    </div>
  );
}
