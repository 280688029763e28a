import { type PositionProps, SeatMark, useSeatColor } from '@stolik/games/ui';
import { LINKS, type RegionView, type View } from '../../rules/index.ts';
import { lineOf, PLACES, SHEET } from '../map/places.ts';
import { World } from '../map/World.tsx';
import './position.css';

/** The map as it is now: who has an office where, in the colour of whoever came last and so leads. */
export function Position({ view }: PositionProps<View>) {
  return (
    <svg className="phone-position" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <World />
      <path className="phone-position-lines" d={LINKS.flatMap(([a, b]) => lineOf(a, b)).join('')} />
      {view.regions.map((region) => (
        <Region key={region.id} region={region} />
      ))}
    </svg>
  );
}

const RADIUS = 52;
const MARK = 60;

function Region({ region: { id, offices } }: { readonly region: RegionView }) {
  const colorOf = useSeatColor();
  const newest = offices.findLast((owner) => owner !== null) ?? undefined;
  const [x, y] = PLACES[id];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        className="phone-position-region"
        r={newest === undefined ? RADIUS * 0.4 : RADIUS}
        style={newest === undefined ? undefined : { stroke: colorOf(newest) }}
      />
      {newest !== undefined && (
        <svg x={-MARK / 2} y={-MARK / 2} width={MARK} height={MARK} aria-hidden="true">
          <SeatMark seat={newest} />
        </svg>
      )}
    </g>
  );
}
