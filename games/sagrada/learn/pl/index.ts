import type { ReferenceWords } from '@stolik/learn';
import { alike } from './alike.ts';
import { asks } from './asks.ts';
import { cards } from './cards.ts';
import { game } from './game.ts';
import { goals } from './goals.ts';
import { page } from './page.ts';
import { placing } from './placing.ts';
import { round } from './round.ts';
import { scoring } from './scoring.ts';
import { signGroups, signs } from './signs.ts';
import { solo } from './solo.ts';
import { tools } from './tools.ts';

export const pl: ReferenceWords = {
  chapters: {
    game: 'Gra',
    setup: 'Przygotowanie',
    round: 'Rundy i ruchy',
    placing: 'Umieszczanie kostek',
    tools: 'Narzędzia',
    cards: 'Dwanaście narzędzi',
    goals: 'Cele',
    scoring: 'Koniec i punktacja',
    solo: 'Gra jednoosobowa',
    page: 'Gra tutaj',
  },
  units: { ...game, ...round, ...placing, ...tools, ...cards, ...goals, ...scoring, ...solo, ...page },
  asks,
  signGroups,
  signs,
  alike,
};
