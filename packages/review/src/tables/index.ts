import type { Calibration } from '../calibration.ts';
import { SAGRADA_2 } from './sagrada-2.ts';
import { SENTIENT_2 } from './sentient-2.ts';
import { SMARTPHONE_2 } from './smartphone-2.ts';

/** What `stolik calibrate` has made: a table for each game and number of seats that there is one for. */
export const TABLES: readonly Calibration[] = [SAGRADA_2, SENTIENT_2, SMARTPHONE_2];
