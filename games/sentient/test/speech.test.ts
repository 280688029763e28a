import { describe, expect, it } from 'vitest';
import { DECK } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';
import { guessedOf, rowOf } from '../ui/cards.ts';
import { speechOf } from '../ui/speech.ts';
import { Table } from './table.ts';

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it('the board says the same in both languages, with the same blanks', () => {
  const [en, pl] = [textsOf(uiWords.en), textsOf(uiWords.pl)];
  expect(pl).toHaveLength(en.length);
  en.forEach((text, i) => {
    expect(text.trim()).not.toBe('');
    expect(pl[i].trim()).not.toBe('');
    expect(blanks(pl[i]), text).toEqual(blanks(text));
  });
});

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const speech = speechOf(language);

  it('every bot can be read out, without a sign that has no sound', () => {
    for (const row of DECK) expect(speech.bot(row), `${row.id}`).toMatch(/^[^{}<>=+]+$/);
    expect(new Set(DECK.map((row) => speech.bot(row))).size).toBe(DECK.length);
  });

  it('an investor says who has influence and who would take what', () => {
    const pawns = {
      agents: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      assistants: [
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    };
    const [, race, , , quiet] = new Table(pawns).view().investors;
    expect(speech.investor(race, ['Ala', 'Olek'])).toMatch(/Ala: 2; Olek: 1.*Ala.*Olek/);
    expect(speech.investor(quiet, ['Ala', 'Olek'])).not.toContain('Ala');
  });
});

it('points that we made up are known for what they are, until somebody corrects the row', () => {
  const plain = new Table().view();
  expect(guessedOf(plain, 17)).toEqual(['vp', 'left', 'right']);
  expect(guessedOf(plain, 45)).toEqual([]);
  // Conditions that are attested nowhere are told too.
  const unheardOf = DECK.filter(({ id }) => guessedOf(plain, id).includes('condition'));
  expect(unheardOf.map(({ id }) => id)).toEqual([15, 16, 19, 20, 23, 24, 43, 44]);
  const [{ provenance, source, ...row }] = DECK.filter(({ id }) => id === 17);
  const corrected = { corrections: [{ ...row, vp: 3 }] };
  expect(guessedOf(corrected, 17)).toEqual([]);
  expect(rowOf(corrected, 17).vp).toBe(3);
  expect(rowOf(corrected, 18)).toBe(DECK[17]);
});
