import type { UnitWords } from '@stolik/learn';

export const technologies: Readonly<Record<string, UnitWords>> = {
  'technology-use': {
    title: 'Using technologies',
    text: 'A finished technology works to the end of the game, with the side that is up. Most work by themselves and must be used. What the tile says you may do (Wi-Fi A, NFC A, 4G A, 4G B) is up to you; Wi-Fi A and NFC A work once in each phase 6. You can use only what you have finished yourself.',
    examples: ['Green has used Wi-Fi in this round, and NFC is not its own; its truck it may use.'],
  },
  gps: {
    title: 'GPS: cost, patent and customers',
    text: 'GPS costs 3 progress, or 2 once its patent (6 VP) is taken. Three purple customers on the map want it: in Canada, South America and China. Side A: crates with a price cut make 2 goods. Side B: 5 goods at once.',
  },
  'gps-a': {
    title: 'GPS, side A: double crates',
    text: 'In phase 3 each visible crate with a price cut makes 2 goods instead of 1, also on upgrades you have laid. That upgrades count is our ruling: the rulebook speaks of the pad only.',
    examples: ['Two crates with a price cut: with GPS A the plan makes 9 goods, not 7.'],
  },
  'gps-b': {
    title: 'GPS, side B: 5 goods at once',
    text: 'When you finish it you make 5 goods at once. You can sell them in the same round. It happens only once.',
    examples: ['Green finished GPS in this round and sells the goods it made.'],
  },
  wifi: {
    title: 'Wi-Fi: cost, patent and customers',
    text: 'Wi-Fi costs 3 progress, or 2 once its patent (6 VP) is taken. Six purple customers on the map want it. Side A: a second office once a round. Side B: unsold goods stay.',
  },
  'wifi-a': {
    title: 'Wi-Fi, side A: a second office',
    text: 'Once in each phase 6, in your turn, you may put a second office for free where you have exactly one, also where you have just opened it. It needs a free slot, never becomes a third, and never goes to a retailer. With one more slot filled, control there pays more. That you may leave it is our ruling.',
    examples: ['Only the USA will do: one region is full, one has two of green’s offices, one has a retailer.'],
  },
  'wifi-b': {
    title: 'Wi-Fi, side B: goods are kept',
    text: 'Goods you did not sell in phase 7 stay with you for the next round instead of being lost. They still count towards your 18.',
    examples: ['A new round begins, and green still has its 4 goods.'],
  },
  controller: {
    title: 'Game controller: cost, patent and customers',
    text: 'The game controller costs 4 progress, or 3 once its patent (8 VP) is taken. Six purple customers on the map want it. Side A: other technologies cost you 1 less. Side B: an office in an S region at once.',
  },
  'controller-a': {
    title: 'Game controller, side A: cheaper research',
    text: 'For the rest of the game every other technology costs you 1 progress less, but at least 1 (our ruling). The earlier you have it, the better.',
    examples: ['With the controller GPS costs green 2 instead of 3, and its patent is free to take.'],
  },
  'controller-b': {
    title: 'Game controller, side B: a small office',
    text: 'When you finish it, an office opens in any S region where you have none and a slot is free; no line is needed. You must use it if you can. A retailer there gives its bonus as usual; progress from it may be used in the same turn (our ruling).',
    examples: ['The office may go to the Caribbean, far away, but not to Europe, which is not small.'],
  },
  liion: {
    title: 'Li-Ion: cost, patent and customers',
    text: 'Li-Ion costs 4 progress, or 3 once its patent (8 VP) is taken. Seven purple customers on the map want it. Side A: price +1 counts as a truck too. Side B: goods for technologies.',
  },
  'liion-a': {
    title: 'Li-Ion, side A: price +1 as trucks',
    text: 'In phase 6 each visible price +1 on your pads and upgrades also counts as a truck. So dear plans expand as well.',
    examples: ['One truck and two price +1 make three progress: two for the Emirates, one more is left.'],
  },
  'liion-b': {
    title: 'Li-Ion, side B: goods for technologies',
    text: 'At once, and again in every phase 3, you make 1 good for every 2 technologies you have, Li-Ion included: with 3 technologies 1, with 4 or 5 technologies 2, with 6 technologies 3.',
    examples: ['Li-Ion is green’s third technology: it made 1 good, which is sold, and no more.'],
  },
  nfc: {
    title: 'NFC: cost, patent and customers',
    text: 'NFC costs 5 progress, or 4 once its patent (10 VP) is taken. Eight purple customers on the map want it. Side A: up to 3 goods sold without customers. Side B: price +1 in every round.',
  },
  'nfc-a': {
    title: 'NFC, side A: direct sale',
    text: 'Once in each phase 6, in your turn, you may sell up to 3 goods at your price without customers. The VP go on the track at once, and the goods back to your supply. They do not count for control. Our ruling: at any moment of your turn, at the price it has then, and in one sale.',
    examples: ['Green has sold 3 goods at 7 for 21 VP, and may not do so again in this round.'],
  },
  'nfc-b': {
    title: 'NFC, side B: dearer by 1',
    text: 'At once, and again in every phase 2, your price rises by 1, though never above 8. You must use it.',
    examples: ['NFC has raised green’s price from 6 to 7, and one good earned 7 VP.'],
  },
  '4g': {
    title: '4G: cost, patent and customers',
    text: '4G costs 6 progress, or 5 once its patent (12 VP) is taken. Ten purple customers on the map want it, more than any other. Side A: upgrades may hang out. Side B: sales without offices.',
  },
  '4g-a': {
    title: '4G, side A: upgrades hang out',
    text: 'One half of each upgrade you lay may hang over the edge, so it covers only one cell. What hangs out and can be seen works. Our ruling: at least one half lies over a pad; another upgrade that hangs out is no support, and what hangs out makes no goods for covering.',
    examples: ['One half may hang out, over or under the upper pad; both may not.'],
  },
  '4g-b': {
    title: '4G, side B: sales without an office',
    text: 'In phase 7 you may sell 1 good in each region where you have no office, to the leftmost customer who would buy from you. Not where a retailer is. It counts for control like any other sale.',
    examples: ['Green has sold in the USA without an office: no second time, but once more in Europe.'],
  },
};
