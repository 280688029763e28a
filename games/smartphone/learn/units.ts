import type { GameUnit } from './duel.ts';
import { game } from './game.ts';
import { logistics } from './logistics.ts';
import { planning } from './planning.ts';
import { production } from './production.ts';
import { research } from './research.ts';
import { retailers } from './retailers.ts';
import { round } from './round.ts';
import { sales } from './sales.ts';
import { scoring } from './scoring.ts';
import { steve } from './steve.ts';
import { table } from './table.ts';
import { technologies } from './technologies.ts';

/** Everything that somebody may ask, in the order in which it may be read. */
export const units: readonly GameUnit[] = [
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
];
