import type { ReferenceWords } from '@stolik/learn';
import { alike } from './alike.ts';
import { asks } from './asks.ts';
import { game } from './game.ts';
import { logistics } from './logistics.ts';
import { planning } from './planning.ts';
import { production } from './production.ts';
import { research } from './research.ts';
import { retailers } from './retailers.ts';
import { round } from './round.ts';
import { sales } from './sales.ts';
import { scoring } from './scoring.ts';
import { signGroups, signs } from './signs.ts';
import { steve } from './steve.ts';
import { table } from './table.ts';
import { technologies } from './technologies.ts';

export const pl: ReferenceWords = {
  chapters: {
    game: 'Gra',
    setup: 'Przygotowanie',
    round: 'Runda',
    planning: 'Planowanie',
    signs: 'Symbole',
    production: 'Cena, towary i ulepszenia',
    research: 'Badania',
    technologies: 'Technologie',
    logistics: 'Logistyka',
    map: 'Mapa',
    retailers: 'Sprzedawcy',
    sales: 'Sprzedaż',
    scoring: 'Zdobywanie PZ',
    steve: 'Steve',
    table: 'Przy stole',
  },
  signGroups,
  signs,
  units: {
    ...game,
    ...round,
    ...planning,
    ...production,
    ...research,
    ...technologies,
    ...logistics,
    ...retailers,
    ...sales,
    ...scoring,
    ...steve,
    ...table,
  },
  asks,
  alike,
};
