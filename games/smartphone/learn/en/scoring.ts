import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  'score-sales': {
    title: 'Phase 8: VP for goods sold',
    text: 'Each of your goods on the map earns as many VP as your price. Then control of the regions is scored. All this goes on the VP track, and in which order does not matter.',
    examples: ['Three goods at price 3 earn 9 VP, and control of the Emirates 1 more.'],
  },
  control: {
    title: 'Control of a region',
    text: 'In each region without a retailer, whoever sold the most goods there in this round controls it and gets extra VP. It is won anew in every round, and an office alone does not win it.',
    examples: ['Green sold two goods in the Emirates, red one: green gets 2 VP for control, red none.'],
  },
  'control-numbers': {
    title: 'How much control pays',
    text: 'The number above the rightmost office in the region, no matter whose it is. So the more offices there are, the more control pays; two offices of one company both count. A number like 5/2 means 5 VP for first place and 2 for second.',
    examples: ['Three offices are in Europe, so control pays 5, though two of them are red’s.'],
  },
  'control-second': {
    title: 'Second place in a region',
    text: 'If the number above the rightmost office has a second part, whoever sold the second most goods there gets it. With one or two offices there is none.',
    examples: ['Four offices in India: 6 VP for green, who sold two goods, and 3 for red, who sold one.'],
  },
  'control-tie': {
    title: 'Equal sales in a region',
    text: 'Of companies that sold equally many goods in a region, the one whose leftmost good lies further left is ahead, for first and for second place. So going first helps. (The sign is lost in our copy of the rulebook; its wording and a replica agree.)',
    examples: [
      'Both sold two goods in Europe; red’s first one lies further left.',
      'So after the round red gets 5 VP for control, green 2.',
    ],
  },
  'control-none': {
    title: 'When control pays nothing',
    text: 'Whoever sold nothing in a region gets nothing for it, whatever offices they have. And where nobody has an office there is no number: even goods sold there with 4G B win no control. They may win it where others have offices.',
    examples: [
      'Green has two offices in Europe but sold nothing: red alone gets VP.',
      'With 4G B green sold in the USA, where nobody is, and in CIS: control pays only in CIS, 2 VP.',
    ],
  },
  'score-patents': {
    title: 'VP of patents',
    text: 'At the end of the game each patent scores its VP: 6, 6, 8, 8, 10 or 12. A technology without the patent scores nothing by itself, but more technologies win a tie.',
    examples: ['Green has the patent for NFC, 10 VP, red that for GPS, 6.'],
  },
  'score-retailers': {
    title: 'VP of retailers',
    text: 'At the end of the game each office on a retailer scores the number beside its slot. It is not on the VP track before, so it does not count for priority.',
    examples: ['Green’s office has the first slot, 11 VP, red’s the second, 6.'],
  },
  'score-start': {
    title: 'VP at the start',
    text: 'You begin with 3 to 7 VP by your colour, to make up for the order of colours in ties. They stay on the track and count in the end.',
    examples: ['Green began with 3 VP, red with 7: both still have them at the end.'],
  },
};
