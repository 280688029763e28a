import type { Verdict } from './Verdicts.tsx';
import './ring.css';

/** What is marked in a picture: it may be done, it may not, or the example is about it. */
export type Mark = 'yes' | 'no' | 'lit';

/** Colour alone tells nobody what is allowed. Both are drawn on a square of 24. */
const SIGNS = { yes: 'M5 13l5 5L19 7', no: 'M6 6l12 12M18 6 6 18' } as const;

/** A tick or a cross. */
export function Sign({ is }: { readonly is: 'yes' | 'no' }) {
  return (
    <svg className="example-sign" viewBox="0 0 24 24" aria-hidden="true" data-is={is}>
      <path d={SIGNS[is]} />
    </svg>
  );
}

/** A ring round whatever it lies in, which must be positioned; with a tick or a cross where something was tried. */
export function Ring({ is }: { readonly is: Mark | undefined }) {
  if (!is) return null;
  return (
    <span className="example-ring" data-is={is} aria-hidden="true">
      {is !== 'lit' && <Sign is={is} />}
    </span>
  );
}

/** What the moves of an example mark, by piece. Where several were tried on one, it may be done if one of them may. */
export function marksOf<M>(
  verdicts: readonly Verdict<M>[],
  piecesOf: (move: M) => readonly string[],
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { move, isAllowed } of verdicts)
    for (const piece of piecesOf(move)) if (isAllowed || !marks.has(piece)) marks.set(piece, isAllowed ? 'yes' : 'no');
  return marks;
}
