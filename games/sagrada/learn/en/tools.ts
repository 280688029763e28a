import type { UnitWords } from '@stolik/learn';

export const tools: Readonly<Record<string, UnitWords>> = {
  tools: {
    title: 'Tools: one a turn',
    text: 'Tools bend a rule for a moment: they change a die, move one, or roll again. In each of your turns you may use one of them, before or after your draft. All other rules stay in force unless the card says otherwise. They are strongest late, when your window is crowded.',
    asks: [
      'how do tool cards work',
      'can I use two cards in a turn',
      'special abilities',
      'when may I use a tool',
      'second tool refused',
    ],
    examples: ['One tool has been used: a die may still be placed, but no second tool.'],
  },
  'tool-price': {
    title: 'What a tool costs',
    text: 'The first use of a tool costs 1 favor token, every later one 2, also if the token on the card is your own. Tokens stay on the card and are gone for you. So whoever uses a tool first gets it cheaper; and each token you keep is worth a point.',
    asks: [
      'why does it cost two now',
      'price of a card',
      'not enough favour tokens',
      'do I get tokens back',
      'how do I pay',
      'cost went up',
    ],
    examples: ['With one token left: the tool nobody has used is affordable, the used one is not.'],
  },
  'tools-in-play': {
    title: 'Which tools are in the game',
    text: 'There are twelve tools; three of them are dealt and lie open for everybody, alone one to five. Only those can be used in this game, by all players.',
    asks: [
      'how many tool cards',
      'this tool is missing',
      'where is the card I want',
      'do we share the cards',
      'random',
    ],
    examples: ['Lathekin is on the table, Grinding Stone is not.'],
  },
  'tool-effect': {
    title: 'A tool must be able to do something',
    text: 'You can use a tool only if it can be carried through to its end. Excepted are the ones that roll or draw - Flux Brush, Glazing Hammer, Flux Remover: they need just a die in the pool, and are paid for whatever comes out. The rulebook is silent here; this is our ruling, so that nobody pays for nothing.',
    asks: [
      'why can I not use this card',
      'tool greyed out',
      'pay for nothing',
      'no effect',
      'tool without a legal result',
    ],
    examples: ['Turned over, neither die would fit: Grinding Stone is refused, Flux Brush is not.'],
  },
  'tool-fits': {
    title: 'A changed die must fit somewhere',
    text: 'With Grozing Pliers, Grinding Stone, Lens Cutter and Cork-backed Straightedge you can only choose what ends with a die you can place. Their cards do not let you put it back, unlike the two Flux tools. The rulebook does not say what happens otherwise; this is our ruling.',
    asks: [
      'what if the die cannot be placed after the tool',
      'no room for the new die',
      'why can I not pick this die',
      'die would fit nowhere',
    ],
    examples: ['Only a 4 fits: a green 3 can become one, a green 2 cannot.'],
  },
  'tool-before-placing': {
    title: 'Tools for the die you draft',
    text: 'Grozing Pliers, Lens Cutter, Flux Brush, Cork-backed Straightedge, Grinding Stone and Flux Remover act on a die between taking it and placing it. So use the tool first; it then asks for the die. What already lies in your window is never changed by them.',
    asks: [
      'can I change a die that lies in my window',
      'after drafting',
      'I placed the die, now the tool is refused',
      'timing of the pliers',
      'turn a die I placed earlier',
    ],
    examples: ['The die lies in the window: too late for Grozing Pliers.'],
  },
  'tool-track': {
    title: 'Tools that need the round track',
    text: 'Lens Cutter and Tap Wheel use dice on the round track: any die of any earlier round, not only the top one. While no die lies there they cannot be used, so never in round 1.',
    asks: [
      'why not in the first round',
      'which dice of the track may I use',
      'only the last round or all of them',
      'there is nothing on the track yet',
    ],
    examples: ['Round 1: the track is empty, both tools must wait.'],
  },
  moving: {
    title: 'Moving dice in your window',
    text: 'Eglomise Brush, Copper Foil Burnisher, Lathekin and Tap Wheel move dice that already lie in your window, at any time in your turn; your draft stays open. You need a die that can go somewhere, so before your first die they are of no use. It may be the die you have just placed.',
    asks: [
      'relocate a die',
      'shift, rearrange my window',
      'move a die I placed this turn',
      'nothing can be moved',
      'can I move it before placing my first die',
    ],
    examples: ['An empty window has nothing to move.', 'Only where a die lies can a move begin.'],
  },
  'moving-lifted': {
    title: 'A moved die is lifted first',
    text: 'Take the die out, then look where it may go: it does not count as its own neighbour, and does not support itself. If it was your only die, the window is empty for a moment and the die must go on an edge again. This follows from the placement rules.',
    asks: [
      'does the old place still count',
      'can it touch itself',
      'move my only die to the middle',
      'adjacent to where it was',
    ],
    examples: [
      'Without itself, the red 6 has only the green 2 to touch: one space lower it would lie alone.',
      'The only die goes from edge to edge.',
    ],
  },
  'moving-elsewhere': {
    title: 'A moved die must go elsewhere',
    text: 'A die you move has to end on another space. Leaving it where it is would make a tool a free pass; the rulebook is silent, and this is our ruling.',
    asks: ['can I move it to the same spot', 'fake move', 'leave the die where it is', 'same place'],
    examples: ['To another space yes, to its own no.'],
  },
  'moving-alone': {
    title: 'Dice left behind may lie alone',
    text: 'The rules look only at the die that is moved. If another die has no neighbour any more afterwards, it stays where it is and is legal, and new dice may touch it.',
    asks: [
      'a die left alone after moving',
      'what if a die becomes isolated',
      'must the window stay connected',
      'break the chain apart',
      'disconnected group',
    ],
    examples: ['The green 2 may leave, though the red 6 then lies alone.'],
  },
};
