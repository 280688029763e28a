// Apart from the schemas: whoever sends must know them, and pages carry no schema.

/** A frame from a page may be this long, in bytes: the longest honest list of moves is a tenth of it. */
export const MOST_FRAME = 32_768;
/** The longest list of moves in one frame. */
export const MOST_MOVES = 64;
