import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Smartphone Inc. in eight minutes',
  steps: {
    goal: {
      say: 'Most points after five rounds win. You sell goods for points. Trucks open offices: where you have one, you sell.',
    },
    plan: {
      say: 'What you see of the pads works. Press the arrow down: one good fewer, one truck (Logistics) more. Then press Ready.',
      hint: 'Covered cells make goods, symbols in sight work. Wanted: 3 goods, 2 trucks (Logistics). “Step back” undoes, one arrow down does it.',
    },
    order: {
      say: 'Each round prices start at 5; each price symbol in sight moves yours by 1, within 2–8. Lowest goes first: Sparrow, 3.',
    },
    upgrade: {
      say: 'Your factory is in sight: you take an upgrade for the rounds to come. Take the two gears, then Done.',
      hint: 'A factory in sight brings one of these upgrades. Here it is the one with two gears; then Done.',
    },
    research: {
      say: 'A gear is one progress in research. The Game controller takes four: put yours there, it stays. Then Done.',
      hint: 'Any technology may have it, but here it goes to the Game controller. Then Done.',
    },
    links: {
      say: 'Trucks open offices, along lines from your own. The Emirates cost two: press them twice, then Done.',
      hint: 'Other regions on your lines cost 3 or 4 trucks: with two, only the Emirates open now. Both trucks there, then Done.',
    },
    sell: {
      say: 'A red customer pays your price, up to its number. You cost 5, so both 6s buy: press their regions, then Done.',
      hint: 'One good for each customer: one in North Africa, one in the Emirates. Then Done.',
    },
    round: {
      say: 'Two goods at 5 make 10. Selling most in two regions made 3 more. The third good found nobody: it is lost.',
    },
    lay: {
      say: 'Round II. Choose your upgrade, press “Lay on the pads”, see what it brings, then Ready.',
      hint: 'Face down it makes one good. Lay it on the pads: it covers two cells with its gears.',
    },
    ahead: {
      say: 'We jump ahead, whatever you planned: you have price 7, 2 goods, 3 gears and an office in Europe too.',
    },
    patent: {
      say: 'Three gears: finish the Game controller, then Done. Whoever has it first gets the patent, 8 points.',
      hint: 'All three gears go to the Game controller: then it has all four. Then Done.',
    },
    purple: {
      say: 'At 7 few red ones buy, but purple ones pay any price for their technology. Sell to both marked, then Done.',
      hint: 'One good to the controller customer in the Emirates, one to the 7 in Europe. Then Done.',
    },
    price: {
      say: 'Round III. Cheap sells first, dear pays more. Turn pad A to side A2: the price falls, goods grow. Then Ready.',
      hint: 'Side A2 has a crate with a price cut. Choose pad A, turn side A2 up, and press Ready.',
    },
    retailer: {
      say: 'We jump ahead: price 4, 1 good, 3 trucks. All trucks to South America: an office at a retailer is points at the end.',
      hint: 'Other regions would do too, but three trucks open South America at once, and its retailer gives goods. Press it three times.',
    },
    bonus: {
      say: 'Your office is open. Nothing is sold at a retailer, but it gives a bonus: press “Make 3 goods”, then Done.',
      hint: 'You may do without a bonus, but here you take it: press “Make 3 goods”, then Done.',
    },
    control: {
      say: 'Four goods now. Whoever sells most in a region gets its number: in Europe 5. Sell all four there, then Done.',
      hint: 'At 4 all the red customers in Europe buy. Sell four goods there, then Done.',
    },
    second: {
      say: 'Europe gave you 5 and Sparrow 2: with three offices, second place counts. If equal, whose first good lies further left.',
    },
    last: {
      say: 'We jump to the last sale: 3 goods. Where nobody else sold, one good wins control: one in each region, then Done.',
      hint: 'Everybody pays 4, wherever it is. But one good each in Europe, North Africa and the Emirates brings 5 + 2 + 1 for control.',
    },
    count: {
      say: 'Start 3, sales and control 84, patent 8, retailer 12: you have 107, Sparrow 80. That is Smartphone Inc.',
    },
  },
};
