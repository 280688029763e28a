import type { Calibration } from '../calibration.ts';

export const SMARTPHONE_2: Calibration = {
  game: 'smartphone',
  seats: 2,
  engine: '2',
  command: 'npx stolik calibrate --game smartphone --seats 2 --games 2000 --seed a',
  games: 2000,
  trust: {
    0: 0.195,
    1: 0.225,
    2: 0.281,
    3: 0.641,
    4: 0.922,
  },
  spread: {
    0: [27.48, 27.95, 27.95, 27.95, 28, 27.94, 27.59, 27.23, 27.53],
    1: [27.04, 26.87, 26.8, 26.82, 26.68, 26.47, 26.45, 26.43, 27.78],
    2: [26.95, 27.36, 27.37, 27.31, 26.68, 26.5, 25.99, 26.23, 26.14],
    3: [26.1, 24.04, 24.14, 23.31, 22.58, 20.74, 20.61, 20.2],
    4: [18.78, 12.34, 12.16, 9.93, 4.75, 2.31, 2.13],
  },
  dice: 0,
  start: 0.252,
  turns: 0.463,
  plans: 0.058,
  offsets: [0, 0],
  margin: 28.059,
  unexplained: 29.715,
};
