import { TYPES } from '../../rules/data/types.ts';
import { FACES } from '../../rules/dice.ts';
import { AGENTS, ASSISTANTS, ROUNDS, SLOTS } from '../../rules/state.ts';

/**
 * Which meaning the rows have. Counted up whenever a row, its order or a number behind it changes, the beliefs in
 * `weights.ts` included: a net that was trained before is refused then.
 */
export const FEATURES = 1;

export const MOST_SEATS = 4;
/** Points of a bot and influence beside an investor are told apart up to here. */
export const MOST_POINTS = 8;
export const MOST_INFLUENCE = 8;
export const MOST_BOTS = 8;
export const MOST_TOKENS = 5;
/** Which of a bot's dice another bot may still turn: neither, the left, the right, both. */
export const OPEN_SIDES = 4;

// The rows of the first layer, in their order: where each kind begins.
/** + (round * 5 + agents in the supply) * 2 + whether the seat has passed. */
export const PROGRESS = 0;
/** + ((seats - 2) * 4 + place in the order) * 4 + turns of others before the seat's next one. */
export const PLACE = PROGRESS + ROUNDS * (AGENTS + 1) * 2;
/** + slot * 36 + its two dice, where it is empty. */
export const EMPTY = PLACE + (MOST_SEATS - 1) * MOST_SEATS * MOST_SEATS;
/** + (slot * 9 + points of its bot as the dice lie) * 4 + open sides. */
export const FILLED = EMPTY + SLOTS * FACES * FACES;
/** + assistants in the supply * 5 + empty slots. */
export const SPARE = FILLED + SLOTS * (MOST_POINTS + 1) * OPEN_SIDES;
/** + agents that rivals have left together. */
export const RIVAL_AGENTS = SPARE + (ASSISTANTS + 1) * (SLOTS + 1);
/** + their assistants. */
export const RIVAL_ASSISTANTS = RIVAL_AGENTS + (MOST_SEATS - 1) * AGENTS + 1;
/** + how many of them have passed. */
export const RIVALS_PASSED = RIVAL_ASSISTANTS + (MOST_SEATS - 1) * ASSISTANTS + 1;
/** + how many will lie above the seat's marker in the next round, once it has passed. */
export const ABOVE = RIVALS_PASSED + MOST_SEATS;
/** For each type of investor so many rows of the same kinds. */
export const TYPE = ABOVE + MOST_SEATS;
/** Of those: + its place among the investors of this round. */
export const POSITION = 0;
/** + own influence on it. */
export const OWN = POSITION + TYPES.length;
/** + that of the strongest rival. */
export const RIVAL = OWN + MOST_INFLUENCE + 1;
/** + that of the next one. */
export const SECOND = RIVAL + MOST_INFLUENCE + 1;
/** + whether the seat would win a tie with the strongest rival. */
export const EDGE = SECOND + MOST_INFLUENCE + 1;
/** + bots of the type so far. */
export const BOTS = EDGE + 2;
/** + investors of the type so far, the printed one included. */
export const TOKENS = BOTS + MOST_BOTS + 1;
export const TYPE_ROWS = TOKENS + MOST_TOKENS + 1;

// What the net answers, and in the same order what is expected by hand: points of bots that are to come, chips, and by how
// much the investors of each type will pay more than they would now.
export const HEAD_BOTS = 0;
export const HEAD_CHIPS = 1;
export const HEAD_TYPE = 2;
export const HEADS = HEAD_TYPE + TYPES.length;
export const SCALED = HEADS;
export const ROWS = TYPE + TYPES.length * TYPE_ROWS + SCALED;

/** Parts of a point or a chip that expectations are counted in: what can be expected stays below 256 of them. */
export const POINT_PARTS = 4;
export const CHIP_PARTS = 32;

/** Rows that are true of a position at most. */
export const MOST_TRUE = 6 + SLOTS + 1 + TYPES.length * 7;

/** What a file with a net for this game must have. */
export const EXPECTED_NET = { game: 'sentient', features: FEATURES, rows: ROWS, scaled: SCALED, heads: HEADS };
