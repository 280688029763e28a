import type { UnitWords } from '@stolik/learn';

export const investors: Readonly<Record<string, UnitWords>> = {
  investors: {
    title: 'What investors are good for',
    text: 'Each investor belongs to one type. When the game ends, every investor you have pays 1 point for each of your bots of its type, of all three rounds. So it is best to win investors of types that you collect, and to take bots of types whose investors you have.',
  },
  influence: {
    title: 'Influence',
    text: 'Every agent and every assistant at a place of the factory counts 1 influence, on the investor to its left and on the one to its right, in full on both. Add up all your pawns at the two places beside an investor.',
    examples: ['An agent and two assistants at the second bot: 3 influence on both investors beside it.'],
  },
  'end-investors': {
    title: 'Investors at the two ends',
    text: 'The first and the last investor have a bot on one side only, so only the pawns at that one place count for them. The three between have two such places.',
    examples: ['At the first bot: the leftmost investor and the next. At the last bot: the two on the right.'],
  },
  'no-influence': {
    title: 'Assistants on bots have no influence',
    text: 'An assistant that blocks a corner lies in your network, not at the factory. It does its work there and counts nothing for investors.',
    examples: ['Two assistants block; only the agent at the second bot counts, 1 on each side.'],
  },
  'win-investor': {
    title: 'Who wins an investor',
    text: 'When a round is over, each investor goes to whoever has the most influence beside it. One after another, all five are given out, and you may win several. What you have won lies above your board and stays yours until the end.',
    examples: ['The first player leads at the three investors on the left, with 1, 4 and 3.'],
  },
  'second-place': {
    title: 'Second place: a chip worth 1 point',
    text: 'Under each investor lies a chip worth 1 point. It goes to whoever has the second most influence there. Third and fourth get nothing.',
    examples: ['3 influence takes the investor, 2 the chip, 1 nothing.'],
  },
  minimum: {
    title: 'At least 1 influence',
    text: 'To get an investor or a chip you need at least 1 influence beside it. If only one player has some, the chip is lost; if nobody has, both are.',
    examples: ['Only one player stands anywhere: two investors, but no chips for anybody.'],
  },
  'tie-agents': {
    title: 'Equal influence: more agents',
    text: 'If two have the same influence beside an investor, whoever has more agents there comes first: two agents beat an agent with an assistant. This holds for the chip as well as for the investor. If that is equal too, the turn order decides.',
    examples: ['Two against two: two agents win against one agent and one assistant.'],
  },
  'tie-order': {
    title: 'Still equal: earlier in this round’s order',
    text: 'With equal influence and equally many agents, the one higher in the turn order of this round wins; the order of the next round, which grows by passing, does not matter here. So going first is worth something.',
    examples: ['One agent each: the player who goes first in this round leads.'],
  },
};
