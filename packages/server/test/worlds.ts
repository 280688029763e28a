import { type Chance, RecordingChance, ScriptedChance, SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { afterEach, expect, vi } from 'vitest';
import { all, type Phase, type Plan, planFor, planning, type Received, type Script } from './script.ts';
import { type Beat, chanceOf, entropyOf, type Fate, SEED, Stage } from './stage.ts';
import { sqliteStores } from './stores.ts';

/** Who plays what. */
export interface Cast {
  readonly game: string;
  readonly seats: number;
  /** Seats of bots, where anybody may be one or become one. */
  readonly bots?: readonly number[];
}

/** Worlds to play in that end with the test. */
export function worlds() {
  const stores = sqliteStores();
  const stages: Stage[] = [];
  const end = async () => {
    for (const stage of stages.splice(0)) await stage.close();
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    await end();
  });

  async function open(cast: Cast, fate?: Fate): Promise<Stage> {
    // Bots are answered at one server at a time.
    if (cast.bots) await end();
    const stage = await Stage.open({ ...cast, store: await stores.freshUrl(), fate });
    stages.push(stage);
    return stage;
  }

  /** Plays the beats in a world of its own; what everybody received, the spectator last. */
  async function replay(cast: Cast, beats: readonly Beat[], fate?: Fate) {
    const stage = await open(cast, fate);
    for (const beat of beats) {
      for (const answer of await stage.play(beat)) expect(answer).toMatchObject({ is: 'done' });
    }
    const received = await all(stage, viewersOf(cast));
    return { stage, received };
  }

  return { open, replay };
}

export const viewersOf = ({ seats }: Cast) => Array.from({ length: seats + 1 }, (_, i) => i);
export const seatOf = (who: number, { seats }: Cast) => (who === seats ? undefined : who);

/** The same phase with other decisions of everybody but the seat that the viewer knows of, one answer missing. */
export function otherwise(
  { game, seats }: Cast,
  { before, epoch, plans, views }: Phase,
  known: number | undefined,
): Beat[] {
  const chance = new SeededChance(`otherwise ${known ?? seats}`);
  const others = [...plans].map(([seat, plan]): [number, Plan] => {
    if (seat === known) return [seat, plan];
    for (;;) {
      const moves = planFor(game, views[seat], seat, chance);
      if (JSON.stringify(moves) !== JSON.stringify(plan.moves)) return [seat, { ...plan, moves, isLate: true }];
    }
  });
  return [...before, ...planning(new Map(others), epoch, seats).slice(0, -1)];
}

/** The chance of the true deal. */
function dealing({ game, seats }: Cast): Chance {
  return chanceOf({}).next({ header: { game, version: 1, seats, options: {} }, lines: [] });
}

/** Other outcomes of the deal that the viewer cannot tell from the true ones, found by changing one of them or two. */
export function* otherDeals(
  { game: id, seats }: Cast,
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
export function difference(one: Received, other: Received): string | undefined {
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
export function expectNoChance(script: Script, received: readonly unknown[]): void {
  const text = JSON.stringify(received);
  expect(script.beats.length).toBeGreaterThan(20);
  for (const secret of [SEED, entropyOf(0), entropyOf(1), 'outcomes', 'hash', 'seed'])
    expect(text).not.toContain(secret);
}

/** What Sagrada hides. */
export interface Hands {
  readonly deal: { readonly privates: number[][]; readonly cards: number[][] };
}

/** A deal that the viewer cannot tell from the true one, in which others have other hands and still what they chose. */
export function otherHands(cast: Cast, { phases }: Script, who: number, hands: keyof Hands['deal']): readonly number[] {
  const { game } = gameEntry(cast.game);
  const [{ plans }] = phases;
  const out: number[] = [];
  const dealt = (s: unknown) => JSON.stringify((s as Hands).deal[hands]);
  const truth = dealt(game.setup(game.parseOptions({}, cast.seats), cast.seats, dealing(cast)));
  for (const { deal, state } of otherDeals(cast, seatOf(who, cast), 2)) {
    const isPlayable = [...plans].every(([seat, { moves }]) => {
      const count = game.legal(state, seat, out);
      const a = game.toAction(state, seat, moves[0]);
      return a !== undefined && out.slice(0, count).includes(a);
    });
    if (isPlayable && dealt(state) !== truth) return deal;
  }
  throw new Error('no other deal was found');
}
