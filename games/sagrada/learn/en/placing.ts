import type { UnitWords } from '@stolik/learn';

export const placing: Readonly<Record<string, UnitWords>> = {
  placing: {
    title: 'Placing a die: all rules at a glance',
    text: 'Four questions decide. Is the space empty? Does the die suit what is printed on it? Does the die touch one of your dice, by a side or a corner (your first one: an edge)? And is no die of the same colour or the same value beside it, side to side?\n\nIf all four are answered yes, it may lie there.',
  },
  'first-die': {
    title: 'Your first die goes on an edge',
    text: 'Your first die must lie on the edge of the window or in a corner: any of the 14 outer spaces, if the printed colour or value suits it. From there the window grows inwards.',
    examples: ['A corner is fine; row 3, column 2 is not on the edge.'],
  },
  'first-die-tool': {
    title: 'First die through a tool',
    text: 'The edge rule holds as well if your very first die comes through a tool. With the Cork-backed Straightedge in an empty window you still need an edge, so the tool does nothing for you then. This follows from the card, which leaves all other rules in force.',
    examples: ['Cork-backed Straightedge in an empty window: only the edge.'],
  },
  touching: {
    title: 'Every other die must touch one of yours',
    text: 'After the first one, each die must lie next to a die already in your window. Sides and corners both count, so up to eight spaces around a die are within reach. You cannot begin a second group elsewhere, unless the Cork-backed Straightedge lets you.',
    examples: ['Below and at the corner it touches the red 6; in row 3 it would touch nothing.'],
  },
  occupied: {
    title: 'A space takes one die',
    text: 'Where a die lies, no other can go. You cannot put one on top or throw one out to make room; only a tool can move it away.',
    examples: ['The corner is taken; the space below it is empty.'],
  },
  'printed-color': {
    title: 'Coloured spaces',
    text: 'On a space with a printed colour only a die of that colour may lie, whatever its value. Its neighbours still matter: no die of the same colour beside it.',
    examples: ['The space is blue: blue 4 fits, green 4 does not.'],
  },
  'printed-shade': {
    title: 'Spaces with pips',
    text: 'On a space with printed pips only a die of that value may lie, of any colour. The grey of such a space is no colour.',
    examples: ['The space wants a 4: green 4 fits, green 3 does not.'],
  },
  'free-space': {
    title: 'Plain spaces take any die',
    text: 'A plain space has no demand of its own: every colour and every value is welcome. The other rules stay: the die must touch one of yours, and no equal colour or value may be beside it.',
    examples: ['Green and blue may lie on the plain space; red may not, because of the red beside it.'],
  },
  'same-color': {
    title: 'Equal colours never side by side',
    text: 'Two dice of the same colour must not touch by their sides, neither in a row nor in a column. Corner to corner is fine. It does not matter what is printed there or how the dice came.',
    examples: ['Beside the red 6 a green die fits, a red one does not.'],
  },
  'same-shade': {
    title: 'Equal values never side by side',
    text: 'Two dice of the same value must not touch by their sides, whatever their colours. Corner to corner is fine.',
    examples: ['Beside the red 6 the green 2 fits, the green 6 does not.'],
  },
  diagonals: {
    title: 'Corner to corner everything is allowed',
    text: 'Diagonal neighbours may have the same colour, the same value, or both: only sides count for that ban. And a corner is enough to touch. So chains of one colour run diagonally.',
    examples: ['A second red 6 may lie at the corner of the first.'],
  },
  'look-ahead': {
    title: 'Do not close spaces to yourself',
    text: 'A die may make a space beside it impossible: next to a 2 no other 2 can lie, so a printed 2 there stays empty; the same with colours. Each such space costs a point, and a row or column with it never counts. Only a tool could still help.',
    examples: ['With the purple 2 beside it, the space that wants a 2 can take none.'],
  },
  fixed: {
    title: 'A placed die stays',
    text: 'What lies in your window stays until a tool moves it. The rulebook has wrongly placed dice removed at once, and their spaces count as empty. Here that cannot happen: a placement against the rules is not accepted, and says why. A die moved by Eglomise Brush or Copper Foil Burnisher may contradict its space; that is right.',
  },
};
