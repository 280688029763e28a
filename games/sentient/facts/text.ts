import type { Language } from '@stolik/core';
import type { FactSource, QuestionText } from '@stolik/facts';
import type { BotType } from '../rules/index.ts';
import { type Words, words } from '../text/index.ts';

type Texts = Readonly<Record<string, QuestionText>>;

/** What is asked, and the cells that are not named after a type. */
interface Said {
  readonly ask: Readonly<Record<string, string>>;
  readonly noneWon: string;
  readonly noFavourite: string;
  readonly printed: (type: string) => string;
  readonly more: (n: string) => string;
  readonly order: (place: number) => string;
}

const en: Said = {
  ask: {
    printed: 'Which printed investor does well?',
    'investor-with': 'Which investors go well with the printed one?',
    investor: 'Which investors are worth winning?',
    investors: 'How many investors does it take?',
    chips: 'How many chips come from second places?',
    favourite: 'Which type to collect?',
    types: 'How many different types of bots?',
    'own-bots': 'How many bots of the printed investor’s type?',
    bots: 'How many bots in all?',
    idle: 'How many bots scored nothing?',
    matching: 'How many bots that want certain numbers?',
    assistants: 'How many assistants were sent?',
    order: 'Does it matter who starts?',
    'first-round': 'What do the bots of round 1 say?',
  },
  noneWon: 'none',
  noFavourite: 'none in particular',
  printed: (type) => `Printed: ${type}`,
  more: (n) => n.replace('+', ' or more'),
  order: (place) => ['starts', 'second', 'third', 'fourth'][place],
};

const pl: Said = {
  ask: {
    printed: 'Który nadrukowany inwestor dobrze wypada?',
    'investor-with': 'Którzy inwestorzy pasują do nadrukowanego?',
    investor: 'Których inwestorów warto zdobywać?',
    investors: 'Ilu inwestorów potrzeba?',
    chips: 'Ile żetonów dają drugie miejsca?',
    favourite: 'Który rodzaj zbierać?',
    types: 'Ile różnych rodzajów robotów?',
    'own-bots': 'Ile robotów rodzaju nadrukowanego inwestora?',
    bots: 'Ile robotów razem?',
    idle: 'Ile robotów nie dało punktów?',
    matching: 'Ile robotów wymagających określonych wyników?',
    assistants: 'Ilu asystentów wysłano?',
    order: 'Czy ważne jest, kto zaczyna?',
    'first-round': 'Co mówią roboty z rundy 1?',
  },
  noneWon: 'żaden',
  noFavourite: 'żaden szczególnie',
  printed: (type) => `Nadrukowany: ${type}`,
  more: (n) => n.replace('+', ' lub więcej'),
  order: (place) => ['zaczyna', 'druga osoba', 'trzecia osoba', 'czwarta osoba'][place],
};

/** Questions whose cells are numbers. */
const COUNTS = ['investors', 'chips', 'types', 'own-bots', 'bots', 'idle', 'matching', 'assistants', 'first-round'];

function textOf(said: Said, w: Words): Texts {
  const type = (id: string) => w.types[id as BotType];
  const counts = COUNTS.map((id) => [id, { ask: said.ask[id], cell: said.more }]);
  return {
    printed: { ask: said.ask.printed, cell: type },
    'investor-with': { ask: said.ask['investor-with'], cell: type, group: (id) => said.printed(type(id)) },
    investor: { ask: said.ask.investor, cell: (id) => (id === 'none' ? said.noneWon : type(id)) },
    favourite: { ask: said.ask.favourite, cell: (id) => (id === 'none' ? said.noFavourite : type(id)) },
    order: { ask: said.ask.order, cell: (place) => said.order(Number(place)) },
    ...Object.fromEntries(counts),
  };
}

export const text: FactSource['text'] = { en: textOf(en, words.en), pl: textOf(pl, words.pl) } satisfies Record<
  Language,
  Texts
>;
