import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Three rounds, four bots in each',
    text: 'A game has three rounds. In each one you take four bots, so twelve in all. Bots and investors are counted after every round; after the third comes the final count for investors.',
    asks: ['how many rounds', 'length of the game', 'how many cards do I get altogether', 'when is it over'],
  },
  'round-setup': {
    title: 'How a round is laid out',
    text: 'Four new bots come into the factory. The five investors of the round, one of each type, are laid around them at random, each with a chip worth 1 point. Everybody rolls their five dice. All rounds have the same five types of investors; only their places differ.',
    asks: [
      'beginning of a new round',
      'which investors come',
      'are later investors worth more',
      'what is reset',
      'fifteen tokens',
    ],
  },
  turn: {
    title: 'Your turn: take a bot or pass',
    text: 'In your turn you do one of two things. Either you procure a bot: send an agent to it, plug it in, and let it turn the dice. Or you pass, which you do exactly once in every round. Then the next player goes on.',
    asks: [
      'what can I do now',
      'my options',
      'which actions are there',
      'why can I not put a card in yet',
      'what comes first',
    ],
    examples: ['At the start of a turn: an agent to a bot, or a pass. To plug in, you need a bot first.'],
  },
  'turn-order': {
    title: 'Turn order within a round',
    text: 'The stack of order markers says who plays: the top first, then the next below, and round again. The order stays the same for the whole round; a pass changes only the order of the next one. While somebody else has the turn you can look at everything, but not move.',
    asks: ['whose go is it', 'why must I wait', 'is it clockwise', 'sequence of players', 'when am I next'],
  },
  'five-turns': {
    title: 'Everybody has five turns a round',
    text: 'Four agents and one pass make five turns, for everybody and in every round. Nobody is ever skipped, and nobody drops out by passing early. The rulebook does not say it in so many words, but it follows: the round is over once all have placed four agents and passed once.',
    asks: [
      'how many moves do I have',
      'how many actions',
      'when does the round stop',
      'can somebody play more often',
      'am I out',
    ],
  },
  'end-turn': {
    title: 'Ending your turn',
    text: 'After plugging in you confirm that your turn is over; until then you may still take the bot out and plug it in elsewhere. In the box there is no such step: it is there so that you can look at the result first.',
    asks: [
      'confirm',
      'finish my move',
      'done button',
      'why do I have to click again',
      'why can I not take another card',
    ],
    examples: ['The bot is plugged in: all that is left is to end the turn, or to undo.'],
  },
  'round-end': {
    title: 'The count after a round',
    text: 'First the bots plugged in this round score by the dice beside them. Then each investor goes to whoever has most influence beside it, and its chip to the second. Then everything is cleared for the next round. After the third round the final count follows instead.',
    asks: [
      'after everybody has finished',
      'order of counting',
      'what is scored first',
      'between rounds',
      'when do I earn points',
    ],
  },
  refresh: {
    title: 'Clearing up between rounds',
    text: 'After rounds 1 and 2 all agents and assistants come back to you, also those that lie on bots. Your four bots leave the network but stay yours for the final count. Order markers of the finished round go back to their owners, so that each has one to pass with again.',
    asks: ['do I get my figures back', 'are my cards lost', 'reset', 'new round what stays', 'helpers return'],
  },
  leftovers: {
    title: 'What nobody took in a round',
    text: 'Bots left in the factory are discarded, and so are investors and chips that nobody had influence on. That the bots go to the discard pile, and not out of the game, is our ruling: the rulebook only says to remove them. In a game of four without clearing, all 60 bots are used exactly.',
    asks: ['unused cards', 'remaining robots', 'do unclaimed investors stay', 'what about the rest of the row'],
  },
  pass: {
    title: 'Passing',
    text: 'Once in every round you give up taking a bot and pass: your free order marker goes onto the stack for the next round. If you still have an agent, all four bots of the factory are replaced too. That ends your turn only: you go on playing your other agents in later turns.',
    asks: [
      'can I skip',
      'am I out when I stop',
      'do I lose my remaining agents',
      'fold',
      'wait a turn',
      'does it end the round for me',
    ],
    examples: ['With three agents left you may pass, and still play all three afterwards.'],
  },
  wipe: {
    title: 'Passing replaces all four bots',
    text: 'If you pass with at least one agent left, the four bots of the factory are discarded and four new ones drawn. You cannot decline this. The pawns at the places stay where they are, and so does their influence.',
    asks: [
      'new cards in the row',
      'refresh the market',
      'get rid of bad robots',
      'do I have to change the cards',
      'do figures stay when cards go',
    ],
    examples: ['After a pass four other bots lie in the factory.'],
  },
  'pass-once': {
    title: 'Only one pass in a round',
    text: 'You have one free order marker, so you can pass only once in a round. Having passed, you take a bot in every turn that is left.',
    asks: ['can I skip twice', 'why is the button grey', 'no more waiting', 'second time', 'I have already done that'],
    examples: ['This player has passed: an agent is fine, another pass is not.'],
  },
  'pass-forced': {
    title: 'Out of agents: you pass by yourself',
    text: 'If all your agents stand in the factory and you have not passed yet, you pass in your last turn. There is nothing to choose, so it happens here without asking, and it does not replace the bots. This can only be in the fifth and last turn of a round.',
    asks: [
      'no agents left',
      'why was I skipped',
      'automatic',
      'it passed without me',
      'are the robots changed at the end',
    ],
    examples: ['The first player has no agent left and passes unasked; the factory stays as it was.'],
  },
  'next-order': {
    title: 'Who begins the next round',
    text: 'Each pass puts a marker on top of those already there, and the top plays first. So the last to pass begins the next round, and the first to pass goes last. Passing without agents left counts as well, when its turn comes.',
    asks: [
      'who starts round two',
      'first player next time',
      'does an early pass help',
      'order marker, stack',
      'how do I become first',
    ],
    examples: ['Two have passed: the later one lies on top and would begin the next round.'],
  },
  'pass-round-3': {
    title: 'Passing in the third round',
    text: 'In the last round a pass works as always: your marker goes to the last space, and with an agent left the bots are replaced. Only the order it makes is no longer used.',
    asks: ['last round skip', 'does it matter when I stop at the end', 'final round order', 'must I still do it'],
    examples: ['In round 3 you may pass as before.'],
  },
  'why-pass': {
    title: 'When is it good to pass?',
    text: 'Early: if none of the four bots suits your dice, or to spoil what the next player wants. Late: to begin the next round, which means first choice of bots and winning ties for investors. A late pass also lets you see where the others put their pawns.',
    asks: ['strategy', 'tip, advice', 'is waiting worth it', 'what is the best moment', 'why would anybody do that'],
  },
};
