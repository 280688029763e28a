import { type Mark, Ring, SeatMark } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { LINKS } from '../../rules/index.ts';
import type { BoardContext } from '../context.ts';
import { lineOf, PLACES, ROUND_THE_EDGE, SHEET } from '../map/places.ts';
import { World } from '../map/World.tsx';
import { officesOf } from './parts.ts';

export interface MapPieceProps {
  readonly context: BoardContext;
  /** Those that are named. */
  readonly regions: readonly string[];
  readonly marks: ReadonlyMap<string, Mark>;
}

/** Room round the middles of the outermost regions, on the sheet of the map. */
const MARGIN = { x: 112, y: 68 };

/** A piece of the map: regions by name, whose offices are there, and the lines between them. */
export function MapPiece({ context: { view, seat = 0, words }, regions, marks }: MapPieceProps) {
  const own = new Set(officesOf(view, seat));
  const { x, y, width, height } = pieceWith(regions);
  const place = ([left, top]: readonly [number, number]) => ({
    left: `${(100 * (left - x)) / width}%`,
    top: `${(100 * (top - y)) / height}%`,
  });
  return (
    <div className="phone-example-map" style={{ aspectRatio: width / height } as CSSProperties}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <World />
        {LINKS.map(([a, b]) => (
          <path
            key={`${a}-${b}`}
            className="phone-example-line"
            data-own={own.has(a) || own.has(b) || undefined}
            d={lineOf(a, b).join('')}
          />
        ))}
      </svg>
      {view.regions
        .filter(({ id }) => regions.includes(id))
        .map(({ id, offices, retailer }) => (
          <span
            key={id}
            className="phone-example-node"
            data-retailer={retailer ? true : undefined}
            style={place(PLACES[id])}
          >
            {words.regions[id]}
            {retailer && <small>{words.labels.retailer}</small>}
            {offices.some((owner) => owner !== null) && (
              <span>{offices.map((owner, i) => (owner === null ? null : <SeatMark key={i} seat={owner} />))}</span>
            )}
            <Ring is={marks.get(`region:${id}`)} />
          </span>
        ))}
    </div>
  );
}

/** As little of the sheet as has these regions on it; all its width where one is reached round the edge. */
function pieceWith(regions: readonly string[]) {
  const points = regions.map((id) => PLACES[id]);
  const isRound = Object.keys(ROUND_THE_EDGE).some((link) => link.split('-').every((id) => regions.includes(id)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = isRound ? 0 : Math.min(...xs) - MARGIN.x;
  const right = isRound ? SHEET.width : Math.max(...xs) + MARGIN.x;
  const [top, bottom] = [Math.min(...ys) - MARGIN.y, Math.max(...ys) + MARGIN.y];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
