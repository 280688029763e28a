import type { Language } from '@stolik/core';

/** What is said about a table where its link is shown. */
interface Words {
  invites(name: string, game: string): string;
  freeSeat(game: string): string;
  readonly free: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly full: string;
  readonly running: string;
  readonly over: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    freeSeat: (game) => `A table of ${game}`,
    free: { one: '# seat is free.', other: '# seats are free.' },
    full: 'All seats are taken.',
    running: 'The game is being played. You can watch.',
    over: 'The game is over. See how it was played.',
  },
  pl: {
    invites: (name, game) => `${name} zaprasza do gry ${game}`,
    freeSeat: (game) => `Stolik do gry ${game}`,
    free: { one: '# wolne miejsce.', few: '# wolne miejsca.', many: '# wolnych miejsc.' },
    full: 'Wszystkie miejsca są zajęte.',
    running: 'Gra trwa. Możesz popatrzeć.',
    over: 'Gra skończona. Zobacz, jak przebiegła.',
  },
};

/** How many seats are free, as a sentence. */
export function sayFree(free: number, language: Language): string {
  const { free: forms, full } = WORDS[language];
  if (free === 0) return full;
  const form = forms[new Intl.PluralRules(language).select(free)] ?? forms.other ?? '';
  return form.replace('#', String(free));
}
