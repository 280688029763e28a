import type { UnitWords } from '@stolik/learn';

export const bots: Readonly<Record<string, UnitWords>> = {
  bots: {
    title: 'How to read a bot',
    text: 'A bot shows its type, a condition, its points, and a sign in each lower corner. The condition is about the two dice beside it, left and right. If it holds when the round is over, you get the points. The corners work at once, when the bot is plugged in. A bot whose points are "?" counts them by its formula.',
    examples: ['Sum less 6 gives 5, both odd 3, one 4 gives 2, left above right 4: 14 in all.'],
  },
  corners: {
    title: 'The two corners of a bot',
    text: 'Each lower corner is +, - or =, and works on the die on its side. Nearly all corners here are our own choice, because we could not see the printed cards; in our deck each sign comes equally often, and no bot has = on both sides.',
  },
  information: {
    title: 'Information bots: a number',
    text: 'An Information bot shows one number. If one of the two dice beside it shows that number, it scores 2 points; if both do, 7. There are numbers from 1 to 6, two bots each.',
    examples: ['Wanted is a 4: one of two gives 2 points, both give 7.'],
  },
  transport: {
    title: 'Transport bots: left against right',
    text: 'Transport bots compare the two dice: one must be lower than the other, or both equal. It matters which side is which, so look at the left and the right die as you see them.',
    examples: ['2 below 5, 5 above 4, 4 equals 4, 4 above 1: all four score.'],
  },
  'transport-less': {
    title: 'Transport: left below right',
    text: 'Scores 4 points if the left die is lower than the right one. Equal dice score nothing.',
    examples: ['2 and 5 score 4; 4 and 4 score nothing.'],
  },
  'transport-greater': {
    title: 'Transport: left above right',
    text: 'Scores 4 points if the left die is higher than the right one. Equal dice score nothing.',
    examples: ['5 and 2 score 4; 4 and 4 score nothing.'],
  },
  'transport-at-most': {
    title: 'Transport: left lower or equal',
    text: 'Scores 3 points if the left die is lower than the right one or equal to it. It is easier than strictly lower, so it pays less.',
    examples: ['4 and 4 score 3; 5 and 2 score nothing.'],
  },
  'transport-at-least': {
    title: 'Transport: left higher or equal',
    text: 'Scores 3 points if the left die is higher than the right one or equal to it. We found such a bot nowhere in print: it is the mirror image of "left lower or equal", and a guess of ours.',
    examples: ['4 and 4 score 3; 2 and 5 score nothing.'],
  },
  'transport-equal': {
    title: 'Transport: both dice equal',
    text: 'Scores 5 points if both dice beside it show the same number, whichever it is.',
    examples: ['4 and 4 score 5; 2 and 5 score nothing.'],
  },
  industry: {
    title: 'Industry bots: even and odd',
    text: 'Industry bots ask whether numbers are even (2, 4, 6) or odd (1, 3, 5): the left and the right die, both of them, or their sum. A step up or down always changes even into odd and back.',
    examples: ['4 and 3: even, odd. 3 and 5: both odd. 5 and 2: sum 7 is odd.'],
  },
  'even-odd': {
    title: 'Industry: left even, right odd',
    text: 'Scores 3 points if the left die is even and the right die odd. An English summary has it the other way round; the rulebook says even on the left. The points are reconstructed: we did not see the card.',
    examples: ['4 and 3 score 3; 5 and 2 are the wrong way round.'],
  },
  'odd-even': {
    title: 'Industry: first odd, then even',
    text: 'Scores 3 points if the left die is odd and the right die even. We found such a bot nowhere in print: it is the mirror image of "left even, right odd", and a guess of ours.',
    examples: ['3 and 4 score 3; 2 and 5 are the wrong way round.'],
  },
  'sum-odd': {
    title: 'Industry: sum is odd',
    text: 'Scores 2 points if the two dice together make an odd number, that is if one is even and the other odd, in any order. The points are reconstructed.',
    examples: ['4 and 3 make 7 and score 2; 2 and 6 make 8 and score nothing.'],
  },
  'sum-even': {
    title: 'Industry: sum is even',
    text: 'Scores 2 points if the two dice together make an even number, that is if both are even or both odd. We found such a bot nowhere in print: it mirrors "sum is odd", and is a guess of ours.',
    examples: ['2 and 6 make 8 and score 2; 4 and 3 make 7 and score nothing.'],
  },
  'both-odd': {
    title: 'Industry: both dice odd',
    text: 'Scores 3 points if both dice beside it are odd: 1, 3 or 5. They need not be equal.',
    examples: ['5 and 3 score 3; 5 and 2 score nothing.'],
  },
  'both-even': {
    title: 'Industry: both dice even',
    text: 'Scores 3 points if both dice beside it are even: 2, 4 or 6. We found such a bot nowhere in print: it mirrors "both dice odd", and is a guess of ours.',
    examples: ['2 and 6 score 3; 5 and 2 score nothing.'],
  },
  military: {
    title: 'Military bots: sum and difference',
    text: 'Military bots add the two dice up, or take the lower from the higher, and want a certain result. Which die is left and which right does not matter to them. Their points are reconstructed by how hard each condition is.',
    examples: ['1 + 3 is 5 or less, 3 + 4 is 7, 4 + 6 is 9 or more, 6 and 5 differ by 1.'],
  },
  'sum-outside': {
    title: 'Military: sum 4 or less, or 10 or more',
    text: 'Scores 4 points if the two dice together make at most 4, or at least 10. One of the two is enough; everything between scores nothing. The points are reconstructed.',
    examples: ['1 and 3 make 4 and score; 3 and 5 make 8 and do not.'],
  },
  'sum-seven': {
    title: 'Military: sum exactly 7',
    text: 'Scores 5 points if the two dice together make exactly 7: 1 and 6, 2 and 5, or 3 and 4. The points are reconstructed.',
    examples: ['2 and 5 score 5; 3 and 3 score nothing.'],
  },
  'sum-low': {
    title: 'Military: sum 5 or less',
    text: 'Scores 4 points if the two dice together make at most 5. It is a condition of its own, apart from "9 or more", which a summary joins to it. The points are reconstructed.',
    examples: ['2 and 3 make 5 and score 4; 4 and 2 make 6 and score nothing.'],
  },
  'sum-high': {
    title: 'Military: sum 9 or more',
    text: 'Scores 4 points if the two dice together make at least 9. It is a condition of its own, apart from "5 or less". The points are reconstructed.',
    examples: ['4 and 5 make 9 and score 4; 4 and 4 make 8 and score nothing.'],
  },
  difference: {
    title: 'Military: dice differ by 1 or by 2',
    text: 'Two kinds of bots: one scores 3 points if the dice differ by exactly 1, the other 4 if they differ by exactly 2. Which of the dice is higher does not matter. Here 6 and 1 differ by 5: counting does not go round, only + and - do. The points are reconstructed.',
    examples: ['3 and 4 differ by 1, 4 and 6 by 2; 6 and 1 differ by 5 and score nothing.'],
  },
  service: {
    title: 'Service bots: points by a formula',
    text: 'A Service bot has no fixed points: its formula turns the dice into a number, and that is what you get. "Lower" and "higher" mean the lower and the higher of the two dice; if they are equal, that number. You can never lose points: below 0 it scores 0.\n\nAll formulas: lower - 1, higher - 2, sum - 6, 7 - higher, 5 - lower, 8 - sum.',
    examples: ['Sum less 6: 6 and 5 give 5 points; 1 and 2 would give -3, so 0.'],
  },
  'lower-less-1': {
    title: 'Service: lower die less 1',
    text: 'Take the lower of the two dice, less 1: from 0 to 5 points. Two high dice are best.',
    examples: ['4 and 6: 4 less 1 is 3. 1 and 5: 1 less 1 is 0.'],
  },
  'higher-less-2': {
    title: 'Service: higher die less 2',
    text: 'Take the higher of the two dice, less 2: from 0 to 4 points. A single 6 is enough for the most.',
    examples: ['4 and 6: 6 less 2 is 4. 1 and 2: 2 less 2 is 0.'],
  },
  'sum-less-6': {
    title: 'Service: sum less 6',
    text: 'Add the two dice and take 6 off: from 0 to 6 points. Two high dice are best.',
    examples: ['6 and 5: 11 less 6 is 5. 3 and 3: 6 less 6 is 0.'],
  },
  '7-less-higher': {
    title: 'Service: 7 less the higher die',
    text: 'Take the higher of the two dice from 7: from 1 to 6 points, so it always scores something. Two low dice are best. It is not the exact mirror image of "lower die less 1", but printed so.',
    examples: ['1 and 2: 7 less 2 is 5. 3 and 6: 7 less 6 is 1.'],
  },
  '5-less-lower': {
    title: 'Service: 5 less the lower die',
    text: 'Take the lower of the two dice from 5: from 0 to 4 points. A single 1 is enough for the most.',
    examples: ['1 and 6: 5 less 1 is 4. 5 and 6: 5 less 5 is 0.'],
  },
  '8-less-sum': {
    title: 'Service: 8 less the sum',
    text: 'Add the two dice and take that from 8: from 0 to 6 points. Two low dice are best; from a sum of 8 on it scores 0.',
    examples: ['1 and 2: 8 less 3 is 5. 4 and 5 make 9, so 0.'],
  },
  mirrors: {
    title: 'Eight bots that may not exist',
    text: 'Bots 15, 16, 19, 20, 23, 24, 43 and 44 have conditions that we found nowhere: left odd and right even, sum even, both even, left higher or equal. They mirror conditions that are in the rulebook, whose list is not complete: a worked example has one that is missing there. The page says so at each of them.',
  },
  deck: {
    title: 'The 60 bots, and what of them is ours',
    text: 'There are 60 bots, twelve of each type. The printed list could not be found. From the rulebook and from reviews come nearly all conditions and many points; card numbers, nearly all corners and the other points are reconstructed: by how hard a condition is, compared with those whose points are known.',
  },
};
