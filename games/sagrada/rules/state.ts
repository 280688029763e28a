import { WINDOW } from './window.ts';

/** What is asked of the seat whose turn it is. */
export const STEPS = ['pattern', 'turn', 'pick', 'adjust', 'swap', 'value', 'put', 'move', 'extra', 'over'] as const;
export type Step = (typeof STEPS)[number];
/** Everybody chooses a pattern, at the same time. */
export const PATTERN = 0;
/** Place a die, use a tool, or end the turn. */
export const TURN = 1;
/** The tool wants a die of the pool. */
export const PICK = 2;
/** Grozing Pliers: up or down. */
export const ADJUST = 3;
/** Lens Cutter: a die of the round track. */
export const SWAP = 4;
/** Flux Remover: the value of the die that was drawn. */
export const VALUE = 5;
/** The die in hand wants a space. */
export const PUT = 6;
/** The tool wants a die of the window moved. */
export const MOVE = 7;
/** Running Pliers: one more die. */
export const EXTRA = 8;
export const OVER = 9;

export const ROUNDS = 10;

/** What the set-up fixed. Never changed in place, so that clones may share it. */
export interface Deal {
  readonly seats: number;
  /** The seat that starts round 1. */
  readonly start: number;
  /** Tools in play, as places in `TOOLS`. */
  readonly tools: readonly number[];
  /** Public objectives in play, as places in `PUBLIC_OBJECTIVES`. */
  readonly publics: readonly number[];
  /** Each seat's private objectives, as colours. Hidden from the others until the end, except when playing alone. */
  readonly privates: readonly (readonly number[])[];
  /** Each seat's two window cards. Hidden from the others; put away once everybody has chosen. */
  readonly cards: readonly (readonly number[])[];
}

export interface State {
  deal: Deal;
  step: number;
  /** 0 to 9. */
  round: number;
  /** Place in the round's snake: 0 to 2n - 1. */
  turn: number;
  /** Whose turn it is. */
  seat: number;
  /** Each seat's pattern, as a place in `PATTERNS`; -1 before it has chosen. */
  patterns: number[];
  /** Each seat's window: see `window.ts`. */
  windows: number[];
  /** Each seat's favor tokens. */
  tokens: number[];
  /** On each tool: favor tokens, or alone the die that paid for it plus 1. */
  paid: number[];
  /** Dice in the bag, by colour. */
  bag: number[];
  /** The draft pool, sorted. */
  pool: number[];
  /** The round track, sorted: round * 30 + die. */
  track: number[];
  /** 1 once this turn's draft is spent. */
  drafted: number;
  /** 1 once this turn's tool is used. */
  tooled: number;
  /** Bitmask of the seats whose second turn of this round is gone (Running Pliers). */
  skips: number;
  /** The tool in use, as a place in `TOOLS`; -1 for none. */
  tool: number;
  /** The die in hand; -1 for none. In step VALUE only its colour counts. */
  hand: number;
  /** Where the tool in use moved its first die; -1 before. */
  moved: number;
  epoch: number;
}

export function clone(s: State): State {
  return {
    deal: s.deal,
    step: s.step,
    round: s.round,
    turn: s.turn,
    seat: s.seat,
    patterns: s.patterns.slice(),
    windows: s.windows.slice(),
    tokens: s.tokens.slice(),
    paid: s.paid.slice(),
    bag: s.bag.slice(),
    pool: s.pool.slice(),
    track: s.track.slice(),
    drafted: s.drafted,
    tooled: s.tooled,
    skips: s.skips,
    tool: s.tool,
    hand: s.hand,
    moved: s.moved,
    epoch: s.epoch,
  };
}

export function actors(s: State): number {
  if (s.step === OVER) return 0;
  if (s.step !== PATTERN) return 1 << s.seat;
  let mask = 0;
  for (let seat = 0; seat < s.deal.seats; seat++) if (s.patterns[seat] < 0) mask |= 1 << seat;
  return mask;
}

export function isSolo(s: State): boolean {
  return s.deal.seats === 1;
}

/** Where a seat's window begins in `windows`. */
export function windowOf(seat: number): number {
  return seat * WINDOW;
}

export function isSecondTurn(s: State): boolean {
  return s.turn >= s.deal.seats;
}

/** RB: 1 favor token if the card has none, otherwise 2, whosever the earlier one was (R17). */
export function priceOf(s: State, slot: number): number {
  return s.paid[slot] === 0 ? 1 : 2;
}

/** Turns that are over, of all. */
export function progress({ deal, step, round, turn }: State): number {
  return step === OVER ? 1 : (round + turn / (2 * deal.seats)) / ROUNDS;
}

/** RB: from the starting player clockwise, then back again from the last; the starter moves on by one each round. */
export function seatAt(deal: Deal, round: number, turn: number): number {
  const place = turn < deal.seats ? turn : 2 * deal.seats - 1 - turn;
  return (deal.start + round + place) % deal.seats;
}
