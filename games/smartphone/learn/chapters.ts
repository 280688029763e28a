import type { Chapter } from '@stolik/learn';

/** The chapters of Smartphone Inc. as its contents show them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  game: {
    picture: { unit: 'vp-track' },
    line: {
      en: 'What you are after, when it ends, and who wins a tie.',
      pl: 'Do czego się dąży, kiedy gra się kończy i kto wygrywa remis.',
    },
  },
  setup: {
    picture: { unit: 'retailer-places' },
    line: {
      en: 'What everybody starts with, and where.',
      pl: 'Z czym każdy zaczyna i w którym miejscu mapy.',
    },
  },
  round: {
    picture: { unit: 'priority' },
    line: {
      en: 'Eight phases, and who goes first in each.',
      pl: 'Osiem faz i kto w której gra pierwszy.',
    },
  },
  planning: {
    picture: { unit: 'pads' },
    line: {
      en: 'Two pads and your upgrades: how they may lie, and what they do.',
      pl: 'Dwa arkusze i ulepszenia: jak mogą leżeć i co dają.',
    },
  },
  signs: {
    picture: { signs: ['symbol:goods', 'symbol:research', 'symbol:logistics', 'symbol:upgrade'] },
    line: {
      en: 'Each symbol by itself, and all signs of the game on one page.',
      pl: 'Każdy symbol z osobna i wszystkie znaki gry na jednej stronie.',
    },
  },
  production: {
    picture: { unit: 'display' },
    line: {
      en: 'Phases 2 to 4: what a plan turns into.',
      pl: 'Fazy od 2 do 4: co wynika z planu.',
    },
  },
  research: {
    picture: { unit: 'research' },
    line: {
      en: 'Gears, costs and patents, and from when a technology works.',
      pl: 'Koła zębate, koszty i patenty oraz od kiedy działa technologia.',
    },
  },
  technologies: {
    picture: { signs: ['technology:gps', 'technology:wifi', 'technology:nfc', 'technology:4g'] },
    line: {
      en: 'Six technologies with two sides each.',
      pl: 'Sześć technologii, każda o dwóch stronach.',
    },
  },
  logistics: {
    picture: { unit: 'entry' },
    line: {
      en: 'Trucks, lines between regions, and new offices.',
      pl: 'Ciężarówki, linie między regionami i nowe biura.',
    },
  },
  map: {
    picture: { unit: 'map-edge' },
    line: {
      en: 'Small, medium and large regions, and the edge of the world.',
      pl: 'Regiony S, M i L oraz brzeg świata.',
    },
  },
  retailers: {
    picture: { unit: 'retailer-office' },
    line: {
      en: 'They take the place of a region, and give something for an office.',
      pl: 'Zajmują miejsce regionu i dają coś za biuro.',
    },
  },
  sales: {
    picture: { unit: 'sales' },
    line: {
      en: 'Who buys from you, where, and in which order.',
      pl: 'Kto od ciebie kupuje, gdzie i w jakiej kolejności.',
    },
  },
  scoring: {
    picture: { unit: 'control' },
    line: {
      en: 'VP for goods, regions, patents and retailers.',
      pl: 'PZ za towary, regiony, patenty i sprzedawców.',
    },
  },
  steve: {
    picture: { unit: 'steve' },
    line: {
      en: 'The company without a player: who plays alone always meets him.',
      pl: 'Firma bez gracza: w pojedynkę zawsze jest rywalem.',
    },
  },
  table: {
    picture: { signs: ['price', 'made', 'token', 'ours'] },
    line: {
      en: 'What is hidden, what may be taken back, and how sure we are.',
      pl: 'Co jest tajne, co można cofnąć i jak pewne są zasady.',
    },
  },
};
