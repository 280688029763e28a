import type { Language } from '@stolik/core';
import type { FactSource, QuestionText } from '@stolik/facts';
import type { Color, TechnologyId } from '../rules/index.ts';
import { type Words, words } from '../text/index.ts';

type Texts = Readonly<Record<string, QuestionText>>;

/** What is asked, and the cells that are not named after a piece. */
interface Said {
  readonly ask: Readonly<Record<string, string>>;
  readonly none: string;
  readonly leanings: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, string>>;
  readonly company: (color: string) => string;
  readonly price: (n: string) => string;
  readonly retailer: (size: string, number: string, side: string) => string;
}

const en: Said = {
  ask: {
    company: 'Which company does well?',
    opening: 'What should the first plan bring, by start?',
    'first-price': 'At which price to begin, by start?',
    'first-goods': 'How many goods in the first round?',
    'first-technology': 'Which technology first?',
    technology: 'Which technologies go along with more points?',
    technologies: 'How many technologies?',
    patents: 'How many patents?',
    'price-path': 'Should prices rise or fall?',
    'price-level': 'Dear or cheap, on the whole?',
    regions: 'In how many regions?',
    region: 'In which regions?',
    retailer: 'Which retailers are worth an office?',
    upgrades: 'How many upgrades?',
  },
  none: 'none',
  leanings: {
    goods: 'goods above all',
    research: 'research above all',
    logistics: 'logistics above all',
    even: 'no one thing above all',
  },
  paths: { up: 'rising', level: 'level', down: 'falling' },
  levels: { low: 'cheap: below 4.5', middle: 'in between', high: 'dear: above 5.5' },
  company: (color) => `Company: ${color}`,
  price: (n) => `price ${n}`,
  retailer: (size, number, side) => `${size} tile ${number}, side ${side}`,
};

const pl: Said = {
  ask: {
    company: 'Która firma dobrze wypada?',
    opening: 'Co ma dać pierwszy plan, zależnie od startu?',
    'first-price': 'Od jakiej ceny zacząć, zależnie od startu?',
    'first-goods': 'Ile towarów w pierwszej rundzie?',
    'first-technology': 'Która technologia pierwsza?',
    technology: 'Które technologie idą w parze z punktami?',
    technologies: 'Ile technologii?',
    patents: 'Ile patentów?',
    'price-path': 'Ceny w górę czy w dół?',
    'price-level': 'Drogo czy tanio, ogólnie?',
    regions: 'W ilu regionach?',
    region: 'W których regionach?',
    retailer: 'U których sprzedawców warto mieć biuro?',
    upgrades: 'Ile ulepszeń?',
  },
  none: 'żadna',
  leanings: {
    goods: 'przede wszystkim towary',
    research: 'przede wszystkim badania',
    logistics: 'przede wszystkim logistyka',
    even: 'nic przede wszystkim',
  },
  paths: { up: 'rosnące', level: 'bez zmian', down: 'malejące' },
  levels: { low: 'tanio: poniżej 4,5', middle: 'pośrodku', high: 'drogo: powyżej 5,5' },
  company: (color) => `Kolor: ${color}`,
  price: (n) => `cena ${n}`,
  retailer: (size, number, side) => `kafelek ${size} ${number}, strona ${side}`,
};

/** Questions whose cells are numbers. */
const COUNTS = ['first-goods', 'technologies', 'patents', 'regions', 'upgrades'];
/** The most that is counted one by one. */
const MOST: Readonly<Record<string, string>> = { 'first-goods': '8', patents: '4' };

function textOf(said: Said, w: Words): Texts {
  const color = (id: string) => w.colors[id as Color];
  const counts = COUNTS.map((id) => [id, { ask: said.ask[id], cell: (n: string) => (n === MOST[id] ? `${n}+` : n) }]);
  const technology = (id: string) => {
    const [name, side] = id.split('-');
    return side === undefined ? said.none : `${w.technologies[name as TechnologyId].name} ${side}`;
  };
  return {
    company: { ask: said.ask.company, cell: color },
    opening: { ask: said.ask.opening, cell: (id) => said.leanings[id], group: (id) => said.company(color(id)) },
    'first-price': { ask: said.ask['first-price'], cell: said.price, group: (id) => said.company(color(id)) },
    'first-technology': { ask: said.ask['first-technology'], cell: technology },
    technology: { ask: said.ask.technology, cell: technology },
    'price-path': { ask: said.ask['price-path'], cell: (id) => said.paths[id] },
    'price-level': { ask: said.ask['price-level'], cell: (id) => said.levels[id] },
    region: { ask: said.ask.region, cell: (id) => w.regions[id] },
    retailer: { ask: said.ask.retailer, cell: (id) => retailerIn(said, id) },
    ...Object.fromEntries(counts),
  };
}

/** Tiles have no names: `rS1-A`. */
function retailerIn(said: Said, id: string): string {
  const [, size, number, side] = /^r([SML])(\d)-([AB])$/.exec(id) ?? [];
  return size === undefined ? said.none : said.retailer(size, number, side);
}

export const text: FactSource['text'] = { en: textOf(en, words.en), pl: textOf(pl, words.pl) } satisfies Record<
  Language,
  Texts
>;
