import type { Event } from '../rules/index.ts';
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

/** A bonus that found no legal place is lost (R33): that is told, since nothing else tells of it. */
export function lostBonus(events: readonly Event[], { view, seat, words, ui }: BoardContext): string | undefined {
  const opened = events.find((event) => event.type === 'opened' && event.seat === seat);
  if (opened?.type !== 'opened' || view.bonus || events.some(({ type }) => type === 'bonus')) return undefined;
  const { bonus, n = 0 } = view.regions.find(({ id }) => id === opened.region)?.retailer ?? {};
  if (!bonus) return undefined;
  return fill(ui.bonusLost, {
    region: words.regions[opened.region],
    bonus: fill(ui.bonusShort[bonus], { n }),
  });
}
