import { cardSigns } from '../signs.ts';

export const signGroups: Readonly<Record<string, string>> = {
  dice: 'Dice',
  window: 'In a window',
  table: 'Round the windows',
  tools: 'Tools',
  objectives: 'Public objectives',
  privates: 'Private objectives',
};

export const signs: Readonly<Record<string, string>> = {
  'die:R': 'Red: letter R, and a relief of its own in the glass.',
  'die:Y': 'Yellow: letter Y.',
  'die:G': 'Green: letter G.',
  'die:B': 'Blue: letter B.',
  'die:P': 'Purple: letter P.',
  'printed-color': 'Coloured space: a die of this colour, of any shade.',
  'printed-shade': 'Space with pips: a die of this shade, of any colour.',
  'printed-nothing': 'Plain space: any die.',
  lit: 'Lit: the chosen die may go here.',
  token:
    'Favor token: beside a name what somebody has, on a tool what lies there or what it costs, on a card its difficulty.',
  panes: 'Spaces still to fill: each that stays empty costs points at the end.',
  unknown: 'Not all is known: points without a private objective that you do not know.',
  lacks: 'Still lacking: under an objective, what the next set lacks.',
  turn: 'Turn: one of this round, in order; the shape tells whose.',
  'turn-now': 'Turn now: whose turn it is.',
  'turn-past': 'Past turn: it is over.',
  'turn-skipped': 'Skipped turn: a second turn that was given up for the Running Pliers.',
  'no-leftovers': 'Empty round: it left no die on the round track.',
  'objective:R': 'Shades of Red: the sum of your red dice.',
  'objective:Y': 'Shades of Yellow: the sum of your yellow dice.',
  'objective:G': 'Shades of Green: the sum of your green dice.',
  'objective:B': 'Shades of Blue: the sum of your blue dice.',
  'objective:P': 'Shades of Purple: the sum of your purple dice.',
  ...cardSigns('en'),
};
