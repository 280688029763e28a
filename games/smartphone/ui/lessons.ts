import type { View } from '../rules/index.ts';
import type { UiWords } from '../text/ui.ts';
import { fill } from './context.ts';

/** What a phase is about, by its number. */
export function lessonOf(phase: number, { lessons, byItself }: UiWords): string {
  return [
    lessons.plan,
    byItself.pricing,
    byItself.production,
    byItself.improvement,
    lessons.research,
    lessons.logistics,
    lessons.sales,
    byItself.scoring,
  ][phase - 1];
}

/** How what is asked now works. */
export function lessonNow(view: View, ui: UiWords): string {
  if (view.bonus) return fill(ui.bonuses[view.bonus.kind], { n: view.bonus.left });
  if (view.step === 'bonus') return '';
  // Who plays against Steve alone has nobody to keep a secret from, and his plan is open.
  if (view.step === 'plan' && view.seats === 1) return ui.planAlone;
  return view.step === 'improve' && view.acted ? ui.lessons.improved : ui.lessons[view.step];
}
