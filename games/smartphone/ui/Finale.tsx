import { type FinaleProps, SeatFace, SeatMark } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { TECHNOLOGY_IDS, type View } from '../rules/index.ts';
import { Chart } from './Chart.tsx';
import { contextOf, fill } from './context.ts';
import { type LandState, Lands, Sea } from './map/Lands.tsx';
import { PLACES, percentOf } from './map/places.ts';
import { Shop } from './map/Shop.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './finale.css';

/** The evening's dashboard: the company's world, lit where its points come from; then the chart that draws itself. */
export function Finale({ view, seat, name, language, settings, isCounted, lit }: FinaleProps<View>) {
  const { ui, words } = contextOf({ view, seat, language });
  const { technologies } = view.companies[seat];
  const offices = view.regions.reduce(
    (sum, region) => sum + region.offices.filter((owner) => owner === seat).length,
    0,
  );
  const label = fill(ui.finale, { name, offices, technologies: technologies.length });
  const light = (piece: string) => {
    const turn = lit.indexOf(piece);
    return { 'data-counted': turn >= 0 || undefined, style: { '--turn': turn } as CSSProperties };
  };
  const landOf = (id: string): LandState => {
    const region = view.regions.find((one) => one.id === id);
    return { leader: region?.offices.includes(seat) ? seat : undefined, isRetailer: region?.retailer !== undefined };
  };
  return (
    <div className="phone-finale" data-still={!settings.motion || undefined}>
      {isCounted ? (
        <Chart view={view} winner={seat} language={language} />
      ) : (
        <div className="phone-finale-world" role="img" aria-label={label}>
          <Sea />
          <Lands stateOf={landOf} />
          {view.regions.map(({ id, offices: owners, retailer }) => {
            const { style, ...counted } = light(`region:${id}`);
            return (
              <span
                key={id}
                className="phone-finale-region"
                {...counted}
                style={{ ...style, ...percentOf(PLACES[id]) }}
              >
                {owners.includes(seat) ? <Shop company={seat} /> : <i data-retailer={retailer ? true : undefined} />}
                <span>{words.regions[id]}</span>
              </span>
            );
          })}
        </div>
      )}
      <div className="phone-finale-company">
        <SeatMark seat={seat} />
        <SeatFace seat={seat} size={64} pose={isCounted ? 'pleased' : 'waiting'} />
        <b>{name}</b>
        <span className="phone-apps">
          {TECHNOLOGY_IDS.map((id) => (
            <span key={id} data-has={technologies.includes(id) || undefined} {...light(`technology:${id}`)}>
              <TechnologyIcon id={id} />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
