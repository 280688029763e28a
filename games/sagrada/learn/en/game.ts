import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'What Sagrada is about',
    text: 'You build a stained-glass window out of coloured dice. In ten rounds you choose dice from a shared pool and place them in your window, never against its rules. At the end the objectives, your own secret colour and unused favor tokens bring points; empty spaces cost some. Most points win.',
  },
  dice: {
    title: 'Dice: colour and shade',
    text: 'A die is a piece of glass. It has one of five colours - red, yellow, green, blue, purple - and a value from 1 to 6, which the rules call its shade: the more pips, the deeper the shade. Both count when you place it, and most objectives look at only one of the two.',
  },
  window: {
    title: 'Your window and its spaces',
    text: 'Your window has 20 spaces, four rows of five. A coloured space takes only dice of that colour, a space with pips only dice of that value, and a plain one takes any die. Spaces are also called panes here. Each die you place fills one; a space still empty at the end costs a point.',
  },
  bag: {
    title: 'The bag and its 90 dice',
    text: 'The bag holds 90 dice, 18 of each colour, however many play, so every colour that has left it becomes rarer. The number of dice in it is shown; the colours you can work out from what lies open. Dice do not come back, except the one that Flux Remover puts in. With four players ten rounds use up all of them.',
  },
  setup: {
    title: 'How a game is set up',
    text: "Everybody gets one secret private objective and two window cards to choose a pattern from. Three tools and three public objectives lie open for all. A starting player is drawn by lot. All of this is the same for two, three and four; cards that are left go back into the box. The rulebook lists the players' part first; here tools and public objectives already lie open when you choose, so you can choose a window that suits them.",
  },
  patterns: {
    title: 'Choosing a window pattern',
    text: 'You get two cards with a pattern on each side and choose one of the four. The others are not used. Everybody chooses at the same time and sees only their own cards; the choices are shown together. That nobody sees yours before they choose is our ruling: the rulebook does not say.\n\nLook for a window whose colours and values match the objectives.',
  },
  difficulty: {
    title: 'Difficulty of a pattern and favor tokens',
    text: 'Each pattern has 3 to 6 dots: 3 is the easiest, 6 the hardest, with more printed colours and values. With several players you begin with as many favor tokens as it has dots, so a hard window can pay for more tools. Alone there are no tokens, and a hard pattern is just harder.',
  },
  starter: {
    title: 'Starting player',
    text: 'Who begins the first round is drawn by lot; in the box it may be whoever visited a cathedral last. The starting player has the bag, draws the dice and rolls them. After each round the bag goes to the next player clockwise, who begins the following one, so over the game everybody begins about equally often.',
  },
};
