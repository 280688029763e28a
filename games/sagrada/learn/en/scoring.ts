import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  end: {
    title: 'When the game ends',
    text: 'The game ends after round 10, always: also if somebody has filled their window before. Then the private objectives are turned up and everything is counted.',
  },
  scoring: {
    title: 'What brings points at the end',
    text: 'Add up: each public objective as often as your window meets it, the values of all dice in your secret colour, and a point for each unused favor token. Take off a point for each empty space. The highest total wins.',
    examples: ['Two rows (12), two pairs (4), purple (11), one token (1), two empty spaces (-2): 26 points.'],
  },
  'score-tokens': {
    title: 'Unused favor tokens count',
    text: 'With several players each favor token you still have at the end is worth a point. So a tool should bring you more than its price. Tokens on tools belong to nobody.',
    examples: ['Two tokens kept: 2 points.'],
  },
  'score-empty': {
    title: 'Empty spaces cost a point each',
    text: 'With several players each space still empty at the end takes a point off. Twenty spaces and twenty turns: every pass or die that did not fit shows here. Alone it is three.',
    examples: ['Three empty spaces: 3 points off.'],
  },
  negative: {
    title: 'A total may be below zero',
    text: 'Nothing stops at 0: with many empty spaces your total can be negative.',
    examples: ['19 empty spaces and nothing else: minus 19.'],
  },
  'score-track': {
    title: 'The score track, and more than 50 points',
    text: 'In the box the round track is turned over for the count: its back is the score track, which goes to 50. Whoever has more flips their score marker and counts on from the start of the track. There is no upper limit. Here the page counts.',
  },
  ties: {
    title: 'Ties: there is always one winner',
    text: 'If totals are equal, three things decide in this order: points of the private objective, unused favor tokens, and the order in the last round. No two players have the same place in that order, so victory is never shared.',
  },
  'tie-private': {
    title: 'First tie-break: private objective',
    text: 'Of players with the same total, whoever has more points from the private objective wins. So six points in your colour are worth more than six elsewhere, if it gets close.',
    examples: ['Both would have 7 points before empty spaces: 6 for the private objective beat 4.'],
  },
  'tie-tokens': {
    title: 'Second tie-break: favor tokens',
    text: 'If the private objectives brought equally much too, whoever has more unused favor tokens wins.',
  },
  'tie-order': {
    title: 'Last tie-break: order in round 10',
    text: 'If everything is equal, the order in the last round decides, backwards: of those still tied, whoever had their first turn of round 10 latest wins. It makes up for choosing later. The rulebook says just "in reverse"; that the first turns are meant follows from it.',
  },
};
