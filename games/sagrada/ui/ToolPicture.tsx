import type { ReactNode } from 'react';

/** Every tool as it hangs over the bench: `steel` is what works, `wood` what is held, `glass` what it is done to. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  'grozing-pliers': (
    <>
      <path className="wood" d="M20 26 9 44M28 26l11 18" strokeWidth="6" />
      <path className="steel" d="M28 26 19 12l3-8 5 3-2 7M20 26l9-14-3-8" strokeWidth="4" />
      <circle className="rivet" cx="24" cy="22" r="3" />
    </>
  ),
  'eglomise-brush': (
    <>
      <path className="wood" d="M40 6 24 24" strokeWidth="5" />
      <path className="steel" d="m25 20 5 5" strokeWidth="6" />
      <path className="glass" d="M25 25c-3 8-9 6-15 15 9 0 17-1 19-11z" />
    </>
  ),
  'copper-foil-burnisher': (
    <>
      <path className="wood" d="M41 7 27 21" strokeWidth="7" />
      <path className="steel" d="m27 21-8 8" strokeWidth="4" />
      <path className="copper" d="M6 33c8-6 13 8 21 2s9-6 15-3" strokeWidth="5" />
    </>
  ),
  lathekin: (
    <>
      <path className="wood" d="M40 5C34 9 18 22 10 35c-3 5-4 8-2 9s5-1 9-5C28 29 38 14 43 8c2-3 0-5-3-3z" />
      <path className="fold" d="M37 10C29 17 19 27 13 37" />
    </>
  ),
  'lens-cutter': (
    <>
      <circle className="glass" cx="20" cy="28" r="14" />
      <path className="steel" d="m20 28 22-16" strokeWidth="4" />
      <circle className="rivet" cx="20" cy="28" r="3" />
      <path className="wood" d="m34 12 9 11" strokeWidth="5" />
    </>
  ),
  'flux-brush': (
    <>
      <path className="wood" d="M24 4v17" strokeWidth="6" />
      <path className="steel" d="M18 23h12" strokeWidth="7" />
      <path className="bristle" d="M17 27h14l3 16q-10 3-20 0z" />
    </>
  ),
  'glazing-hammer': (
    <>
      <path className="wood" d="M22 20 12 44" strokeWidth="6" />
      <path className="steel-body" d="M10 10q10-6 18 0l12 3v10l-13-1q-9 2-15-3z" />
    </>
  ),
  'running-pliers': (
    <>
      <path className="wood" d="M21 24 12 44M27 24l9 20" strokeWidth="6" />
      <path className="steel-body" d="M12 6h24v7q-6 3-7 10H19q-1-7-7-10z" />
      <path className="fold" d="M24 6v8" />
      <circle className="rivet" cx="24" cy="21" r="3" />
    </>
  ),
  'cork-backed-straightedge': (
    <>
      <path className="cork" d="m5 36 31-31 7 7-31 31z" />
      <path className="steel" d="M9 33 36 6" strokeWidth="5" />
      <path className="fold" d="m14 32 3 3m4-10 3 3m4-10 3 3" />
    </>
  ),
  'grinding-stone': (
    <>
      <path className="wood" d="M8 42h32M14 42l6-14m14 14-6-14" strokeWidth="4" />
      <circle className="stone" cx="24" cy="22" r="16" />
      <circle className="rivet" cx="24" cy="22" r="3.5" />
      <path className="fold" d="M14 17q4-6 10-6" />
    </>
  ),
  'flux-remover': (
    <>
      <path className="steel" d="M19 6h10" strokeWidth="5" />
      <path className="glass" d="M20 8h8v9c8 4 11 10 11 18q0 8-8 8H17q-8 0-8-8c0-8 3-14 11-18z" />
      <path className="fold" d="M12 32q12-5 24 0" />
    </>
  ),
  'tap-wheel': (
    <>
      <path className="wood" d="M30 18 42 6" strokeWidth="6" />
      <path className="steel" d="m30 18-6 6" strokeWidth="4" />
      <circle className="steel-body" cx="18" cy="30" r="12" />
      <circle className="rivet" cx="18" cy="30" r="3.5" />
      <path className="fold" d="M18 20v3m0 14v3M8 30h3m14 0h3" />
    </>
  ),
};

export function ToolPicture({ id }: { readonly id: string }) {
  return (
    <svg className="sagrada-tool-picture" viewBox="0 0 48 48" aria-hidden="true">
      {PICTURES[id]}
    </svg>
  );
}
