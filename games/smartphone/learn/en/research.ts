import type { UnitWords } from '@stolik/learn';

export const research: Readonly<Record<string, UnitWords>> = {
  research: {
    title: 'Phase 5: research',
    text: 'In order of priority you put 1 progress for each visible gear on technologies, on one or on several. When the cost of one is reached it is yours: you get its bonus, and purple customers with its sign buy from you at any price. The first to finish it also takes the patent.',
    examples: ['Green has placed one of two gears on GPS; the other may go there too, or on 4G.'],
  },
  finish: {
    title: 'Finishing a technology',
    text: 'As soon as your progress on it equals the cost in your research turn, it is finished: the progress goes back to you and one of your offices marks it. No technology takes more progress than it costs, and none can be finished twice. Progress that is too much because the cost has fallen is simply taken back (our ruling).',
    examples: [
      'GPS is finished: the second gear has to go elsewhere.',
      'A retailer’s progress has paid for GPS. More cannot go there, though it is finished only in phase 5.',
    ],
  },
  cost: {
    title: 'Costs of technologies',
    text: 'With the patent still there / once it is gone: GPS 3 / 2, Wi-Fi 3 / 2, game controller 4 / 3, Li-Ion 4 / 3, NFC 5 / 4, 4G 6 / 5. With Game controller A you pay 1 less, but at least 1.',
  },
  patent: {
    title: 'Patents',
    text: 'Whoever finishes a technology first, and only that company, takes its patent: 6 VP for GPS and Wi-Fi, 8 for the controller and Li-Ion, 10 for NFC, 12 for 4G, counted at the end of the game. While the patent lies there everybody pays 1 more; once it is taken, the technology costs the others 1 less.',
    examples: [
      'Green is first with the controller and has the patent, 8 VP. Red gets it next for 3, without a patent.',
    ],
  },
  'own-turn': {
    title: 'Only in your own research turn',
    text: 'If you have enough progress because the cost has fallen or a retailer gave you some, you still wait for your own turn in phase 5. Then it is finished at once, even without a single gear. After round V there is no such turn any more.',
  },
  several: {
    title: 'Several technologies paid for at once',
    text: 'Then you choose which is finished first, as they work in that order: Li-Ion B counts those that are done. If Game controller A makes others cheap enough in the middle of your turn, they are finished too. (Our ruling.)',
    examples: ['GPS and Li-Ion are paid for, so green chooses; NFC is not.'],
  },
  'works-from': {
    title: 'From when a technology works',
    text: 'From the moment it is finished: in phases 6 and 7 of the same round already, purple customers included. Goods it gives at once can be sold in the same round. What it changes in phases 1 to 3 begins in the next round.',
    examples: ['Green has just finished Wi-Fi, and the Wi-Fi customer buys from it at 8.'],
  },
  'office-stock': {
    title: 'Offices in stock',
    text: 'You have 18 offices. Each one on the map takes one, and so does each finished technology. Without one left nothing can be opened or finished; progress stays where it is (our ruling). In practice they last.',
    examples: ['Green has no office left for a second one here.'],
  },
};
