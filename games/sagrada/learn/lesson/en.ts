import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Sagrada in seven minutes',
  steps: {
    goal: {
      say: 'Fill your window with glass; most points win. Put the blue 3 on the blue space at the top.',
      hint: 'Your first die goes on an edge or a corner, and a coloured space wants its colour.',
    },
    snake: {
      say: 'One die a turn. End yours, and watch: turns go there and back, so Sparrow takes two.',
      hint: 'You have taken your die of this turn. End it.',
    },
    touching: {
      say: 'You again. Put the green 1 beside your die: each new die must touch another, a corner is enough.',
      hint: 'It may lie elsewhere too, but here it goes below the corner: the space that is marked.',
    },
    leftovers: {
      say: 'End your turn. The die that nobody took goes onto the round track, and new ones are rolled.',
      hint: 'You have taken your die of this turn. End it.',
    },
    apart: {
      say: 'Same colour or same number never side by side; corners are fine. Blue 6 to the marked space, then end.',
      hint: 'The blue 6 may touch the blue 3 by a corner only. Put it on the marked space and end your turn.',
    },
    private: {
      say: 'Only you know your private objective: each pip on green is a point. Place the green 6, then end.',
      hint: 'Your objective counts the pips of your green dice, so the green 6 is worth most to you.',
    },
    row: {
      say: 'Some rounds later. Public objectives count for everybody: five colours in a full row bring 6. Finish it.',
      hint: 'The top row lacks yellow: the yellow 1 goes to its last space.',
    },
    watch: {
      say: 'Six points. End your turn and see what Sparrow leaves you.',
      hint: 'You have taken your die of this turn. End it.',
    },
    tool: {
      say: 'Tools bend rules for favor tokens. Use the Grozing Pliers: green 6, one down, onto the printed 5.',
      hint: 'A space with a number wants that number. The pliers make a 5 of the 6.',
    },
    price: {
      say: 'That cost one token. From now on these pliers cost two. Tokens you keep are a point each.',
    },
    last: {
      say: 'The last turn of the game. Every empty space costs a point: place the yellow 1.',
      hint: 'The red 5 fits nowhere now, the yellow 1 does: on the marked space.',
    },
    over: { say: 'End the last turn. One space stays empty: that happens to the best.', hint: 'End your turn.' },
    count: {
      say: 'Now all is counted: objectives, your green pips, tokens, minus one for the hole. That is Sagrada.',
    },
  },
};
