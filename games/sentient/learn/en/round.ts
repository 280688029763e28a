import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Three rounds',
    text: 'A game has three rounds. In each one you take four bots, so twelve in all. Bots and investors are counted after every round; after the third comes the final count for investors.',
  },
  'round-setup': {
    title: 'How a round is laid out',
    text: 'Four new bots come into the factory. The five investors of the round, one of each type, are laid around them at random, each with a chip worth 1 point. Everybody rolls their five dice. All rounds have the same five types of investors; only their places differ.',
  },
  'investor-stacks': {
    title: 'Three stacks of investors',
    text: 'There are 15 investors. The number on the back, 1, 2 or 3, says for which round each is, so they are sorted into three stacks of five before the game: in each stack one of every type. At the start of a round the five with its number are shuffled and laid open around the bots. Later ones are worth no more than earlier ones.',
  },
  turn: {
    title: 'Your turn: take a bot or pass',
    text: 'In your turn you do one of two things. Either you procure a bot: send an agent to it, plug it in, and let it turn the dice. Or you pass, which you do exactly once in every round. Then the next player goes on.',
    examples: ['At the start of a turn: an agent to a bot, or a pass. To plug in, you need a bot first.'],
  },
  'turn-order': {
    title: 'Turn order within a round',
    text: 'The stack of order markers says who plays: the top first, then the next below, and round again. The order stays the same for the whole round; a pass changes only the order of the next one. While somebody else has the turn you can look at everything, but not move.',
  },
  'five-turns': {
    title: 'Everybody has five turns a round',
    text: 'Four agents and one pass make five turns, for everybody and in every round. Nobody is ever skipped, and nobody drops out by passing early. The rulebook does not say it in so many words, but it follows: the round is over once all have placed four agents and passed once.',
  },
  'end-turn': {
    title: 'Ending your turn',
    text: 'After plugging in you confirm that your turn is over; until then you may still take the bot out and plug it in elsewhere. In the box there is no such step: it is there so that you can look at the result first.',
    examples: ['The bot is plugged in: all that is left is to end the turn, or to undo.'],
  },
  'round-end': {
    title: 'The count after a round',
    text: 'First the bots plugged in this round score by the dice beside them. Then each investor goes to whoever has most influence beside it, and its chip to the second. Then everything is cleared for the next round. After the third round the final count follows instead.',
  },
  refresh: {
    title: 'Clearing up between rounds',
    text: 'After rounds 1 and 2 all agents and assistants come back to you, also those that lie on bots. Your four bots leave the network but stay yours for the final count. Order markers of the finished round go back to their owners, so that each has one to pass with again.',
  },
  leftovers: {
    title: 'What nobody took in a round',
    text: 'Bots left in the factory are discarded, and so are investors and chips that nobody had influence on. That the bots go to the discard pile, and not out of the game, is our ruling: the rulebook only says to remove them. In a game of four without clearing, all 60 bots are used exactly.',
  },
  pass: {
    title: 'Passing',
    text: 'Once in every round you give up taking a bot and pass: your free order marker goes onto the stack for the next round. If you still have an agent, all four bots of the factory are replaced too. That ends your turn only: you go on playing your other agents in later turns.',
    examples: ['With three agents left you may pass, and still play all three afterwards.'],
  },
  wipe: {
    title: 'Passing replaces all four bots',
    text: 'If you pass with at least one agent left, the four bots of the factory are discarded and four new ones drawn. You cannot decline this. The pawns at the places stay where they are, and so does their influence.',
    examples: ['After a pass four other bots lie in the factory.'],
  },
  'pass-once': {
    title: 'Only one pass in a round',
    text: 'You have one free order marker, so you can pass only once in a round. Having passed, you take a bot in every turn that is left.',
    examples: ['This player has passed: an agent is fine, another pass is not.'],
  },
  'pass-forced': {
    title: 'Out of agents: you pass by yourself',
    text: 'If all your agents stand in the factory and you have not passed yet, you pass in your last turn. There is nothing to choose, so it happens here without asking, and it does not replace the bots. This can only be in the fifth and last turn of a round.',
    examples: ['The first player has no agent left and passes unasked; the factory stays as it was.'],
  },
  'next-order': {
    title: 'Who begins the next round',
    text: 'Each pass puts a marker on top of those already there, and the top plays first. So the last to pass begins the next round, and the first to pass goes last. Passing without agents left counts as well, when its turn comes.',
    examples: ['Two have passed: the later one lies on top and would begin the next round.'],
  },
  'pass-round-3': {
    title: 'Passing in the third round',
    text: 'In the last round a pass works as always: your marker goes to the last space, and with an agent left the bots are replaced. Only the order it makes is no longer used.',
    examples: ['In round 3 you may pass as before.'],
  },
  'why-pass': {
    title: 'When is it good to pass?',
    text: 'Early: if none of the four bots suits your dice, or to spoil what the next player wants. Late: to begin the next round, which means first choice of bots and winning ties for investors. A late pass also lets you see where the others put their pawns.',
  },
};
