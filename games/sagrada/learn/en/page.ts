import type { UnitWords } from '@stolik/learn';

export const page: Readonly<Record<string, UnitWords>> = {
  hidden: {
    title: 'What is hidden, and what everybody sees',
    text: 'Secret are the private objectives of the others until the end, and their window cards while you choose. All else lies open: windows, pool, track, tokens and tools; so you can also work out what is still in the bag. Nobody knows what will be rolled, not even the bots.',
  },
  undo: {
    title: 'Taking moves back',
    text: 'Within your turn you may undo step by step, until something becomes known: when dice are rolled or drawn, or your turn has passed on. Before a tool rolls you are asked once more, if you have not switched that off. These are rules of this page, not of the box.',
  },
  'score-so-far': {
    title: 'The points you see during the game',
    text: 'Beside each name are the points earned so far, as if the game ended now, but without taking off the empty spaces, which are shown as a number of panes still to fill. For the others "+ ?" stands for a private objective that you do not know.',
  },
  signs: {
    title: 'Signs on the board',
    text: 'Beads are favor tokens: beside a name what somebody has, on a tool what lies there or what it costs. An empty square with a stroke: spaces still to fill. Small coloured squares under an objective: what the next set lacks. Lit spaces: where the die may go. The row of faces above the track: the turns of this round.',
  },
  'our-rulings': {
    title: 'Where the rulebook is silent',
    text: 'The rulebook leaves a few questions open. Where it does, we decided as its words and the cards suggest, and the rule says "our ruling". These are not official. The ones you may notice: tools must be able to do something, moved dice go elsewhere, two dice move one after the other.',
  },
};
