import type { Box } from '@stolik/games/ui';

export const box: Box = {
  title: 'Smartphone Inc.',
  seats: { min: 1, max: 5 },
  about: {
    en: 'Plan in secret, price, produce and sell phones all over the world. 1-5 players, 75 minutes.',
    pl: 'Planuj w tajemnicy, ustal cenę, produkuj i sprzedawaj telefony na całym świecie. 1-5 graczy, 75 minut.',
  },
  credits: {
    en: 'Smartphone Inc. is by Ivan Lashin, published by Cosmodrome Games.',
    pl: 'Autorem gry Smartphone Inc. jest Ivan Lashin, wydawcą Cosmodrome Games.',
  },
};
