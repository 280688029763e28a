import { type Game, LANGUAGES } from '@stolik/core';
import { asksOf, type Reference, RuleSearch, shownBy } from '@stolik/learn';
import { describe, expect, it } from 'vitest';

/** What every reference promises: nothing is left out, nothing leads nowhere, and every example is true. */
export function checkReference(
  game: Game,
  reference: Reference,
  { rules, rulings }: { readonly rules: readonly string[]; readonly rulings: number },
): void {
  const { units, chapters, signs, words } = reference;
  const ids = units.map(({ id }) => id);

  describe('the reference', () => {
    it('has a unit for every refusal and for every ruling', () => {
      expect(rules.filter((rule) => !units.some(({ refusals }) => refusals?.includes(rule)))).toEqual([]);
      const told = new Set(units.flatMap((unit) => unit.rulings ?? []));
      expect(Array.from({ length: rulings }, (_, i) => i + 1).filter((ruling) => !told.has(ruling))).toEqual([]);
    });

    it('names each unit once, and refuses by one unit only', () => {
      expect(new Set(ids).size).toBe(ids.length);
      const refusals = units.flatMap((unit) => unit.refusals ?? []);
      expect(refusals.filter((rule, i) => refusals.indexOf(rule) !== i)).toEqual([]);
      expect(refusals.filter((rule) => !rules.includes(rule))).toEqual([]);
    });

    it('leads to units that are there, and to every one of them', () => {
      expect(units.flatMap(({ see = [] }) => see.filter((id) => !ids.includes(id)))).toEqual([]);
    });

    it('shows every chapter by a picture of its own, with a line in each language', () => {
      for (const language of LANGUAGES) expect(Object.keys(chapters)).toEqual(Object.keys(words[language].chapters));
      for (const [id, { picture, line }] of Object.entries(chapters)) {
        for (const language of LANGUAGES) expect(line[language], id).toMatch(/^.{20,80}\.$/);
        const shown =
          'unit' in picture
            ? units.find((unit) => unit.id === picture.unit && unit.chapter === id)?.examples?.[0]
            : picture.signs.every((sign) => Object.values(signs).flat().includes(sign));
        expect(shown, id).toBeTruthy();
      }
    });

    it.each(LANGUAGES)('says all of it in %s, briefly', (language) => {
      const { chapters, units: texts } = words[language];
      expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
      expect(Object.keys(words[language].asks).toSorted()).toEqual(ids.toSorted());
      expect(units.filter(({ chapter }) => !chapters[chapter]).map(({ id }) => id)).toEqual([]);
      const titles = Object.values(texts).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { id, examples = [] } of units) {
        const { title, text, examples: told = [] } = texts[id];
        expect(title.length, id).toBeLessThanOrEqual(60);
        expect(text.length, id).toBeLessThanOrEqual(600);
        expect(text.length, id).toBeGreaterThan(20);
        expect(asksOf(words[language], id).length, id).toBeGreaterThanOrEqual(2);
        expect(told.length, id).toBe(examples.length);
      }
    });

    it.each(LANGUAGES)('finds every unit by its own title in %s', (language) => {
      const search = new RuleSearch(reference, language);
      const missed = ids.filter((id) => search.find(words[language].units[id].title)[0]?.id !== id);
      expect(missed).toEqual([]);
    });

    it.each(units.flatMap(({ id, examples = [] }) => examples.map((example, i) => [id, i + 1, example] as const)))(
      'is true: %s, example %i',
      (_id, _number, example) => {
        const { state, seat } = shownBy(game, reference, example);
        const view = game.view(state, seat);
        for (const { move, refused } of example.tries ?? [])
          expect(game.whyNot(view, seat, game.parse(move))?.rule, move).toBe(refused);
        const sheets = game.score(state);
        for (const { seat: whose, line, points } of example.counted ?? [])
          expect(sheets[whose].lines[line], `${line} of seat ${whose}`).toBe(points);
      },
    );
  });
}
