import { countBits, hasBit } from '@stolik/core';
import { COLORS } from './data/companies.ts';
import { TECHNOLOGIES } from './data/technologies.ts';
import { KINDS } from './data/upgrades.ts';
import type { State } from './state.ts';

/** Goods and offices of each colour, upgrades by kind, goods tokens and patents, wherever they are. */
export function inventory(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const among = (list: readonly number[], company: number) => list.filter((owner) => owner === company).length;
  s.deal.colors.forEach((color, company) => {
    counts[`${COLORS[color]} goods`] = s.goods[company] + s.supply[company] + among(s.customers, company);
    counts[`${COLORS[color]} offices`] = s.markers[company] + among(s.offices, company) + countBits(s.owned[company]);
  });
  for (let kind = 0; kind < KINDS; kind++) {
    const shown = s.display.filter((other) => other === kind).length;
    const owned = s.deal.colors.reduce((sum, _, company) => sum + s.upgrades[company * KINDS + kind], 0);
    counts[`upgrade ${kind}`] = s.deck[kind] + s.box[kind] + shown + owned;
  }
  counts.tokens = s.tokens.reduce((sum, tokens) => sum + tokens, s.stock);
  // A patent is taken by somebody who has finished its technology, and by nobody while nobody has.
  counts.patents = TECHNOLOGIES.filter((_, technology) => {
    const finished = s.owned.reduce(
      (mask, owned, company) => (hasBit(owned, technology) ? mask | (1 << company) : mask),
      0,
    );
    const owner = s.patents[technology];
    return owner < 0 ? finished === 0 : hasBit(finished, owner);
  }).length;
  return counts;
}
