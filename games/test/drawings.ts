import { LANGUAGES, type Language } from '@stolik/core';
import type { Example, Reference } from '@stolik/learn';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** What a page draws of the rules; of its types tests know no more than they need. */
interface Drawings {
  drawing(props: Looks & { readonly example: Example; readonly yes: string; readonly no: string }): ReactNode;
  sign(props: Looks & { readonly id: string }): ReactNode;
}

interface Looks {
  readonly language: Language;
  readonly marks: boolean;
}

/** What every game draws of its rules: all examples and all signs, each with words for whoever cannot see it. */
export async function checkDrawings(game: string, { units, signs, words }: Reference): Promise<void> {
  const { drawing, sign }: Drawings = await import(`../${game}/ui/example/index.tsx`);
  const examples = units.flatMap(({ id, examples: all = [] }) =>
    all.map((example, i) => [id, i + 1, example] as const),
  );

  describe.each(LANGUAGES)('drawn in %s', (language) => {
    it.each(examples)('%s, example %i', (_id, _number, example) => {
      const drawn = renderToStaticMarkup(
        createElement(drawing, { example, language, marks: false, yes: 'Yes', no: 'No' }),
      );
      const said = [...drawn.matchAll(/class="example-scene" role="img" aria-label="([^"]*)"/g)].map(
        ([, label]) => label,
      );
      // A scene, or else a picture beside everything that is tried.
      const tried = example.tries?.length ?? 0;
      if (said.length === 0) expect(drawn.match(/planner-picture/g)).toHaveLength(tried);
      for (const label of said) expect(label.length, drawn).toBeGreaterThan(5);
      expect(said.join()).not.toMatch(/\{|undefined|NaN|null/);
      expect(drawn.match(/data-allowed=/g) ?? []).toHaveLength(tried);
      // Nothing in a picture can be pressed or reached by a key.
      expect(drawn).not.toMatch(/<button|<a |tabindex/i);
    });

    it('every sign, with what it means', () => {
      const { signs: meanings, signGroups } = words[language];
      expect(Object.keys(signGroups)).toEqual(Object.keys(signs));
      expect(Object.keys(meanings).toSorted()).toEqual(Object.values(signs).flat().toSorted());
      for (const id of Object.values(signs).flat()) {
        expect(meanings[id], id).toMatch(/^\S.*\.$/);
        const drawn = renderToStaticMarkup(createElement(sign, { id, language, marks: false }));
        expect(drawn, id).not.toMatch(/^<span[^>]*><\/span>$/);
      }
    });
  });

  it('has a unit that shows every sign', () => {
    const shown = units.flatMap((unit) => unit.signs ?? []);
    expect(shown.filter((group) => !signs[group])).toEqual([]);
    expect(Object.keys(signs).filter((group) => !shown.includes(group))).toEqual([]);
  });
}
