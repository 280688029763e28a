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

export const pl: ReferenceWords = {
  chapters: {
    game: 'Gra',
    setup: 'Przygotowanie',
    round: 'Rundy i ruchy',
    passing: 'Pasowanie',
    procuring: 'Pozyskanie robota',
    network: 'Podłączenie i kalibracja',
    bots: 'Roboty',
    investors: 'Inwestorzy',
    scoring: 'Koniec i punktacja',
    page: 'Gra tutaj',
  },
  units: { ...game, ...round, ...procuring, ...bots, ...investors, ...scoring, ...page },
  asks,
  signGroups,
  signs,
  alike,
};
