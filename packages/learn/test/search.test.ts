import { describe, expect, it } from 'vitest';
import { type Reference, RuleSearch } from '../src/index.ts';
import { isOneSlipAway } from '../src/search.ts';
import { fold, stem, tokensOf } from '../src/tokens.ts';

const UNITS = {
  'first-die': {
    title: 'Pierwsza kostka',
    text: 'Pierwszą kostkę umieść na brzegu witraża albo w narożniku.',
    asks: ['gdzie położyć pierwszą kostkę', 'krawędź'],
  },
  touching: {
    title: 'Stykanie się kostek',
    text: 'Każda następna kostka musi stykać się z inną bokiem albo rogiem.',
    asks: ['czy kostka może leżeć osobno', 'sąsiedztwo na ukos'],
  },
  tokens: {
    title: 'Znaczniki uznania',
    text: 'Za użycie narzędzia płaci się jednym znacznikiem, a za następne dwoma.',
    asks: ['ile kosztuje narzędzie'],
  },
};
const reference: Reference = {
  units: Object.keys(UNITS).map((id) => ({ id, chapter: 'all' })),
  signs: {},
  words: {
    en: { chapters: {}, units: {}, signGroups: {}, signs: {} },
    pl: { chapters: { all: 'Wszystko' }, units: UNITS, signGroups: {}, signs: {} },
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

  it('answers while a word is still being typed', () => {
    expect(first('sąsie')).toBe('touching');
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
