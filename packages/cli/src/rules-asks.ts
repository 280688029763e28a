import { type Ask, LANGUAGES, readOneOf, readText } from '@stolik/core';
import { references } from '@stolik/games/references';
import { RuleSearch } from '@stolik/learn';

/** What the engine is asked about rules: `sagrada.rules` with a question in words, the best unit first. */
export const rulesAsks: Readonly<Record<string, Ask>> = Object.fromEntries(
  [...references].map(([game, reference]): [string, Ask] => [
    `${game}.rules`,
    ({ query, lang = LANGUAGES[0] }) => {
      const language = readOneOf(lang, 'lang', LANGUAGES);
      return { hits: new RuleSearch(reference, language).find(readText(query, 'query')) };
    },
  ]),
);
