import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Sagrada alone',
  steps: {
    target: {
      say: 'Alone you take two of four dice a round. What you leave is the target: take the red 6, then end.',
      hint: 'That is allowed too, but here the red 6 goes on the marked space, since what stays in the pool raises the target by its pips; then end.',
    },
    payment: {
      say: 'A tool costs a die of its colour and works once. Use the Grinding Stone and pay with the green 2.',
      hint: 'That is allowed too, but here you use the Grinding Stone and pay with the green 2.',
    },
    turned: {
      say: 'The stone turns a die over: 1 and 6, 2 and 5, 3 and 4. Make the purple 3 a 4 for the marked space.',
      hint: 'That is allowed too, but here the purple 3 becomes a 4 and goes on the marked space.',
    },
    leave: {
      say: 'The green 2 has left the game and counts for nothing. The yellow 5 stays: end, and watch the target grow.',
      hint: 'That is allowed too, but here you end your turn.',
    },
    count: {
      say: 'Alone every empty space costs three points. More points than the target win; as many do not.',
    },
  },
};
