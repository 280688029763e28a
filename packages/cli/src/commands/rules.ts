import { LANGUAGES, type Language, readOneOf } from '@stolik/core';
import { referenceOf, references } from '@stolik/games/references';
import { type Reference, RuleSearch, type Unit } from '@stolik/learn';
import { Command } from 'commander';
import { jsonOption } from '../arguments.ts';

/** What is said of further answers. */
const ALSO: Readonly<Record<Language, string>> = { en: 'Also', pl: 'Zobacz też' };
const NOTHING: Readonly<Record<Language, string>> = {
  en: 'Nothing like it is in the rules. Try fewer words.',
  pl: 'W zasadach nie ma nic podobnego. Spróbuj krócej.',
};

/** How many answers are named beside the best one. */
const OTHERS = 3;

export function rulesCommand(): Command {
  return new Command('rules')
    .description('Look up a rule: the best answer to a question, or everything there is to ask about.')
    .argument('<game>', `which game: ${[...references.keys()].join(', ')}`)
    .argument('[question...]', 'what you would ask at the table; left out, the contents')
    .option('--lang <language>', `language: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addOption(jsonOption())
    .action((game: string, question: string[], args: { lang: string; json?: boolean }) => {
      const reference = referenceOf(game);
      const language = readOneOf(args.lang, '--lang', LANGUAGES);
      const asked = question.join(' ').trim();
      process.stdout.write(asked ? answer(reference, language, asked, args.json) : contents(reference, language));
    });
}

function answer(reference: Reference, language: Language, asked: string, json = false): string {
  const hits = new RuleSearch(reference, language).find(asked);
  if (json) return `${JSON.stringify({ hits })}\n`;
  const [best, ...others] = hits;
  if (!best) return `${NOTHING[language]}\n`;
  const also = others.slice(0, OTHERS).map(({ title }) => title);
  return `${best.title}\n\n${best.text}\n${also.length > 0 ? `\n${ALSO[language]}: ${also.join('; ')}.\n` : ''}`;
}

function contents({ units, words }: Reference, language: Language): string {
  const { chapters, units: texts } = words[language];
  const isOf = (chapter: string) => (unit: Unit) => unit.chapter === chapter;
  return Object.entries(chapters)
    .map(([id, title]) => {
      const titles = units.filter(isOf(id)).map((unit) => `  ${texts[unit.id].title}\n`);
      return `${title}\n${titles.join('')}`;
    })
    .join('\n');
}
