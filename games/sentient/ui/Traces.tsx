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

/** The hall behind the table. It is painted once: all that moves are the lights on the wires. */
export function Traces() {
  return (
    <svg className="sentient-traces" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {TRACES.map((trace) => (
        <path key={trace} d={trace} />
      ))}
      {PADS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

/** A wire from edge to edge of the page, with lights that run along it. */
export function Wire() {
  return (
    <span className="sentient-wire" aria-hidden="true">
      <i />
      <i />
    </span>
  );
}
