import type { View } from '../rules/index.ts';
import type { Offers } from './offers.ts';

/** What there is to see where one thing at a time has room. */
export const TABS = ['plan', 'map', 'technologies', 'companies'] as const;
export type Tab = (typeof TABS)[number];

export function tabsOf(isPlanning: boolean): readonly Tab[] {
  return isPlanning ? TABS : TABS.slice(1);
}

/** Whether one thing at a time has room: on a phone, upright or lying. */
export function isTabbed(): boolean {
  return matchMedia('(max-width: 820px), (max-height: 559px)').matches;
}

/** What a position is about, from the first choice of a phase to its last. */
export function tabOf(view: View, seat: number | undefined, offers: Offers): Tab {
  if (view.step === 'plan' && seat !== undefined) return 'plan';
  if (offers.technologies.size > 0 || view.step === 'research') return 'technologies';
  return 'map';
}
