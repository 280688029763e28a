import type { Language } from '@stolik/core';
import { DECK, TYPES } from '../rules/index.ts';
import { count, sayCondition, sayPoints, words } from '../text/index.ts';

/** A bot of each condition; of the six with a number one is enough. */
const CONDITIONS = [7, 37, 39, 41, 43, 45, 13, 15, 21, 23, 17, 19, 27, 33, 35, 25, 29, 31, 49, 51, 53, 55, 57, 59];

/** Every sign of Sentient, in groups: `condition:7` is drawn as on bot 7. */
export const signs: Readonly<Record<string, readonly string[]>> = {
  types: TYPES.map((type) => `type:${type}`),
  bot: ['points', 'points-match', 'points-formula', 'awake', 'asleep', 'any', 'lower', 'higher'],
  corners: ['corner:+', 'corner:-', 'corner:=', 'blocked', 'turned', 'wraps'],
  conditions: CONDITIONS.map((card) => `condition:${card}`),
  pawns: ['agent', 'assistant', 'planned', 'marker', 'marker-open'],
  investors: ['investor', 'bar', 'crown', 'chip', 'pays'],
  network: ['empty', 'lit', 'gain', 'loss'],
};

/** What the conditions say, in the words of the board; `formula` is how points are told that a formula gives. */
export function conditionSigns(language: Language, formula: string): Readonly<Record<string, string>> {
  const w = words[language];
  return Object.fromEntries(
    CONDITIONS.map((card) => {
      const row = DECK[card - 1];
      const said = sayCondition(w, row);
      const points = typeof row.vp === 'number' ? count(w, 'points', row.vp) : sayPoints(w, row);
      const told = row.vp === 'formula' ? formula.replace('{formula}', said) : `${said}: ${points}`;
      return [`condition:${card}`, `${told[0].toUpperCase()}${told.slice(1)}.`];
    }),
  );
}
