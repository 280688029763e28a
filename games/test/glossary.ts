import { LANGUAGES, type Language } from '@stolik/core';
import type { Term } from '@stolik/learn';
import { describe, expect, it } from 'vitest';

/** Holds all texts of a game to its glossary: every term is used, and nothing is said in its place. */
export function checkGlossary(glossary: readonly Term[], texts: Readonly<Record<Language, unknown>>): void {
  describe.each(LANGUAGES)('the words in %s', (language) => {
    const said = sentencesOf(texts[language]);
    it.each(glossary.filter(({ not }) => not?.[language]))('say "$en" as the rulebook does', ({ not }) => {
      expect(said.filter((sentence) => not?.[language]?.test(sentence))).toEqual([]);
    });
    it('use every term', () => {
      const all = said.join('\n').toLowerCase();
      // Endings differ: the first letters of each word tell.
      const isSaid = (term: string) => term.split(' ').every((word) => all.includes(word.toLowerCase().slice(0, 5)));
      expect(glossary.map((term) => term[language]).filter((term) => !isSaid(term))).toEqual([]);
    });
  });
}

function sentencesOf(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesOf) : [];
}
