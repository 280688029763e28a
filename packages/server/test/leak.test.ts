import { type Chance, RecordingChance, ScriptedChance, SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Sight } from '../src/tables/sight.ts';
import { all, type Phase, type Plan, planFor, planning, type Received, type Script, writeScript } from './script.ts';
import { type Beat, chanceOf, entropyOf, type Fate, SEED, Stage } from './stage.ts';
import { sqliteStores } from './stores.ts';

const stores = sqliteStores();
const stages: Stage[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const stage of stages.splice(0)) await stage.close();
});

interface Table {
  readonly game: string;
  readonly seats: number;
}

async function open(table: Table, fate?: Fate): Promise<Stage> {
  const stage = await Stage.open({ ...table, store: await stores.freshUrl(), fate });
  stages.push(stage);
  return stage;
}

/** Plays the beats in a world of its own; what everybody received, the spectator last. */
async function replay(table: Table, beats: readonly Beat[], fate?: Fate) {
  const stage = await open(table, fate);
  for (const beat of beats) {
    for (const answer of await stage.play(beat)) expect(answer).toMatchObject({ is: 'done' });
  }
  const received = await all(stage, viewersOf(table));
  return { stage, received };
}

const viewersOf = ({ seats }: Table) => Array.from({ length: seats + 1 }, (_, i) => i);
const seatOf = (who: number, { seats }: Table) => (who === seats ? undefined : who);

/** The same phase with other decisions of everybody but the viewer, one answer missing. */
function otherwise(table: Table, { before, epoch, plans, views }: Phase, viewer: number): Beat[] {
  const chance = new SeededChance(`otherwise ${viewer}`);
  const others = [...plans].map(([seat, plan]): [number, Plan] => {
    if (seat === viewer) return [seat, plan];
    for (;;) {
      const moves = planFor(table.game, views[seat], seat, chance);
      if (JSON.stringify(moves) !== JSON.stringify(plan.moves)) return [seat, { moves, isLate: true }];
    }
  });
  return [...before, ...planning(new Map(others), epoch, table.seats).slice(0, -1)];
}

/** The chance of the true deal. */
function dealing({ game, seats }: Table): Chance {
  return chanceOf({}).next({ header: { game, version: 1, seats, options: {} }, lines: [] });
}

/** Other outcomes of the deal that the viewer cannot tell from the true ones, found by changing one of them or two. */
function* otherDeals(
  { game: id, seats }: Table,
  viewer: number | undefined,
  changes: 1 | 2,
): Generator<{ deal: number[]; state: unknown }> {
  const { game } = gameEntry(id);
  const options = game.parseOptions({}, seats);
  const bounds: number[] = [];
  const chance = dealing({ game: id, seats });
  const recording = new RecordingChance({
    int: (n) => {
      bounds.push(n);
      return chance.int(n);
    },
  });
  const state = game.setup(options, seats, recording);
  const { outcomes } = recording;
  const view = JSON.stringify(game.view(state, viewer));
  const isOther = (deal: number[]) => {
    try {
      const other = game.setup(options, seats, new ScriptedChance(deal));
      const isHidden = JSON.stringify(other) !== JSON.stringify(state);
      return isHidden && JSON.stringify(game.view(other, viewer)) === view ? other : undefined;
    } catch {
      return undefined;
    }
  };
  for (let i = 0; i < bounds.length; i++) {
    for (let a = 0; a < bounds[i]; a++) {
      for (let j = i; j < (changes === 1 ? i + 1 : bounds.length); j++) {
        for (let b = 0; b < (j === i ? 1 : bounds[j]); b++) {
          const deal = outcomes.with(i, a).with(j, j === i ? a : b);
          const other = isOther(deal);
          if (other) yield { deal, state: other };
        }
      }
    }
  }
}

/** Where two people's frames part, briefly; `undefined` where they do not. */
function difference(one: Received, other: Received): string | undefined {
  for (const [page, frames] of Object.entries(one)) {
    for (let i = 0; i < Math.max(frames.length, other[page].length); i++) {
      const [a = '(nothing)', b = '(nothing)'] = [frames[i], other[page][i]];
      if (a === b) continue;
      const at = Math.max(0, [...a].findIndex((letter, j) => letter !== b[j]) - 40);
      return `${page} ${i}: ${a.slice(at, at + 100)} | ${b.slice(at, at + 100)}`;
    }
  }
  return undefined;
}

/** Nothing of what decides the game's chance is in anything that anybody received while it ran. */
function expectNoChance(script: Script, received: readonly unknown[]): void {
  const text = JSON.stringify(received);
  expect(script.beats.length).toBeGreaterThan(20);
  for (const secret of [SEED, entropyOf(0), entropyOf(1), 'outcomes', 'hash', 'seed'])
    expect(text).not.toContain(secret);
}

describe.each([
  { game: 'smartphone', seats: 2 },
  { game: 'smartphone', seats: 3 },
])('$game for $seats', (table) => {
  let script: Script;

  test('nobody learns from plans that are not revealed, not even how many steps they have', async () => {
    script = await writeScript(await open(table), { ...table, seed: 'plans', most: 120 });
    expect(script.phases.length).toBeGreaterThan(1);
    for (const phase of [script.phases[0], script.phases.at(-1) as Phase]) {
      expectNoChance(script, phase.received);
      for (const viewer of viewersOf(table)) {
        const { received } = await replay(table, otherwise(table, phase, viewer));
        expect(difference(received[viewer], phase.received[viewer])).toBeUndefined();
      }
    }
  });

  test('numbers that count secret lines would be caught', async () => {
    const { add } = Sight.prototype;
    vi.spyOn(Sight.prototype, 'add').mockImplementation(function (this: Sight, line) {
      add.call(this, { ...line, isSecret: false });
    });
    const [phase] = script.phases;
    const { received } = await replay(table, otherwise(table, phase, 0));
    expect(difference(received[0], phase.received[0])).toContain('"at":');
  });
});

describe('sagrada for 2', () => {
  const table = { game: 'sagrada', seats: 2 };
  let script: Script;
  /** All but the one in which the game ends. */
  let beats: readonly Beat[];

  beforeAll(async () => {
    const stage = await Stage.open({ ...table, store: await stores.freshUrl() });
    script = await writeScript(stage, { ...table, seed: 'windows', most: 1_000 });
    beats = script.beats.slice(0, -1);
    expect(stage.lookOf(table.seats).isOver).toBe(true);
    await stage.close();
  });

  interface Hands {
    readonly deal: { readonly privates: number[][]; readonly cards: number[][] };
  }

  /** A deal that the viewer cannot tell from the true one, in which others have other hands and still what they chose. */
  function otherDeal(who: number, hands: keyof Hands['deal']): readonly number[] {
    const { game } = gameEntry(table.game);
    const [{ plans }] = script.phases;
    const out: number[] = [];
    const dealt = (s: unknown) => JSON.stringify((s as Hands).deal[hands]);
    const truth = dealt(game.setup(game.parseOptions({}, table.seats), table.seats, dealing(table)));
    for (const { deal, state } of otherDeals(table, seatOf(who, table), 2)) {
      const isPlayable = [...plans].every(([seat, { moves }]) => {
        const count = game.legal(state, seat, out);
        const a = game.toAction(state, seat, moves[0]);
        return a !== undefined && out.slice(0, count).includes(a);
      });
      if (isPlayable && dealt(state) !== truth) return deal;
    }
    throw new Error('no other deal was found');
  }

  test('nobody learns what others were dealt before the game is over', async () => {
    const { received } = await replay(table, beats);
    expectNoChance(script, received);
    for (const viewer of viewersOf(table)) {
      for (const hands of ['privates', 'cards'] as const) {
        const other = await replay(table, beats, { deal: otherDeal(viewer, hands) });
        expect(difference(other.received[viewer], received[viewer])).toBeUndefined();
      }
    }
  });

  test('a view with one hidden value in it would be caught', async () => {
    const { game } = gameEntry(table.game);
    const { view } = game;
    const deal = otherDeal(table.seats, 'privates');
    vi.spyOn(game, 'view').mockImplementation((s, seat) => {
      return { ...(view(s, seat) as object), leak: (s as Hands).deal.privates };
    });
    const here = await replay(table, beats.slice(0, 3));
    const there = await replay(table, beats.slice(0, 3), { deal });
    expect(difference(here.received[table.seats], there.received[table.seats])).toContain('"leak"');
  });
});

describe('sentient for 2', () => {
  const table = { game: 'sentient', seats: 2 };

  test('hides nothing but the future: no deal looks like another', () => {
    expect([...otherDeals(table, undefined, 1)]).toEqual([]);
  });
});

describe.each([
  { game: 'sentient', seats: 2 },
  { game: 'sagrada', seats: 2 },
])('the future of $game', (table) => {
  test('is in nothing that anybody receives before it is drawn', async () => {
    const script = await writeScript(await open(table), { ...table, seed: 'future', most: 90 });
    const { beats, draws, received } = script.moments[0];
    const other = await replay(table, script.beats.slice(0, beats), { turnsAt: draws });
    expectNoChance(script, received);
    for (const viewer of viewersOf(table)) {
      expect(difference(other.received[viewer], received[viewer])).toBeUndefined();
    }
    // It is another one indeed: the game goes on differently, until a move does not fit any more.
    for (const beat of script.beats.slice(beats)) await other.stage.play(beat);
    const after = await replay(table, script.beats);
    expect(difference((await all(other.stage, [0]))[0], after.received[0])).toBeDefined();
  });
});
