import { CHEAP, duel, type GameUnit } from './duel.ts';
import { signs } from './signs.ts';

const GEARS = 'research/research';
const CRATES = 'goods/goods';

export const planning: readonly GameUnit[] = [
  { id: 'planning', chapter: 'planning', about: ['step:plan'], see: ['pads', 'seen', 'plan-upgrades', 'secret'] },
  {
    id: 'pads',
    chapter: 'planning',
    about: ['pad:A', 'pad:B', 'side:A1', 'side:A2', 'side:B1', 'side:B2'],
    see: ['overlap', 'seen'],
    examples: [{ position: duel(), play: CHEAP, tries: [{ move: 'ready' }] }],
  },
  {
    id: 'overlap',
    chapter: 'planning',
    refusals: ['overlap'],
    see: ['covered', 'pads'],
    examples: [
      {
        position: duel(),
        tries: [
          { move: CHEAP },
          { move: 'layout A2/B1 top A rot 90 at 0,2' },
          { move: 'layout A2/B1 top A rot 0 at 0,0', refused: 'overlap' },
          { move: 'layout A2/B1 top A rot 0 at 2,0', refused: 'overlap' },
        ],
      },
    ],
  },
  { id: 'seen', chapter: 'planning', see: ['covered', 'sign-goods', 'lay-under'] },
  {
    id: 'covered',
    chapter: 'planning',
    rulings: [2],
    sure: 'ours',
    see: ['production', 'overlap'],
    examples: [
      {
        position: duel({ upgrades: { green: [CRATES] } }),
        play: `${CHEAP}; lay ${CRATES} under 0,1:0,2`,
        tries: [{ move: 'ready' }],
      },
    ],
  },
  {
    id: 'plan-upgrades',
    chapter: 'planning',
    refusals: ['no-such-upgrade'],
    see: ['lay-upgrade', 'face-down', 'improve'],
    examples: [
      {
        position: duel(),
        play: `${CHEAP}; facedown research/priceUp`,
        tries: [{ move: 'facedown research/priceUp', refused: 'no-such-upgrade' }, { move: 'ready' }],
      },
    ],
  },
  {
    id: 'lay-upgrade',
    chapter: 'planning',
    refusals: ['not-neighbours', 'hangs-out'],
    see: ['lay-under', 'cover-upgrade', '4g-a'],
    examples: [
      {
        position: duel({ upgrades: { green: [GEARS] } }),
        play: CHEAP,
        tries: [
          { move: `lay ${GEARS} over 1,0:1,1` },
          { move: `lay ${GEARS} over 1,0:2,0`, refused: 'hangs-out' },
          { move: `lay ${GEARS} over 0,0:1,1`, refused: 'not-neighbours' },
        ],
      },
    ],
  },
  {
    id: 'lay-under',
    chapter: 'planning',
    refusals: ['not-on-lower-pad'],
    rulings: [3],
    sure: 'deduced',
    see: ['seen', 'covered', 'cover-upgrade'],
    examples: [
      {
        position: duel({ upgrades: { green: [GEARS] } }),
        play: CHEAP,
        tries: [
          { move: `lay ${GEARS} under 1,0:1,1` },
          { move: `lay ${GEARS} under 0,2:0,3`, refused: 'not-on-lower-pad' },
        ],
      },
    ],
  },
  {
    id: 'cover-upgrade',
    chapter: 'planning',
    refusals: ['covers-wholly'],
    rulings: [22],
    sure: 'ours',
    see: ['lay-upgrade', 'lay-under'],
    examples: [
      {
        position: duel({ upgrades: { green: [GEARS, CRATES] } }),
        play: `${CHEAP}; lay ${GEARS} over 1,0:1,1`,
        tries: [
          { move: `lay ${CRATES} over 1,0:1,1`, refused: 'covers-wholly' },
          { move: `lay ${CRATES} over 0,0:1,0` },
        ],
      },
      {
        position: duel({ upgrades: { green: [GEARS, CRATES] } }),
        play: `${CHEAP}; lay ${GEARS} under 1,0:1,1`,
        tries: [{ move: `lay ${CRATES} over 1,0:1,1` }],
      },
    ],
  },
  {
    id: 'face-down',
    chapter: 'planning',
    rulings: [4],
    sure: 'deduced',
    see: ['production', 'plan-upgrades'],
    examples: [{ position: duel(), play: CHEAP, tries: [{ move: 'facedown research/priceUp' }] }],
  },
  { id: 'plan-stays', chapter: 'planning', see: ['undo', 'secret'] },

  { id: 'signs', chapter: 'signs', signs: Object.keys(signs), see: ['seen', 'sides', 'sureness'] },
  { id: 'sign-goods', chapter: 'signs', about: ['symbol:goods'], see: ['production', 'covered'] },
  { id: 'sign-discount', chapter: 'signs', about: ['symbol:goodsDiscount'], see: ['price', 'gps-a'] },
  { id: 'sign-price-up', chapter: 'signs', about: ['symbol:priceUp'], see: ['price', 'liion-a'] },
  { id: 'sign-research', chapter: 'signs', about: ['symbol:research'], see: ['research', 'progress'] },
  { id: 'sign-logistics', chapter: 'signs', about: ['symbol:logistics'], see: ['logistics', 'progress'] },
  {
    id: 'sign-factory',
    chapter: 'signs',
    about: ['symbol:upgrade'],
    rulings: [6],
    sure: 'deduced',
    see: ['improve', 'goods-token'],
  },
  { id: 'sign-open', chapter: 'signs', about: ['symbol:open'], see: ['covered'] },
];
