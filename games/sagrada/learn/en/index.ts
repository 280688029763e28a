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

export const en: ReferenceWords = {
  chapters: {
    game: 'The game',
    setup: 'Set-up',
    round: 'Rounds and turns',
    placing: 'Placing dice',
    tools: 'Tools',
    cards: 'The twelve tools',
    goals: 'Objectives',
    scoring: 'End and scoring',
    solo: 'Playing alone',
    page: 'Playing here',
  },
  units: { ...game, ...round, ...placing, ...tools, ...cards, ...goals, ...scoring, ...solo, ...page },
  asks,
  signGroups,
  signs,
  alike,
};
