import { Pips } from '@stolik/games/ui';
import { memo } from 'react';

/** Caps by place: the same five colours in the same order on every board. They have no effect. */
const CAPS = ['#eef4ff', '#8fc7ff', '#ffb3dd', '#a6efc3', '#ffce8f'] as const;
const INK = '#0a1730';

/** A die of a network: a keycap, worn by no thumb yet. Decoration for the eye; whoever stands around it says its value. */
export const Die = memo(function Die({ value, place }: { readonly value: number; readonly place: number }) {
  return (
    <svg className="sentient-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="2" y="2" width="96" height="96" rx="20" fill={CAPS[place]} stroke={INK} strokeWidth="3" />
      <path
        d="M4 76v2a18 18 0 0 0 18 18h56a18 18 0 0 0 18-18v-2a16 16 0 0 1-14 12H18A16 16 0 0 1 4 76z"
        opacity="0.3"
      />
      <rect x="10" y="6" width="80" height="80" rx="15" fill="#fff" opacity="0.28" />
      <g transform="translate(5 1) scale(0.9)">
        <Pips value={value} ink={INK} />
      </g>
    </svg>
  );
});
