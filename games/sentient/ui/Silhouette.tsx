import type { ReactNode } from 'react';
import type { BotType } from '../rules/index.ts';

/** A figure of its own for each type, so that nobody needs its colour: on 40 by 40, holes in the colour of the board. */
const FIGURES: Readonly<Record<BotType, ReactNode>> = {
  // A head that is all screen, with an aerial.
  information: (
    <>
      <path d="M19 2h2v6h-2zM20 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 9h32v22H4zM15 31h10v4h5v4H10v-4h5z" />
      <path className="hole" d="M8 13h24v14H8z" />
      <path d="M11 16h11v2H11zM11 20h17v2H11zM11 24h7v1.6h-7z" />
    </>
  ),
  // A nose, a cabin, two wheels.
  transport: (
    <>
      <path d="M2 13h19l9-7v7l8 8v8H2z" />
      <path d="M11 24a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM29 24a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z" />
      <path
        className="hole"
        d="M6 16h11v6H6zM22 16h7l5 5v1H22zM11 28a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM29 28a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
      />
    </>
  ),
  // A cogwheel with arms.
  industry: (
    <>
      <path d="M16 3h8l1 5 4 2 5-2 4 7-4 3v4l4 3-4 7-5-2-4 2-1 5h-8l-1-5-4-2-5 2-4-7 4-3v-4l-4-3 4-7 5 2 4-2z" />
      <path className="hole" d="M20 13a7 7 0 1 1 0 14 7 7 0 0 1 0-14z" />
      <path d="M20 16.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
    </>
  ),
  // A shield with a visor.
  military: (
    <>
      <path d="M20 1l17 6v12c0 10-7 16-17 20C10 35 3 29 3 19V7z" />
      <path className="hole" d="M8 14h24v6H22v10h-4V20H8z" />
    </>
  ),
  // A round face that smiles.
  service: (
    <>
      <path d="M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM0 16h4v8H0zM36 16h4v8h-4z" />
      <path className="hole" d="M11 13h6v6h-6zM23 13h6v6h-6zM10 24h20c-1 5-5 8-10 8s-9-3-10-8z" />
    </>
  ),
};

/** A bot of a type, seen from far. Its name or code stands beside it. */
export function Silhouette({ type }: { readonly type: BotType }) {
  return (
    <svg className="sentient-figure" viewBox="0 0 40 40" aria-hidden="true" data-type={type}>
      {FIGURES[type]}
    </svg>
  );
}
