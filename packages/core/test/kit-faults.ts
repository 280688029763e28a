import type { Check, KitSetup } from '@stolik/core';
import { applyAnd, DONE, type Guess, guess, KEEP, READY } from './guess.ts';

export type Broken = Partial<typeof guess>;

/** A mistake in a game, and which check must find it. */
export interface Fault {
  readonly check: Check;
  readonly what: string;
  /** What the check must say. */
  readonly says: RegExp;
  readonly broken: Broken;
  readonly setup?: Partial<KitSetup>;
}

/** `legal` without some of what it says. */
function legalBut(isLeft: (s: Guess, seat: number, a: number) => boolean): (typeof guess)['legal'] {
  return (s, seat, out) => {
    const left = out.slice(0, guess.legal(s, seat, out)).filter((a) => isLeft(s, seat, a));
    for (const [i, a] of left.entries()) out[i] = a;
    return left.length;
  };
}

const others = (s: Guess, seat: number) => s.secrets.filter((_, i) => i !== seat);

/** How often anybody has kept anything: remembered where no state shows it. */
let keeps = 0;

export const FAULTS: readonly Fault[] = [
  {
    check: 'actors',
    what: 'a seat that owes a decision and has none',
    says: /owes true but has 0 actions/,
    broken: { legal: () => 0 },
  },
  {
    check: 'actors',
    what: 'the same a few steps ahead',
    says: /seat \d owes a decision and has none/,
    broken: { legal: legalBut((s, seat) => s.kept[seat] === 0) },
    setup: { every: 1 },
  },
  {
    check: 'actors',
    what: 'the same where nobody looks closely',
    says: /seat \d owes a decision and has none/,
    broken: { legal: legalBut((s, seat) => s.kept[seat] === 0) },
    setup: { every: 1_000 },
  },
  {
    check: 'actors',
    what: 'a seat that may act although it is not asked',
    says: /owes false but has 1 actions/,
    broken: {
      legal: (s, seat, out) => {
        if (s.turn < 0 || s.turn === seat) return guess.legal(s, seat, out);
        out[0] = DONE;
        return 1;
      },
    },
  },
  {
    check: 'actors',
    what: 'a seat that may act after the end',
    says: /owes false but has 1 actions/,
    broken: {
      legal: (s, seat, out) => {
        out[0] = DONE;
        return guess.actors(s) === 0 ? 1 : guess.legal(s, seat, out);
      },
    },
    setup: { every: 1_000 },
  },
  {
    check: 'legal',
    what: 'a question that changes the state',
    says: /asking what seat 0 may do changed the state/,
    broken: {
      legal: (s, seat, out) => {
        s.ready |= 8;
        return guess.legal(s, seat, out);
      },
    },
  },
  {
    check: 'ascending',
    what: 'actions in another order',
    says: /seat 0: 2 1 0/,
    broken: {
      legal: (s, seat, out) => {
        const actions = out.slice(0, guess.legal(s, seat, out)).reverse();
        for (const [i, a] of actions.entries()) out[i] = a;
        return actions.length;
      },
    },
  },
  {
    check: 'ascending',
    what: 'an action that is named twice',
    says: /seat 0: 0 1 2 2/,
    broken: {
      legal: (s, seat, out) => {
        const count = guess.legal(s, seat, out);
        if (count > 0) out[count] = out[count - 1];
        return count > 0 ? count + 1 : 0;
      },
    },
  },
  {
    check: 'plain',
    what: 'a number written before the beginning of a list',
    says: /state\.kept does not survive JSON/,
    broken: { apply: applyAnd((s) => Object.assign(s.kept, { '-1': 1 })) },
  },
  {
    check: 'plain',
    what: 'a number that is none',
    says: /state\.turn does not survive JSON/,
    broken: { setup: (...dealt) => ({ ...guess.setup(...dealt), turn: Number.NaN }) },
    setup: { every: 1 },
  },
  {
    check: 'view',
    what: 'a view that is a part of the state',
    says: /seat \d saw .*, and that became/,
    broken: { view: (s, seat) => ({ ...guess.view(s, seat), kept: s.kept }) },
  },
  {
    check: 'inventory',
    what: 'something that comes from nowhere',
    says: /"coins":0} became .*"coins":1}/,
    broken: { inventory: (s) => ({ coins: s.kept.filter((kept) => kept > 0).length }) },
  },
  {
    check: 'inventory',
    what: 'something that is gone at the end',
    says: /"seats":2} became {"seats":0}/,
    broken: { inventory: (s) => ({ seats: guess.actors(s) === 0 ? 0 : s.seats }) },
    setup: { every: 1_000 },
  },
  {
    check: 'move-json',
    what: 'a move that loses something on its way through JSON',
    says: /action 1 is {"do":"bid","by":2}, which is action 0/,
    broken: {
      readMove: (json) => {
        const move = guess.readMove(json);
        return move.do === 'bid' ? { do: 'bid', by: 1 } : move;
      },
    },
  },
  {
    check: 'move-text',
    what: 'a move that a typed line does not tell from another',
    says: /action 1 is "bid 1", which is action 0/,
    broken: { print: (m) => (m.do === 'bid' ? 'bid 1' : guess.print(m)) },
  },
  {
    check: 'why-not',
    what: 'a reason against a legal move',
    says: /"keep" is legal, yet {"rule":"greedy"/,
    broken: {
      whyNot: (v, seat, m) => (m.do === 'keep' ? { rule: 'greedy', pieces: [] } : guess.whyNot(v, seat, m)),
    },
  },
  {
    check: 'refusals',
    what: 'a move that is refused for no reason',
    says: /seat \d ".*" legal false, yet undefined/,
    broken: { whyNot: () => undefined },
  },
  {
    check: 'clone',
    what: 'a clone that forgets something',
    says: /the clone differs/,
    broken: { clone: (s) => ({ ...guess.clone(s), kept: s.kept.map(() => 0) }) },
  },
  {
    check: 'clone',
    what: 'a clone that shares what is played with',
    says: /playing on the clone changed the original/,
    broken: { clone: (s) => ({ ...guess.clone(s), points: s.points }), apply: applyAnd((s) => s.points[0]++) },
  },
  {
    check: 'clone',
    what: 'a clone that shares what is shuffled',
    says: /shuffling the clone changed the original/,
    broken: {
      shuffle: (s, seat, chance) => {
        for (const i of s.secrets.keys()) if (i !== seat) (s.secrets as number[])[i] = chance.int(12);
      },
    },
  },
  {
    check: 'imagine',
    what: 'a world that looks different',
    says: /seat 0 saw .* then /,
    broken: { imagine: (v, seat, chance) => ({ ...guess.imagine(v, seat, chance), ready: 0 }) },
  },
  {
    check: 'imagine',
    what: 'legal actions that depend on what the seat cannot see',
    says: /seat \d may do .* then /,
    broken: { legal: legalBut((s, seat, a) => a !== KEEP || others(s, seat).every((secret) => secret < 6)) },
  },
  {
    check: 'imagine',
    what: 'a world that is always the same',
    says: /imagine hid nothing of bids: seat 1 from seat 0/,
    broken: { imagine: (v, seat) => guess.imagine(v, seat, { int: () => 0 }) },
  },
  {
    check: 'shuffle',
    what: 'a world that looks different',
    says: /seat 0 saw .* then /,
    broken: {
      shuffle: (s, seat, chance) => {
        guess.shuffle(s, seat, chance);
        s.secrets = s.secrets.map(() => chance.int(12));
      },
    },
  },
  {
    check: 'shuffle',
    what: 'a world in which the seat may do something else',
    says: /seat \d may do .* then /,
    broken: {
      legal: legalBut((s, seat, a) => a !== KEEP || others(s, seat).every((secret) => secret < 100)),
      shuffle: (s, seat, chance) => {
        guess.shuffle(s, seat, chance);
        s.secrets = s.secrets.map((secret, i) => (i === seat ? secret : chance.int(200)));
      },
    },
  },
  {
    check: 'shuffle',
    what: 'a secret that stays as it is',
    says: /shuffle hid nothing of secret: seat \d from spectators/,
    broken: {
      shuffle: (s, seat, chance) => {
        const { secrets } = s;
        guess.shuffle(s, seat, chance);
        if (seat === undefined) s.secrets = secrets;
      },
    },
  },
  {
    check: 'simultaneous',
    what: 'a decision that depends on who was first',
    says: /depending on the order/,
    broken: {
      apply: applyAnd((s, seat, a) => {
        if (a === READY && s.ready !== 1 << seat) s.points[seat]++;
      }),
    },
  },
  {
    check: 'epoch',
    what: 'chance within an epoch',
    says: /"ready" drew chance within the epoch/,
    broken: { epoch: (s) => (s.turn < 0 ? s.epoch : s.epoch - 1) },
    setup: { seats: 1 },
  },
  {
    check: 'epoch',
    what: 'another seat’s turn within an epoch',
    says: /"done" passed the turn within the epoch/,
    broken: { epoch: (s) => s.epoch - Math.max(0, s.turn) },
  },
  {
    check: 'epoch',
    what: 'something shown within an epoch',
    says: /"keep" showed seat \w+ something within the epoch/,
    broken: {
      apply: applyAnd((s, seat, a) => {
        if (a === KEEP) s.points[seat] += s.secrets[1 - seat];
      }),
    },
  },
  {
    check: 'epoch',
    what: 'a way back to an earlier epoch',
    says: /"done" led back to an earlier epoch/,
    broken: { epoch: (s) => s.epoch - 3 * s.round },
    setup: { seats: 1 },
  },
  {
    check: 'events',
    what: 'an event that tells a secret',
    says: /"keep" told .* must not be able to tell apart/,
    broken: {
      apply: (s, seat, a, chance, emit) => {
        guess.apply(s, seat, a, chance, emit);
        if (a === KEEP) emit?.({ type: 'rolled', die: 0, bids: s.secrets });
      },
    },
  },
  {
    check: 'score',
    what: 'a sheet that is missing',
    says: /1 sheets for 2 seats/,
    broken: { score: (s) => guess.score(s).slice(1) },
  },
  {
    check: 'score',
    what: 'sheets in another order',
    says: /the sheet of seat 1 is in place 0/,
    broken: { score: (s) => guess.score(s).reverse() },
  },
  {
    check: 'score',
    what: 'a total that is not the sum of its lines',
    says: /seat 0 has 100, its lines/,
    broken: { score: (s) => guess.score(s).map((sheet) => ({ ...sheet, total: 100 })) },
  },
  {
    check: 'score',
    what: 'the same as long as the game goes on',
    says: /seat 0 has 100, its lines/,
    broken: {
      score: (s) => guess.score(s).map((sheet) => (guess.actors(s) === 0 ? sheet : { ...sheet, total: 100 })),
    },
  },
  {
    check: 'score',
    what: 'the same at the end alone',
    says: /seat 0 has 100, its lines/,
    broken: {
      score: (s) => guess.score(s).map((sheet) => (guess.actors(s) === 0 ? { ...sheet, total: 100 } : sheet)),
    },
    setup: { every: 1_000 },
  },
  {
    check: 'undo',
    what: 'a play that leaves something behind when it is taken back',
    says: /left something behind/,
    broken: {
      apply: applyAnd((_s, _seat, a) => {
        if (a === KEEP) keeps++;
      }),
      view: (s, seat) => ({ ...guess.view(s, seat), kept: [...s.kept, keeps] }),
      imagine: (v, seat, chance) => guess.imagine({ ...v, kept: v.kept.slice(0, -1) }, seat, chance),
    },
  },
  {
    check: 'restore',
    what: 'options that are read as others than they were written',
    says: /another state than the game that wrote it/,
    broken: { parseOptions: () => ({ extra: 0 }) },
  },
  {
    check: 'end',
    what: 'a game that goes on for ever',
    says: /no end after 20000 decisions/,
    broken: {
      apply: applyAnd((s) => {
        s.round = 0;
      }),
    },
    setup: { every: 100_000, games: 1 },
  },
];
