import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { BoardContext } from '../context.ts';
import { leaderIn } from '../standing.ts';
import { Exits } from './Exits.tsx';
import { type LandState, Lands, Sea } from './Lands.tsx';
import { Links } from './Links.tsx';
import { cardsOf, nextPlace, placeOf } from './places.ts';
import { Region, type RegionState } from './Region.tsx';
import { Trucks } from './Trucks.tsx';
import { useSight } from './use-sight.ts';
import './map.css';
import './region.css';
import './podium.css';
import './people.css';
import './cards.css';

export interface WorldMapProps {
  readonly context: BoardContext;
  readonly looked: string | undefined;
  /** Regions whose lines are offered. */
  readonly litLinks: ReadonlySet<string>;
  /** Regions that can be chosen. */
  readonly lit: ReadonlySet<string>;
  /** Regions that somebody reads about. */
  readonly read: readonly string[];
  /** Where one thing at a time has room: whether it is this. */
  readonly isShown: boolean;
  stateOf(id: string): Omit<RegionState, 'isStop'>;
  onChoose(id: string): void;
  onLook(id: string | undefined): void;
}

/** The world, all of it wherever there is room: on a phone its regions are smaller. Arrow keys travel. */
export function WorldMap({ context, looked, litLinks, lit, read, isShown, stateOf, onChoose, onLook }: WorldMapProps) {
  const { view, seat, words, ui } = context;
  const [stop, setStop] = useState('europe');
  const frame = useRef<HTMLDivElement>(null);
  const home = view.regions.find(({ offices }) => seat !== undefined && offices.includes(seat))?.id ?? stop;
  useSight(frame, read.length > 0 ? read : [...lit], home, isShown);

  const retailers = view.regions.flatMap(({ id, retailer }) => (retailer ? [id] : [])).join();
  const cards = useMemo(() => cardsOf((id) => retailers.split(',').includes(id)), [retailers]);

  function travel(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).dataset.region;
    const to = from && nextPlace(from, event.key);
    if (!to) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>(`[data-region="${to}"]`)?.focus();
  }

  function lookAt(id: string | undefined): void {
    if (id) setStop(id);
    onLook(id);
  }

  function landOf(id: string): LandState {
    const region = view.regions.find((one) => one.id === id);
    const { legal, isSelected, isBlocking } = stateOf(id);
    return {
      leader: region && leaderIn(view, region),
      isLit: legal !== '',
      isLooked: looked === id,
      isSelected,
      isBlocking,
      isRetailer: region?.retailer !== undefined,
    };
  }

  return (
    <section className="phone-map" aria-label={ui.map} data-key="board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className="phone-frame" ref={frame} onKeyDown={travel}>
        <div className="phone-sheet">
          <Sea />
          <Links lit={litLinks} looked={looked} />
          <Links lit={litLinks} looked={looked} cards={cards} />
          <Lands stateOf={landOf} />
          <Exits words={words} />
          <Trucks view={view} />
          {view.regions.map((region) => {
            const card = cards.get(region.id);
            return (
              card && (
                <Region
                  key={region.id}
                  region={region}
                  context={context}
                  place={placeOf(region.id, card)}
                  state={{ ...stateOf(region.id), isStop: region.id === stop }}
                  onChoose={onChoose}
                  onLook={lookAt}
                />
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}
