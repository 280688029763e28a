import type { Chapter } from '@stolik/learn';

/** The chapters of Sagrada as its contents show them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  game: {
    picture: { signs: ['die:R', 'die:Y', 'die:G', 'die:B', 'die:P'] },
    line: {
      en: 'What you build, and what the dice and the bag are.',
      pl: 'Co się buduje, czym są kostki i woreczek.',
    },
  },
  setup: {
    picture: { signs: ['token', 'objective:row-color-variety', 'objective:B', 'tool:lathekin'] },
    line: {
      en: 'Before the first roll: patterns, favor tokens, who begins.',
      pl: 'Przed pierwszym rzutem: wzory, znaczniki uznania, kto zaczyna.',
    },
  },
  round: {
    picture: { unit: 'draft' },
    line: {
      en: 'How ten rounds go, there and back again, and what a turn holds.',
      pl: 'Przebieg dziesięciu rund, tam i z powrotem, i co mieści się w ruchu.',
    },
  },
  placing: {
    picture: { unit: 'touching' },
    line: {
      en: 'Where a die may lie, and where it may not.',
      pl: 'Gdzie kostka może leżeć, a gdzie nie.',
    },
  },
  tools: {
    picture: { unit: 'moving' },
    line: {
      en: 'What every tool has in common: its price, its turn, its limits.',
      pl: 'Co łączy wszystkie narzędzia: cena, pora użycia i granice.',
    },
  },
  cards: {
    picture: { signs: ['tool:grozing-pliers', 'tool:flux-brush', 'tool:glazing-hammer', 'tool:tap-wheel'] },
    line: {
      en: 'Each tool by itself, with its finer points.',
      pl: 'Każde narzędzie z osobna, z jego zawiłościami.',
    },
  },
  goals: {
    picture: { unit: 'row-color-variety' },
    line: {
      en: 'What brings points: ten public cards, and your own colour.',
      pl: 'Za co są punkty: dziesięć kart grupowych i własny kolor.',
    },
  },
  scoring: {
    picture: { unit: 'scoring' },
    line: {
      en: 'The last count, what is taken off, and who wins a tie.',
      pl: 'Ostatnie liczenie, kary i kto wygrywa remis.',
    },
  },
  solo: {
    picture: { unit: 'solo-round' },
    line: {
      en: 'One window against the round track.',
      pl: 'Jeden witraż przeciwko torowi rund.',
    },
  },
  page: {
    picture: { signs: ['lit', 'lacks', 'panes', 'turn-now'] },
    line: {
      en: 'What this page shows, hides and takes back, and all of its signs.',
      pl: 'Co ta strona pokazuje, ukrywa i cofa, oraz wszystkie jej znaki.',
    },
  },
};
