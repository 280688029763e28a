import type { PointerEvent, RefObject } from 'react';
import { PLACES, SHEET } from './places.ts';
import { World } from './World.tsx';

export interface OverviewProps {
  /** Regions that can be chosen. */
  readonly lit: ReadonlySet<string>;
  /** Round what is in sight. */
  readonly window: RefObject<SVGRectElement | null>;
  /** Brings a part of the sheet into sight: a share of its width. */
  onGo(share: number): void;
}

/** The whole world, small: where something can be done, and what of it is in sight. Keys travel from region to region. */
export function Overview({ lit, window, onGo }: OverviewProps) {
  const go = ({ clientX, currentTarget }: PointerEvent) => {
    const { x, width } = currentTarget.getBoundingClientRect();
    onGo((clientX - x) / width);
  };
  return (
    <svg
      className="phone-overview"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      <World />
      {Object.entries(PLACES).map(([id, [cx, cy]]) => (
        <circle key={id} cx={cx} cy={cy} r={lit.has(id) ? 34 : 18} data-lit-place={lit.has(id) || undefined} />
      ))}
      <rect ref={window} y="8" width={SHEET.width} height={SHEET.height - 16} rx="36" />
    </svg>
  );
}
