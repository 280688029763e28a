import type { UnitWords } from '@stolik/learn';

export const production: Readonly<Record<string, UnitWords>> = {
  price: {
    title: 'Phase 2: price',
    text: 'Your price starts at 5 in each round: -1 for each visible crate with a price cut, +1 for each visible price +1 (and +1 with NFC B). It decides three things: who goes first (the lowest), which red customers buy, and how many VP each good earns.\n\nThe price never leaves 2 to 8. Our ruling: everything is added up first, and only then it stops there.',
    examples: ['Two crates with a price cut can be seen: the price is 5 - 2 = 3.'],
  },
  production: {
    title: 'Phase 3: production',
    text: 'You make 1 good for each of these: a visible crate (with or without a price cut), a cell of the lower pad covered by the upper one, an upgrade laid face down, a goods token. Some technologies and retailers add more. You sell the goods in phase 7; in the box they wait for it on your organizer, as available goods.',
    examples: ['4 covered cells, 3 crates, 1 upgrade face down and 2 goods tokens: 10 goods.'],
  },
  'must-produce': {
    title: 'No choice to produce less',
    text: 'You must make all the goods that your plan makes. If you cannot sell them they are lost, so plan for the customers you can reach.',
  },
  'goods-limit': {
    title: 'At most 18 goods',
    text: 'You have 18 goods: those you hold and those on customers count together. When none is left, anything that would make more makes nothing. (The box has 20; two of them mark your price and VP.)',
  },
  improve: {
    title: 'Phase 4: improvement',
    text: 'In order of priority, the lowest price first: if your factory can be seen, take one of the open upgrades; you must. If not, you get a goods token instead. You can use either from the next round on.',
    examples: [
      'Green’s factory works: it must take one of the two upgrades before it can go on.',
      'One is taken, and no second one may be.',
    ],
  },
  display: {
    title: 'Open upgrades',
    text: 'Five upgrades lie open in each round, and only these can be taken. Those left at the end of the round leave the game. Which kinds are still to come can be worked out, but not their order.',
    examples: ['Only crates or gears lie open: no other upgrade can be taken.'],
  },
  'upgrade-kinds': {
    title: 'All kinds of upgrades',
    text: 'In the deck of 27: crate + price +1 (4), truck + price +1 (4), two crates (3), cheap crate + gear (3), cheap crate + truck (3), two gears (2), two trucks (2), gear + truck (2), gear + price +1 (2), cheap crate + crate (2). A cheap crate is one with a price cut. We deduced the list from a replica of the game.',
  },
  'goods-token': {
    title: 'Goods token',
    text: 'Whoever’s factory is covered in phase 4 gets one. It makes 1 good in every round from the next one on, and never lies on a pad.',
  },
  'no-improve': {
    title: 'No improvement in round V',
    text: 'In the last round phase 4 is left out: nothing taken then could be used any more. So in round V cover the factory without regret. (Our reading of the board; it changes no result.)',
    examples: ['Round V: after planning comes research at once, and no upgrade can be taken.'],
  },
};
