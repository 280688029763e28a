import type { UnitWords } from '@stolik/learn';

export const goals: Readonly<Record<string, UnitWords>> = {
  publics: {
    title: 'Public objectives',
    text: 'Three public objectives lie open, alone two. The number on a card is what it pays each time it is met. Everybody scores each of them for their own window, as often as it is met; nobody takes it away from the others. So look at them before you choose a window and with every die.',
  },
  'full-lines': {
    title: 'Rows and columns must be full',
    text: 'A row or column counts only if all its spaces are filled - five in a row, four in a column - and nothing in it repeats. One empty space, or one repeated colour or value, and this line brings nothing. Each line that is met counts on its own.',
    examples: ['Two full rows and one full column without a repeated colour: 12 and 5 points.'],
  },
  sets: {
    title: 'Sets: each die once, but on several cards',
    text: 'Some objectives count sets of dice from anywhere in the window. Within one card a die belongs to one set only; the kind you have fewest of says how many sets you have. For another card the same die may count again.',
    examples: ['Two pairs of 1 and 2 bring 4; the same dice also make a set of all colours: 4 more.'],
  },
  'row-color-variety': {
    title: 'Row Color Variety',
    text: '6 points for each full row in which no colour repeats. A row has five spaces and there are five colours, so you need every colour once.',
    examples: ['The top row has all five colours; in the third yellow repeats: 6 points.'],
  },
  'column-color-variety': {
    title: 'Column Color Variety',
    text: '5 points for each full column in which no colour repeats: four different colours. There are five columns, so up to 25 points.',
    examples: ['The first column is full and has four colours: 5 points.'],
  },
  'row-shade-variety': {
    title: 'Row Shade Variety',
    text: '5 points for each full row in which no value repeats: five different numbers. Which one of 1 to 6 is missing does not matter.',
    examples: ['1, 3, 2, 5, 6: five different values, 5 points.'],
  },
  'column-shade-variety': {
    title: 'Column Shade Variety',
    text: '4 points for each full column in which no value repeats: four different numbers.',
    examples: ['The fourth column has four values; in the first the 1 repeats: 4 points.'],
  },
  'light-shades': {
    title: 'Light Shades',
    text: '2 points for each pair of a 1 and a 2, anywhere in your window and of any colour. Your ones and twos need not touch; whatever you have fewer of says how many pairs there are.',
    examples: ['One 2 and two 1s make one pair: 2 points.'],
  },
  'medium-shades': {
    title: 'Medium Shades',
    text: '2 points for each pair of a 3 and a 4, anywhere in your window and of any colour. They need not touch.',
    examples: ['One 4 and two 3s make one pair: 2 points.'],
  },
  'deep-shades': {
    title: 'Deep Shades',
    text: '2 points for each pair of a 5 and a 6, anywhere in your window and of any colour. They need not touch.',
    examples: ['One 6 and two 5s make one pair: 2 points.'],
  },
  'shade-variety': {
    title: 'Shade Variety',
    text: '5 points for each set of all six values, 1 to 6, anywhere in your window. The value you have fewest of says how many sets you have.',
    examples: ['All values from 1 to 6 once, and a second 2: one set, 5 points.'],
  },
  'color-diagonals': {
    title: 'Color Diagonals',
    text: '1 point for each die that touches a die of its own colour corner to corner. A die counts once, however many such neighbours it has. Lines may bend: three in a zigzag bring 3.',
    examples: ['Two red dice meet at a corner and count; the third red one meets none: 2 points.'],
  },
  'color-variety': {
    title: 'Color Variety',
    text: '4 points for each set of all five colours, anywhere in your window. The colour you have fewest of says how many sets you have.',
    examples: ['Every colour once, and a second red: one set, 4 points.'],
  },
  private: {
    title: 'Your private objective',
    text: 'You alone know your colour. At the end you get the sum of the values of all your dice of that colour: a 6 is worth six points, a 1 just one. Others see only what you take, so they may guess. It is also the first tie-break.',
    examples: ['Shades of Red: red 6 and red 3 bring 9 points.'],
  },
};
