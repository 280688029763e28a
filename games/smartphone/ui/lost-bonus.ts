import type { Event, View } from '../rules/index.ts';
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

/** A bonus that choosing a region would open and lose at once: why, before it is done. */
export function bonusAtRisk(
  region: string,
  after: View | undefined,
  { view, seat, ui }: BoardContext,
): { readonly sentence: string; readonly unit: string } | undefined {
  const { retailer, offices } = view.regions.filter(({ id }) => id === region)[0];
  if (seat === undefined || !retailer?.bonus || retailer.bonus === 'price' || offices.includes(seat)) return undefined;
  const isOpened = after?.regions.some(({ id, offices }) => id === region && offices.includes(seat));
  // In phase 5 research is more of the same progress, and asks nothing (R17).
  const isTaken = after?.bonus !== undefined || (retailer.bonus === 'research' && view.step === 'research');
  if (!isOpened || isTaken) return undefined;
  const { bonus, n = 0 } = retailer;
  const sentence = fill(ui.bonusAtRisk, { bonus: fill(ui.bonusShort[bonus], { n }), why: ui.bonusNoPlace[bonus] });
  return { sentence, unit: 'retailer-bonus' };
}
