import { useLooks } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import type { RegionView } from '../../rules/index.ts';
import type { BoardContext } from '../context.ts';
import { sayRegion, sizeOf } from '../explain.ts';
import { leaderIn } from '../standing.ts';
import { SHORES } from './lands.ts';
import type { placeOf } from './places.ts';
import { RegionFace, type RegionFaceProps } from './RegionFace.tsx';

/** What a region means for whoever looks at it now. */
export interface RegionState extends Pick<RegionFaceProps, 'seller' | 'wanted'> {
  /** What choosing it would do, in words; nothing where it is not legal. */
  readonly legal: string;
  /** What it would lose, in words. */
  readonly risk?: string | undefined;
  readonly isSelected: boolean;
  readonly isBlocking: boolean;
  /** The one stop of the map for the Tab key. */
  readonly isStop: boolean;
}

export interface RegionProps {
  readonly region: RegionView;
  readonly context: BoardContext;
  readonly place: ReturnType<typeof placeOf>;
  readonly state: RegionState;
  onChoose(id: string): void;
  onLook(id: string | undefined): void;
}

/** A region: what it costs, whose offices are there, and its customers from left to right or the retailer over it. */
export function Region({ region, context, place, state, onChoose, onLook }: RegionProps) {
  const { id } = region;
  const { title, text } = sayRegion(region, context);
  const lookOf = useLooks();
  const leader = leaderIn(context.view, region);
  return (
    <button
      type="button"
      className="piece phone-region"
      data-region={id}
      data-size={sizeOf(id)}
      data-lit={state.legal ? true : undefined}
      data-selected={state.isSelected || undefined}
      data-blocking={state.isBlocking || undefined}
      data-retailer={region.retailer ? true : undefined}
      data-led={leader !== undefined || undefined}
      tabIndex={state.isStop ? 0 : -1}
      aria-label={[title, state.legal, state.risk, text].filter(Boolean).join(': ')}
      style={{ ...place, ...(leader === undefined ? {} : { '--lead': lookOf(leader).fill }) } as CSSProperties}
      onClick={() => onChoose(id)}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(undefined)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(undefined)}
    >
      {/* Where there is no room for its land, it stands on a shore of its own. */}
      <svg className="phone-shore" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {state.legal && <path className="phone-halo" d={SHORES[id]} />}
        <path className="phone-cliff" d={SHORES[id]} />
        <path className="phone-land" d={SHORES[id]} />
      </svg>
      <RegionFace region={region} context={context} seller={state.seller} wanted={state.wanted} />
    </button>
  );
}
