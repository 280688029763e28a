/**
 * What a person may want to hear of while they look elsewhere, each on its own: that it is their turn (or that they are
 * called back), that a friend asks them to a table, that somebody wants to play with them again, that a game is over.
 */
export const TOLD = ['turn', 'invited', 'again', 'over'] as const;
export type Told = (typeof TOLD)[number];
