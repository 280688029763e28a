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

export const en: ReferenceWords = {
  chapters: {
    game: 'The game',
    setup: 'Set-up',
    round: 'The round',
    planning: 'Planning',
    signs: 'Symbols',
    production: 'Price, goods and upgrades',
    research: 'Research',
    technologies: 'Technologies',
    logistics: 'Logistics',
    map: 'The map',
    retailers: 'Retailers',
    sales: 'Sales',
    scoring: 'Scoring',
    steve: 'Steve',
    table: 'At the table',
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
