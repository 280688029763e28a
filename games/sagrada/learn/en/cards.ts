import type { UnitWords } from '@stolik/learn';

export const cards: Readonly<Record<string, UnitWords>> = {
  'grozing-pliers': {
    title: 'Grozing Pliers',
    text: 'Tool 1. Draft a die and change its value by one, up or down, then place it. A 6 never becomes a 1, nor a 1 a 6. All placement rules hold for the new value. Alone a purple die pays.',
    examples: ['The blue 6 can only go down.'],
  },
  'eglomise-brush': {
    title: 'Eglomise Brush',
    text: 'Tool 2. Move one die of your window to any empty space, whatever colour is printed there. Everything else still holds: printed values, touching, no equal colour or value beside it. Alone a blue die pays.',
    examples: ['Green may go onto the blue space, but not onto the 4; and red not beside red.'],
  },
  'copper-foil-burnisher': {
    title: 'Copper Foil Burnisher',
    text: 'Tool 3. Move one die of your window to any empty space, whatever value is printed there. Everything else still holds: printed colours, touching, no equal colour or value beside it. Alone a red die pays.',
    examples: ['The red 3 may go onto the 4, but the green 2 not onto the blue space.'],
  },
  lathekin: {
    title: 'Lathekin',
    text: 'Tool 4. Move exactly two different dice of your window, one after the other; all placement rules hold for each. The second may go where the first was, but two dice cannot simply trade places. You cannot begin if no second move would be possible. That they move in turn, not together, is our ruling. Alone a yellow die pays.',
    examples: [
      'One die has moved: now another must, and not the same one.',
      'After this move no second would be left, so it is refused.',
    ],
  },
  'lens-cutter': {
    title: 'Lens Cutter',
    text: 'Tool 5. Draft a die and exchange it for any die on the round track, then place that one; both keep their values. Yours takes its slot. There must be a die on the track that fits into your window, so it is never of use in round 1. Alone a green die pays, and what you leave on the track counts for the target.',
    examples: ['Every die of every round may be taken.', 'Only a green 4 would fit, and none lies on the track.'],
  },
  'flux-brush': {
    title: 'Flux Brush',
    text: 'Tool 6. Draft a die and roll it again. If it fits anywhere now, you must place it. If not, it goes back to the pool with its new value, and your draft for this turn is spent: that last part is our ruling. The roll cannot be undone. Alone a purple die pays.',
    examples: [
      'It became a 4 and fits: it must be placed.',
      'It fits nowhere: it is back in the pool, and the draft is spent.',
    ],
  },
  'glazing-hammer': {
    title: 'Glazing Hammer',
    text: 'Tool 7. Roll all dice of the pool again. Only in your second turn of a round, and before you draft; then you may draft as usual. For the last in the order the second turn follows at once. The roll cannot be undone. Alone a blue die pays.',
    examples: ['In the first turn it is refused.', 'In the second turn, before drafting, it works.'],
  },
  'running-pliers': {
    title: 'Running Pliers',
    text: 'Tool 8. After the draft of your first turn, draft and place a second die at once; then you have no second turn in this round. So you get your two dice early, before the others choose. They are the one tool of this turn. The extra die must be placed by the normal rules. Alone a red die pays.',
    examples: [
      'Draft a die first.',
      'A die has been placed in the first turn: now they work.',
      'In the second turn they do not.',
    ],
  },
  'running-pliers-order': {
    title: 'Running Pliers and the turn order',
    text: 'If the second of four players uses them, the round goes 1, 2 with two dice, 3, 4, 4, 3, 1. The skipped turn is gone entirely, tool included, but only in this round. No other tool can work on the extra die, since one a turn is all.',
    examples: ['The first player took two dice; both turns of the second come before the next round.'],
  },
  'running-pliers-last': {
    title: 'Running Pliers when you are last',
    text: 'The last player of the order has both turns back to back, so Running Pliers give them nothing. They are allowed all the same, and the card says so: this is our ruling. Alone it is different: the die that pays leaves the game, and so does not count against you.',
    examples: ['The second of two players may use them, but moves next anyway.'],
  },
  'cork-backed-straightedge': {
    title: 'Cork-backed Straightedge',
    text: 'Tool 9. Draft a die and place it where it touches no other die, not even by a corner: all eight spaces around must be empty. Printed colours and values still hold, and a first die still needs an edge. Alone a yellow die pays.',
    examples: ['Apart from the red 6 it may lie; beside it not, and on a yellow space not either.'],
  },
  'grinding-stone': {
    title: 'Grinding Stone',
    text: 'Tool 10. Draft a die and turn it to its opposite side, then place it: 1 and 6, 2 and 5, 3 and 4 change places. All placement rules hold for the new value. Alone a green die pays.',
    examples: ['The blue 3 became a 4 and fits onto the 4.'],
  },
  'flux-remover': {
    title: 'Flux Remover',
    text: 'Tool 11. Draft a die, put it into the bag and draw another. You see its colour, then choose its value, and place it or put it into the pool. Put back, it keeps that value and your draft for this turn is spent (our ruling). The draw cannot be undone. Alone a purple die pays.',
    examples: ['A blue die came and was set to 4: place it, or put it back.'],
  },
  'flux-remover-bag': {
    title: 'Flux Remover: the die may come back',
    text: 'Your die goes into the bag before you draw, so it may come out again. In round 10 with four players the bag is empty: then it surely does, and you simply choose a new value for it.',
  },
  'tap-wheel': {
    title: 'Tap Wheel',
    text: 'Tool 12. Move one or two dice of your window, both of one colour that a die on the round track has too. They move one after the other (our ruling), two different dice, and all placement rules hold. One is enough; none is no use. Never in round 1. Alone a blue die pays.',
    examples: [
      'A red die has moved: another red one may follow, a green one may not; or it is enough.',
      'No red lies on the track, so no red die moves; and at least one must.',
    ],
  },
};
