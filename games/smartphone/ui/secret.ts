import type { Language } from '@stolik/core';
import { forecaster, type View } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill } from './context.ts';
import { sayOutcome } from './planner/index.ts';

/** The plan a seat has made, in words: which pad lies on which, and what it brings. */
export function secretOf(view: View, seat: number, language: Language): string {
  const { plan } = view.companies[seat];
  if (!plan) return '';
  const [a, b] = plan.layout.sides;
  const [upper, lower] = plan.layout.top === 'A' ? [a, b] : [b, a];
  return fill(uiWords[language].planHint, {
    upper,
    lower,
    outcome: sayOutcome(forecaster(view, seat)(plan), language),
  });
}
