import { PUBLIC_OBJECTIVES } from '../../rules/data/objectives.ts';
import { COLORS, KINDS, SHADES } from '../../rules/dice.ts';
import { ROUNDS } from '../../rules/state.ts';
import { SPACES } from '../../rules/window.ts';

/**
 * Which meaning the rows have. Counted up whenever a row, its order or a number behind it changes, the beliefs in
 * `weights.ts` included: a net that was trained before is refused then.
 */
export const FEATURES = 1;

const MOST_SEATS = 4;
/** Sets of colours and of shades that an empty space can still take. */
export const COLOR_SETS = 1 << COLORS.length;
export const SHADE_SETS = 1 << SHADES;
const PUBLICS = PUBLIC_OBJECTIVES.length;

// The rows of the first layer, in their order: where each kind begins.
/** + space * 30 + die. */
export const DIE = 0;
/** + space * 32 + the colours that an empty space can take. */
export const OPEN_COLORS = DIE + SPACES * KINDS;
/** + space * 64 + the shades. */
export const OPEN_SHADES = OPEN_COLORS + SPACES * COLOR_SETS;
/** + drafts to come. */
export const DRAFTS = OPEN_SHADES + SPACES * SHADE_SETS;
/** + ((seats - 1) * 4 + place in the round) * 2 + whether the second draft of a round is next. */
export const PLACE = DRAFTS + 2 * ROUNDS + 1;
/** + place in `PUBLIC_OBJECTIVES`. */
export const PUBLIC = PLACE + MOST_SEATS * MOST_SEATS * 2;
/** Alone: of two private objectives the better counts. */
export const SECOND_PRIVATE = PUBLIC + PUBLICS;
/** The rest counts by a number: what is expected by hand. */
const EXPECTED = SECOND_PRIVATE + 1;
/** Among those: + place in `PUBLIC_OBJECTIVES`, then the private objective, then how many spaces more are filled. */
export const EXPECTED_PRIVATE = PUBLICS;
export const EXPECTED_FILLED = PUBLICS + 1;
export const SCALED = PUBLICS + 2;
export const ROWS = EXPECTED + SCALED;

/** Parts of a point, a pip or a space that expectations are counted in: what can be expected stays below 256 of them. */
export const POINT_PARTS = 8;
export const PIP_PARTS = 4;
export const SPACE_PARTS = 12;

// What the net answers: the points of each public objective and of the private one, empty spaces as a number below 0, and
// alone by how much the target will still grow.
export const HEAD_PRIVATE = PUBLICS;
export const HEAD_EMPTY = PUBLICS + 1;
export const HEAD_GROWTH = PUBLICS + 2;
export const HEADS = PUBLICS + 3;

/** What a file with a net for this game must have. */
export const EXPECTED_NET = { game: 'sagrada', features: FEATURES, rows: ROWS, scaled: SCALED, heads: HEADS };
