import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'Goal of the game',
    text: 'You run a company that makes smartphones. After five rounds the most victory points (VP) win. They come from four places: goods you sell, regions where you sell the most, patents for being first with a technology and, where fewer than five companies play, offices at retailers.',
  },
  end: {
    title: 'End of the game and final count',
    text: 'The game ends after phase 8 of the fifth round. Everybody adds up three things: the VP on the track (what you started with, sales and control), the VP of your patents, and the VP of your offices at retailers. The highest sum wins.',
    examples: ['Green has 27 VP: 3 at the start, 5 for sales, 2 for control, 6 for a patent and 11 at a retailer.'],
  },
  ties: {
    title: 'Equal totals at the end',
    text: 'If totals are equal, whoever has finished more technologies wins. If that is equal too, whoever has more patents. If even that is equal, the victory is shared.',
  },
  'vp-track': {
    title: 'VP track and total',
    text: 'VP from sales and control are marked on the track at once. Patents and retailers are counted only at the end, so your total can be higher than the track. When prices are equal, the track decides who goes first, not the total. The page shows both numbers.',
    examples: ['Green has 9 VP with the patent but 3 on the track, red 7: at equal prices green goes first.'],
  },
  setup: {
    title: 'What everybody starts with',
    text: 'Each company has two pads, one upgrade, one office in its start region and a few VP. There are no goods yet and nothing has been researched. Five upgrades lie open. Prices begin at 5 in every round.\n\nFrom the box everybody takes the pieces of a colour: 12 progress markers, 18 offices (one goes to the start region) and 20 goods (two of them mark your price and your VP, so 18 can be made).',
  },
  colours: {
    title: 'Colours and where they start',
    text: 'Green: North Africa, 3 VP, gear and price +1. Blue: South America, 4 VP, truck and price +1. Black: Australia, 5 VP, crate and gear. Yellow: India, 6 VP, cheap crate and truck. Red: CIS, 7 VP, truck and crate.\n\nThe earlier colour wins the last tie of priority, so it starts with fewer VP. Colours that nobody has asked for are dealt at random (our ruling).',
  },
  'retailer-places': {
    title: 'Which regions retailers cover',
    text: 'With five companies there are no retailers. With fewer, every M region where nobody starts is covered, and besides: with four companies Canada; with three Europe and RSA; with two China, Canada and the Caribbean. Steve counts as a company. The regions are fixed; which tile of the right size lies there, and which side is up, is random.',
    examples: ['With two companies China is covered: green has an office there but cannot sell.'],
  },
  sides: {
    title: 'A and B sides of technologies',
    text: 'Each of the six technologies has two sides with different bonuses; only the side that is up counts in a game, for everybody. For a first game take all A sides. Costs, patents and purple customers are the same on both.',
  },
};
