import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Sagrada in seven minutes',
  steps: {
    goal: {
      say: 'Fill your window with glass; most points win. Put the blue 3 on the blue space at the top.',
      hint: 'That is allowed too, but here the blue 3 goes on the blue space: a coloured space wants its colour.',
    },
    snake: {
      say: 'One die a turn. End yours, and watch: turns go there and back, so Sparrow takes two.',
      hint: 'That is allowed too, but here you end your turn.',
    },
    touching: {
      say: 'You again. Put the green 1 on the marked space: each new die must touch another, a corner is enough.',
      hint: 'That is allowed too, but here the green 1 goes on the space that is marked.',
    },
    leftovers: {
      say: 'End your turn. The die that nobody took goes onto the round track, and new ones are rolled.',
      hint: 'That is allowed too, but here you end your turn.',
    },
    apart: {
      say: 'Same colour or same number never side by side; corners are fine. Blue 6 to the marked space, then end.',
      hint: 'That is allowed too, but here the blue 6 goes on the marked space, at a corner of the blue 3, and then you end your turn.',
    },
    private: {
      say: 'Only you know your private objective: each pip on green is a point. Green 6 to the marked space, then end.',
      hint: 'That is allowed too, but here the green 6 goes on the marked space, since it is worth most to you, and then you end your turn.',
    },
    row: {
      say: 'Some rounds later. Public objectives count for everybody: five colours in a full row bring 6. Finish it.',
      hint: 'That is allowed too, but here the yellow 1 goes on the last space of the top row, which lacks yellow.',
    },
    watch: {
      say: 'Six points. End your turn and see what Sparrow leaves you.',
      hint: 'That is allowed too, but here you end your turn.',
    },
    tool: {
      say: 'Tools bend rules for favor tokens. Nothing here fits the printed 5: use the Grozing Pliers.',
      hint: 'That is allowed too, but here you use the Grozing Pliers.',
    },
    change: {
      say: 'The pliers change a die by one. Take the green 6, make it one less, and put it on the printed 5.',
      hint: 'That is allowed too, but here the green 6 becomes a 5 and goes on the marked space.',
    },
    price: {
      say: 'That cost one token. From now on these pliers cost two. Tokens you keep are a point each.',
    },
    last: {
      say: 'The last turn of the game. Every empty space costs a point, and two are to fill: place the yellow 1.',
      hint: 'That is allowed too, but here the yellow 1 goes on the marked space: one empty space less.',
    },
    over: {
      say: 'One is still to fill and stays empty: that happens to the best. End the last turn.',
      hint: 'That is allowed too, but here you end your turn.',
    },
    count: {
      say: 'Now all is counted: objectives, your green pips, tokens, minus one for the hole. That is Sagrada.',
    },
  },
};
