import { Pips } from '@stolik/games/ui';
import { memo } from 'react';

/** Faces by place: the same five colours in the same order on every board. They have no effect. */
const FACES = ['#eef4ff', '#8fc7ff', '#ffb3dd', '#a6efc3', '#ffce8f'] as const;
const INK = '#0a1730';

/** A die of a network. Decoration for the eye; whoever stands around it says its value. */
export const Die = memo(function Die({ value, place }: { readonly value: number; readonly place: number }) {
  return (
    <svg className="sentient-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="20" fill={FACES[place]} stroke={INK} strokeWidth="3" />
      <Pips value={value} ink={INK} />
    </svg>
  );
});
