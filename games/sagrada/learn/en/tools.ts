import type { UnitWords } from '@stolik/learn';

export const tools: Readonly<Record<string, UnitWords>> = {
  tools: {
    title: 'Tools: one a turn',
    text: 'Tools bend a rule for a moment: they change a die, move one, or roll again. In each of your turns you may use one of them, before or after your draft. All other rules stay in force unless the card says otherwise. They are strongest late, when your window is crowded.',
    examples: ['One tool has been used: a die may still be placed, but no second tool.'],
  },
  'tool-price': {
    title: 'What a tool costs',
    text: 'The first use of a tool costs 1 favor token, every later one 2, also if the token on the card is your own. Tokens stay on the card and are gone for you. So whoever uses a tool first gets it cheaper; and each token you keep is worth a point.',
    examples: ['With one token left: the tool nobody has used is affordable, the used one is not.'],
  },
  'tools-in-play': {
    title: 'Which tools are in the game',
    text: 'There are twelve tools; three of them are dealt and lie open for everybody, alone one to five. Only those can be used in this game, by all players.',
    examples: ['Lathekin is on the table, Grinding Stone is not.'],
  },
  'tool-effect': {
    title: 'A tool must be able to do something',
    text: 'You can use a tool only if it can be carried through to its end. Excepted are the ones that roll or draw - Flux Brush, Glazing Hammer, Flux Remover: they need just a die in the pool, and are paid for whatever comes out. The rulebook is silent here; this is our ruling, so that nobody pays for nothing.',
    examples: ['Turned over, neither die would fit: Grinding Stone is refused, Flux Brush is not.'],
  },
  'tool-fits': {
    title: 'A changed die must fit somewhere',
    text: 'With Grozing Pliers, Grinding Stone, Lens Cutter and Cork-backed Straightedge you can only choose what ends with a die you can place. Their cards do not let you put it back, unlike the two Flux tools. The rulebook does not say what happens otherwise; this is our ruling.',
    examples: ['Only a 4 fits: a green 3 can become one, a green 2 cannot.'],
  },
  'tool-before-placing': {
    title: 'Tools for the die you draft',
    text: 'Grozing Pliers, Lens Cutter, Flux Brush, Cork-backed Straightedge, Grinding Stone and Flux Remover act on a die between taking it and placing it. So use the tool first; it then asks for the die. What already lies in your window is never changed by them.',
    examples: ['The die lies in the window: too late for Grozing Pliers.'],
  },
  'tool-track': {
    title: 'Tools that need the round track',
    text: 'Lens Cutter and Tap Wheel use dice on the round track: any die of any earlier round, not only the top one. While no die lies there they cannot be used, so never in round 1.',
    examples: ['Round 1: the track is empty, both tools must wait.'],
  },
  moving: {
    title: 'Moving dice in your window',
    text: 'Eglomise Brush, Copper Foil Burnisher, Lathekin and Tap Wheel move dice that already lie in your window, at any time in your turn; your draft stays open. You need a die that can go somewhere, so before your first die they are of no use. It may be the die you have just placed.',
    examples: ['An empty window has nothing to move.', 'Only where a die lies can a move begin.'],
  },
  'moving-lifted': {
    title: 'A moved die is lifted first',
    text: 'Take the die out, then look where it may go: it does not count as its own neighbour, and does not support itself. If it was your only die, the window is empty for a moment and the die must go on an edge again. This follows from the placement rules.',
    examples: [
      'Without itself, the red 6 has only the green 2 to touch: one space lower it would lie alone.',
      'The only die goes from edge to edge.',
    ],
  },
  'moving-elsewhere': {
    title: 'A moved die must go elsewhere',
    text: 'A die you move has to end on another space. Leaving it where it is would make a tool a free pass; the rulebook is silent, and this is our ruling.',
    examples: ['To another space yes, to its own no.'],
  },
  'moving-alone': {
    title: 'Dice left behind may lie alone',
    text: 'The rules look only at the die that is moved. If another die has no neighbour any more afterwards, it stays where it is and is legal, and new dice may touch it.',
    examples: ['The green 2 may leave, though the red 6 then lies alone.'],
  },
};
