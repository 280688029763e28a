import type { UnitWords } from '@stolik/learn';

export const solo: Readonly<Record<string, UnitWords>> = {
  solo: {
    title: 'Playing alone: beat the track',
    text: 'Alone you play against the round track: at the end your points must be higher than the pips of all dice lying there. Placing works as always. There are no favor tokens: dice pay for tools. What you leave over counts against you, so leave low dice.',
  },
  'solo-setup': {
    title: 'Solo: what is different in the set-up',
    text: 'You choose a pattern out of four as usual, but get no favor tokens. Two public objectives lie open instead of three, and one private objective, face up. How many tools there are you choose: one to five.',
  },
  'solo-difficulty': {
    title: 'Solo: how hard you want it',
    text: 'You choose how many tools are dealt: 5 is very easy, 1 an extreme challenge. With fewer tools there are fewer ways out, and fewer dice that vanish from the target as payment.',
  },
  'solo-round': {
    title: 'Solo: four dice and two turns',
    text: 'Each round four dice are rolled and you have two turns in a row. In each you may place a die and use a tool, as always. Two dice placed leave two for the track, fewer if tools were paid for.',
    examples: ['The first turn is over; the second follows with three dice.'],
  },
  'solo-payment': {
    title: 'Solo: a die pays for a tool',
    text: 'A tool is paid for with a die of the pool in the colour shown on the card, of any value; card and die then leave the game. It is not the die you draft: in one turn you may place one die and pay with another. The paid die does not count for the target, so paying with a 6 helps twice.',
    examples: ['Eglomise Brush costs a blue die: blue 1 pays, red 1 does not, and tokens there are none.'],
  },
  'solo-payment-first': {
    title: 'Solo: paid first, then used',
    text: 'The die that pays is removed before the tool works. Tools that need a die of the pool therefore need another one there; those that only move dice in your window may be paid with the last. If a Flux tool brings nothing, card and die are gone all the same.',
    examples: [
      'With the purple die paid nothing would be left to draft.',
      'The last die may pay for a move in the window.',
    ],
  },
  'solo-once': {
    title: 'Solo: each tool once a game',
    text: 'After its one use a tool is out of the game, with the die that paid for it. So keep it for a moment when it saves you most. One tool a turn still holds.',
    examples: ['Used in the first turn: in the second it is gone, though another blue die lies there.'],
  },
  'solo-target': {
    title: 'Solo: the target score',
    text: 'The target is the sum of the pips of all dice on the round track at the end; it grows round by round. You win only with more points: equal is lost. Dice paid for tools do not count. If you always leave the two lowest of four dice, it comes to about 47; leaving any two, to about 70.',
  },
  'solo-no-leftovers': {
    title: 'Solo: a round that leaves nothing',
    text: 'If no die is left at the end of a round, because you placed two and paid with two, its slot stays empty and adds nothing to the target. In the box a score marker is laid there so that the rounds can be counted.',
  },
  'solo-empty': {
    title: 'Solo: empty spaces cost three',
    text: 'Alone each empty space takes 3 points off, not 1. Filling the window matters more than a perfect row.',
    examples: ['Three empty spaces: 9 points off.'],
  },
  'solo-privates': {
    title: 'Solo variant: two private objectives',
    text: 'The Polish rulebook deals one private objective face up; this is the default. Others deal two of which one counts. You may choose that as a variant before the game: both lie open, and at the end the better one counts. That it is chosen for you is our ruling; it is never worse.',
    examples: ['Red brings 9, blue 6: 9 counts.'],
  },
};
