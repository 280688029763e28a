import type { Term } from '@stolik/learn';

/** A word of its own that begins so and ends in one of these ways: letters with marks count as letters. */
function word(stem: string, endings = '\\p{L}*'): RegExp {
  return new RegExp(`(?<!\\p{L})${stem}(${endings})(?!\\p{L})`, 'iu');
}

/** The words of Sagrada as its rulebook has them. */
export const glossary: readonly Term[] = [
  {
    en: 'die',
    pl: 'kostka',
    means: {
      en: 'A piece of glass: a colour and a value from 1 to 6.',
      pl: 'Kawałek szkła: kolor i wartość od 1 do 6.',
    },
    not: { pl: word('koś', 'ć|ci|cią|ciach|ciom|ćmi|ciami') },
  },
  {
    en: 'shade',
    pl: 'odcień',
    means: {
      en: 'The value of a die: the more pips, the deeper.',
      pl: 'Wartość kostki: im więcej oczek, tym ciemniejszy.',
    },
  },
  {
    en: 'window',
    pl: 'witraż',
    means: { en: 'Your 20 spaces, four rows of five.', pl: 'Twoje 20 pól: cztery rzędy po pięć.' },
    not: { pl: word('okn') },
  },
  {
    en: 'pattern',
    pl: 'wzór',
    means: {
      en: 'What is printed on the spaces of a window.',
      pl: 'To, co nadrukowano na polach witrażu.',
    },
  },
  {
    en: 'space',
    pl: 'pole',
    means: { en: 'One place of a window; it takes one die.', pl: 'Jedno miejsce w witrażu, na jedną kostkę.' },
  },
  {
    en: 'row',
    pl: 'rząd',
    means: { en: 'Five spaces from left to right.', pl: 'Pięć pól od lewej do prawej.' },
    not: { pl: word('wiersz') },
  },
  {
    en: 'edge',
    pl: 'krawędź',
    means: {
      en: 'The 14 outer spaces, corners included.',
      pl: '14 zewnętrznych pól razem z narożnikami.',
    },
    not: { pl: word('brzeg') },
  },
  {
    en: 'draft pool',
    pl: 'pula wyboru',
    means: { en: 'The dice rolled for this round.', pl: 'Kostki rzucone na tę rundę.' },
    not: { pl: /pul\p{L}* kost/iu },
  },
  {
    en: 'draft',
    pl: 'wziąć kostkę',
    means: {
      en: 'To take a die from the pool and place it in your window.',
      pl: 'Wybrać kostkę z puli i umieścić ją w swoim witrażu.',
    },
  },
  {
    en: 'bag',
    pl: 'woreczek',
    means: { en: 'Dice are drawn from it.', pl: 'Z niego losuje się kostki.' },
    not: { pl: word('wor', 'ek|ka|ku|kiem|kowi') },
  },
  {
    en: 'round track',
    pl: 'tor rund',
    means: {
      en: 'Where the dice left over from each round lie.',
      pl: 'Tam leżą kostki pozostałe z każdej rundy.',
    },
    not: { pl: /(?<!\p{L})tor\p{L}* rundy/iu },
  },
  {
    en: 'turn',
    pl: 'ruch',
    means: {
      en: 'Place one die, use one tool, both or nothing; two turns a round.',
      pl: 'Jedna kostka, jedno narzędzie, jedno i drugie albo nic; dwa ruchy w rundzie.',
    },
    not: { pl: word('tur', 'a|y|ze|ę|ą|o') },
  },
  {
    en: 'starting player',
    pl: 'gracz rozpoczynający',
    means: {
      en: 'Begins the round; another one each time.',
      pl: 'Zaczyna rundę; za każdym razem ktoś inny.',
    },
  },
  {
    en: 'tool',
    pl: 'narzędzie',
    means: { en: 'A card that bends a rule for a price.', pl: 'Karta, która za opłatą nagina zasady.' },
  },
  {
    en: 'favor token',
    pl: 'znacznik uznania',
    means: {
      en: 'Pays for tools; unused it is worth a point.',
      pl: 'Płaci za narzędzia; niewykorzystany to 1 PZ.',
    },
    not: { en: /favour token|favou?r chip/i, pl: word('żeton') },
  },
  {
    en: 'public objective',
    pl: 'cel grupowy',
    means: { en: 'Everybody can score it.', pl: 'Punktuje za niego każdy.' },
    not: { pl: word('publiczn') },
  },
  {
    en: 'private objective',
    pl: 'cel indywidualny',
    means: {
      en: 'Your secret colour: the sum of its dice.',
      pl: 'Twój tajny kolor: suma jego kostek.',
    },
    not: { en: /secret objective|private goal/i, pl: word('prywatn') },
  },
  {
    en: 'point',
    pl: 'PZ',
    means: { en: 'What the winner has most of.', pl: 'Punkty zwycięstwa: wygrywa, kto ma ich najwięcej.' },
    not: { pl: word('pkt', '\\.?') },
  },
  {
    en: 'target score',
    pl: 'wynik docelowy',
    means: {
      en: 'Alone: the pips on the round track, to be exceeded.',
      pl: 'W grze jednoosobowej: suma oczek na torze rund, trzeba mieć więcej.',
    },
    not: { pl: /do pobicia/iu },
  },
  {
    en: 'alone',
    pl: 'gra jednoosobowa',
    means: {
      en: 'A game against the round track.',
      pl: 'Gra przeciw torowi rund.',
    },
    not: { pl: word('solo', '') },
  },
];
