import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid, without } from './windows.ts';

const ONE = [laid('a1 R6'), EMPTY];
const THREE = [laid('a1 R6, b1 G2, c2 R3'), EMPTY];
const FOUR = [laid('a1 R6, b1 G2, c2 R3, d3 B1'), EMPTY];
const GREEN_4_ONLY = [without('b2'), EMPTY];

const PLIERS = 'pliers szczypce skip skipped stracony pominięty';

/** A tool card: its unit is named as the card is. */
function card(id: string, unit: Omit<SagradaUnit, 'id' | 'chapter' | 'about'>): SagradaUnit {
  return { id, chapter: 'cards', about: [`tool:${id}`], ...unit };
}

/** The twelve tools. */
export const cards: readonly SagradaUnit[] = [
  card('grozing-pliers', {
    refusals: ['shade-limit'],
    see: ['tool-before-placing', 'tool-fits', 'grinding-stone'],
    examples: [
      {
        position: { windows: ONE, pool: 'G1 B6', tools: ['grozing-pliers'] },
        play: 'use grozing-pliers; pick B6',
        tries: [{ move: 'down' }, { move: 'up', refused: 'shade-limit' }],
      },
    ],
  }),
  card('eglomise-brush', {
    rulings: [3],
    see: ['moving', 'copper-foil-burnisher'],
    examples: [
      {
        position: { windows: THREE, pool: 'Y4 B1', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush',
        tries: [
          { move: 'move b1 a2' },
          { move: 'move b1 b2', refused: 'printed-shade' },
          { move: 'move c2 a2', refused: 'same-color' },
        ],
      },
    ],
  }),
  card('copper-foil-burnisher', {
    rulings: [3],
    see: ['moving', 'eglomise-brush'],
    examples: [
      {
        position: { windows: THREE, pool: 'Y4 B1', tools: ['copper-foil-burnisher'] },
        play: 'use copper-foil-burnisher',
        tries: [{ move: 'move c2 b2' }, { move: 'move b1 a2', refused: 'printed-color' }],
      },
    ],
  }),
  card('lathekin', {
    refusals: ['no-second-move', 'two-due', 'moved-already'],
    rulings: [7],
    sure: 'ours',
    see: ['moving', 'tap-wheel'],
    examples: [
      {
        position: { windows: [laid('a1 R6, b1 G2'), EMPTY], pool: 'Y4 B1', tools: ['lathekin'] },
        play: 'use lathekin; move a1 c2',
        tries: [
          { move: 'move b1 b3' },
          { move: 'move c2 c1', refused: 'moved-already' },
          { move: 'stop', refused: 'two-due' },
        ],
      },
      {
        position: { windows: [without('a1'), EMPTY], pool: 'Y4 B1', tools: ['lathekin'] },
        play: 'use lathekin',
        tries: [{ move: 'move d1 a1' }, { move: 'move b2 a1', refused: 'no-second-move' }],
      },
    ],
  }),
  card('lens-cutter', {
    refusals: ['not-on-track', 'no-swap'],
    rulings: [10],
    sure: 'deduced',
    see: ['tool-track', 'leftovers', 'tool-fits'],
    examples: [
      {
        position: { windows: ONE, pool: 'B2 P5', track: ['Y3 G1', 'B5'], tools: ['lens-cutter'] },
        play: 'use lens-cutter; pick P5',
        tries: [{ move: 'swap 1 G1' }, { move: 'swap 2 B5' }, { move: 'swap 2 G1', refused: 'not-on-track' }],
      },
      {
        position: { windows: GREEN_4_ONLY, pool: 'G4 B2', track: ['R4', 'G5'], tools: ['lens-cutter'] },
        tries: [{ move: 'use lens-cutter', refused: 'no-swap' }],
      },
    ],
  }),
  card('flux-brush', {
    refusals: ['nothing-to-return'],
    rulings: [11],
    see: ['flux-remover', 'tool-effect', 'glazing-hammer'],
    examples: [
      {
        position: { windows: ONE, pool: 'B2 P5', tools: ['flux-brush'] },
        play: 'use flux-brush; pick P5',
        chance: [3],
        tries: [{ move: 'put b2' }, { move: 'return', refused: 'nothing-to-return' }],
      },
      {
        position: { windows: GREEN_4_ONLY, pool: 'B2 P5', tools: ['flux-brush'] },
        play: 'use flux-brush; pick P5',
        chance: [3],
        tries: [{ move: 'end' }],
      },
    ],
  }),
  card('glazing-hammer', {
    refusals: ['second-turn'],
    rulings: [14],
    see: ['snake', 'draft'],
    examples: [
      {
        position: { windows: ONE, pool: 'R1 G2 P3', tools: ['glazing-hammer'] },
        tries: [{ move: 'use glazing-hammer', refused: 'second-turn' }],
      },
      {
        position: { windows: [EMPTY, laid('a1 R6')], pool: 'R1 G2 P3', tools: ['glazing-hammer'], turn: 2 },
        tries: [{ move: 'use glazing-hammer' }],
      },
    ],
  }),
  card('running-pliers', {
    refusals: ['first-turn', 'draft-first'],
    rulings: [12],
    see: ['running-pliers-order', 'running-pliers-last', 'snake'],
    examples: [
      {
        position: { windows: ONE, pool: 'R1 G2 P3', tools: ['running-pliers'] },
        tries: [{ move: 'use running-pliers', refused: 'draft-first' }],
      },
      {
        position: { windows: ONE, pool: 'R1 G2 P3', tools: ['running-pliers'] },
        play: 'place G2 b1',
        tries: [{ move: 'use running-pliers' }],
      },
      {
        position: { windows: [EMPTY, laid('a1 R6')], pool: 'R1 G2 P3', tools: ['running-pliers'], turn: 2 },
        play: 'place G2 b1',
        tries: [{ move: 'use running-pliers', refused: 'first-turn' }],
      },
    ],
  }),
  {
    id: 'running-pliers-order',
    chapter: 'cards',
    names: PLIERS,
    rulings: [33],
    sure: 'deduced',
    see: ['running-pliers', 'snake', 'leftovers'],
    examples: [
      {
        position: { pool: 'R1 Y3 G5 B2 P3', tools: ['running-pliers'] },
        play: 'place R1 a1; use running-pliers; place Y3 b1; end; place G5 a1; end',
        tries: [{ move: 'place B2 b1' }],
      },
    ],
  },
  {
    id: 'running-pliers-last',
    chapter: 'cards',
    names: PLIERS,
    rulings: [13],
    sure: 'ours',
    see: ['running-pliers', 'solo-payment'],
    examples: [
      {
        position: { windows: [EMPTY, laid('a1 R6')], pool: 'R1 G2 P3', tools: ['running-pliers'], turn: 1 },
        play: 'place G2 b1',
        tries: [{ move: 'use running-pliers' }],
      },
    ],
  },
  card('cork-backed-straightedge', {
    refusals: ['apart'],
    rulings: [2],
    see: ['touching', 'first-die-tool'],
    examples: [
      {
        position: { windows: ONE, pool: 'G2 P5', tools: ['cork-backed-straightedge'] },
        play: 'use cork-backed-straightedge; pick P5',
        tries: [{ move: 'put c2' }, { move: 'put b1', refused: 'apart' }, { move: 'put c4', refused: 'printed-color' }],
      },
    ],
  }),
  card('grinding-stone', {
    see: ['tool-before-placing', 'tool-fits', 'grozing-pliers'],
    examples: [
      {
        position: { windows: ONE, pool: 'G1 B3', tools: ['grinding-stone'] },
        play: 'use grinding-stone; pick B3',
        tries: [{ move: 'put b2' }],
      },
    ],
  }),
  card('flux-remover', {
    rulings: [11],
    see: ['flux-remover-bag', 'flux-brush'],
    examples: [
      {
        position: { windows: ONE, pool: 'R1 G2', tools: ['flux-remover'], bag: { R: 0, Y: 0, G: 0, P: 0, B: 5 } },
        play: 'use flux-remover; pick G2; value 4',
        chance: [1],
        tries: [{ move: 'put b2' }, { move: 'put a2' }, { move: 'return' }],
      },
    ],
  }),
  {
    id: 'flux-remover-bag',
    chapter: 'cards',
    names: 'remover bag zmywacz woreczek',
    rulings: [15],
    sure: 'deduced',
    see: ['flux-remover', 'bag'],
  },
  card('tap-wheel', {
    refusals: ['other-color', 'not-on-track-color', 'stop-later'],
    rulings: [7, 10],
    sure: 'ours',
    see: ['moving', 'tool-track', 'lathekin'],
    examples: [
      {
        position: { windows: FOUR, pool: 'Y4 B1', track: ['R1 G5', 'Y2'], tools: ['tap-wheel'] },
        play: 'use tap-wheel; move c2 d4',
        tries: [{ move: 'move a1 c2' }, { move: 'stop' }, { move: 'move b1 c2', refused: 'other-color' }],
      },
      {
        position: { windows: FOUR, pool: 'Y4 B1', track: ['G5', 'Y2'], tools: ['tap-wheel'] },
        play: 'use tap-wheel',
        tries: [
          { move: 'move c2 c1', refused: 'not-on-track-color' },
          { move: 'stop', refused: 'stop-later' },
        ],
      },
    ],
  }),
];
