import type { UnitWords } from '@stolik/learn';

export const logistics: Readonly<Record<string, UnitWords>> = {
  logistics: {
    title: 'Phase 6: logistics',
    text: 'In order of priority you put 1 progress for each visible truck into regions next to yours. When the cost of a region is reached, your office opens there and you can sell to its customers from phase 7 of this round on. Larger regions cost more but have more customers.',
  },
  links: {
    title: 'Lines between regions',
    text: 'Progress goes only into a region that a line joins to a region where you have an office. It also needs a free slot there and no office of yours. If you get an office there in another way, the progress comes back to you (our ruling).',
    examples: ['From North Africa lines run to Europe, China, the Emirates and South America, but none to the USA.'],
  },
  entry: {
    title: 'Opening an office',
    text: 'An office costs 2 progress in an S region, 3 in an M and 4 in an L region. When your progress there is enough, take it back and put an office on the leftmost free slot. As progress is placed one by one, a new office joins you to further regions in the same turn already.',
    examples: ['The Emirates are opened with two trucks, and the third may go on to India.'],
  },
  'one-office': {
    title: 'One office in each region',
    text: 'Each company can open one office in a region. You cannot put progress where you already have one. A second office comes only by Wi-Fi A or a retailer.',
    examples: ['Green is in North Africa already, so its truck has to go elsewhere.'],
  },
  full: {
    title: 'A full region',
    text: 'When all slots of a region or retailer are filled, nobody can get in any more. Progress you have there stays, and is of no use unless a slot becomes free, when somebody moves an office away (our ruling).',
    examples: ['The Emirates are full: green’s progress there cannot be completed.'],
  },
  'second-office': {
    title: 'A second office in a region',
    text: 'Wi-Fi A and some retailers give you a second office. It goes where you have exactly one and a slot is free, not on a retailer, and there is never a third. You do not sell more because of it, but control pays more, as one more slot is filled.',
    examples: ['Red may add one in CIS, where it has exactly one, but not in Europe, where it has none.'],
  },
  'size-s': {
    title: 'S regions',
    text: 'Canada, the Caribbean, RSA and the Emirates: 4 customers, 3 slots, an office costs 2 progress. Control pays 1 VP with one office there, 2 with two; with three 4, and 2 for second place.',
  },
  'size-m': {
    title: 'M regions',
    text: 'South America, North Africa, CIS, India and Australia, where companies start: 6 customers, 4 slots, an office costs 3 progress. Control pays 2 VP with one office there, 3 with two; with three 5, and 2 for second place; with four 6 and 3.',
  },
  'size-l': {
    title: 'L regions',
    text: 'USA, Europe and China: 8 customers, 5 slots, an office costs 4 progress. Control pays 3 VP with one office there, 4 with two; with three 5, and 2 for second place; with four 6 and 3; with five 8 and 4.',
  },
  'map-edge': {
    title: 'Lines that run off the map',
    text: 'A line that leaves the map on one side comes in on the other. So Canada is joined to CIS and India, and Australia to the USA and the Caribbean.',
    examples: ['From Canada green may go to India, round the edge of the map, but not to Europe.'],
  },
};
