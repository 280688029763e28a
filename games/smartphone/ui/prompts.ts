import { type BoardContext, fill } from './context.ts';
import type { Offers } from './offers.ts';

/** What this very step asks for; nothing where what the rules ask says it all. */
export function promptNow({ view, words, ui }: BoardContext, offers: Offers, from: string | undefined) {
  if (from) return fill(ui.moveTo, { region: words.regions[from] });
  const { step, points } = view;
  if (step === 'research' && offers.technologies.size > 0) return fill(ui.steps.research, { n: points });
  if (step === 'logistics' && offers.regions.size > 0) return fill(ui.steps.logistics, { n: points });
  if (step === 'sales' && offers.regions.size > 0) {
    const { goods } = view.companies[view.actors[0]];
    return fill(ui.steps.sales, { n: goods });
  }
  return undefined;
}
