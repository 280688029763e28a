import type { ReactNode } from 'react';

/** How a bird looks: while others play, while it thinks, and when it has done well. */
export type Pose = 'waiting' | 'thinking' | 'pleased';

const INK = '#16130f';

/** The lower edge of every portrait: along the disc behind it. */
export const EDGE = 'A44 44 0 0 1 13.1 78Z';

/** A portrait on a disc; tufts, crests and beaks may reach beyond it. */
export function Portrait({ disc, children }: { readonly disc: string; readonly children: ReactNode }) {
  return (
    <svg className="face" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="54" r="44" fill={disc} />
      {children}
    </svg>
  );
}

interface EyeProps {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  /** Where it looks. */
  readonly to?: readonly [x: number, y: number];
}

/** A round black pupil with its light. */
export function Eye({ at: [x, y], size, to: [dx, dy] = [0, 0] }: EyeProps) {
  return (
    <>
      <circle cx={x + dx} cy={y + dy} r={size} fill={INK} />
      <circle cx={x + dx + size * 0.26} cy={y + dy - size * 0.32} r={size * 0.26} fill="#fff" />
    </>
  );
}

/** An eye closed with pleasure. */
export function Smile({ at: [x, y], size, ink = INK }: EyeProps & { readonly ink?: string }) {
  return (
    <path
      d={`M${x - size} ${y + size * 0.45}Q${x} ${y - size * 0.95} ${x + size} ${y + size * 0.45}`}
      fill="none"
      stroke={ink}
      strokeWidth="3.6"
      strokeLinecap="round"
    />
  );
}

/** Fine feathers: strokes with round ends. */
export function Feathers({ d, ink }: { readonly d: string; readonly ink: string }) {
  return <path d={d} fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />;
}
