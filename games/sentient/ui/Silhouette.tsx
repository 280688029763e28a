import type { ReactNode } from 'react';
import type { BotType } from '../rules/index.ts';

/** A head of its own for each type, so that nobody needs its colour: on 40 by 40, a face plate with two eyes in it. */
const HEADS: Readonly<Record<BotType, ReactNode>> = {
  // All screen, with an aerial.
  information: (
    <>
      <path d="M19 3h2v6h-2zM20 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7 8h26a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-9v3h6v4H10v-4h6v-3H7a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z" />
      <path className="hole" d="M8 12h24v17H8z" />
    </>
  ),
  // The front of a lorry: a windscreen, headlights, wheels.
  transport: (
    <>
      <path d="M9 3h22a3 3 0 0 1 3 2l4 13v14a2 2 0 0 1-2 2v4h-8v-4H12v4H4v-4a2 2 0 0 1-2-2V18L6 5a3 3 0 0 1 3-2z" />
      <path
        className="hole"
        d="M10 7h20l3 11H7zM9 23a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM31 23a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM15 23h10v2H15zM15 27h10v2H15z"
      />
    </>
  ),
  // A cogwheel.
  industry: (
    <>
      <path d="M16 1h8l1 5 4 2 5-2 5 8-4 3v6l4 3-5 8-5-2-4 2-1 5h-8l-1-5-4-2-5 2-5-8 4-3v-6l-4-3 5-8 5 2 4-2z" />
      <path className="hole" d="M20 10a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" />
    </>
  ),
  // A shield with a visor.
  military: (
    <>
      <path d="M20 1l17 6v12c0 10-7 16-17 20C10 35 3 29 3 19V7z" />
      <path className="hole" d="M7 12h26v9H22v10h-4V21H7z" />
    </>
  ),
  // Round, with ears and a smile.
  service: (
    <>
      <path d="M20 2a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM0 15h4v9H0zM36 15h4v9h-4z" />
      <path className="hole" d="M14 10h12a6 6 0 0 1 0 12H14a6 6 0 0 1 0-12zM12 25h16c-1 4-4 6-8 6s-7-2-8-6z" />
    </>
  ),
};

/** Where the eyes are: left and right, top, width and height. */
const EYES: Readonly<Record<BotType, readonly [number, number, number, number, number]>> = {
  information: [12, 23, 16, 5, 9],
  transport: [13, 23, 9, 4, 7],
  industry: [14, 22, 15.5, 4, 9],
  military: [11, 23, 14, 6, 5],
  service: [14, 22, 12, 4, 8],
};

/** A bot of a type, seen from far. Its name or code stands beside it. */
export function Silhouette({ type }: { readonly type: BotType }) {
  const [left, right, y, width, height] = EYES[type];
  return (
    <svg className="sentient-figure" viewBox="0 0 40 40" aria-hidden="true" data-type={type}>
      {HEADS[type]}
      {[left, right].map((x) => (
        <rect key={x} className="eye" x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </svg>
  );
}
