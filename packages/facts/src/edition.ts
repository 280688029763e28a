/** Grows whenever facts say more, or something else, of the same game: kept ones of another edition are made again. */
export const EDITION = 1;
