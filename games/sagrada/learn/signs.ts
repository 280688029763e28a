import type { Language } from '@stolik/core';
import { COLORS, PUBLIC_OBJECTIVES, TOOLS } from '../rules/index.ts';
import { words } from '../text/index.ts';

/** Every sign of Sagrada, in groups: `die:R` is a red die, `tool:lathekin` the picture of a tool. */
export const signs: Readonly<Record<string, readonly string[]>> = {
  dice: COLORS.map((color) => `die:${color}`),
  window: ['printed-color', 'printed-shade', 'printed-nothing', 'lit'],
  table: ['token', 'panes', 'unknown', 'lacks', 'turn', 'turn-now', 'turn-past', 'turn-skipped', 'no-leftovers'],
  tools: TOOLS.map(({ id }) => `tool:${id}`),
  objectives: PUBLIC_OBJECTIVES.map(({ id }) => `objective:${id}`),
  privates: COLORS.map((color) => `objective:${color}`),
};

/** What tools and objectives do: the same words as on the board. */
export function cardSigns(language: Language): Readonly<Record<string, string>> {
  const { tools, objectives } = words[language];
  return Object.fromEntries([
    ...TOOLS.map(({ id }) => [`tool:${id}`, `${tools[id].name}: ${tools[id].does}`]),
    ...PUBLIC_OBJECTIVES.map(({ id }) => [`objective:${id}`, `${objectives[id].name}: ${objectives[id].does}`]),
  ]);
}
