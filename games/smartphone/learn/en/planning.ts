import type { UnitWords } from '@stolik/learn';

export const planning: Readonly<Record<string, UnitWords>> = {
  planning: {
    title: 'Phase 1: planning',
    text: 'Lay one of your two pads on the other and use your upgrades. The symbols that can still be seen decide your whole round: price, goods, research, logistics and the factory. You cannot have everything: what you cover is lost, but makes goods. Everybody plans at the same time and in secret.',
  },
  pads: {
    title: 'The two pads',
    text: 'Everybody has the same two pads, A and B, of six cells each. Each has two sides (A1 and A2, B1 and B2); show whichever you like, put either pad on top, and turn them. The letters only tell the pads apart.',
    examples: ['A2 lies on B1 and covers four cells: price 3, 7 goods, one gear, and the factory works.'],
  },
  overlap: {
    title: 'How pads may overlap',
    text: 'The upper pad must cover 1 to 4 cells of the lower one, cell on cell, straight or at a right angle. Side by side is not allowed, nor covering all six.',
    examples: ['Four cells covered, or two crosswise, is allowed; all six, or none, is not.'],
  },
  seen: {
    title: 'What is seen works',
    text: 'A symbol that can be seen on your pads and upgrades is active and counts in this round. A symbol that is covered does nothing.',
  },
  covered: {
    title: 'Covered cells make goods',
    text: 'Each cell of the lower pad that lies under the upper pad makes 1 good, whatever was printed on it. An upgrade between the pads changes nothing about it, and cells covered only by an upgrade make nothing. (That an upgrade in between does not matter is our reading; the rulebook could be read otherwise.)',
    examples: ['Four cells are covered, two of them with an upgrade in between: still 4 goods for them.'],
  },
  'plan-upgrades': {
    title: 'Three uses of an upgrade',
    text: 'Each upgrade you own can be used anew in every round: lay it on your pads, lay it face down for 1 good, or leave it out. You can use each only once in a plan.',
    examples: ['The only upgrade lies face down already, so there is no other to use.'],
  },
  'lay-upgrade': {
    title: 'Where an upgrade may lie',
    text: 'An upgrade covers exactly two neighbouring cells of one pad or of both, face up, with its two symbols. It may not hang over the edge, unless 4G (side A) allows it for one half. Turn it as you like.',
    examples: ['On two neighbouring cells it fits; half outside, or cornerwise, it does not.'],
  },
  'lay-under': {
    title: 'An upgrade under the upper pad',
    text: 'You may lay an upgrade on the lower pad first and the upper pad on top of it. Then only what is not covered works. From below: lower pad, upgrades on it, upper pad, upgrades on top. Such an upgrade must lie on the lower pad with both halves (with 4G A, with one).',
    examples: ['Under the upper pad it fits on the lower pad, but not where the lower pad ends.'],
  },
  'cover-upgrade': {
    title: 'Overlapping upgrades',
    text: 'Upgrades may overlap, and the later one lies on top, but one alone may not cover another completely. Two together may. Our ruling: two upgrades can share both cells only if the upper pad lies between them on at least one.',
    examples: [
      'The crates may cover one half of the gears, but not both.',
      'The gears lie under the upper pad, so the crates may lie on the same two cells.',
    ],
  },
  'face-down': {
    title: 'Upgrade face down: 1 good',
    text: 'An upgrade that you lay face down before you makes 1 good in phase 3. Face down it can never lie on a pad. It always pays more than leaving the upgrade out, so the page does that unless you say otherwise.',
    examples: ['Green turns its upgrade over: 8 goods instead of 7.'],
  },
  'plan-stays': {
    title: 'A plan stays as it is',
    text: 'Once all plans are turned up, nothing in them can be changed until the next round, even if it was a mistake. Until then you may take your plan back.',
  },

  signs: {
    title: 'Every sign of the game',
    text: 'All signs as they are drawn here, on pads, upgrades, technologies and the map, with what they mean. The shape beside a name tells whose a piece is, so nobody needs the colours.',
  },
  'sign-goods': {
    title: 'Symbol: crate',
    text: 'A black crate makes 1 good in phase 3.',
  },
  'sign-discount': {
    title: 'Symbol: crate with a price cut',
    text: 'It makes 1 good and lowers your price by 1, both at once. There is no other way to lower the price with a plan, so cheap plans always make goods.',
  },
  'sign-price-up': {
    title: 'Symbol: price +1',
    text: 'It raises your price by 1 in phase 2. Each good then earns more, but fewer red customers buy and you go later.',
  },
  'sign-research': {
    title: 'Symbol: gear',
    text: 'A purple gear gives 1 progress for technologies in phase 5.',
  },
  'sign-logistics': {
    title: 'Symbol: truck',
    text: 'A blue truck gives 1 progress towards offices in new regions in phase 6.',
  },
  'sign-factory': {
    title: 'Symbol: factory',
    text: 'If the orange factory can be seen, you take one of the open upgrades in phase 4. If it is covered, you get a goods token instead. Only pad A has a factory, so you never take more than one upgrade in a round.',
  },
  'sign-open': {
    title: 'Empty cells',
    text: 'A cell without a symbol does nothing. It is the best one to cover: you lose nothing and gain 1 good.',
  },
};
