import type { UnitWords } from '@stolik/learn';

export const retailers: Readonly<Record<string, UnitWords>> = {
  retailer: {
    title: 'Retailers',
    text: 'A retailer covers a region: nobody sells there and nobody controls it, not even with an office. But an office there brings VP at the end, and often a bonus at once.',
    examples: ['Green has an office in China, but a retailer covers it: no sale there.'],
  },
  'retailer-office': {
    title: 'Slots on a retailer',
    text: 'It costs as much progress as the region would and takes the leftmost free slot of the tile. The number beside the slot is worth that many VP, so the first pays most: come early. Each company can have one office on a tile.',
    examples: ['Green came first for 11 VP, red second for 6, and no second office of red’s goes there.'],
  },
  'retailer-bonus': {
    title: 'Bonus of a retailer',
    text: 'When your office opens on a tile that shows a bonus, you get it at once, one time only. You may do without it. If there is no legal place for it, it is lost. Several tiles have none.',
    examples: ['Red’s office has opened at the retailer: it takes the goods or does without.'],
  },
  'bonus-none': {
    title: 'Retailers that give no bonus',
    text: 'Such a tile gives nothing at once, but its slots are worth more VP.',
  },
  'bonus-goods': {
    title: 'Retailer: make goods',
    text: 'You make as many goods as the tile shows, for free, and can sell them in this round.',
    examples: ['Red took 2 goods and has sold both in CIS: no more are left.'],
  },
  'bonus-research': {
    title: 'Retailer: progress on technologies',
    text: 'You put 1 or 2 progress, as the tile shows, on technologies; two may be split. Even if that is enough, a technology is finished only in your next turn of phase 5. In round V that turn never comes.',
    examples: ['One progress went on GPS; the second may go there too, or on 4G, or be left.'],
  },
  'bonus-price': {
    title: 'Retailer: price up or down',
    text: 'You change your price by 1 in either direction, within 2 to 8. Cheaper reaches more customers and goes earlier in phase 7; dearer earns more. After phase 6 no price changes any more.',
    examples: ['Red may ask 6 or 4 from now on, or stay at 5.'],
  },
  'bonus-second': {
    title: 'Retailer: a second office',
    text: 'You put a second office where you have exactly one and a slot is free, but not on a retailer. It costs nothing and makes control there pay more.',
    examples: ['Red may put it in CIS, but not on the retailer itself.'],
  },
  'bonus-move': {
    title: 'Retailer: move an office',
    text: 'You move one of your offices from one region or other retailer to another that has a free slot and none of yours; no line is needed. Offices to its right close the gap, and the new place gives no bonus. Our ruling: the retailer that gives the move is neither start nor goal.',
    examples: ['Red’s office in CIS may move to the USA or to the other retailer; the new one stays.'],
  },
  'retailer-links': {
    title: 'Lines through retailers',
    text: 'An office on a retailer counts as an office in that region when you look for lines to new regions. That is our ruling; without it some regions could never be reached.',
    examples: ['From the retailer in China green may go on to India.'],
  },
  'retailer-numbers': {
    title: 'Numbers on retailers are ours',
    text: 'The kinds of bonuses and where retailers lie come from the rulebook. The VP of the slots, how many slots there are, and which tile has which bonus are our reconstruction: we did not have the printed tiles. So they may differ from your box; whoever owns it can put them right in the page.',
  },
};
