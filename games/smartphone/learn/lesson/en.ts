import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Smartphone Inc. in eight minutes',
  steps: {
    goal: {
      say: 'Most points after five rounds win. In a plan, what you see works. Arrow down: a truck for a good. Then Ready.',
      hint: 'Covered cells make goods, symbols in sight work. Wanted: 3 goods, 2 trucks. “Step back” undoes, one arrow down does it.',
    },
    order: {
      say: 'Both plans are open. In every phase the lowest price goes first: Sparrow with 3, then you with 5.',
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
      hint: 'Only regions linked to an office of yours can be entered. Both trucks go to the Emirates, then Done.',
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
    patent: {
      say: 'Two gears again: finish the Game controller, then Done. Whoever has it first gets the patent, 8 points.',
      hint: 'Both gears go to the Game controller: then it has all four. Then Done.',
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
      say: 'Retailers: no sales, but points for your office at the end, and a bonus. All trucks to South America, then Done.',
      hint: 'An office in South America costs three trucks. Press it three times, take the goods, then Done.',
    },
    control: {
      say: 'Whoever sells most in a region gets its number: in Europe 5. Sell both goods there, then Done.',
      hint: 'Sparrow has sold one good in Europe. With two you sell most there. Then Done.',
    },
    second: {
      say: 'Europe gave you 5 and Sparrow 2: from a third office on, second place counts. If equal, the left-most wins.',
    },
    last: {
      say: 'The last sale. In each region the left-most who is willing buys. Sell all three in Europe, then Done.',
      hint: 'At 4 the customers with 4, 5 and 6 buy in Europe. Sell three goods there, then Done.',
    },
    count: {
      say: 'Sales and control, your patent, your office at the retailer: all added up. That is Smartphone Inc.',
    },
  },
};
