import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Sentient in seven minutes',
  steps: {
    goal: {
      say: 'Most points win. This bot brings some where the left die is higher than the right. Choose it and its slot, plug it in.',
      hint: 'The marked bot scores where the left die is higher than the right one. But first its + turns the left die: in slot 1 the 3 becomes a 4, in slot 4 the 6 becomes a 1.',
    },
    turned: {
      say: 'Its + turned your 3 into a 4. That is higher than the 3 on the right: 4 points. End your turn.',
      hint: 'The bot is plugged in. End your turn.',
    },
    block: {
      say: 'It wants a sum of 7, but its + breaks that. Choose bot and slot, tap its +: an assistant blocks it. Plug in.',
      hint: 'Both bots need the 3 between them. With an assistant on the + of the new bot that die stays a 3.',
    },
    influence: {
      say: 'Investors will pay points for bots of their type. Each agent is 1 influence on both investors beside it. End your turn.',
      hint: 'The bot is plugged in. End your turn.',
    },
    assistants: {
      say: 'Sparrow leads at Military, 3 to 2. An assistant beside an agent is 1 influence too: choose the bot, add 2, plug in.',
      hint: 'An agent alone makes it 3 to 3, with one assistant 4 to 3: Sparrow soon beats that. Two make it 5 to 3. One that blocks a + has no influence. Plug the marked bot into the last slot.',
    },
    wrap: {
      say: 'You lead, 5 to 3. And see: + turned your 6 into a 1, for after 6 comes 1 again. So the sum is 5.',
    },
    race: {
      say: 'When the game ends, each investor you won pays a point for every bot of its type. End your turn.',
      hint: 'The bot is plugged in. End your turn.',
    },
    pass: {
      say: 'Nothing here fits your empty slot. Pass: four new bots come. Everybody does once a round, and it costs no agent.',
      hint: 'None of these four would score there, and their + and - spoil the bots beside it. Cancel what you have chosen, and pass.',
    },
    fits: {
      say: 'Left even, right odd: this one fits. Block its -, for the bot on the right needs that 1. Plug it in.',
      hint: 'Its - would make the 1 a 6, and the sum on the right too high. Tap the - on the bot to block it.',
    },
    round: {
      say: 'That was your last agent. End your turn: bots score by the dice as they lie, then investors are won.',
      hint: 'The bot is plugged in. End your turn.',
    },
    counted: {
      say: 'Most influence wins an investor, second a chip worth 1. Tie: more agents, then earlier in the order.',
    },
    order: {
      say: 'Round 2: new dice, pawns are back, and bots of round 1 are still yours. Whoever passed last begins: Sparrow.',
    },
    pays: {
      say: 'One Industry investor is won, one is printed on your board: each Industry bot brings 2 more. Plug this one in.',
      hint: 'Where both dice are even it scores 3, and your two Industry investors pay 1 more each.',
    },
    last: {
      say: 'A jump: the last turn of round 3. This bot scores 0, but the Military investor pays for six. Send 3 assistants, plug in.',
      hint: 'Sparrow has 3 influence at the Military investor. Two assistants make it a tie, 3 to 3, and Sparrow has more agents there. Three make it 4 to 3.',
    },
    over: {
      say: 'The bot itself scores 0, but 4 to 3 wins you the investor. End the last turn.',
      hint: 'The bot is plugged in. End your turn.',
    },
    count: {
      say: '74 to 73! What bots scored, chips, and investors times bots of their type: that is Sentient.',
    },
  },
};
