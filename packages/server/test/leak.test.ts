import { gameEntry } from '@stolik/games';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Sight } from '../src/tables/sight.ts';
import { all, type Phase, type Script, writeScript } from './script.ts';
import type { Beat } from './stage.ts';
import {
  difference,
  expectNoChance,
  type Hands,
  otherDeals,
  otherHands,
  otherwise,
  seatOf,
  viewersOf,
  worlds,
} from './worlds.ts';

const { open, replay } = worlds();

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
        const { received } = await replay(table, otherwise(table, phase, seatOf(viewer, table)));
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
    const stage = await open(table);
    script = await writeScript(stage, { ...table, seed: 'windows', most: 1_000 });
    beats = script.beats.slice(0, -1);
    expect(stage.lookOf(table.seats).isOver).toBe(true);
  });

  test('nobody learns what others were dealt before the game is over', async () => {
    const { received } = await replay(table, beats);
    expectNoChance(script, received);
    for (const viewer of viewersOf(table)) {
      for (const hands of ['privates', 'cards'] as const) {
        const other = await replay(table, beats, { deal: otherHands(table, script, viewer, hands) });
        expect(difference(other.received[viewer], received[viewer])).toBeUndefined();
      }
    }
  });

  test('a view with one hidden value in it would be caught', async () => {
    const { game } = gameEntry(table.game);
    const { view } = game;
    const deal = otherHands(table, script, table.seats, 'privates');
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
