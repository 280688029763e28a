import type { Calibration } from '../calibration.ts';

/** What `stolik calibrate` has made: a table for each game and number of seats that there is one for. */
export const TABLES: readonly Calibration[] = [];
