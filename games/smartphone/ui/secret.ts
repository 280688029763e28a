import type { Language } from '@stolik/core';
import type { View } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill } from './look.ts';
import { sayPlan } from './planner/index.ts';

/** The plan a seat has made, in words: which pad lies on which, and what it brings. */
export function secretOf({ companies }: View, seat: number, language: Language): string {
  const { plan } = companies[seat];
  if (!plan) return '';
  const [a, b] = plan.layout.sides;
  const [upper, lower] = plan.layout.top === 'A' ? [a, b] : [b, a];
  return fill(uiWords[language].planHint, { upper, lower, outcome: sayPlan(plan, language) });
}
