import { noChance, SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Beat, Stage } from './stage.ts';

type Moves = readonly unknown[];
export type Received = Readonly<Record<string, readonly string[]>>;

/** What a seat does while several decide: its whole decision, and whether it begins late and changes its mind on the way. */
export interface Plan {
  readonly moves: Moves;
  readonly isLate: boolean;
}

/** A part of a script in which several seats decide at the same time. */
export interface Phase {
  /** The beats before it. */
  readonly before: readonly Beat[];
  readonly epoch: number;
  readonly plans: ReadonlyMap<number, Plan>;
  /** What each seat saw when it began. */
  readonly views: readonly unknown[];
  /** What everybody had received when one answer was missing, the spectator last. */
  readonly received: readonly Received[];
}

/** A game that was played, beat by beat. */
export interface Script {
  readonly beats: readonly Beat[];
  readonly phases: readonly Phase[];
  readonly moments: readonly Moment[];
}

/** How far a game was: beats played, draws of chance made, and what everybody had received by then. */
export interface Moment {
  readonly beats: number;
  readonly draws: number;
  readonly received: readonly Received[];
}

/** Plays a game with random moves, each chosen from what its seat was shown, and writes down what was done. */
export async function writeScript(
  stage: Stage,
  { game: id, seats, seed, most }: { game: string; seats: number; seed: string; most: number },
): Promise<Script> {
  const chance = new SeededChance(seed);
  const beats: Beat[] = [];
  const phases: Phase[] = [];
  const moments: Moment[] = [];
  const viewers = Array.from({ length: seats + 1 }, (_, i) => i);
  const perform = async (beat: Beat) => {
    for (const { is, ...rest } of await stage.play(beat)) {
      if (is !== 'done') throw new Error(`seat ${beat.who} was refused: ${JSON.stringify([beat, rest])}`);
    }
    beats.push(beat);
    await stage.settle();
  };
  while (beats.length < most) {
    const { actors, isOver } = stage.lookOf(seats);
    if (isOver) break;
    if (actors.length > 1) {
      const views = viewers.map((who) => stage.lookOf(who).view);
      const plans = new Map<number, Plan>(
        actors.map((seat: number) => [seat, { moves: planFor(id, views[seat], seat, chance), isLate: false }]),
      );
      const { epoch } = stage.lookOf(seats);
      const before = [...beats];
      const planned = planning(plans, epoch, seats);
      for (const beat of planned.slice(0, -1)) await perform(beat);
      phases.push({ before, epoch, plans, views, received: await all(stage, viewers) });
      await perform(planned.at(-1) as Beat);
      continue;
    }
    const [who] = actors as number[];
    const { epoch, view, canUndo } = stage.lookOf(who);
    if (beats.length % 9 === 8) for (const viewer of viewers) await perform({ who: viewer, asks: [], looks: true });
    if (beats.length > 40 && moments.length === 0)
      moments.push({ beats: beats.length, draws: stage.draws, received: await all(stage, viewers) });
    if (chance.int(6) === 0)
      await perform({ who: chance.int(seats), asks: [{ do: 'say', text: `word ${beats.length}` }] });
    if (canUndo && chance.int(4) === 0) await perform({ who, asks: [{ do: 'undo', epoch }] });
    else await perform({ who, asks: [{ do: 'play', epoch, moves: [randomMove(id, view, who, chance)] }] });
  }
  return { beats, phases, moments };
}

export function all(stage: Stage, viewers: readonly number[]): Promise<Received[]> {
  return Promise.all(viewers.map((who) => stage.receivedBy(who)));
}

/**
 * The beats of a phase in which several seats decide, the same in number whatever they decide and however often they
 * change their minds. In the last one the last seat is ready, and everything is revealed.
 */
export function planning(plans: ReadonlyMap<number, Plan>, epoch: number, seats: number): Beat[] {
  const play = (moves: Moves) => ({ do: 'play', epoch, moves });
  const undo = { do: 'undo', epoch };
  const everybodyLooks = Array.from({ length: seats + 1 }, (_, who): Beat => ({ who, asks: [], looks: true }));
  const steps = [...plans].map(([who, { moves, isLate }]) => {
    const [first, middle, last] = [moves.slice(0, 1), moves.slice(1, -1), moves.slice(-1)];
    const end = [play(last)];
    if (moves.length === 1) return { who, begin: [], onward: [], end };
    if (!isLate) return { who, begin: [play(first)], onward: middle.length > 0 ? [play(middle)] : [], end };
    return { who, begin: [], onward: [play(first), undo, play(first), ...middle.map((move) => play([move]))], end };
  });
  const readied = steps.map(({ who, end }): Beat => ({ who, asks: end }));
  return [
    ...steps.map(({ who, begin }): Beat => ({ who, asks: begin })),
    ...everybodyLooks,
    { ...everybodyLooks[0], restarts: true },
    ...steps.map(({ who, onward }): Beat => ({ who, asks: onward })),
    ...everybodyLooks,
    // The first is ready, is not after all, and is again: that is for everybody to see.
    readied[0],
    { who: readied[0].who, asks: [undo] },
    ...everybodyLooks,
    ...readied,
  ];
}

/** A random whole decision of a seat among several, from what it sees. */
export function planFor(id: string, view: unknown, seat: number, chance: SeededChance): unknown[] {
  const { game } = gameEntry(id);
  const s = game.imagine(view, seat, chance);
  const out: number[] = [];
  const moves: unknown[] = [];
  while ((game.actors(s) >> seat) & 1) {
    const count = game.legal(s, seat, out);
    const a = out[chance.int(count)];
    moves.push(game.toMove(s, seat, a));
    game.apply(s, seat, a, noChance);
  }
  return moves;
}

function randomMove(id: string, view: unknown, seat: number, chance: SeededChance): unknown {
  const { game } = gameEntry(id);
  const s = game.imagine(view, seat, chance);
  const out: number[] = [];
  return game.toMove(s, seat, out[chance.int(game.legal(s, seat, out))]);
}
