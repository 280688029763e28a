import type { Language } from '@stolik/core';
import { type Forecast, mostSales, SYMBOLS, type SymbolName, type View } from '../../rules/index.ts';
import { LAST_ROUND } from '../context.ts';
import { type Draft, lay, type Piece, takeOff } from './draft.ts';
import { judge } from './judge.ts';
import { seenOn } from './layers.ts';
import { placesOn } from './suggest.ts';
import { fill, plannerWords, symbolName } from './words.ts';

interface Regret {
  readonly sentence: string;
  readonly unit: string;
}

/** Goods of a plan that nobody can buy in this round, whatever happens. */
export function unsoldBy(view: View, seat: number, forecast: Forecast): number {
  const { goods } = view.companies[seat];
  return Math.max(0, goods + forecast.goods - mostSales(view, seat, forecast));
}

/** What is worth something by being seen. Prices may be wanted higher or lower. */
const WANTED = ['goods', 'research', 'logistics', 'upgrade'] as const satisfies readonly SymbolName[];
const PRINTED = SYMBOLS.filter((symbol) => symbol !== 'open');

/** Which of these symbols are seen less often for an upgrade that lies there. */
function hiddenBy(draft: Draft, tile: number, symbols: readonly SymbolName[]): readonly SymbolName[] {
  const count = (one: Draft, symbol: SymbolName) =>
    [...seenOn(one).values()].filter((seen) => seen.symbol === symbol).length;
  const without = takeOff(draft, tile, true);
  return symbols.filter((symbol) => count(draft, symbol) < count(without, symbol));
}

/** What counted before an upgrade was laid there, where it could lie without hiding anything. */
export function hiddenInVain(draft: Draft, tile: number, overhang: boolean, round: number): readonly SymbolName[] {
  const { lies, isSent } = draft.tiles[tile];
  if (!lies || isSent) return [];
  // In the last round nobody gets an upgrade any more.
  const counted = WANTED.filter((symbol) => symbol !== 'upgrade' || round < LAST_ROUND);
  const hidden = hiddenBy(draft, tile, counted);
  const isHarmless = (other: Draft) => judge(other, overhang).outcome && hiddenBy(other, tile, PRINTED).length === 0;
  const isInVain = () => placesOn(draft).some((at) => isHarmless(lay(draft, tile, { at, under: false })));
  return hidden.length > 0 && isInVain() ? hidden : [];
}

export interface Considered {
  readonly view: View;
  readonly seat: number;
  readonly draft: Draft;
  readonly chosen: Piece;
  readonly overhang: boolean;
  readonly forecast: Forecast;
  readonly language: Language;
}

/** What whoever makes this plan may regret: first the upgrade in hand, then goods that nobody can buy. */
export function regretOf({ view, seat, draft, chosen, overhang, forecast, language }: Considered): Regret | undefined {
  const w = plannerWords[language];
  const hidden = typeof chosen === 'number' ? hiddenInVain(draft, chosen, overhang, view.round) : [];
  if (hidden.length > 0) {
    const symbols = hidden.map((symbol) => symbolName(symbol, language)).join(', ');
    return { sentence: fill(w.hides, { symbols }), unit: 'seen' };
  }
  const lost = unsoldBy(view, seat, forecast);
  if (lost === 0) return undefined;
  const goods = view.companies[seat].goods + forecast.goods;
  return { sentence: fill(w.unsold, { goods, most: goods - lost, lost }), unit: 'must-produce' };
}
