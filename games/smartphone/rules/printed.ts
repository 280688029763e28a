import type { Corrections, Tile } from './corrections.ts';
import { RETAILERS, type Retailer } from './data/retailers.ts';
import { STEVE_EXTRA, STEVE_PAD, STEVE_START, type SteveLevel, type StevePad, type SteveTrack } from './data/steve.ts';

/** What is printed on the retailers and on Steve's pad, as a game has it. */
export interface Printed {
  /** Both sides of every tile, in the order of `RETAILERS`. */
  readonly retailers: readonly Retailer[];
  readonly pad: StevePad;
  readonly extra: Readonly<Record<SteveLevel, number>>;
  readonly start: SteveTrack;
}

const STANDARD: Printed = { retailers: RETAILERS, pad: STEVE_PAD, extra: STEVE_EXTRA, start: STEVE_START };
const corrected = new WeakMap<Corrections, Printed>();

/** Our tables with some rows put right. They are kept as long as the corrections are. */
export function printedWith(corrections: Corrections | null): Printed {
  if (corrections === null) return STANDARD;
  let printed = corrected.get(corrections);
  if (!printed) {
    printed = correct(corrections);
    corrected.set(corrections, printed);
  }
  return printed;
}

function correct({ retailers = [], stevePad = [], steveLevels = [], steveStart }: Corrections): Printed {
  const planIn = (track: SteveTrack, round: number) =>
    stevePad.find((row) => row.track === track && row.round === round);
  const track = (name: SteveTrack) =>
    STEVE_PAD[name].map((ours, i) => {
      const { price, goods, research, logistics, factory } = planIn(name, i + 1) ?? ours;
      return { price, goods, research, logistics, factory };
    });
  return {
    retailers: RETAILERS.map((ours) => sideOf(retailers, ours) ?? ours),
    pad: { budget: track('budget'), balanced: track('balanced'), premium: track('premium') },
    extra: { ...STEVE_EXTRA, ...Object.fromEntries(steveLevels.map(({ level, extra }) => [level, extra])) },
    start: steveStart ?? STEVE_START,
  };
}

function sideOf(tiles: readonly Tile[], { id, side }: Retailer): Retailer | undefined {
  const tile = tiles.find((one) => one.id === id);
  return tile && { id, size: tile.size, side, ...tile[side] };
}
