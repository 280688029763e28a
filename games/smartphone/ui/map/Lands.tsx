import { useLooks } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { LANDS } from './lands.ts';
import { SHEET } from './places.ts';
import { Shallows } from './World.tsx';
import './lands.css';

/** How a land looks now. */
export interface LandState {
  /** The company that leads there and lends it its colour. */
  readonly leader?: number | undefined;
  readonly isLit?: boolean;
  readonly isLooked?: boolean;
  readonly isSelected?: boolean;
  readonly isBlocking?: boolean;
  readonly isRetailer?: boolean;
}

const ON_SHEET = {
  viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
  preserveAspectRatio: 'none',
} as const;

/** The sea, shallow where there is land. */
export function Sea() {
  return (
    <svg className="phone-sea" {...ON_SHEET} aria-hidden="true">
      <Shallows />
    </svg>
  );
}

/** The lands as slabs that rise out of the sea. What happens on them is drawn by their regions. */
export function Lands({ stateOf }: { stateOf(region: string): LandState }) {
  const lookOf = useLooks();
  return (
    <svg className="phone-lands" {...ON_SHEET} aria-hidden="true">
      {LANDS.map(([region, d]) => {
        const { leader, isLit, isLooked, isSelected, isBlocking, isRetailer } = stateOf(region);
        return (
          <g
            key={region}
            data-land={region}
            data-led={leader !== undefined || undefined}
            data-offered={isLit || undefined}
            data-looked={isLooked || undefined}
            data-selected={isSelected || undefined}
            data-blocking={isBlocking || undefined}
            data-retailer={isRetailer || undefined}
            style={leader === undefined ? undefined : ({ '--lead': lookOf(leader).fill } as CSSProperties)}
          >
            {isLit && <path className="phone-halo" d={d} />}
            <path className="phone-cliff" d={d} />
            <path className="phone-land" d={d} />
          </g>
        );
      })}
    </svg>
  );
}
