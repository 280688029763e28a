import type { Calibration } from '../calibration.ts';

export const SMARTPHONE_2: Calibration = {
  game: 'smartphone',
  seats: 2,
  engine: '1',
  command: 'npx stolik calibrate --game smartphone --seats 2 --games 60 --seed a',
  games: 60,
  trust: {
    0: 0.03,
    1: 0.085,
    2: 0.302,
    3: 0.696,
    4: 0.971,
  },
  spread: {
    0: [26.63, 26.65, 26.65, 26.65, 26.65, 26.65, 26.63, 27.09, 27.48],
    1: [26.48, 26.51, 26.51, 26.54, 26.39, 26.48, 26.38, 26.49],
    2: [24.78, 25.34, 25.53, 25.34, 25.17, 25.76, 24.06],
    3: [24.06, 22.6, 22.67, 21.53, 22.02, 19.47, 22.32],
    4: [15.27, 6.11, 6.11, 5.44, 5.62, 0.89, 0.83],
  },
  dice: 0,
  start: 0.067,
  turns: 0.502,
  plans: 0.167,
  offsets: [0, 0],
  margin: 26.658,
  unexplained: 25.763,
};
