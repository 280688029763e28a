import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Sagrada alone',
  steps: {
    target: {
      say: 'Alone you take two of four dice a round. What you leave is the target: take the red 6, then end.',
      hint: 'High dice that stay in the pool raise the target by their pips. Take the red 6 and end your turn.',
    },
    payment: {
      say: 'A tool costs a die of its colour and works once. Grinding Stone for the green 2: turn the purple 3 over.',
      hint: 'Use the Grinding Stone, pay with the green 2, take the purple 3: it becomes a 4, for the marked space.',
    },
    leave: {
      say: 'The green 2 has left the game and counts for nothing. The yellow 5 stays: end, and watch the target grow.',
      hint: 'You have taken your die of this turn. End it.',
    },
    count: {
      say: 'Alone every empty space costs three points. More points than the target win; as many do not.',
    },
  },
};
