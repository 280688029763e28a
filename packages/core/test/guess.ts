import { badField, type Chance, type Game, readInt, readObject, readOneOf, sumLines } from '@stolik/core';

/**
 * The smallest game that has everything a match must handle: secret simultaneous plans of several steps, chance, a turn
 * with undo, and a hidden hand. Each seat holds a secret number. Three rounds: everybody plans a bid in one or more
 * steps and says ready; the bids are shown and a die is rolled; then the seats take turns to keep or give a point back.
 */
export interface Guess {
  seats: number;
  secrets: readonly number[];
  round: number;
  /** Whose turn it is to keep; -1 while plans are made. */
  turn: number;
  bids: number[];
  ready: number;
  points: number[];
  kept: number[];
  epoch: number;
}

export type GuessMove = { readonly do: 'bid'; readonly by: number } | { readonly do: 'ready' | 'keep' | 'done' };
export type GuessEvent = { readonly type: 'rolled'; readonly die: number; readonly bids: readonly number[] };

export interface GuessView {
  readonly round: number;
  readonly turn: number;
  /** Only one's own before they are shown. */
  readonly bids: readonly (number | null)[];
  readonly ready: number;
  readonly points: readonly number[];
  readonly kept: readonly number[];
  readonly secret: number | null;
  readonly epoch: number;
}

export const bid = (by: number): GuessMove => ({ do: 'bid', by });
export const ready: GuessMove = { do: 'ready' };
export const keep: GuessMove = { do: 'keep' };
export const done: GuessMove = { do: 'done' };

const ROUNDS = 3;
export const READY = 2;
export const KEEP = 3;
export const DONE = 4;

export const guess: Game<Guess, GuessMove, GuessView, GuessEvent, { extra: number }> = {
  id: 'guess',
  version: 1,
  seats: { min: 1, max: 3 },
  parseOptions: (json) => ({
    extra: readInt(readObject(json, 'options', ['extra']).extra ?? 0, 'options.extra', 0, 9),
  }),
  sampleOptions: (_, chance) => ({ extra: chance.int(3) }),
  hasSecrets: (seats) => seats > 1,
  setup: (options, seats, chance) => ({
    seats,
    secrets: Array.from({ length: seats }, () => chance.int(4) + options.extra),
    round: 0,
    turn: -1,
    bids: new Array(seats).fill(0),
    ready: 0,
    points: new Array(seats).fill(0),
    kept: new Array(seats).fill(0),
    epoch: 0,
  }),
  clone: (s) => ({ ...s, bids: [...s.bids], points: [...s.points], kept: [...s.kept] }),
  actors: (s) => {
    if (s.round === ROUNDS) return 0;
    return s.turn >= 0 ? 1 << s.turn : ((1 << s.seats) - 1) & ~s.ready;
  },
  legal(s, seat, out) {
    if (!((guess.actors(s) >> seat) & 1)) return 0;
    const actions = s.turn >= 0 ? (s.kept[seat] ? [DONE] : [KEEP, DONE]) : s.bids[seat] < 6 ? [0, 1, READY] : [READY];
    actions.forEach((a, i) => {
      out[i] = a;
    });
    return actions.length;
  },
  apply(s, seat, a, chance, emit) {
    if (a < READY) s.bids[seat] += a + 1;
    else if (a === READY) {
      s.ready |= 1 << seat;
      if (s.ready !== (1 << s.seats) - 1) return;
      const die = chance.int(6) + 1;
      emit?.({ type: 'rolled', die, bids: [...s.bids] });
      s.points = s.points.map((points, i) => points + (s.bids[i] <= die ? s.bids[i] : 0));
      s.turn = 0;
      s.epoch++;
    } else if (a === KEEP) {
      s.kept[seat] = 1;
      s.points[seat]++;
    } else {
      s.epoch++;
      if (++s.turn < s.seats) return;
      s.turn = -1;
      s.ready = 0;
      s.bids.fill(0);
      s.kept.fill(0);
      s.round++;
    }
  },
  epoch: (s) => s.epoch,
  score: (s) =>
    s.points.map((points, seat) => {
      const lines = { points, secret: s.round === ROUNDS ? s.secrets[seat] : 0 };
      return { seat, total: sumLines(lines), lines, ties: [] };
    }),
  view: (s, seat) => ({
    round: s.round,
    turn: s.turn,
    bids: s.bids.map((bid, i) => (i === seat || s.turn >= 0 ? bid : null)),
    ready: s.ready,
    points: [...s.points],
    kept: [...s.kept],
    secret: seat === undefined ? null : s.secrets[seat],
    epoch: s.epoch,
  }),
  imagine: (v, seat, chance) => {
    const seats = v.points.length;
    const s: Guess = {
      seats,
      secrets: v.points.map((_, i) => (i === seat ? (v.secret ?? 0) : 0)),
      round: v.round,
      turn: v.turn,
      bids: v.bids.map((bid) => bid ?? 0),
      ready: v.ready,
      points: [...v.points],
      kept: [...v.kept],
      epoch: v.epoch,
    };
    guess.shuffle(s, seat, chance);
    return s;
  },
  shuffle(s, seat, chance) {
    s.secrets = s.secrets.map((secret, i) => (i === seat ? secret : chance.int(12)));
    if (s.turn < 0) s.bids = s.bids.map((bid, i) => (i === seat ? bid : chance.int(7)));
  },
  redeal(s, seat, chance) {
    s.secrets = s.secrets.map((secret, i) => (i === seat ? secret : chance.int(12)));
  },
  whyNot(v, seat, m) {
    const s = guess.imagine(v, seat, { int: () => 0 });
    const out: number[] = [];
    const a = guess.toAction(s, seat, m);
    const isLegal = a !== undefined && out.slice(0, guess.legal(s, seat, out)).length >= 0 && out.includes(a);
    return isLegal ? undefined : { rule: 'not-now', pieces: [] };
  },
  toMove: (_s, _seat, a) =>
    a < READY ? { do: 'bid', by: a + 1 } : { do: (['ready', 'keep', 'done'] as const)[a - READY] },
  toAction: (_s, _seat, m) => (m.do === 'bid' ? m.by - 1 : READY + ['ready', 'keep', 'done'].indexOf(m.do)),
  print: (m) => (m.do === 'bid' ? `bid ${m.by}` : m.do),
  parse: (text) => {
    const [verb, by] = text.split(' ');
    return guess.readMove(verb === 'bid' ? { do: verb, by: Number(by) } : { do: verb });
  },
  readMove: (json) => {
    const move = readObject(json, 'move', ['do', 'by']);
    const verb = readOneOf(move.do, 'move.do', ['bid', 'ready', 'keep', 'done']);
    if (verb === 'bid') return { do: verb, by: readInt(move.by, 'move.by', 1, 2) };
    if (move.by !== undefined) throw badField('move.by', 'goes with bid only');
    return { do: verb };
  },
  inventory: (s) => ({ seats: s.secrets.length }),
};

/** `apply`, and then something that the rules do not say. */
export function applyAnd(
  more: (s: Guess, seat: number, a: number, chance: Chance) => unknown,
): (typeof guess)['apply'] {
  return (s, seat, a, chance, emit) => {
    guess.apply(s, seat, a, chance, emit);
    more(s, seat, a, chance);
  };
}
