/** Grows when an old page could not talk to a new server, or the other way round. */
export const PROTOCOL = 2;
