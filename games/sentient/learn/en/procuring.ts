import type { UnitWords } from '@stolik/learn';

export const procuring: Readonly<Record<string, UnitWords>> = {
  procure: {
    title: 'Taking a bot, step by step',
    text: '1. Place an agent at a bot, with assistants if you like, and take that bot; a new one fills its place.\n\n2. Plug the bot into a free slot between two of your dice.\n\n3. Its corners calibrate these two dice: + up, - down, unless you block them with assistants.',
  },
  agent: {
    title: 'Placing an agent',
    text: 'Choose any of the four bots and put one agent at its place. It does not matter who stands there already, you or others, or how many: you never have to outbid anybody to take a bot. Pawns belong to the place, not to the bot, and stay until the round ends.',
    examples: ['Somebody stands at the first bot with two assistants: you may still go there.'],
  },
  assistants: {
    title: 'Sending assistants along',
    text: 'With an agent you may send any number of the assistants you have left, from none to all. Each adds 1 influence on the two investors beside that place. They go only together with an agent; you cannot add some later or move them.',
    examples: ['Three of five assistants are placed: two more may go along, three may not.'],
  },
  'one-supply': {
    title: 'Five assistants for both uses',
    text: 'The assistants for influence and those that block come from the same five, and none comes back before the round is over. Whoever sends all of them along can block nothing more in this round. This follows from the rulebook.',
    examples: ['All five assistants stand at the factory, so neither corner can be blocked.'],
  },
  refill: {
    title: 'When the empty place is filled',
    text: 'The bot you take is replaced at once from the deck, before you choose a slot. So you see the new bot first, but you have already settled how many assistants go along. That is how we read the order of the steps. It also fills up after the last bot of a round.',
    examples: ['The first bot has been taken, and a new one lies in its place.'],
  },
  'deck-empty': {
    title: 'When the deck runs out',
    text: 'If a bot must be drawn and there is none, the discards are shuffled into a new deck. Bots that a pass is just clearing away stay out of it: they come back only if nothing else is left. That last part is our ruling, since the rulebook wants new bots.',
  },
  plug: {
    title: 'Plugging a bot in',
    text: 'Put the bot you have taken into any free slot of your network, between two of your dice. It need not be beside other bots, and it need not score. You must plug it in before anything else; it cannot be kept or thrown away.',
    examples: ['Any free slot will do; a pass will not, before the bot is plugged in.'],
  },
  'slot-taken': {
    title: 'One bot in each slot',
    text: 'Where a bot lies, no other can go, and bots are not moved again. Your four bots of a round fill your four slots, so with the last one there is no choice left.',
    examples: ['The first slot is taken; the second is free.'],
  },
  calibration: {
    title: 'Calibration: a bot turns its dice',
    text: 'As soon as a bot is plugged in, its left corner works on the die to its left and its right corner on the die to its right: + makes it 1 higher, - makes it 1 lower, = leaves it. It happens once, at that moment, and it is not optional: to prevent it you need an assistant.',
    examples: ['This bot has + on the left and - on the right: 3 and 4 become 4 and 3.'],
  },
  plus: {
    title: 'The + sign: one higher',
    text: 'A + in a corner makes the die on that side 1 higher when the bot is plugged in. A 6 goes round to 1. An assistant on the + blocks it.',
    examples: ['The left corner is +: the 5 becomes a 6, and both dice show 6.'],
  },
  minus: {
    title: 'The - sign: one lower',
    text: 'A - in a corner makes the die on that side 1 lower when the bot is plugged in. A 1 goes round to 6. An assistant on the - blocks it.',
    examples: ['The left corner is -: the 2 becomes a 1, and both dice show 1.'],
  },
  equals: {
    title: 'The = sign: no change',
    text: 'A = in a corner leaves the die on that side as it is. Since nothing happens there, there is also nothing to block.',
    examples: ['Left - and right =: the 4 becomes a 3, the other 3 stays.'],
  },
  wrap: {
    title: '6 and 1 go round',
    text: 'A die has no end: + on a 6 makes it 1, and - on a 1 makes it 6. So a single step can be a great leap, which helps low sums, high sums and some formulas.',
    examples: ['+ on a 6: it becomes a 1.', '- on a 1: it becomes a 6.'],
  },
  neighbours: {
    title: 'A later bot can spoil an earlier one',
    text: 'Bots are counted only when the round is over, by the dice as they lie then. Two bots side by side share a die, so plugging in the second may take the points of the first away, or bring them. Look at both sides before you choose a slot, or block the shared corner.',
    examples: [
      'The second bot makes the shared 3 a 4: the first one scores nothing now.',
      'With that corner blocked the 3 stays, and the first bot keeps its 5 points.',
    ],
  },
  block: {
    title: 'Blocking + or - with an assistant',
    text: 'While you plug a bot in, you may put an assistant from your supply on its + or -: that corner does nothing, and the die stays as it is. That is all it can do: it never turns a die. One assistant for each corner, so at most two on a bot. They stay there until the round is over and count no influence.',
    examples: ['Both corners are blocked: the two 4s stay and score 7.'],
  },
  'nothing-to-block': {
    title: 'A = cannot be blocked',
    text: 'Assistants block only + and -. On a = there is nothing to prevent, so no assistant can be laid there, not even to get rid of one.',
    examples: ['The - on the left can be blocked; on the right is a =.'],
  },
  'no-blocker': {
    title: 'Too few assistants to block',
    text: 'Each corner takes one assistant that is still in your supply. Those at the factory or on other bots are bound until the round is over. To keep some for blocking, send fewer along with your agents.',
    examples: ['One assistant is left: one corner can be blocked, not both.'],
  },
  'block-later': {
    title: 'Block now or never',
    text: 'Assistants can be laid on a bot only at the moment when it is plugged in. Later you can neither add one nor take one off. They cannot turn a die either: they only keep it. A blocked die may still be turned by the bot on its other side.',
  },
};
