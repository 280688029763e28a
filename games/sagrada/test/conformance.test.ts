import { KitFailure, runKit } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Move, type State, sagrada, TOOLS } from '../rules/index.ts';
import { MOVE, PATTERN, TURN } from '../rules/state.ts';

const isLong = process.env.STOLIK_LONG === '1';
const GAMES = isLong ? 5_000 : 64;

describe('Sagrada meets the contract', () => {
  it.each([1, 2, 3, 4])('with %i seats', (seats) => {
    const coverage = runKit(sagrada, { seats, games: GAMES, seed: 'conformance', every: 20 });
    expect(coverage.games).toBe(GAMES);
    const verbs = ['pattern', 'place', 'use', 'pick', 'put', 'move', 'end', 'pass'];
    expect([...coverage.moves.keys()]).toEqual(expect.arrayContaining(verbs));
  });

  it.each(TOOLS.map(({ id }) => id))('with %s in every game', (tool) => {
    const others = TOOLS.filter(({ id }) => id !== tool).slice(0, 2);
    const options = { tools: [tool, ...others.map(({ id }) => id)] };
    const coverage = runKit(sagrada, { seats: 2, games: isLong ? 500 : 12, seed: tool, every: 10, options });
    expect(coverage.decisions).toBeGreaterThan(500);
  });
});

describe('the kit catches', () => {
  const fails = (broken: Partial<typeof sagrada>, attempts = 20): KitFailure => {
    const seats = 2;
    try {
      runKit({ ...sagrada, ...broken }, { seats, games: 12, seed: 'planted', every: 3, attempts });
    } catch (error) {
      if (error instanceof KitFailure) return error;
      throw error;
    }
    throw new Error('the planted bug went unnoticed');
  };
  const movesOf = (failure: KitFailure) =>
    failure.log.lines.flatMap((line) => ('moves' in line ? line.moves.map((move) => sagrada.print(move as Move)) : []));

  it('a shallow clone', () => {
    const failure = fails({ clone: (s) => ({ ...sagrada.clone(s), pool: s.pool }) }, 500);
    expect(failure.message).toMatch(/^clone: playing on the clone changed the original/);
    // It needs dice in the pool, so the choice of patterns must be over, and nothing more.
    expect(movesOf(failure).length).toBeLessThanOrEqual(2);
  });

  it('a view that leaks', () => {
    const leaking: Partial<typeof sagrada> = {
      view: (s, seat) => ({ ...sagrada.view(s, seat), epoch: s.epoch * 10 + s.deal.privates[0][0] }),
      imagine: (v, seat, chance) => sagrada.imagine({ ...v, epoch: Math.floor(v.epoch / 10) }, seat, chance),
    };
    expect(fails(leaking).message).toMatch(/^(imagine|shuffle): seat \w+ saw/);
  });

  it('an imagine that hides nothing', () => {
    // It peeks: the view smuggles the true state out, as a view with a forgotten field would.
    const byText = new Map<string, State>();
    const peeking: Partial<typeof sagrada> = {
      view: (s, seat) => {
        const v = sagrada.view(s, seat);
        byText.set(JSON.stringify(v), sagrada.clone(s));
        return v;
      },
      imagine: (v) => sagrada.clone(byText.get(JSON.stringify(v)) as State),
    };
    expect(fails(peeking).message).toMatch(/^imagine: imagine hid nothing of .*: seat \d from/);
  });

  it('a shuffle that hides nothing', () => {
    expect(fails({ shuffle: () => {} }).message).toMatch(/^shuffle: shuffle hid nothing/);
  });

  it('a shuffle that forgets one kind of secret', () => {
    const forgetful: Partial<typeof sagrada> = {
      shuffle: (s, seat, chance) => {
        const { privates } = s.deal;
        sagrada.shuffle(s, seat, chance);
        s.deal = { ...s.deal, privates };
      },
    };
    expect(fails(forgetful).message).toMatch(/^shuffle: shuffle hid nothing of seats.\d.privates/);
  });

  it('an imagine that always deals the same', () => {
    const stubborn: Partial<typeof sagrada> = { imagine: (v, seat) => sagrada.imagine(v, seat, { int: () => 0 }) };
    expect(fails(stubborn).message).toMatch(/^imagine: imagine hid nothing of /);
  });

  it('an event that tells a secret', () => {
    const gossiping: Partial<typeof sagrada> = {
      apply: (s, seat, a, chance, emit) => {
        sagrada.apply(s, seat, a, chance, emit);
        if (s.round === 0) emit?.({ type: 'passed', seat: s.deal.privates[0][0] });
      },
    };
    expect(fails(gossiping).message).toMatch(/^events: /);
  });

  it('a legal that changes the state', () => {
    const meddling: Partial<typeof sagrada> = {
      legal: (s, seat, out) => {
        const count = sagrada.legal(s, seat, out);
        if (s.step === MOVE) s.drafted = 1;
        return count;
      },
    };
    expect(fails(meddling).message).toMatch(/^(legal|clone): /);
  });

  it('score sheets in the wrong order', () => {
    expect(fails({ score: (s) => sagrada.score(s).reverse() }).message).toMatch(
      /^score: the sheet of seat 1 is in place 0/,
    );
  });

  it('a missing epoch', () => {
    // Flux and hammer draw chance in mid-turn; here only the end of a turn counts.
    const forgetful: Partial<typeof sagrada> = { epoch: (s) => s.round * 10 + s.turn };
    const failure = fails(forgetful);
    expect(failure.message).toMatch(/^epoch: "(pick|use|pattern) .*" (drew chance|passed the turn) within the epoch/);
  });

  it('something shown within an epoch', () => {
    // Drafting shows everybody the private objective of seat 0: two worlds that looked alike then differ.
    const revealing: Partial<typeof sagrada> = {
      view: (s, seat) => {
        const v = sagrada.view(s, seat);
        return s.drafted ? { ...v, turn: v.turn + 100 * (1 + s.deal.privates[0][0]) } : v;
      },
      imagine: (v, seat, chance) => sagrada.imagine({ ...v, turn: v.turn % 100 }, seat, chance),
    };
    expect(fails(revealing).message).toMatch(/^(epoch|imagine|shuffle): /);
  });

  it('a die that is not conserved', () => {
    const losing: Partial<typeof sagrada> = {
      apply: (s, seat, a, chance, emit) => {
        sagrada.apply(s, seat, a, chance, emit);
        if (s.round === 1 && s.step === TURN && s.track.length > 1) s.track.pop();
      },
    };
    expect(fails(losing).message).toMatch(/^inventory: .*"tokens":24} became/);
  });

  it('moves that do not survive text', () => {
    const mumbling: Partial<typeof sagrada> = {
      print: (m) => (m.do === 'place' ? `place ${m.die} a1` : sagrada.print(m)),
    };
    expect(fails(mumbling).message).toMatch(/^move-text: /);
  });

  it('a reason against a legal move', () => {
    expect(fails({ whyNot: () => ({ rule: 'occupied', pieces: [] }) }).message).toMatch(/^why-not: /);
  });

  it('choices of simultaneous seats that depend on their order', () => {
    const ordered: Partial<typeof sagrada> = {
      apply: (s, seat, a, chance, emit) => {
        const isLast = s.step === PATTERN && sagrada.actors(s) === 1 << seat;
        sagrada.apply(s, seat, a, chance, emit);
        if (isLast) s.tokens[seat]++;
      },
      inventory: () => ({}),
    };
    expect(fails(ordered).message).toMatch(/^simultaneous: /);
  });
});
