import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Smartphone Inc. in eight minutes',
  steps: {
    goal: {
      say: 'Most points after five rounds win. Selling goods brings most of them. The green shop is your office: there you can sell.',
    },
    plan: {
      say: 'Cells under the upper pad make goods, symbols in sight work. Arrow down: one good fewer, one truck more. Then Ready.',
      hint: 'Covered cells make goods, symbols in sight work. Wanted: 3 goods, 2 trucks (Logistics). “Step back” undoes, one arrow down does it.',
    },
    order: {
      say: 'Your price: 5, less 1 for the crate with an arrow, plus 1 for the red $, is 5. Sparrow’s is lower, 3, so it goes first.',
    },
    upgrade: {
      say: 'Your factory is in sight, so you take an upgrade for the rounds to come. Take the two gears, then Done.',
      hint: 'A factory in sight brings one of these upgrades. Here it is the one with two gears; then Done.',
    },
    research: {
      say: 'One gear is in sight: one step of research. Put it on the Game controller; with four steps that is yours. Then Done.',
      hint: 'Any technology may have it, but here it goes to the Game controller. Then Done.',
    },
    links: {
      say: 'Now your trucks: the Emirates are on a line from your office and cost two. Press them twice, then Done.',
      hint: 'Other regions on your lines cost 3 or 4 trucks: with two, only the Emirates open now. Both trucks there, then Done.',
    },
    sell: {
      say: 'A red customer pays your price if its number is not lower. Yours is 5, so both 6s buy: press their regions, then Done.',
      hint: 'One good for each customer: one in North Africa, one in the Emirates. Then Done.',
    },
    round: {
      say: 'Two goods at 5 make 10. Selling most in two regions made 3 more. The third good found nobody: it is lost.',
    },
    number: {
      say: 'Those 3: whoever sells most in a region gets its yellow number. North Africa gave you 2, the Emirates 1.',
    },
    start: {
      say: 'You have 16: 13, and the 3 you began with. Sparrow began with 7: each colour has its own number.',
    },
    lay: {
      say: 'Round II, for practice: choose your upgrade, press “Lay on the pads”: its two gears work. See what changes, then Ready.',
      hint: 'Face down it makes one good. Lay it on the pads: its gears take the place of two cells, which make no goods for that.',
    },
    ahead: {
      say: 'From here a prepared round goes on: price 7, 2 goods, 3 gears, and an office in Europe too.',
    },
    patent: {
      say: 'Finish the Game controller, then Done. First to have it gets the patent: 8 at the end, in your points but not the track.',
      hint: 'All three gears go to the Game controller: then it has all four. Then Done.',
    },
    purple: {
      say: 'At 7 only a red 7 buys, but purple ones pay any price to whoever has their technology. Sell to both marked, then Done.',
      hint: 'One good to the controller customer in the Emirates, one to the 7 in Europe. Then Done.',
    },
    price: {
      say: 'Round III, for practice: the cheapest sells first, the dearest gets more each. Turn pad A to A2: cheaper. Then Ready.',
      hint: 'Side A2 has a crate with a price cut. Choose pad A, turn side A2 up, and press Ready.',
    },
    retailer: {
      say: 'A prepared round: price 4, 1 good, 3 trucks. All to South America, a retailer: its first office is 12 points at the end.',
      hint: 'Other regions would do too, but three trucks open South America at once, and its retailer gives goods. Press it three times.',
    },
    bonus: {
      say: 'Your office is open. Nothing is sold at a retailer, but it gives a bonus: press “Make 3 goods”, then Done.',
      hint: 'You may do without a bonus, but here you take it: press “Make 3 goods”, then Done.',
    },
    control: {
      say: 'By Wi-Fi Sparrow has two offices in Europe. With three there, most sold brings 5: sell all four goods there, then Done.',
      hint: 'At 4 all the red customers in Europe buy. Sell four goods there, then Done.',
    },
    second: {
      say: 'Europe: 5 for you, 2 for Sparrow. The number grows with each office there; from the third on, second place counts.',
    },
    last: {
      say: 'We jump to the last sale: 3 goods. Where nobody else sold, one is most: one good in each marked region, then Done.',
      hint: 'Everybody pays 4, wherever it is. But one good each in Europe, North Africa and the Emirates brings 5 + 2 + 1 for control.',
    },
    count: {
      say: 'Start 3, sales and control 84, patent 8, retailer 12: you have 107, Sparrow 80.',
    },
    win: {
      say: 'So one wins: sell all you make, most in many regions; be before the others with technologies and at retailers.',
    },
  },
};
