import type { Term } from '@stolik/learn';

/** The words of Smartphone Inc., as its rulebook has them. */
export const glossary: readonly Term[] = [
  {
    en: 'VP',
    pl: 'PZ',
    means: {
      en: 'Victory points. The most of them win.',
      pl: 'Punkty zwycięstwa. Wygrywa, kto ma ich najwięcej.',
    },
  },
  {
    en: 'pad',
    pl: 'arkusz',
    means: {
      en: 'One of your two boards of six cells. Laid on each other they are your plan.',
      pl: 'Jedna z twoich dwóch plansz po sześć komórek. Ułożone na sobie tworzą plan.',
    },
    not: { en: /\bsheets?\b/iu, pl: word('kart(a|y|ę|ą|cie|om|ami|ach)') },
  },
  {
    en: 'cell',
    pl: 'komórka',
    means: { en: 'One of the six squares of a pad.', pl: 'Jeden z sześciu kwadratów arkusza.' },
    not: { pl: word('kratk(a|i|ę|ą|ami|ach)') },
  },
  {
    en: 'plan',
    pl: 'plan',
    means: {
      en: 'How your pads and upgrades lie in a round.',
      pl: 'Ułożenie twoich arkuszy i ulepszeń w rundzie; instrukcja mówi też „decyzja”.',
    },
  },
  {
    en: 'upgrade',
    pl: 'ulepszenie',
    means: {
      en: 'A tile of two symbols that you lay on your pads, or face down for 1 good.',
      pl: 'Kafel z dwoma symbolami, który kładziesz na arkuszach albo zakryty za 1 towar.',
    },
    not: { en: /\bimprovements\b/iu, pl: word('usprawnieni(e|a|em|u|ami|ach)|usprawnień') },
  },
  {
    en: 'face down',
    pl: 'zakryte',
    means: {
      en: 'With its back up: an upgrade then makes 1 good.',
      pl: 'Rewersem do góry: ulepszenie daje wtedy 1 towar.',
    },
    not: { pl: word('odwrócon(e|ego|emu|ym|ych|ymi|y|a|ą|ej)') },
  },
  {
    en: 'goods',
    pl: 'towar',
    means: { en: 'What you make and sell; one of them is a good.', pl: 'To, co produkujesz i sprzedajesz.' },
    not: {
      en: /\b(?:1|one|a|each) (?:more )?goods\b(?! token)|\bproducts?\b/iu,
      pl: word('produkt(y|u|ów|em|om|ami|ach)?'),
    },
  },
  {
    en: 'goods token',
    pl: 'żeton towarów',
    means: { en: 'Makes 1 good in every round.', pl: 'Co rundę daje 1 towar.' },
    not: { pl: word('żeton(y|u|ów|em|om|ami|ach)? towaru') },
  },
  {
    en: 'production',
    pl: 'produkcja',
    means: { en: 'Phase 3, in which goods are made.', pl: 'Faza 3, w której powstają towary.' },
    not: { pl: word('wytw(arza|órz|orzy)\\p{L}*') },
  },
  {
    en: 'factory',
    pl: 'fabryka',
    means: {
      en: 'The orange symbol: with it you take an upgrade in phase 4.',
      pl: 'Pomarańczowy symbol: z nim bierzesz ulepszenie w fazie 4.',
    },
  },
  {
    en: 'progress',
    pl: 'postęp',
    means: {
      en: 'What a gear or a truck gives you to place, on a technology or in a region.',
      pl: 'To, co daje koło zębate na technologię, a ciężarówka w regionie.',
    },
  },
  {
    en: 'technology',
    pl: 'technologia',
    means: { en: 'One of six things to research, with a bonus.', pl: 'Jedna z sześciu rzeczy do zbadania, z premią.' },
  },
  {
    en: 'finished',
    pl: 'zbadana',
    means: {
      en: 'Said of a technology whose cost you have placed: it is yours.',
      pl: 'O technologii, na której masz cały koszt: jest twoja.',
    },
    not: { pl: word('technologi\\p{L}+ [^.]{0,20}(gotow|(u|s)kończon)(a|ą|ej|e|ych)|kończysz technologię') },
  },
  {
    en: 'patent',
    pl: 'patent',
    means: { en: 'VP for whoever finishes a technology first.', pl: 'PZ dla tego, kto pierwszy zbada technologię.' },
  },
  {
    en: 'bonus',
    pl: 'premia',
    means: { en: 'What a technology or a retailer gives.', pl: 'To, co daje technologia albo sprzedawca.' },
    not: { pl: word('bonus(y|u|ów|em|om|ami|ach)?') },
  },
  {
    en: 'office',
    pl: 'biuro',
    means: {
      en: 'With an office in a region you can sell there.',
      pl: 'Z biurem w regionie możesz tam sprzedawać.',
    },
    not: { pl: word('siedzib(a|y|ę|ą|ie)|oddział(y|u|ów)?') },
  },
  {
    en: 'retailer',
    pl: 'sprzedawca',
    means: {
      en: 'A tile over a region: nobody sells there, but offices on it bring VP and often a bonus.',
      pl: 'Kafel na regionie: nikt tam nie sprzedaje, ale biura u niego dają PZ, a często premię.',
    },
    not: { pl: word('detali\\p{L}+') },
  },
  {
    en: 'customer',
    pl: 'klient',
    means: { en: 'Buys one good in a round.', pl: 'Kupuje w rundzie jeden towar.' },
    not: { pl: word('kupując\\p{L}+|nabywc(a|y|ę|ą|ów|om|ami)') },
  },
  {
    en: 'control',
    pl: 'kontrola',
    means: {
      en: 'VP for the most goods sold in a region in a round.',
      pl: 'PZ za najwięcej towarów sprzedanych w regionie w rundzie.',
    },
  },
  {
    en: 'priority',
    pl: 'pierwszeństwo',
    means: {
      en: 'Who goes first: the lowest price, then fewer VP on the track, then the earlier colour.',
      pl: 'Kto zaczyna: najniższa cena, potem mniej PZ na torze, potem wcześniejszy kolor.',
    },
    not: { pl: word('priorytet\\p{L}*|inicjatyw\\p{L}+') },
  },
  {
    en: 'turn',
    pl: 'tura',
    means: { en: 'What one company does in one phase.', pl: 'To, co jedna firma robi w jednej fazie.' },
    not: { pl: word('ruch(y|u|ów|em|om|owi|ami|ach)?') },
  },
];

/** Any of these forms as a whole word; `{bonus}` is a blank, not a word. */
function word(forms: string): RegExp {
  return new RegExp(`(?<![\\p{L}{])(?:${forms})(?!\\p{L})`, 'iu');
}
