import { because, bitsOf, hasBit, isLegal, type Reason } from '@stolik/core';
import { PATTERNS } from './data/patterns.ts';
import * as tools from './data/tools.ts';
import { TOOLS } from './data/tools.ts';
import { COLORS, DIE_COLOR, DIE_SHADE, KINDS, parseDie, printDie, SHADES } from './dice.ts';
import { legal } from './legal.ts';
import { askedOf, toAction } from './moves.ts';
import { type Move, parseCell, printCell } from './notation.ts';
import * as st from './state.ts';
import { actors, isSecondTurn, isSolo, priceOf, type State, windowOf } from './state.ts';
import { ignoredBy, SOLO_COLOR } from './tools.ts';
import * as win from './window.ts';

/** Every reason a move can be refused for. The game's text has a sentence for each. */
export const RULES = [
  'not-your-turn',
  'not-asked',
  'not-your-pattern',
  'occupied',
  'edge-first',
  'touching',
  'apart',
  'printed-color',
  'printed-shade',
  'same-color',
  'same-shade',
  'not-in-pool',
  'not-on-track',
  'already-drafted',
  'one-tool',
  'tool-not-here',
  'tool-spent',
  'tokens',
  'payment',
  'payment-color',
  'first-turn',
  'second-turn',
  'draft-first',
  'no-effect',
  'no-swap',
  'track-empty',
  'nothing-to-move',
  'shade-limit',
  'no-space',
  'no-die',
  'same-space',
  'moved-already',
  'other-color',
  'not-on-track-color',
  'no-second-move',
  'nothing-to-return',
  'something-done',
  'nothing-done',
  'stop-later',
  'two-due',
] as const;
export type Rule = (typeof RULES)[number];

/** The rule the move breaks and the pieces in the way; `undefined` when it is legal. Takes a state that the seat may know. */
export function reasonAgainst(s: State, seat: number, m: Move): Reason<Rule> | undefined {
  if (!hasBit(actors(s), seat)) return because('not-your-turn');
  if (isLegal(legal, s, seat, toAction(s, seat, m))) return undefined;
  if (!askedOf(s).includes(m.do)) return because('not-asked');
  switch (m.do) {
    case 'pattern':
      return because('not-your-pattern', m.pattern);
    case 'place':
      return againstPlace(s, seat, parseDie(m.die, 'die'), parseCell(m.cell, 'cell'));
    case 'use':
      return againstUse(s, seat, m.tool, m.pay);
    case 'pick':
      return s.pool.includes(parseDie(m.die, 'die')) ? because('no-space', m.die) : because('not-in-pool', m.die);
    case 'up':
    case 'down':
      return againstAdjust(s, m.do === 'up' ? 1 : -1);
    case 'swap': {
      const entry = (m.round - 1) * KINDS + parseDie(m.die, 'die');
      return s.track.includes(entry) ? because('no-space', m.die) : because('not-on-track', m.die);
    }
    case 'put':
      return blockedBy(s, seat, s.hand, parseCell(m.cell, 'cell'), {
        lifted: 0,
        ignore: win.OBEY,
        apart: s.tool === tools.CORK_BACKED_STRAIGHTEDGE,
      });
    case 'move':
      return againstMove(s, seat, parseCell(m.from, 'from'), parseCell(m.to, 'to'));
    case 'return':
      return because('nothing-to-return');
    case 'stop':
      return because(s.tool === tools.LATHEKIN ? 'two-due' : 'stop-later');
    case 'pass':
      return because('something-done');
    default:
      return because('nothing-done');
  }
}

function againstPlace(s: State, seat: number, die: number, space: number): Reason<Rule> | undefined {
  if (s.drafted && s.step === st.TURN) return because('already-drafted');
  const blocked = blockedBy(s, seat, die, space, { lifted: 0, ignore: win.OBEY, apart: false });
  return blocked ?? because('not-in-pool', printDie(die));
}

function againstUse(s: State, seat: number, id: string, pay: string | undefined): Reason<Rule> {
  const slot = s.deal.tools.findIndex((tool) => TOOLS[tool].id === id);
  if (slot < 0) return because('tool-not-here', id);
  const tool = s.deal.tools[slot];
  if (s.tooled) return because('one-tool');
  if (isSolo(s)) {
    if (s.paid[slot] > 0) return because('tool-spent', id);
    if (pay === undefined) return because('payment', COLORS[SOLO_COLOR[tool]]);
    const die = parseDie(pay, 'pay');
    if (DIE_COLOR[die] !== SOLO_COLOR[tool]) return because('payment-color', COLORS[SOLO_COLOR[tool]]);
    if (!s.pool.includes(die)) return because('not-in-pool', pay);
  } else {
    if (pay !== undefined) return because('payment');
    if (s.tokens[seat] < priceOf(s, slot)) return because('tokens', String(priceOf(s, slot)));
  }
  const { timing } = TOOLS[tool];
  if (timing === 'second-turn' && !isSecondTurn(s)) return because('second-turn', id);
  if (timing === 'first-turn' && isSecondTurn(s)) return because('first-turn', id);
  if (timing === 'first-turn' && !s.drafted) return because('draft-first', id);
  if (timing !== 'any' && timing !== 'first-turn' && s.drafted) return because('already-drafted');
  return because(whyIdle(s, tool, pay !== undefined), id);
}

/** Why a tool that may be used now would lead nowhere (R16). */
function whyIdle(s: State, tool: number, isPaidByDie: boolean): Rule {
  const needsTrack = tool === tools.LENS_CUTTER || tool === tools.TAP_WHEEL;
  if (needsTrack && s.track.length === 0) return 'track-empty';
  // Any die of the pool could be given for one of the track, if one is left to give.
  if (tool === tools.LENS_CUTTER && s.pool.length > (isPaidByDie ? 1 : 0)) return 'no-swap';
  return TOOLS[tool].timing === 'any' ? 'nothing-to-move' : 'no-effect';
}

function againstAdjust(s: State, by: number): Reason<Rule> {
  const shade = DIE_SHADE[s.hand] + by;
  return because(shade < 0 || shade >= SHADES ? 'shade-limit' : 'no-space');
}

function againstMove(s: State, seat: number, from: number, to: number): Reason<Rule> | undefined {
  const at = windowOf(seat);
  if (!hasBit(s.windows[at], from)) return because('no-die', printCell(from));
  if (from === to) return because('same-space', printCell(from));
  if (from === s.moved) return because('moved-already', printCell(from));
  const die = win.dieAt(s.windows, at, from);
  if (s.tool === tools.TAP_WHEEL) {
    const first = s.moved < 0 ? undefined : win.dieAt(s.windows, at, s.moved);
    if (first !== undefined && DIE_COLOR[first] !== DIE_COLOR[die]) return because('other-color', printCell(s.moved));
    const onTrack = s.track.some((entry) => DIE_COLOR[entry % KINDS] === DIE_COLOR[die]);
    if (!onTrack) return because('not-on-track-color', COLORS[DIE_COLOR[die]]);
  }
  const blocked = blockedBy(s, seat, die, to, { lifted: 1 << from, ignore: ignoredBy(s.tool), apart: false });
  return blocked ?? because('no-second-move');
}

interface Placing {
  /** The bit of a die that is lifted first. */
  readonly lifted: number;
  readonly ignore: number;
  /** Cork-backed Straightedge. */
  readonly apart: boolean;
}

/** The first placement rule that keeps a die off a space, in the order a person would check them. */
function blockedBy(s: State, seat: number, die: number, space: number, placing: Placing): Reason<Rule> | undefined {
  const at = windowOf(seat);
  const bit = 1 << space;
  const filled = s.windows[at] & ~placing.lifted;
  const cell = printCell(space);
  const cells = (mask: number) => bitsOf(mask).map(printCell);
  if (filled & bit) return because('occupied', cell);
  const printed = PATTERNS[s.patterns[seat]].rows.join('')[space];
  if (
    COLORS.some((color) => color === printed) &&
    placing.ignore !== win.IGNORE_COLOR &&
    printed !== COLORS[DIE_COLOR[die]]
  ) {
    return because('printed-color', cell);
  }
  if (/\d/.test(printed) && placing.ignore !== win.IGNORE_SHADE && Number(printed) !== DIE_SHADE[die] + 1) {
    return because('printed-shade', cell);
  }
  const near = win.beside(bit) & filled;
  const sameColor = near & win.colorMask(s.windows, at, DIE_COLOR[die]);
  if (sameColor) return because('same-color', ...cells(sameColor));
  const sameShade = near & win.shadeMask(s.windows, at, DIE_SHADE[die]);
  if (sameShade) return because('same-shade', ...cells(sameShade));
  if (filled === 0) return win.isEdge(space) ? undefined : because('edge-first', cell);
  const touching = win.aroundSpace(space) & filled;
  if (placing.apart && touching) return because('apart', ...cells(touching));
  return placing.apart || touching ? undefined : because('touching', cell);
}
