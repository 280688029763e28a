import type { Box } from '@stolik/games/ui';

export const box: Box = {
  title: 'Smartphone Inc.',
  seats: { min: 1, max: 5 },
  minutes: 75,
  weight: 3,
  about: {
    en: 'Plan in secret, price, produce and sell phones all over the world.',
    pl: 'Planuj w tajemnicy, ustal cenę, produkuj i sprzedawaj telefony na całym świecie.',
  },
  corrections: ['retailers', 'stevePad', 'steveLevels', 'steveStart'],
  credits: {
    en: 'Smartphone Inc. is by Ivan Lashin, published by Cosmodrome Games.',
    pl: 'Autorem gry Smartphone Inc. jest Ivan Lashin, wydawcą Cosmodrome Games.',
  },
};
