import { LANGUAGES, type Language } from '@stolik/core';
import { type Reference, RuleSearch } from '@stolik/learn';
import { describe, expect, it } from 'vitest';

/** A question, and the units that answer it. */
export type Question = readonly [question: string, units: string];

/** How many of a hundred questions are to be answered by the first unit, and by one of the first three. */
export interface Bar {
  readonly first: number;
  readonly amongThree: number;
}

/** Holds a search to questions of people who had read the rulebook and none of the units. */
export function checkQuestions(
  reference: Reference,
  questions: Readonly<Record<Language, readonly Question[]>>,
  bar: Bar,
): void {
  describe('questions by readers of the rulebook', () => {
    it('name units that are there', () => {
      const ids = reference.units.map(({ id }) => id);
      const named = LANGUAGES.flatMap((language) => questions[language].flatMap(([, units]) => units.split(' ')));
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    });

    it.each(LANGUAGES)('are answered nearly always in %s', (language) => {
      const search = new RuleSearch(reference, language);
      const places = questions[language].map(([question, units]) => ({
        question,
        place: search.find(question, 3).findIndex(({ id }) => units.split(' ').includes(id)),
      }));
      const share = (those: readonly object[]) => (100 * those.length) / places.length;
      const missed = places.filter(({ place }) => place < 0);
      const later = places.filter(({ place }) => place !== 0);
      expect(100 - share(missed), JSON.stringify(missed)).toBeGreaterThanOrEqual(bar.amongThree);
      expect(100 - share(later), JSON.stringify(later)).toBeGreaterThanOrEqual(bar.first);
    });
  });
}
