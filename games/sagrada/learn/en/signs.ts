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
  'printed-color': 'A space for a die of this colour, of any shade.',
  'printed-shade': 'A space for a die of this shade, of any colour.',
  'printed-nothing': 'A space for any die.',
  lit: 'Lit: the chosen die may go here.',
  token:
    'A favor token: beside a name what somebody has, on a tool what lies there or what it costs, on a card its difficulty.',
  panes: 'Spaces still to fill: each that stays empty costs points at the end.',
  unknown: 'Points without a private objective that you do not know.',
  lacks: 'Under an objective: what the next set lacks.',
  turn: 'A turn of this round, in order; the shape tells whose.',
  'turn-now': 'Whose turn it is now.',
  'turn-past': 'A turn that is over.',
  'turn-skipped': 'A second turn that was given up for the Running Pliers.',
  'no-leftovers': 'A round that left no die on the round track.',
  'objective:R': 'Shades of Red: the sum of your red dice.',
  'objective:Y': 'Shades of Yellow: the sum of your yellow dice.',
  'objective:G': 'Shades of Green: the sum of your green dice.',
  'objective:B': 'Shades of Blue: the sum of your blue dice.',
  'objective:P': 'Shades of Purple: the sum of your purple dice.',
  ...cardSigns('en'),
};
