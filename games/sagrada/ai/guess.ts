import { type Chance, countBits } from '@stolik/core';
import { COLORS, SHADES } from '../rules/dice.ts';
import { isSolo, type State, windowOf } from '../rules/state.ts';
import { dicePerRound } from '../rules/turn.ts';
import { colorMask, shadeMask } from '../rules/window.ts';

/** Chances are drawn in parts of this. */
const PARTS = 2 ** 20;
/**
 * By how much a pip makes its colour likelier (as a logarithm), for each die of a round's pool: whoever has more to choose from
 * collects more purposefully. Fitted by likelihood to games of bots: 0.27 in all with two seats, 0.46 with four.
 */
const KEENNESS = 0.05;

/** A way in which the colours that a seat does not hold may lie with the others. */
export interface Holding {
  /** Of each rival, in the order of their seats. */
  readonly colors: readonly number[];
  /** How likely it is, compared with the other ways. */
  readonly weight: number;
}

/** Deals the others the private objectives they are likely to have: a rival collects its colour. */
export function guess(s: State, seat: number, chance: Chance): void {
  if (isSolo(s)) return;
  const { colors } = draw(holdingsOf(s, seat), chance);
  let next = 0;
  s.deal = { ...s.deal, privates: s.deal.privates.map((own, other) => (other === seat ? own : [colors[next++]])) };
}

/** Every way the others may hold their colours, each different, and how likely their windows make it. */
export function holdingsOf(s: State, seat: number): Holding[] {
  const keenness = KEENNESS * dicePerRound(s.deal.seats);
  let ways: Holding[] = [{ colors: s.deal.privates[seat], weight: 1 }];
  for (let rival = 0; rival < s.deal.seats; rival++) {
    if (rival === seat) continue;
    const weights = COLORS.map((_, color) => Math.exp(keenness * pipsOf(s, rival, color)));
    ways = ways.flatMap(({ colors, weight }) =>
      weights.flatMap((each, color) =>
        colors.includes(color) ? [] : [{ colors: [...colors, color], weight: weight * each }],
      ),
    );
  }
  return ways.map(({ colors, weight }) => ({ colors: colors.slice(s.deal.privates[seat].length), weight }));
}

function draw(ways: readonly Holding[], chance: Chance): Holding {
  let at = ways.reduce((sum, { weight }) => sum + weight, 0) * (chance.int(PARTS) / PARTS);
  for (const way of ways) {
    at -= way.weight;
    if (at < 0) return way;
  }
  return ways[0];
}

function pipsOf({ windows: w }: State, seat: number, color: number): number {
  const at = windowOf(seat);
  const same = colorMask(w, at, color);
  let pips = 0;
  for (let shade = 0; shade < SHADES; shade++) pips += (shade + 1) * countBits(same & shadeMask(w, at, shade));
  return pips;
}
