import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  round: {
    title: 'A round and its eight phases',
    text: 'Each of the five rounds has eight phases: 1 planning, 2 pricing, 3 production, 4 improvement, 5 research, 6 logistics, 7 sales, 8 scoring.\n\nEverybody plans at the same time. Phases 2, 3 and 8 follow from the plans by themselves. In phases 4 to 7 companies take turns in the order of priority.',
  },
  priority: {
    title: 'Priority: who goes first',
    text: 'In phases 4 to 7 the company with the lowest price goes first, then the next lowest, and so on. So a cheap plan gets the best upgrades, patents, slots and customers; a dear one earns more for each good. You act only when it is your turn.',
    examples: ['Red asks 4 and green 5, so red sells first.'],
  },
  'priority-ties': {
    title: 'Equal prices: who goes first',
    text: 'Of equal prices, whoever has fewer VP on the track goes first. If those are equal too, the colour that started with fewer VP does: green, blue, black, yellow, red.',
    examples: [
      'Both ask 5. Red has 18 VP on the track, green 20: red goes first.',
      'Both ask 5 and have 20 VP: green goes first, as it started with fewer.',
    ],
  },
  'priority-anew': {
    title: 'Order worked out anew in each phase',
    text: 'The order is settled when a phase begins. If your price or your VP change during phase 5 or 6 (a retailer, NFC), that counts from the next phase on. The new price is also the one at which you sell and score.',
    examples: ['Red lowers its price to 4 at a retailer in phase 6, so in phase 7 red goes first.'],
  },
  'one-thing': {
    title: 'Each phase asks one thing',
    text: 'You can only do what the current phase or bonus is about: no office in the sales phase, no sale before it. What is lit can be chosen now.',
    examples: ['In the sales phase green can sell but not put progress into Europe.'],
  },
  progress: {
    title: 'Progress: use it or lose it',
    text: 'Each gear you see gives 1 progress for technologies, each truck 1 for regions. You place it one by one, split as you like. What you have placed stays from round to round until it is used; what you do not place in your turn is lost. There is no limit to it.',
    examples: ['Green had one truck and has placed it: nothing is left to place.'],
  },
  'round-end': {
    title: 'End of a round',
    text: 'Goods leave the map, upgrades that nobody took leave the game and five new ones are shown. All prices go back to 5. Offices, progress, technologies, upgrades and goods tokens stay.',
  },
};
