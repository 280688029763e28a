import type { UnitWords } from '@stolik/learn';

export const sales: Readonly<Record<string, UnitWords>> = {
  sales: {
    title: 'Phase 7: sales',
    text: 'In order of priority you sell your goods: each good goes to one customer, who pays your price, and each customer buys one good in a round. You may sell in several regions and split your goods as you like. Customers taken by earlier companies are gone, so the cheap sell first.',
    examples: ['Green sold its 2 goods in Europe and has none left.'],
  },
  'where-to-sell': {
    title: 'Where you may sell',
    text: 'In a region where you have an office, no retailer lies, and a free customer is willing to buy from you. Without an office only 4G B lets you sell.',
    examples: ['At price 7 somebody in Europe buys, nobody in North Africa, and in the USA green has no office.'],
  },
  'red-customer': {
    title: 'Red customers',
    text: 'A red customer buys if your price is not above the number, and pays your price, not the number. So a 6 buys at 6 or at 3, but not at 7.',
    examples: ['At price 5 the customers with 5, 6 and 7 have bought in Europe; the one with 4 does not.'],
  },
  'purple-customer': {
    title: 'Purple customers',
    text: 'A purple customer has the sign of a technology. They buy at any price, but only from a company that has finished this technology. So with technologies you can be dear and still sell.',
    examples: ['At price 8 the Wi-Fi customer still buys from green, who has Wi-Fi; nobody else in North Africa does.'],
  },
  leftmost: {
    title: 'Left to right in a region',
    text: 'In each region a good always goes to the leftmost free customer who is willing to buy from you. You cannot pass over a red one to keep it for later or to sell to a purple one.',
    examples: ['At price 6 the first good in India went to the 6, the next goes to the controller customer.'],
  },
  'stop-selling': {
    title: 'You need not sell',
    text: 'Selling is never forced: you may stop at any time, even with goods left. It rarely pays, as what you do not sell is usually lost.',
    examples: ['Green could sell, but may also end its turn.'],
  },
  unsold: {
    title: 'Unsold goods',
    text: 'Goods you have not sold are lost at the end of phase 7, unless you have Wi-Fi B: then they stay for the next round. What you forgot to sell cannot be sold afterwards.',
    examples: [
      'With price 3, the controller and 4G green sold three goods in the Emirates. The NFC customer does not buy, so the fourth is lost.',
    ],
  },
};
