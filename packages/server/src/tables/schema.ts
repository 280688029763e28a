/** A table: who may sit where, and how far its game is. */
export interface GameTableTable {
  id: string;
  game: string;
  version: number;
  /** JSON, as the game gave it back. */
  options: string;
  /** JSON of a `Pace`. */
  pace: string;
  visibility: string;
  standIn: string;
  /** The group that it is for. */
  circle: string | null;
  status: string;
  host: string;
  /** From where it was made, as limits count it: a keyed hash, which goes when the table is over. */
  network: string | null;
  /** Secret until the table is over. */
  seed: string;
  commitment: string;
  created: number;
  updated: number;
  /** When it got its status: what the lobby is ordered by. */
  listed: number;
  ended: number | null;
  /** Bitmask of the seats that owe a decision. */
  owes: number;
  /** When the next seat's time is up, or a sleeping table ends, by the time in which servers live. */
  deadline: number | null;
  /** JSON of a `Clock`. */
  clock: string | null;
  rematch: string | null;
  /** The day whose ranked deal it is. */
  daily: string | null;
  /** JSON of the ids of those whom the host has removed. */
  removed: string | null;
  /** Since when nobody is there, or not everybody has come yet: it sleeps. */
  asleep: number | null;
  /** Bitmask of the seats whose people have not come since a live game began. */
  awaited: number | null;
  /** Bitmask of the seats whose people have played. */
  played: number;
  /** JSON of what somebody proposes to everybody else there. */
  proposal: string | null;
  /** When those who are asked were last reminded. */
  reminded: number | null;
  /** Whether all agreed to end it. */
  calledOff: number;
  /** Grows with every change of seats or status: what is shown beside the game. */
  revision: number;
  /** The version: grows by one with every change, in the statement that checks it. */
  head: number;
  rated: number;
  /** Whether people may ask for hints. */
  hints: number;
}

export interface SeatTable {
  tableId: string;
  seat: number;
  kind: string;
  person: string | null;
  name: string | null;
  /** The handle of the person's account. */
  account: string | null;
  level: string | null;
  reserved: number;
  standIn: string | null;
  resigned: number;
  /** Since when a bot stands in or, in a live game, no page of the person is open. */
  awaySince: number | null;
  /** Whether the person once ran out of time. */
  timedOut: number;
  entropy: string | null;
  /** What whoever sits there chose for themself before the start; `null` for whatever is left. */
  wish: string | null;
  place: number | null;
  total: number | null;
  /** When the table ended: what a person's history is ordered by. */
  ended: number | null;
}

/** The log: the truth about a game. Rows are added, never changed. */
export interface LineTable {
  tableId: string;
  seq: number;
  time: number;
  /** The id that the page gave to what it asked: asked twice, it happens once. */
  request: string | null;
  /** JSON of a `Line`. */
  body: string;
}

export interface SaidTable {
  tableId: string;
  n: number;
  time: number;
  seat: number | null;
  /** Who said it, or whom it is about. */
  person: string | null;
  name: string | null;
  text: string | null;
  phrase: string | null;
  notice: string | null;
  /** The id that the page gave to what it asked: asked twice, it is said once. */
  request: string | null;
}

/** The one row about the time in which servers live. */
export interface UptimeTable {
  id: number;
  time: number;
  /** When it was written, by the clock of whoever wrote it. */
  wall: number;
}

/** A node and when it last said that it lives, by the time in which servers live. */
export interface NodeTable {
  id: string;
  beat: number;
}

/** A person who follows a table through a page at a node, or did a moment ago. */
export interface PresenceTable {
  /** Empty for the page itself, whatever it shows. */
  tableId: string;
  person: string;
  node: string;
  /** When the last such page was closed or left, by the time in which servers live. */
  gone: number | null;
}

/** Tables where a bot has to decide. */
export interface JobTable {
  tableId: string;
  /** Whose table it is. */
  host: string;
  /** Since when there is something to decide; later where it is put off. */
  since: number;
  /** How often a bot failed. */
  attempts: number;
  /** Until then somebody is at it. */
  lease: number | null;
}

/** A person whose new name has not reached all of their tables yet. */
export interface RenamingTable {
  person: string;
  /** How often they took another name since: whoever is at it begins again when that has changed. */
  times: number;
  since: number;
  /** Until then a node is at it. */
  lease: number | null;
}
