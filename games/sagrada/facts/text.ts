import type { Language } from '@stolik/core';
import type { FactSource, QuestionText } from '@stolik/facts';
import type { Color } from '../rules/index.ts';
import { patternName, type Words, words } from '../text/index.ts';

type Texts = Readonly<Record<string, QuestionText>>;

/** What is asked, and the cells that are not named after a piece. */
interface Said {
  readonly ask: Readonly<Record<string, string>>;
  readonly none: string;
  readonly prices: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly difficulty: (dots: string) => string;
  readonly uses: (n: string) => string;
  readonly order: (place: number) => string;
  readonly place: (place: string) => string;
  readonly empty: (n: string) => string;
}

const en: Said = {
  ask: {
    window: 'Which window cards do well?',
    'window-objective': 'Which window suits which public objective?',
    'window-private': 'Which window suits which private objective?',
    objective: 'With which public objectives are there most points?',
    private: 'Which private objective brings most?',
    tool: 'Whoever uses which tool: how do they fare?',
    'tool-price': 'What is a tool worth at one token, and at two?',
    'tool-count': 'How often should tools be used?',
    'tool-first': 'When is the first tool used?',
    difficulty: 'Easy windows or hard ones?',
    order: 'Does it matter who starts?',
    'half-way': 'What does one’s place after five rounds say?',
    empty: 'What do empty spaces cost?',
  },
  none: 'no tool',
  prices: { 1: 'for 1 token', 2: 'for 2 tokens' },
  parts: { early: 'in rounds 1 to 3', middle: 'in rounds 4 to 7', late: 'in rounds 8 to 10', never: 'never' },
  difficulty: (dots) => `difficulty ${dots}`,
  uses: (n) => (n === '6' ? '6 times or more' : n === '0' ? 'never' : n === '1' ? 'once' : `${n} times`),
  order: (place) => ['starts', 'second', 'third', 'fourth'][place],
  place: (place) => `place ${place}`,
  empty: (n) => (n === '0' ? 'none' : n === '4' ? '4 or more' : n),
};

const pl: Said = {
  ask: {
    window: 'Które karty witraży dobrze wypadają?',
    'window-objective': 'Który witraż pasuje do którego celu wspólnego?',
    'window-private': 'Który witraż pasuje do którego celu prywatnego?',
    objective: 'Przy których celach wspólnych jest najwięcej punktów?',
    private: 'Który cel prywatny daje najwięcej?',
    tool: 'Jak wypada ten, kto używa danego narzędzia?',
    'tool-price': 'Ile warte jest narzędzie za jeden znacznik, a ile za dwa?',
    'tool-count': 'Jak często używać narzędzi?',
    'tool-first': 'Kiedy użyć pierwszego narzędzia?',
    difficulty: 'Witraże łatwe czy trudne?',
    order: 'Czy ważne jest, kto zaczyna?',
    'half-way': 'Co mówi miejsce po pięciu rundach?',
    empty: 'Ile kosztują puste pola?',
  },
  none: 'bez narzędzi',
  prices: { 1: 'za 1 znacznik', 2: 'za 2 znaczniki' },
  parts: { early: 'w rundach 1-3', middle: 'w rundach 4-7', late: 'w rundach 8-10', never: 'wcale' },
  difficulty: (dots) => `trudność ${dots}`,
  uses: (n) => (n === '6' ? '6 razy lub więcej' : n === '0' ? 'wcale' : n === '1' ? 'raz' : `${n} razy`),
  order: (place) => ['zaczyna', 'druga osoba', 'trzecia osoba', 'czwarta osoba'][place],
  place: (place) => `miejsce ${place}`,
  empty: (n) => (n === '0' ? 'żadne' : n === '4' ? '4 lub więcej' : n),
};

function textOf(said: Said, w: Words): Texts {
  const objective = (id: string) => w.objectives[id]?.name ?? id;
  const tool = (id: string) => (id === 'none' ? said.none : (w.tools[id]?.name ?? id));
  const secret = (id: string) => w.privates[id as Color];
  const text = (id: string, cell: QuestionText['cell'], group?: QuestionText['group']): Texts => ({
    [id]: { ask: said.ask[id], cell, ...(group && { group }) },
  });
  return {
    ...text('window', patternName),
    ...text('window-objective', patternName, objective),
    ...text('window-private', patternName, secret),
    ...text('objective', objective),
    ...text('private', secret),
    ...text('tool', tool),
    ...text('tool-price', (price) => said.prices[price], tool),
    ...text('tool-count', said.uses),
    ...text('tool-first', (part) => said.parts[part]),
    ...text('difficulty', said.difficulty),
    ...text('order', (place) => said.order(Number(place))),
    ...text('half-way', said.place),
    ...text('empty', said.empty),
  };
}

export const text: FactSource['text'] = { en: textOf(en, words.en), pl: textOf(pl, words.pl) } satisfies Record<
  Language,
  Texts
>;
