import type { UnitWords } from '@stolik/learn';

export const steve: Readonly<Record<string, UnitWords>> = {
  steve: {
    title: 'Steve',
    text: 'Steve is a company without a player: he joins one to four of you, and one person alone always plays against him. He has a colour, an office and VP like everybody, but no pads, upgrades or goods tokens, and decides nothing: his moves follow from fixed rules. The printed Steve was not available to us, so all of him here is our reconstruction.',
    examples: ['Green plays against Steve, who is red and whose plan is open.'],
  },
  solo: {
    title: 'Playing alone',
    text: 'Alone you play a game of two companies against Steve, with retailers as for two. You win with a higher total than his; ties are decided as usual, and a shared first place is not a win. (Our reconstruction.)',
  },
  'steve-plan': {
    title: 'What Steve does in a round',
    text: 'A marker on one of three tracks (budget, balanced, premium) gives his price, goods, gears and trucks in each round: budget 3, balanced 5, premium 6 as price, with fewer goods the dearer he is. It is open to all before you plan, so plan against it. (Our numbers.)',
  },
  'steve-track': {
    title: 'How Steve’s track changes',
    text: 'He starts balanced. After phase 8: if he sold everything he goes one track towards premium; with 2 or more goods unsold one towards budget; with exactly 1 he stays. (Our reconstruction.)',
  },
  'steve-levels': {
    title: 'Steve’s levels',
    text: 'Normal plays the numbers of his tracks. Easy makes 1 good and 1 gear less in each round, hard 1 good and 1 gear more. (Our numbers.)',
  },
  'steve-improve': {
    title: 'Steve in phase 4',
    text: 'In rounds I to IV, in his turn, he removes the first open upgrade from the game and keeps nothing. So going before him saves the one you want. (Our reconstruction.)',
  },
  'steve-research': {
    title: 'Steve in phase 5',
    text: 'First he finishes what he can now, the highest free patent before others, then what most customers in his regions want. Otherwise he goes on with the technology that lacks least, the higher patent if equal. Technologies give him patents and purple customers, but no bonus. (Our reconstruction.)',
  },
  'steve-logistics': {
    title: 'Steve in phase 6',
    text: 'He goes for the linked region that promises most for the progress it still lacks: customers who would buy from him, rounds left, few rivals; at a retailer the VP of the next slot. In round V he places only what opens an office at once. He takes no retailer’s bonus. (Our reconstruction.)',
  },
  'steve-sales': {
    title: 'Steve in phase 7',
    text: 'He sells region by region as long as he has goods: first where most slots are filled, then the larger region, always from the left. He scores sales and control like everybody. (Our reconstruction.)',
  },
};
