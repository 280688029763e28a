import type { Language } from '@stolik/core';
import { DECK, type ProvenField, provenanceOf } from '../rules/index.ts';
import { words } from '../text/index.ts';
import type { SentientUnit } from './unit.ts';

/** What is said of cards, and what of them decides how sure a rule about them is. */
const TOLD = ['condition', 'vp', 'left', 'right'] as const satisfies readonly ProvenField[];

/** How sure what is said of these cards is: as sure as the least sure of their conditions and points; and what is not. */
export function sureOf(cards: readonly number[]): Pick<SentientUnit, 'sure' | 'unsure'> {
  const proven = cards.map((card) => provenanceOf(DECK[card - 1]));
  const all = proven.flatMap(({ condition, vp }) => [condition, vp]);
  const sure = all.includes('reconstructed') ? 'reconstructed' : all.includes('deduced') ? 'deduced' : undefined;
  const ours = TOLD.map((field) => ({ field, of: cards.filter((_, i) => proven[i][field] === 'reconstructed') }));
  const parts = ours.filter(({ of }) => of.length > 0);
  const say = (language: Language) => {
    const { reconstructed, reconstructedParts } = words[language];
    const named = parts.map(({ field, of }) => `${reconstructedParts[field]} (${of.join(', ')})`);
    return reconstructed.replace('{parts}', named.join('; '));
  };
  return { ...(sure && { sure }), ...(parts.length > 0 && { unsure: { en: say('en'), pl: say('pl') } }) };
}
