import { cards } from './cards.ts';
import { game } from './game.ts';
import { goals } from './goals.ts';
import { page } from './page.ts';
import { placing } from './placing.ts';
import { round } from './round.ts';
import { scoring } from './scoring.ts';
import { solo } from './solo.ts';
import { tools } from './tools.ts';
import type { SagradaUnit } from './unit.ts';

/** Everything that somebody may ask about Sagrada, in the order in which it is read. */
export const units: readonly SagradaUnit[] = [
  ...game,
  ...round,
  ...placing,
  ...tools,
  ...cards,
  ...goals,
  ...scoring,
  ...solo,
  ...page,
];
