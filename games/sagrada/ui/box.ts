import type { Box } from '@stolik/games/ui';

export const box: Box = {
  title: 'Sagrada',
  seats: { min: 1, max: 4 },
  minutes: 30,
  weight: 1,
  about: {
    en: 'Draft dice of coloured glass and set them into your window.',
    pl: 'Wybieraj kostki z barwnego szkła i układaj z nich witraż.',
  },
  credits: {
    en: 'Sagrada is by Daryl Andrews and Adrian Adamescu, published by Floodgate Games.',
    pl: 'Autorami gry Sagrada są Daryl Andrews i Adrian Adamescu, wydawcą Floodgate Games.',
  },
};
