import type { Language } from '@stolik/core';
import { BONUSES, SYMBOLS, TECHNOLOGY_IDS, UPGRADES } from '../rules/index.ts';
import { words } from '../text/index.ts';

/** Every sign of Smartphone Inc., in groups: `symbol:goods` is one of the pads, `technology:gps` that of a technology. */
export const signs: Readonly<Record<string, readonly string[]>> = {
  symbols: [...SYMBOLS.map((symbol) => `symbol:${symbol}`), 'covered', 'face-down', 'pad-a', 'pad-b', 'tile'],
  company: ['price', 'made', 'token', 'office', 'vp'],
  technologies: TECHNOLOGY_IDS.map((id) => `technology:${id}`),
  research: ['pips', 'patent', 'patent-gone', 'owner', 'progress'],
  customers: ['red', 'purple', 'buys', 'next', 'not', 'sold'],
  map: ['shop', 'plot', 'cost', 'slot', 'holder', 'retailer', ...BONUSES.map((bonus) => `bonus:${bonus}`), 'ours'],
  upgrades: UPGRADES.map(({ id }) => `upgrade:${id}`),
};

/** What is named on the board too: the same words as there. */
export function boardSigns(language: Language): Readonly<Record<string, string>> {
  const { technologies, bonuses, symbols } = words[language];
  return Object.fromEntries([
    ...TECHNOLOGY_IDS.map((id) => {
      const { name, does } = technologies[id];
      return [`technology:${id}`, `${name}. A: ${does.A} B: ${does.B}`];
    }),
    ...BONUSES.map((bonus) => [`bonus:${bonus}`, capital(`${bonuses[bonus].replace('$', '2')}.`)]),
    ...UPGRADES.map(({ id }) => [
      `upgrade:${id}`,
      `${capital(
        id
          .split('/')
          .map((symbol) => symbols[symbol as keyof typeof symbols])
          .join(' + '),
      )}.`,
    ]),
  ]);
}

function capital(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}
