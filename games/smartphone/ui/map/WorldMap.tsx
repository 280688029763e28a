import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { STEVE } from '../../rules/index.ts';
import type { BoardContext } from '../context.ts';
import { Links } from './Links.tsx';
import { nextPlace, PLACES } from './places.ts';
import { Region, type RegionState } from './Region.tsx';
import './map.css';
import './region.css';

export interface WorldMapProps {
  readonly context: BoardContext;
  readonly looked: string | undefined;
  /** Regions whose lines are offered. */
  readonly litLinks: ReadonlySet<string>;
  stateOf(id: string): Omit<RegionState, 'isStop'>;
  onChoose(id: string): void;
  onLook(id: string | undefined): void;
}

/** The world: on a desktop as a map, on a phone as a list or as a map that scrolls in its frame. Arrow keys travel. */
export function WorldMap({ context, looked, litLinks, stateOf, onChoose, onLook }: WorldMapProps) {
  const { view, language, words, ui } = context;
  const [isMap, setMap] = useState(false);
  const [stop, setStop] = useState('europe');
  const frame = useRef<HTMLDivElement>(null);

  // What scrolls in its frame begins where the own offices are.
  useEffect(() => {
    if (!isMap || !frame.current) return;
    const home = view.regions.find(({ offices }) => context.seat !== undefined && offices.includes(context.seat));
    const { clientWidth } = frame.current;
    frame.current.scrollLeft = PLACES[home?.id ?? stop][0] - clientWidth / 2;
  }, [isMap]);

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

  const ours = [
    ...(view.regions.some(({ retailer }) => retailer) ? [words.lines.retailers] : []),
    ...(view.steve ? [STEVE] : []),
  ];
  return (
    <section className="panel phone-map" aria-label={ui.map} data-as={isMap ? 'map' : 'list'} data-key="board">
      <div className="phone-as" role="group" aria-label={ui.mapOrList}>
        <button type="button" aria-pressed={!isMap} onClick={() => setMap(false)}>
          {ui.asList}
        </button>
        <button type="button" aria-pressed={isMap} onClick={() => setMap(true)}>
          {ui.asMap}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className="phone-frame" ref={frame} onKeyDown={travel}>
        <div className="phone-sheet">
          <Links lit={litLinks} looked={looked} />
          {view.regions.map((region) => (
            <Region
              key={region.id}
              region={region}
              context={context}
              state={{ ...stateOf(region.id), isStop: region.id === stop }}
              onChoose={onChoose}
              onLook={lookAt}
            />
          ))}
        </div>
      </div>
      {ours.length > 0 && (
        <p className="phone-legend">
          * {words.labels.reconstructed.replace('$', new Intl.ListFormat(language).format(ours))}
        </p>
      )}
    </section>
  );
}
