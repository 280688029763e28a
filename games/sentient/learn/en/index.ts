import type { ReferenceWords } from '@stolik/learn';
import { alike } from './alike.ts';
import { asks } from './asks.ts';
import { bots } from './bots.ts';
import { game } from './game.ts';
import { investors } from './investors.ts';
import { page } from './page.ts';
import { procuring } from './procuring.ts';
import { round } from './round.ts';
import { scoring } from './scoring.ts';
import { signGroups, signs } from './signs.ts';

export const en: ReferenceWords = {
  chapters: {
    game: 'The game',
    setup: 'Set-up',
    round: 'Rounds and turns',
    passing: 'Passing',
    procuring: 'Procuring a bot',
    network: 'Plugging in and calibrating',
    bots: 'The bots',
    investors: 'Investors',
    scoring: 'End and scoring',
    page: 'Playing here',
  },
  units: { ...game, ...round, ...procuring, ...bots, ...investors, ...scoring, ...page },
  asks,
  signGroups,
  signs,
  alike,
};
