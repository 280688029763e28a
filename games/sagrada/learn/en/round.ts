import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Ten rounds, and how one goes',
    text: 'A game has ten rounds. In each of them dice are drawn from the bag and rolled: the draft pool. Then everybody has two turns. What is left goes onto the round track, the next player becomes the starting player, and a new round begins.',
  },
  pool: {
    title: 'The draft pool',
    text: 'At the beginning of a round two dice for each player and one more are drawn and rolled: 5 for two players, 7 for three, 9 for four. Alone there are 4. Everybody takes from this one pool, so a die you want may be gone before your turn.',
  },
  snake: {
    title: 'Turn order: forward, then back again',
    text: 'First everybody takes a turn clockwise from the starting player. Then it goes back: the last player moves again at once, and the starting player has the very last turn. So whoever begins chooses first but gets their second die from what is left.',
    examples: ['All three have had their first turn; the third player is asked again at once.'],
  },
  turn: {
    title: 'What you may do in your turn',
    text: 'In your turn you may place one die from the draft pool and use one tool, in either order. Both are optional: you may do both, only one of them, or nothing at all.',
    examples: ['The green 1 has been placed, and the tool may still be used.'],
  },
  draft: {
    title: 'Drafting: one die a turn',
    text: 'To draft is to take one die from the pool and place it in your window. You get one in each turn, two a round. A die you take must be placed; you cannot keep it for later. Only Running Pliers give you a second one in the same turn.',
    examples: [
      'The pool has a green 1, but no purple 1.',
      'One die is placed: the second one must wait for the next turn.',
    ],
  },
  pass: {
    title: 'Passing and ending your turn',
    text: 'You may always pass, even if a die would fit: sometimes a space is worth more than a poor die. Passing is for a turn in which you did nothing; when you have placed a die or used a tool, you end the turn instead. A pass cannot be taken back.',
    examples: ['Nothing has been done yet: you may pass.', 'A die has been placed: end the turn.'],
  },
  'nothing-possible': {
    title: 'When nothing is possible',
    text: 'If no die of the pool fits into your window and you can use no tool, your turn is passed for you and the game goes on. There is nothing you could have done. That you are not asked is our way; at a table you would pass yourself.',
  },
  steps: {
    title: 'A tool you have begun must be finished',
    text: 'Once a tool is paid for, the game asks step by step for what it needs: which die, up or down, where to. Until that is done nothing else can be played. If you have changed your mind, undo, as long as no die has been rolled.',
    examples: ['Grozing Pliers want to know: up or down? First answer, then go on.'],
  },
  leftovers: {
    title: 'The round track: what is left over',
    text: 'When everybody has had two turns, all dice left in the pool go onto the slot of this round on the round track, as they are. The track counts the rounds, two tools use its dice, and alone its pips are the score you have to beat. Usually one die is left, more if somebody passed.',
    examples: ['Round 1 is over: the red 1 and the green 4 lie on its slot.'],
  },
};
