import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'What Sentient is about',
    text: 'You run a company that builds thinking bots. Over three rounds you take bots from the factory and plug them in between your five dice. Each bot turns the dice beside it and scores if they fit in the end. Where your pawns stand also wins investors, who pay for bots of their type when the game ends. Most points win.',
  },
  network: {
    title: 'Your network: five dice, four slots',
    text: 'Your five dice lie in a row, and between them are four slots for bots. So every bot has one die on its left and one on its right, and the three dice in the middle each have two bots beside them: what one bot does to such a die, the other feels too.',
    examples: ['The bot in the first slot looks at the 6 and the 5; the other three slots are free.'],
  },
  dice: {
    title: 'Dice: rolled once a round',
    text: 'At the start of each of the three rounds your five dice are rolled, and each keeps its place by its colour. After that only bots change them, never another roll. The colours have no effect; their order here is partly our guess.',
  },
  factory: {
    title: 'The factory: four bots, five investors',
    text: 'In the middle four bots lie face up for everybody. Between them and at both ends are five investors, so each bot has two investors beside it. Whoever takes a bot leaves pawns at its place, and those count for both of these investors.',
    examples: ['Four bots in a row, an investor on each side of every one.'],
  },
  pawns: {
    title: 'Agents and assistants',
    text: 'Every round you have 4 agents and 5 assistants. An agent takes a bot from the factory: one agent, one bot. Assistants help in two ways: sent along with an agent each adds 1 influence, and laid on a bot while it is plugged in each blocks one + or -. All of them come back after the round.',
  },
  types: {
    title: 'The five types of bots',
    text: 'Information, Transport, Industry, Military and Service: every bot and every investor belongs to one of these branches. The type tells what kind of condition a bot has, and which investors pay for it at the end.',
  },
  setup: {
    title: 'Setting up a game',
    text: 'Everybody gets 4 agents, 5 assistants, two order markers, five dice and a board made of two halves. The 60 bots are shuffled into a deck, and one marker of each player into a stack that says who begins. Then the first round is laid out. Here all of this is done for you.',
  },
  company: {
    title: 'Your company and its two halves',
    text: 'The left half of your board is only a name. The right half is dealt at random and has an investor printed on it, a different one for each player: with that you begin. Four left and five right halves exist; apart from Nautilus and Industries their names are ours, since we could not find the printed ones.',
  },
  'first-order': {
    title: 'Who begins the first round',
    text: 'One order marker of each player is stacked at random. The one on top plays first, the one below it second, and so on. For the next rounds the order comes from passing.',
  },
  players: {
    title: 'Two, three or four players',
    text: 'The rules are the same for two, three and four: four bots and five investors on offer, 4 agents and 5 assistants each. There is no solo game and no other variant in the rulebook; to play alone, sit down with computer players.',
  },
  colours: {
    title: 'White, red, yellow and grey',
    text: 'The pawns of the four players are white, red, yellow and grey. Colours have no effect on the game. Grey is deduced from the printing details; the other three are named in the rulebook.',
  },
};
