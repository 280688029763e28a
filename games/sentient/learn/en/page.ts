import type { UnitWords } from '@stolik/learn';

export const page: Readonly<Record<string, UnitWords>> = {
  hidden: {
    title: 'What is hidden, and what everybody sees',
    text: 'Nothing is hidden but what chance has not given yet: the bots still in the deck, and the next rolls. Networks, pawns, investors and all collected bots are open to everybody. Opponents played by the computer know no more than you.',
  },
  undo: {
    title: 'Taking moves back',
    text: 'You may plan everything before sending the agent: assistants, slot and blocks, with the points shown. Once sent, the agent stays, because a new bot has been turned up. The slot and the blocks you may still change until you end your turn. These are rules of this page, not of the box.',
  },
  'score-so-far': {
    title: 'The points you see during the game',
    text: 'Beside each name is what would be counted if everything ended now: bots by their dice of the moment, chips, and investors times bots. So it can also fall, when a bot turns a die that another one needs. Investors of the running round are not in it before they are won.',
  },
  signs: {
    title: 'Signs on the board',
    text: 'By a bot: its type, condition and points; below, + - = for the dice. A bot that scores as the dice lie looks awake, otherwise asleep. By an investor: the shares of influence, a crown for who leads, a chip for the second. By a name: investors, chips, agents and assistants that are left.',
  },
  'our-rulings': {
    title: 'Where the rulebook is silent',
    text: 'Where the rulebook leaves a question open we decided as its words suggest, and the rule says "our ruling"; what had to be reconstructed is called so. These are not official. The ones you may notice: many corners and points of bots, names of companies, when the factory is filled, what happens to unused bots.',
  },
  corrections: {
    title: 'If your copy has other bots',
    text: 'Whoever owns the box can put bots right, on a page of their own: condition, points and signs of a bot by its number, with a list of what is sure and what is not. What was put right stays on the device, goes to others as a link or a file, and is used at a table where you choose so; everybody there is told. In the terminal and the engine it is the option "deck".',
  },
};
