import type { Box } from '@stolik/games/ui';

export const box: Box = {
  title: 'Sentient',
  seats: { min: 2, max: 4 },
  minutes: 40,
  weight: 2,
  about: {
    en: 'Plug robots into your network, turn the dice beside them, and win investors over.',
    pl: 'Podłączaj roboty do swojej sieci, zmieniaj wyniki kości obok i zdobywaj inwestorów.',
  },
  corrections: ['deck'],
  credits: {
    en: 'Sentient is by J. Alex Kevern, published by Renegade Game Studios.',
    pl: 'Autorem gry Sentient jest J. Alex Kevern, wydawcą Renegade Game Studios.',
  },
};
