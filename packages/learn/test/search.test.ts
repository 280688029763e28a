import { describe, expect, it } from 'vitest';
import { type Reference, RuleSearch } from '../src/index.ts';
import { isOneSlipAway } from '../src/search.ts';
import { fold, readAlike, stem, tokensOf } from '../src/tokens.ts';

const UNITS = {
  'first-die': {
    title: 'Pierwsza kostka',
    text: 'Pierwszą kostkę umieść na brzegu witraża albo w narożniku.',
  },
  touching: {
    title: 'Stykanie się kostek',
    text: 'Każda następna kostka musi stykać się z inną bokiem albo rogiem.',
  },
  tokens: {
    title: 'Znaczniki uznania',
    text: 'Za użycie narzędzia płaci się jednym znacznikiem, a za następne dwoma.',
  },
};
const ASKS = {
  'first-die': 'gdzie położyć pierwszą kostkę | krawędź',
  touching: 'czy kostka może leżeć osobno | sąsiedztwo na ukos',
  tokens: 'ile kosztuje narzędzie',
};
const reference: Reference = {
  units: Object.keys(UNITS).map((id) => ({ id, chapter: 'all' })),
  chapters: {},
  signs: {},
  words: {
    en: { chapters: {}, units: {}, asks: {}, signGroups: {}, signs: {} },
    pl: { chapters: { all: 'Wszystko' }, units: UNITS, asks: ASKS, signGroups: {}, signs: {} },
  },
  stateOf: () => undefined,
};
const search = new RuleSearch(reference, 'pl');
const first = (query: string) => search.find(query)[0]?.id;

describe('a search in the rules', () => {
  it('forgives endings', () => {
    expect(first('narzędziami')).toBe('tokens');
    expect(first('pierwszych kostek na brzegach')).toBe('first-die');
  });

  it('forgives accents, as on a keyboard that has none', () => {
    expect(first('na krawedzi')).toBe('first-die');
    expect(first('narozniki')).toBe('first-die');
  });

  it('forgives a slip of the finger', () => {
    expect(first('znaczinki')).toBe('tokens');
    expect(first('narzendzie')).toBe('tokens');
    expect(first('sasiedztwoo')).toBe('touching');
  });

  it('forgives it early in a long word as well, which shifts all that follows', () => {
    expect(first('ssiedztwo')).toBe('touching');
  });

  it('answers while a word is still being typed', () => {
    expect(first('sąsie')).toBe('touching');
  });

  it('takes words that mean the same for one another', () => {
    const told = { ...reference.words.pl, alike: ['znacznik żeton', '=kontroler gamepad'] };
    const alike = new RuleSearch({ ...reference, words: { ...reference.words, pl: told } }, 'pl');
    expect(search.find('żetony')).toEqual([]);
    expect(alike.find('żetony')[0]?.id).toBe('tokens');
  });

  it('prefers whoever is asked for in nearly the same words', () => {
    const units = {
      one: { title: 'Koniec', text: 'Po trzeciej rundzie.' },
      two: { title: 'Początek', text: 'Zaczyna górny znacznik.' },
    };
    const asks = { one: 'kiedy koniec gry | kto zaczyna rundę', two: 'kto zaczyna | kiedy koniec rundy' };
    const both = { ...reference, units: ['one', 'two'].map((id) => ({ id, chapter: 'all' })) };
    const asked = new RuleSearch({ ...both, words: { ...both.words, pl: { ...both.words.pl, units, asks } } }, 'pl');
    expect(asked.find('kiedy jest koniec rundy')[0]?.id).toBe('two');
    expect(asked.find('kto zaczyna rundę')[0]?.id).toBe('one');
  });

  it('prefers the rule in general to a special case that nobody has named', () => {
    const units = {
      special: { title: 'Steve sprzedaje', text: 'Steve sprzedaje od lewej.' },
      general: { title: 'Faza sprzedaży', text: 'Kto ma biuro, może sprzedawać.' },
    };
    const asks = { special: 'gdzie sprzedaje Steve', general: 'jak się sprzedaje' };
    const both = {
      ...reference,
      units: [
        { id: 'special', chapter: 'all', names: 'steve automa' },
        { id: 'general', chapter: 'all' },
      ],
      words: { ...reference.words, pl: { ...reference.words.pl, units, asks } },
    };
    const named = new RuleSearch(both, 'pl');
    expect(named.find('kto sprzedaje').map(({ id }) => id)).toEqual(['general', 'special']);
    expect(named.find('gdzie sprzedaje Steve')[0]?.id).toBe('special');
    expect(named.find('witraż')).toEqual([]);
  });

  it('tells apart what only small words tell apart', () => {
    const units = {
      with: { title: 'Pas', text: 'Pas z agentami wymienia roboty.' },
      without: { title: 'Przymusowy pas', text: 'Pas bez agentów niczego nie wymienia.' },
    };
    const asks = { with: 'pas z agentami | mam agentów i pasuję', without: 'pas bez agentów | brak agentów' };
    const both = { ...reference, units: ['with', 'without'].map((id) => ({ id, chapter: 'all' })) };
    const passing = new RuleSearch({ ...both, words: { ...both.words, pl: { ...both.words.pl, units, asks } } }, 'pl');
    expect(passing.find('mam agentów, pasuję')[0]?.id).toBe('with');
    expect(passing.find('nie mam agentów, pasuję')[0]?.id).toBe('without');
  });

  it('finds nothing where nothing is like it', () => {
    expect(search.find('telefon')).toEqual([]);
    expect(search.find('   ')).toEqual([]);
  });

  it('says no more than it is asked for', () => {
    expect(search.find('kostka', 1)).toHaveLength(1);
    expect(search.find('kostka').map(({ id }) => id)).toEqual(['first-die', 'touching']);
  });
});

describe('words', () => {
  it('lose their marks, their endings and what says nothing', () => {
    expect(fold('Żółć Kość')).toBe('zolc kosc');
    expect(['place', 'placing', 'placed', 'places'].map((word) => stem(word, 'en'))).toEqual(Array(4).fill('plac'));
    expect(stem('dice', 'en')).toBe('dice');
    expect(tokensOf('May I place a die on the edge?', 'en')).toEqual(['plac', 'die', 'edge']);
    expect(tokensOf('Can I?', 'en')).toEqual(['can', 'i']);
    expect(tokensOf('pas bez agentów, czy z nimi?', 'pl')).toEqual(['pas', 'bez', 'agent', 'nim']);
  });

  it('lose what their endings have softened, and short ones their plural', () => {
    for (const forms of ['runda rundzie rundach', 'tor torze toru', 'agent agenci agentow', 'pole pola polu polach'])
      expect(new Set(forms.split(' ').map((word) => stem(word, 'pl'))), forms).toHaveProperty('size', 1);
    expect(['pads', 'pad', 'bots', 'less'].map((word) => stem(word, 'en'))).toEqual(['pad', 'pad', 'bot', 'less']);
  });

  it('that mean the same are one, with all their endings or as they stand', () => {
    const alike = readAlike(['kostka kość', '=kontroler gamepad'], 'pl');
    expect(tokensOf('kości i kostki', 'pl', alike)).toEqual(['kostk', 'kostk']);
    expect(tokensOf('kontroler, gamepady, kontrola', 'pl', alike)).toEqual(['kontroler', 'kontroler', 'kontro']);
  });

  it('are read out of signs, of several numbers and of what an English verb means with its small word', () => {
    expect(tokensOf('what is = ?', 'en')).toEqual(['equal']);
    expect(tokensOf('znak -', 'pl')).toEqual(['znak', 'minus']);
    expect(tokensOf('1s and 22s', 'en')).toEqual(['1', '22']);
    expect(tokensOf('set up, we ran out', 'en')).toEqual(['setup', 'ranout']);
    for (const forms of ['kupuję kupować kupujemy kupują', 'spasuję spasować spasował'])
      expect(new Set(forms.split(' ').map((word) => stem(fold(word), 'pl'))), forms).toHaveProperty('size', 1);
  });

  it('of Polish verbs are one, whoever did it and when, and so are short and long forms of nouns', () => {
    for (const forms of [
      'położyłem położyła położony położona położyć',
      'zakryty zakryta zakryć zakryłem',
      'kropka kropki kropek',
      'premia premii premiami',
    ])
      expect(new Set(forms.split(' ').map((word) => stem(fold(word), 'pl'))), forms).toHaveProperty('size', 1);
    expect(['strona', 'strony', 'stron'].map((word) => stem(word, 'pl'))).toEqual(['stron', 'stron', 'stron']);
  });

  it('of English lose doubled letters, and signs of comparison are read', () => {
    for (const forms of ['skip skipped skipping', 'early earlier', 'carry carries carried', 'move moved moves'])
      expect(new Set(forms.split(' ').map((word) => stem(word, 'en'))), forms).toHaveProperty('size', 1);
    expect(tokensOf('left <= right', 'en')).toEqual(['left', 'lower', 'equal', 'right']);
  });

  it('differ by one slip or by more', () => {
    for (const [one, two] of [
      ['edge', 'egde'],
      ['edge', 'ede'],
      ['edge', 'edgee'],
      ['edge', 'edze'],
    ])
      expect(isOneSlipAway(one, two), two).toBe(true);
    expect(isOneSlipAway('edge', 'gede')).toBe(false);
    expect(isOneSlipAway('edge', 'ed')).toBe(false);
  });
});
