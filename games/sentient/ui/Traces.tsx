import { memo } from 'react';
import './traces.css';

/** Conductors that come in from the edges, on 1280 by 800, and the pads they end in. */
const TRACES = [
  'M0 96H120L152 128V300',
  'M0 112H112L136 136V240',
  'M0 420H40L64 444V700L96 732H420',
  'M0 436H32L48 452V712L84 748H300',
  'M1280 88H1180L1148 120V280',
  'M1280 104H1188L1164 128V220',
  'M1280 452H1240L1216 476V690L1184 722H900',
  'M1280 468H1252L1232 488V700L1196 738H1010',
  'M400 0V40L432 72H560',
  'M416 0V32L440 56H520',
  'M880 0V36L848 68H720',
  'M640 800V770L608 738H520',
  'M660 800V762L700 722H800',
  'M0 620H24L56 652V800',
  'M1280 620H1256L1224 652V800',
] as const;
const PADS = [
  [152, 300],
  [136, 240],
  [420, 732],
  [300, 748],
  [1148, 280],
  [1164, 220],
  [900, 722],
  [1010, 738],
  [560, 72],
  [520, 56],
  [720, 68],
  [520, 738],
  [800, 722],
] as const;

/** Where the aisle ends, on 1280 by 800, and how large racks are on the way there. */
const END = { x: 640, y: 420 };
const DEPTHS = [1.08, 0.8, 0.6, 0.46, 0.36, 0.29];
const SHELVES = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84];

/** The edge of a rack at a depth: how far from the middle, and from where to where. */
function edgeAt(depth: number) {
  return { out: 640 * depth, top: END.y - 400 * depth, bottom: END.y + 330 * depth };
}

/** Racks on one side of the aisle; the lights on their shelves go on with the bots that score. */
const RACKS = DEPTHS.slice(0, -1).map((depth, i) => {
  const [near, far] = [edgeAt(depth), edgeAt(DEPTHS[i + 1] * 1.06)];
  const between = (share: number) => ({
    near: near.top + (near.bottom - near.top) * share,
    far: far.top + (far.bottom - far.top) * share,
  });
  return {
    wall: `M${-near.out} ${near.top}L${-far.out} ${far.top}V${far.bottom}L${-near.out} ${near.bottom}z`,
    shelves: SHELVES.map(between)
      .map((y) => `M${-near.out} ${y.near}L${-far.out} ${y.far}`)
      .join(''),
    lights: SHELVES.map((share) => {
      const y = between(share - 0.06);
      return { x: -(near.out * 0.4 + far.out * 0.6), y: y.near * 0.4 + y.far * 0.6, r: 1 + 2.6 * depth };
    }),
  };
});

/** The hall behind the table, with so many of its four banks of lights on. It is painted anew only when that changes. */
export const Traces = memo(function Traces({ lit }: { readonly lit: number }) {
  return (
    <svg className="sentient-traces" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id="sentient-aisle" cx="50%" cy="52%" r="46%">
        <stop offset="0" stopColor="#2f6fc4" stopOpacity="0.5" />
        <stop offset="0.4" stopColor="#1b3f7c" stopOpacity="0.26" />
        <stop offset="1" stopColor="#0a1734" stopOpacity="0" />
      </radialGradient>
      <rect width="1280" height="800" className="sentient-aisle" fill="url(#sentient-aisle)" />
      {[1, -1].map((side) => (
        <g key={side} className="sentient-racks" transform={`translate(${END.x} 0) scale(${side} 1)`}>
          {RACKS.map(({ wall, shelves, lights }, i) => (
            <g key={wall}>
              <path className="sentient-rack" d={wall} data-even={i % 2 === 0 || undefined} />
              <path d={shelves} />
              {lights.map(({ x, y, r }, shelf) => (
                <circle
                  key={y}
                  className="sentient-led"
                  cx={x}
                  cy={y}
                  r={r}
                  data-lit={(shelf + i) % 4 < lit || undefined}
                />
              ))}
            </g>
          ))}
        </g>
      ))}
      {TRACES.map((trace) => (
        <path key={trace} d={trace} />
      ))}
      {PADS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
});

/** A wire from edge to edge of the page, with lights that run along it. */
export function Wire() {
  return (
    <span className="sentient-wire" aria-hidden="true">
      <i />
      <i />
    </span>
  );
}
