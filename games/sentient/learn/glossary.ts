import type { Term } from '@stolik/learn';

/** The words of Sentient, as its rulebook has them. */
export const glossary: readonly Term[] = [
  {
    en: 'bot',
    pl: 'robot',
    means: {
      en: 'A card of the factory, plugged in between two dice.',
      pl: 'Karta z fabryki, podłączana między dwie kości.',
    },
    not: { en: /\brobots?\b/i, pl: /(?<!\p{L})bot(a|y|ów|em|ami)?(?!\p{L})/iu },
  },
  {
    en: 'factory',
    pl: 'fabryka',
    means: {
      en: 'The four bots on offer, with five investors around them.',
      pl: 'Cztery odkryte roboty i pięciu inwestorów wokół nich.',
    },
    not: { en: /\bmarket\b/i, pl: /(?<!\p{L})ryn(ek|ku)(?!\p{L})/iu },
  },
  {
    en: 'network',
    pl: 'sieć',
    means: { en: 'Your five dice and the bots between them.', pl: 'Twoje pięć kości i roboty między nimi.' },
  },
  {
    en: 'slot',
    pl: 'miejsce',
    means: {
      en: 'A gap between two dice of a network, for one bot.',
      pl: 'Przerwa między dwiema kośćmi na jednego robota.',
    },
    not: { pl: /gnia(zd|źdz)/iu },
  },
  {
    en: 'die',
    pl: 'kość',
    means: { en: 'One of the five in your network.', pl: 'Jedna z pięciu w twojej sieci.' },
    not: { en: /\bcubes?\b/i, pl: /(?<!\p{L})kost(ka|ki|kę|ką|kach|kami|ek)(?!\p{L})|kość (rośnie|maleje)/iu },
  },
  {
    en: 'agent',
    pl: 'agent',
    means: {
      en: 'A pawn that takes a bot and counts 1 influence.',
      pl: 'Pion, który pozyskuje robota i daje 1 punkt wpływu.',
    },
  },
  {
    en: 'assistant',
    pl: 'asystent',
    means: {
      en: 'A pawn that adds 1 influence, or blocks a + or -.',
      pl: 'Pion, który dodaje 1 punkt wpływu albo blokuje + lub -.',
    },
    not: { en: /\bhelpers?\b/i, pl: /pomocni(k|c)/iu },
  },
  {
    en: 'plug in',
    pl: 'podłączyć',
    means: { en: 'To put a bot into a slot.', pl: 'Położyć robota na miejscu w sieci.' },
  },
  {
    en: 'calibration',
    pl: 'kalibracja',
    means: {
      en: 'What the corners of a bot do to the dice beside it.',
      pl: 'Zmiana wyników na kościach według rogów robota.',
    },
  },
  {
    en: 'block',
    pl: 'zablokować',
    means: {
      en: 'To keep a die as it is, with an assistant on + or -.',
      pl: 'Zachować wynik na kości asystentem na + albo -.',
    },
    not: { en: /\bstop(s|ped|ping)?\b/i, pl: /zatrzym/iu },
  },
  {
    en: 'investor',
    pl: 'inwestor',
    means: {
      en: 'Pays 1 point for each bot of its type in the end.',
      pl: 'Na końcu płaci 1 PZ za każdego robota swojego rodzaju.',
    },
  },
  {
    en: 'influence',
    pl: 'punkt wpływu',
    means: {
      en: 'Agents and assistants beside an investor, 1 each.',
      pl: 'Agenci i asystenci obok inwestora, każdy po 1.',
    },
    not: { pl: /\d wpływ(?!\p{L})/iu },
  },
  {
    en: 'chip',
    pl: 'żeton PZ',
    means: { en: '1 point for the second place beside an investor.', pl: '1 PZ za drugie miejsce u inwestora.' },
    not: { pl: /żeton wart/iu },
  },
  {
    en: 'point',
    pl: 'PZ',
    means: { en: 'What decides who wins.', pl: 'Punkt zwycięstwa.' },
    not: { pl: /\dpkt|(?<!\p{L})pkt(?!\p{L})|\d punkt\p{L}*(?!\p{L})(?! wpływu)/iu },
  },
  {
    en: 'type',
    pl: 'rodzaj',
    means: { en: 'The branch of a bot or an investor: one of five.', pl: 'Jedna z pięciu gałęzi gospodarki.' },
    not: { pl: /(?<!\p{L})typ(u|y|ów|em|ami|ach)?(?!\p{L})/iu },
  },
  {
    en: 'pass',
    pl: 'spasować',
    means: { en: 'To take no bot, once a round.', pl: 'Zrezygnować z robota, raz na rundę.' },
    not: { pl: /pas już był/iu },
  },
  {
    en: 'order marker',
    pl: 'znacznik kolejności',
    means: { en: 'Lies in the stack that says who plays first.', pl: 'Leży w stosie, który mówi, kto gra pierwszy.' },
  },
  {
    en: 'send',
    pl: 'umieścić',
    means: { en: 'To put an agent at a bot of the factory.', pl: 'Postawić agenta przy robocie w fabryce.' },
    not: { pl: /wy(ślij|śle|słan|syła)/iu },
  },
  {
    en: 'Information',
    pl: 'Informacja',
    means: { en: 'Bots that want one number.', pl: 'Roboty z jedną liczbą.' },
    not: { en: /\bScience\b/i, pl: /(?<!\p{L})Nauka(?!\p{L})/iu },
  },
  {
    en: 'Military',
    pl: 'Wojskowość',
    means: { en: 'Bots that want a sum or a difference.', pl: 'Roboty, które chcą sumy albo różnicy.' },
    not: { pl: /(?<!\p{L})(Wojsko|Armia)(?!\p{L})/iu },
  },
];
