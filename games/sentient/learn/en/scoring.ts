import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  'score-bots': {
    title: 'Points for bots',
    text: 'When a round is over, each of your four bots of that round looks at the two dice beside it, as they lie now. If its condition holds, it scores. All count at once, and the dice are not used up. Bots of earlier rounds do not score again.',
    examples: ['5 + 3 + 2 + 4 make 14 points for this round.'],
  },
  zero: {
    title: 'A bot that scores 0 is still worth something',
    text: 'If the dice do not fit, a bot scores 0, never less. It still counts at the end for your investors of its type. So a bot you cannot satisfy may be right for its type.',
    examples: ['Both odd fails with two 2s, but the Industry investor still pays 1 for it.'],
  },
  'score-chips': {
    title: 'Chips',
    text: 'Each chip you won as second beside an investor is 1 point. In the box, points are kept with chips of 1, 5 and 10; here the page counts, and chips never run out.',
    examples: ['Three chips are 3 points.'],
  },
  'score-investors': {
    title: 'Final count: investors times bots',
    text: 'When the game is over, for each type: the number of your investors times the number of your bots of that type. All twelve bots count, also those that scored nothing. Three Industry investors and four Industry bots are 12 points.',
    examples: ['Three Industry investors and two Industry bots: 6. A Military investor without bots: 0.'],
  },
  'printed-investor': {
    title: 'The investor printed on your board',
    text: 'You begin with one investor: it is printed on your company, and its sign stands by your name. At the end it pays like one that you have won. It cannot be lost.',
    examples: ['The Military investor of the company pays 2 for two Military bots.'],
  },
  'scored-bots': {
    title: 'Bots of earlier rounds',
    text: 'After a round its bots leave the network and are kept beside your board for the final count. Everybody may see them. An English summary has them face down; that they lie open is our ruling.',
  },
  scoring: {
    title: 'All points together',
    text: 'Your total is: points of your bots in three rounds, plus 1 for each chip, plus investors times bots for each type. Usually bots bring most, then investors; chips a few.',
  },
  end: {
    title: 'The end of the game',
    text: 'The game is over after the third round: its bots and investors are counted as always, then all investors pay. Then nobody can move any more. Whoever has most points has won.',
    examples: ['The last turn is over: no more moves.'],
  },
  ties: {
    title: 'Equal points: who wins',
    text: 'With equal points, whoever has won more investors, of any type, is the winner. If that is equal too, they share the victory. The printed investor makes no difference, since everybody has one.',
  },
};
