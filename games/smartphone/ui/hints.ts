import type { Language } from '@stolik/core';
import { forecaster, REGIONS, type RegionView, type TechnologyId, type View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill } from './context.ts';
import { buyersIn, buyersOf, soonOf } from './standing.ts';

/** What a hint is good for: customers it reaches, or what it brings in this round. */
export function hintWhy(before: View, after: View, seat: number, language: Language): string {
  const { why } = uiWords[language];
  const [was, is] = [before.companies[seat], after.companies[seat]];
  switch (before.step) {
    case 'plan': {
      if (!is.plan) return '';
      const { price } = forecaster(before, seat)(is.plan);
      return fill(why.plan, { price, n: buyersOf(before, seat, price) });
    }
    case 'research': {
      const technology = is.technologies.find((id) => !was.technologies.includes(id));
      if (!technology) return '';
      const { name } = words[language].technologies[technology];
      return fill(why.technology, { technology: name, n: wantingIn(after.regions, technology) });
    }
    case 'logistics': {
      const opened = after.regions.find(
        ({ offices }, i) => !before.regions[i].offices.includes(seat) && offices.includes(seat),
      );
      return opened && !opened.retailer
        ? fill(why.office, { region: words[language].regions[opened.id], n: buyersIn(opened, is) })
        : '';
    }
    case 'sales':
      return fill(why.sales, { vp: soonOf(after, seat) - soonOf(before, seat) });
    default:
      return '';
  }
}

/** Purple customers with the sign of a technology. */
function wantingIn(regions: readonly RegionView[], technology: TechnologyId): number {
  return REGIONS.reduce(
    (sum, { customers }, i) =>
      regions[i].retailer ? sum : sum + customers.filter((customer) => customer === technology).length,
    0,
  );
}
