import type { Event } from '../rules/index.ts';
import { type BoardContext, fill } from './context.ts';

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
