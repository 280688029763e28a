import { bots } from './bots.ts';
import { game } from './game.ts';
import { investors } from './investors.ts';
import { page } from './page.ts';
import { procuring } from './procuring.ts';
import { round } from './round.ts';
import { scoring } from './scoring.ts';
import type { SentientUnit } from './unit.ts';

/** Everything that somebody may ask about Sentient, in the order in which it is read. */
export const units: readonly SentientUnit[] = [
  ...game,
  ...round,
  ...procuring,
  ...bots,
  ...investors,
  ...scoring,
  ...page,
];
