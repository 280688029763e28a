import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { EMPTY, FULL, without } from './facts.ts';

const TWO = 'R6 .. .. .. .. / G2 .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';
const POOL = 'R1 R2 Y3 Y4 G5';
/** What stops these is not the pool. */
const OTHER_REASONS: Readonly<Record<string, string>> = { lathekin: 'nothing-to-move', 'lens-cutter': 'no-swap' };

describe('whether a tool can be used', () => {
  it('R16 refuses a tool whose effect cannot be completed', () => {
    const windows = [without('b2'), EMPTY];
    for (const tool of ['grozing-pliers', 'grinding-stone', 'cork-backed-straightedge', 'lens-cutter', 'lathekin']) {
      const t = new Table({ windows, pool: 'R1', tools: [tool], track: ['R1'], start: 1 });
      expect(t.offers('use')).toEqual([]);
      expect(t.whyNot(`use ${tool}`)).toEqual({
        rule: OTHER_REASONS[tool] ?? 'no-effect',
        pieces: [tool],
      });
    }
  });

  it('R16 lets the Flux tools be used, and paid, though nothing can come of it', () => {
    const windows = [FULL, EMPTY];
    const brush = new Table({ windows, pool: 'R1 P2', tools: ['flux-brush'] }).play('use flux-brush; pick R1', [2]);
    expect(brush.view()).toMatchObject({ pool: ['R3', 'P2'], drafted: true, seats: [{ tokens: 2 }, {}] });
    const remover = new Table({ windows, pool: 'R1', tools: ['flux-remover'], bag: { R: 0, Y: 0, G: 0, B: 0, P: 0 } });
    remover.play('use flux-remover; pick R1; value 6; return', [0]);
    expect(remover.view()).toMatchObject({ pool: ['R6'], drafted: true, seats: [{ tokens: 2 }, {}] });
  });

  it('R16 lets the Hammer be used by a window in which nothing fits', () => {
    const t = new Table({ windows: [FULL, EMPTY], pool: 'R1', tools: ['glazing-hammer'], turn: 3 });
    t.play('use glazing-hammer', [1]);
    expect(t.view()).toMatchObject({ pool: ['R2'], seats: [{ tokens: 2 }, {}] });
    expect(t.legal()).toEqual(['end']);
  });

  it('R16 refuses even the random tools without a die in the pool', () => {
    for (const tool of ['flux-brush', 'flux-remover', 'glazing-hammer']) {
      const t = new Table({ windows: [TWO, EMPTY], pool: '', tools: [tool], turn: 3 });
      expect(t.offers('use')).toEqual([]);
      expect(t.whyNot(`use ${tool}`)?.rule).toBe('no-effect');
    }
  });
});

describe('what a tool costs', () => {
  it('R17 takes one token the first time and two later, even after oneself', () => {
    const t = new Table({ windows: [TWO, TWO], pool: POOL, tools: ['eglomise-brush'] });
    expect(t.view().tools[0]).toMatchObject({ tokens: 0, price: 1 });
    t.play('use eglomise-brush; move b1 a2; end; pass; pass');
    expect(t.view()).toMatchObject({ actors: [0], tools: [{ tokens: 1, price: 2 }], seats: [{ tokens: 2 }, {}] });
    t.play('use eglomise-brush; move a2 b1');
    expect(t.view()).toMatchObject({ tools: [{ tokens: 3, price: 2 }], seats: [{ tokens: 0 }, {}] });
  });

  it('R17 takes two tokens from the next player as well, and no more than two', () => {
    const t = new Table({ windows: [TWO, TWO], pool: POOL, tools: ['eglomise-brush'], tokens: [3, 6] });
    t.play('use eglomise-brush; move b1 a2; end; use eglomise-brush; move b1 a2; end');
    expect(t.view()).toMatchObject({ actors: [1], tools: [{ tokens: 3 }], seats: [{ tokens: 2 }, { tokens: 4 }] });
    t.play('use eglomise-brush; move a2 b1; end');
    expect(t.view()).toMatchObject({ tools: [{ tokens: 5 }], seats: [{ tokens: 2 }, { tokens: 2 }] });
  });

  it('R17 refuses whoever cannot pay', () => {
    const position = { windows: [TWO, TWO], pool: POOL, tools: ['eglomise-brush', 'copper-foil-burnisher'] };
    const poor = new Table({ ...position, tokens: [1, 3], paid: [1, 0] });
    expect(poor.offers('use')).toEqual(['use copper-foil-burnisher']);
    expect(poor.whyNot('use eglomise-brush')?.rule).toBe('tokens');
    const broke = new Table({ ...position, tokens: [0, 3] });
    expect(broke.whyNot('use copper-foil-burnisher')?.rule).toBe('tokens');
    expect(broke.whyNot('use tap-wheel')?.rule).toBe('tool-not-here');
  });

  it('R17 keeps the tokens on the card when the next round begins', () => {
    const t = new Table({ windows: [TWO, TWO], pool: POOL, tools: ['eglomise-brush'], turn: 3 });
    t.play('use eglomise-brush; move b1 a2; end', [0, 0, 0, 1, 0, 2, 0, 3, 0, 4]);
    expect(t.view()).toMatchObject({ round: 2, tools: [{ tokens: 1, price: 2 }] });
  });
});

describe('a turn', () => {
  const tools = ['eglomise-brush', 'copper-foil-burnisher'];

  it('R17 allows one tool, before or after the draft', () => {
    const before = new Table({ windows: [TWO, TWO], pool: POOL, tools }).play('use eglomise-brush; move b1 a2');
    expect(before.whyNot('use copper-foil-burnisher')?.rule).toBe('one-tool');
    expect(before.whyNot('use eglomise-brush')?.rule).toBe('one-tool');
    before.play('place Y3 b1; end');
    const after = new Table({ windows: [TWO, TWO], pool: POOL, tools }).play('place Y3 c1; use eglomise-brush');
    after.play('move b1 a2; end');
    expect(after.window()).toBe('R6 G2 .. .. .. / .. .. .. .. .. / Y3 .. .. .. .. / .. .. .. .. ..');
    expect([before.seat, after.seat]).toEqual([1, 1]);
  });

  it('R17 allows a tool without a draft and a draft without a tool', () => {
    const tool = new Table({ windows: [TWO, TWO], pool: POOL, tools }).play('use eglomise-brush; move b1 a2; end');
    expect(tool.view()).toMatchObject({ actors: [1], pool: POOL.split(' ') });
    const draft = new Table({ windows: [TWO, TWO], pool: POOL, tools }).play('place Y3 c1; end');
    expect(draft.view()).toMatchObject({ actors: [1], seats: [{ tokens: 3 }, {}] });
  });

  it('R19 may always be passed, even with dice that fit', () => {
    const t = new Table({ windows: [TWO, TWO], pool: POOL, tools });
    expect(t.offers('place').length).toBeGreaterThan(0);
    expect(t.offers('pass')).toEqual(['pass']);
    expect(t.whyNot('end')?.rule).toBe('nothing-done');
    t.play('pass');
    expect(t.events).toEqual([{ type: 'passed', seat: 0 }]);
    expect(t.seat).toBe(1);
  });

  it('R19 leaves undrafted dice to the track, several in one slot', () => {
    const t = new Table({ windows: [TWO, TWO], pool: POOL, tools });
    t.play('pass; place Y3 c1; end; pass; pass', [0, 0, 0, 1, 0, 2, 0, 3, 0, 4]);
    expect(t.view().track).toEqual([['R1', 'R2', 'Y4', 'G5']]);
    expect(t.view()).toMatchObject({
      round: 2,
      actors: [1],
      order: [1, 0, 0, 1],
      pool: ['R1', 'R2', 'R3', 'R4', 'R5'],
    });
  });

  it('R19 passes by itself only where nothing else is possible', () => {
    const windows = [TWO, FULL];
    const asked = new Table({ windows, pool: POOL, tools: ['flux-brush'] }).play('pass');
    expect(asked.view()).toMatchObject({ turn: 1, actors: [1] });
    expect(asked.legal()).toEqual(['pass', 'use flux-brush']);
    const skipped = new Table({ windows, pool: POOL, tools: ['flux-brush'], tokens: [3, 0] }).play('pass');
    expect(skipped.view()).toMatchObject({ turn: 3, actors: [0] });
    expect(skipped.events).toContainEqual({ type: 'skipped', seat: 1, why: 'nothing-possible' });
  });
});
