import type { Language } from '@stolik/core';
import type { Move } from '../../rules/index.ts';

/** What is said round examples; `{...}` stands for what is filled in. */
export interface ExampleWords {
  readonly moves: Readonly<Record<Exclude<Move['do'], 'price'> | 'price-up' | 'price-down', string>>;
  readonly times: string;
  readonly gears: string;
  readonly trucks: string;
  readonly track: string;
  readonly total: string;
  readonly order: string;
  readonly prices: string;
  readonly price: string;
  readonly display: string;
  readonly isHere: string;
  readonly nothing: string;
}

export const exampleWords: Readonly<Record<Language, ExampleWords>> = {
  en: {
    moves: {
      layout: 'pad {upper} on pad {lower}, cells covered: {covered}',
      lay: '{upgrade}, {over}: {cells}',
      facedown: '{upgrade} face down',
      ready: 'the plan is ready',
      take: 'take {upgrade}',
      end: 'end the turn',
      accept: 'take the bonus',
      decline: 'do without the bonus',
      research: '1 progress on {technology}',
      finish: 'finish {technology}',
      expand: '1 progress: {region}',
      second: 'a second office: {region}',
      office: 'an office: {region}',
      sell: 'sell 1 good: {region}',
      move: 'move the office: {from} > {to}',
      direct: 'sell directly, goods: {goods}',
      'price-up': 'price up by 1',
      'price-down': 'price down by 1',
    },
    times: '{move} ({n} times)',
    gears: 'gears left',
    trucks: 'trucks left',
    track: 'on the track',
    total: 'in all',
    order: 'Order of turns',
    prices: 'Prices',
    price: 'price',
    display: 'Open upgrades',
    isHere: 'offices: {names}',
    nothing: 'none',
  },
  pl: {
    moves: {
      layout: 'arkusz {upper} na arkuszu {lower}, zakryte komórki: {covered}',
      lay: '{upgrade}, {over}: {cells}',
      facedown: '{upgrade}: zakryte',
      ready: 'plan gotowy',
      take: 'wziąć {upgrade}',
      end: 'zakończyć ruch',
      accept: 'wziąć premię',
      decline: 'zrezygnować z premii',
      research: '1 postęp: {technology}',
      finish: 'zbadać: {technology}',
      expand: '1 postęp: {region}',
      second: 'drugie biuro: {region}',
      office: 'biuro: {region}',
      sell: 'sprzedać 1 towar: {region}',
      move: 'przenieść biuro: {from} > {to}',
      direct: 'sprzedać bezpośrednio, towary: {goods}',
      'price-up': 'cena o 1 w górę',
      'price-down': 'cena o 1 w dół',
    },
    times: '{move} (razy {n})',
    gears: 'koła zębate do użycia',
    trucks: 'ciężarówki do użycia',
    track: 'na torze',
    total: 'razem',
    order: 'Kolejność ruchów',
    prices: 'Ceny',
    price: 'cena',
    display: 'Odkryte ulepszenia',
    isHere: 'biura: {names}',
    nothing: 'brak',
  },
};
