import type { Language } from '@stolik/core';
import type { CorrectableRows, CorrectableWords } from '../../../ui/corrections.ts';
import { type BotCard, DECK, provenanceOf, readCorrections } from '../../rules/index.ts';
import { sayCondition, sayPoints, words } from '../../text/index.ts';
import { fill } from '../speech.ts';
import { correctionWords } from './words.ts';

const FIELDS = ['id', 'type', 'condition', 'vp', 'left', 'right'];
const DOZEN = 12;
const dozens = Array.from({ length: DECK.length / DOZEN }, (_, i) => i * DOZEN);

function wordsIn(language: Language): CorrectableWords<BotCard> {
  const { lead, group, card, fields, sources } = correctionWords[language];
  return {
    lead,
    groups: Object.fromEntries(dozens.map((from) => [`${from}`, fill(group, { from: from + 1, to: from + DOZEN })])),
    fields,
    nameOf: (key) => fill(card, { card: key }),
    say: (row, field) => sayField(row, field, language),
    sourceOf: (key) => sources[DECK[Number(key) - 1].source],
  };
}

/** A field of a bot in words. */
export function sayField(row: BotCard, field: string, language: Language): string {
  const w = words[language];
  switch (field) {
    case 'id':
      return `${row.id}`;
    case 'type':
      return w.types[row.type];
    case 'condition':
      return sayCondition(w, row);
    case 'vp':
      return row.vp === 'formula' ? correctionWords[language].byFormula : sayPoints(w, row);
    default:
      return row[field as 'left' | 'right'];
  }
}

/** The bots, by their numbers. */
export const rows: CorrectableRows<BotCard> = {
  groups: dozens.map((from) => ({
    id: `${from}`,
    keys: DECK.slice(from, from + DOZEN).map(({ id }) => `${id}`),
    fields: FIELDS,
  })),
  ourRow(key) {
    const { id, type, condition, vp, left, right } = DECK[Number(key) - 1];
    return { id, type, condition, vp, left, right };
  },
  certaintyOf: (key) => provenanceOf(DECK[Number(key) - 1]),
  rowsIn: ({ deck = [] }) => new Map(readCorrections(deck, 'deck').map((row) => [`${row.id}`, row])),
  optionsOf: (rows) => ({ deck: [...rows.values()].sort((a, b) => a.id - b.id) }),
  words: { en: wordsIn('en'), pl: wordsIn('pl') },
};
