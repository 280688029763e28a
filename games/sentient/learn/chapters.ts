import type { Chapter } from '@stolik/learn';

/** The chapters of Sentient as its contents show them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  game: {
    picture: { unit: 'network' },
    line: {
      en: 'What you are after, and what lies on the table.',
      pl: 'Do czego się dąży i co leży na stole.',
    },
  },
  setup: {
    picture: { signs: ['agent', 'assistant', 'marker'] },
    line: {
      en: 'What everybody gets before the first roll, for two to four.',
      pl: 'Co każdy dostaje przed pierwszym rzutem, w dwie do czterech osób.',
    },
  },
  round: {
    picture: { unit: 'turn' },
    line: {
      en: 'Three rounds, five turns in each, and what comes between.',
      pl: 'Trzy rundy, w każdej pięć ruchów, i co dzieje się pomiędzy.',
    },
  },
  passing: {
    picture: { unit: 'pass' },
    line: {
      en: 'Four new bots, all pawns stay, and a say in who begins.',
      pl: 'Cztery nowe roboty, piony zostają, i wpływ na kolejność.',
    },
  },
  procuring: {
    picture: { unit: 'agent' },
    line: {
      en: 'An agent goes out, perhaps with assistants, and a bot comes home.',
      pl: 'Agent wychodzi, czasem z asystentami, a robot trafia do ciebie.',
    },
  },
  network: {
    picture: { unit: 'calibration' },
    line: {
      en: 'Where a bot goes, how it turns its dice, and how to stop it.',
      pl: 'Dokąd trafia robot, jak zmienia kości i jak temu zapobiec.',
    },
  },
  bots: {
    picture: { unit: 'bots' },
    line: {
      en: 'Five types, and every condition that a bot may set.',
      pl: 'Pięć rodzajów i każdy warunek, jaki może stawiać robot.',
    },
  },
  investors: {
    picture: { unit: 'influence' },
    line: {
      en: 'Whom they follow, what second place gets, and how ties end.',
      pl: 'Za kim idą, co daje drugie miejsce i jak kończą się remisy.',
    },
  },
  scoring: {
    picture: { unit: 'score-investors' },
    line: {
      en: 'Points of each round, the last count, and ties.',
      pl: 'PZ w każdej rundzie, końcowe podliczenie i remisy.',
    },
  },
  page: {
    picture: { signs: ['lit', 'gain', 'loss', 'crown'] },
    line: {
      en: 'What this page shows, hides and takes back, and all of its signs.',
      pl: 'Co ta strona pokazuje, ukrywa i cofa, oraz wszystkie jej znaki.',
    },
  },
};
