import { defineMoments } from '@stolik/learn';
import type { View } from '../rules/index.ts';

const isFirst = ({ round }: View) => round === 1;
/** Two companies ask the same price: then points decide who goes first. */
const isTie = ({ companies }: View) => new Set(companies.map(({ price }) => price)).size < companies.length;

/** What somebody who plays for the first time is told, when it first matters. */
export const moments = defineMoments<View>({
  moments: [
    { id: 'plan', isNow: (view) => view.step === 'plan' && isFirst(view), unit: 'seen' },
    { id: 'again', isNow: (view) => view.step === 'plan' && !isFirst(view), unit: 'plan-upgrades' },
    { id: 'upgrade', isNow: ({ step }) => step === 'improve', unit: 'improve' },
    { id: 'tie', isNow: (view) => view.step !== 'plan' && isTie(view), unit: 'priority-ties' },
    {
      id: 'token',
      isNow: ({ step, companies }, seat) => step !== 'plan' && companies[seat].tokens > 0,
      unit: 'goods-token',
    },
    { id: 'technology', isNow: ({ step }) => step === 'research', unit: 'purple-customer' },
    {
      id: 'retailer',
      isNow: ({ step, regions }) => step === 'logistics' && regions.some(({ retailer }) => retailer),
      unit: 'retailer',
    },
    { id: 'sell', isNow: (view) => view.step === 'sales' && isFirst(view), unit: 'unsold' },
    { id: 'control', isNow: (view) => view.step === 'sales' && !isFirst(view), unit: 'control' },
  ],
  words: {
    en: {
      plan: 'What you see works; what is covered makes goods. Do not make more than there are customers at your price.',
      again: 'Lay your new upgrade over cells that you do not need. Face down it makes one good.',
      upgrade: 'An upgrade serves in every round to come: take what your plans lack.',
      tie: 'Equal prices: whoever has fewer points on the track goes first, so it is good to be behind.',
      token: 'Your factory was not in sight, so you got a goods token: it makes one good in every round to come.',
      technology: 'A technology sells to its purple customers at any price. Whoever is first also gets the patent.',
      retailer: 'An office at a retailer is worth points at the end: the first one there gets most, 8 or more.',
      sell: 'Goods that nobody buys are lost. Customers you leave free go to whoever sells after you.',
      control: 'Whoever sells most in a region gets its yellow number too; more offices there make it higher.',
    },
    pl: {
      plan: 'Działa to, co widać; zakryte komórki dają towary. Nie rób ich więcej, niż jest klientów na twoją cenę.',
      again: 'Połóż nowe ulepszenie na komórkach, których nie potrzebujesz. Zakryte daje jeden towar.',
      upgrade: 'Ulepszenie służy w każdej następnej rundzie: weź to, czego brakuje twoim planom.',
      tie: 'Równe ceny: pierwszeństwo ma, kto ma mniej PZ na torze. Czasem dobrze być z tyłu.',
      token: 'Nie było widać twojej fabryki, więc masz żeton Towarów: daje jeden towar w każdej następnej rundzie.',
      technology:
        'Z technologią sprzedajesz jej fioletowym klientom po każdej cenie. Kto ją zbada pierwszy, bierze patent.',
      retailer: 'Biuro u sprzedawcy to PZ na koniec gry: najwięcej, 8 albo więcej, dostaje pierwsze.',
      sell: 'Towary, których nikt nie kupi, przepadają. Wolnych klientów obsłuży ten, kto sprzedaje po tobie.',
      control: 'Kto sprzeda w regionie najwięcej, bierze też jego żółtą liczbę; im więcej tam biur, tym jest wyższa.',
    },
  },
});
