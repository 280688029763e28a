import { noChance, SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Beat, Stage } from './stage.ts';

type Moves = readonly unknown[];
export type Received = Readonly<Record<string, readonly string[]>>;

/** What a seat does while several decide: its whole decision, and whether it begins late and changes its mind on the way. */
export interface Plan {
  readonly moves: Moves;
  readonly isLate: boolean;
  /** Who decides: a bot from the beginning, or a person who leaves the rest to one. */
  readonly by: 'person' | 'bot' | Leaving;
}

type Leaving = NonNullable<Beat['leaves']>;

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

export interface ScriptSetup {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** About so many beats are played. */
  readonly most: number;
  /** Somebody who leaves in the middle of the first decision of several. */
  readonly leaves?: { readonly seat: number; readonly as: Leaving };
}

/** Plays a game with random moves, each chosen from what its seat was shown, and writes down what was done. */
export async function writeScript(stage: Stage, { game: id, seats, seed, most, leaves }: ScriptSetup): Promise<Script> {
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
      const views = viewers.map((who) => stage.viewOf(who));
      const deciderOf = (seat: number) => {
        if (stage.isBot(seat)) return 'bot';
        return leaves?.seat === seat ? leaves.as : 'person';
      };
      const plans = new Map<number, Plan>(
        actors.map((seat: number) => [
          seat,
          { moves: planFor(id, views[seat], seat, chance), isLate: false, by: deciderOf(seat) },
        ]),
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
    const { epoch, canUndo } = stage.lookOf(who);
    const view = stage.viewOf(who);
    if (beats.length % 9 === 8) for (const viewer of viewers) await perform({ who: viewer, asks: [], looks: true });
    if (beats.length > 40 && moments.length === 0)
      moments.push({ beats: beats.length, draws: stage.draws, received: await all(stage, viewers) });
    const talkers = viewers.slice(0, -1).filter((seat) => !stage.isBot(seat));
    if (chance.int(6) === 0)
      await perform({ who: talkers[chance.int(talkers.length)], asks: [{ do: 'say', text: `word ${beats.length}` }] });
    if (stage.isBot(who)) await perform({ who, asks: [], answers: [[randomMove(id, view, who, chance)]] });
    else if (canUndo && chance.int(4) === 0) await perform({ who, asks: [{ do: 'undo', epoch }] });
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
  const everybodyLooks = Array.from({ length: seats + 1 }, (_, who): Beat => ({ who, asks: [], looks: true }));
  const steps = [...plans].map(([who, plan]) => stepsOf(who, plan, epoch));
  const readied = steps.map(({ end }) => end);
  const asking = [...plans].flatMap(([who, { by }]) => (by === 'person' ? [who] : []));
  // Somebody asks for more time in the midst of it, and others agree: nobody's clock tells of what is secret.
  const proposals = asking.map((who): Beat => ({ who, asks: [], proposes: { kind: 'time', for: asking[0] } }));
  return [
    ...steps.flatMap(({ begin }) => begin),
    ...everybodyLooks,
    { ...everybodyLooks[0], restarts: true },
    ...steps.map(({ onward }) => onward),
    ...proposals,
    ...everybodyLooks,
    // The first is ready, is not after all, and is again: that is for everybody to see.
    readied[0],
    { who: readied[0].who, asks: [{ do: 'undo', epoch }] },
    ...everybodyLooks,
    ...readied,
  ];
}

/** The beats of one seat's plan: how it begins, how it goes on to all but its last move, and that one. */
interface Steps {
  readonly begin: readonly Beat[];
  readonly onward: Beat;
  readonly end: Beat;
}

function stepsOf(who: number, { moves, isLate, by }: Plan, epoch: number): Steps {
  const [first, middle, last] = [moves.slice(0, 1), moves.slice(1, -1), moves.slice(-1)];
  const isShort = moves.length === 1;
  const play = (list: Moves) => ({ do: 'play', epoch, moves: list });
  const undo = { do: 'undo', epoch };
  const byPerson = (lists: readonly Moves[]): Beat => ({ who, asks: lists.map(play) });
  const byBot = (lists: readonly Moves[]): Beat => ({ who, asks: [], answers: lists });
  const decide = by === 'person' ? byPerson : byBot;
  const oneByOne = middle.map((move) => [move]);
  const atOnce = middle.length > 0 ? [middle] : [];
  const end = decide([last]);
  const none = byPerson([]);
  if (by === 'resign') {
    // Nothing that the bot decides is known to whoever sat there.
    const rest = stepsOf(who, { moves, isLate, by: 'bot' }, epoch);
    return { ...rest, begin: [{ who, asks: [], leaves: by }, ...rest.begin] };
  }
  if (by === 'away') {
    const leave: Beat = { who, asks: [], leaves: by };
    if (isShort) return { begin: [none, leave], onward: none, end };
    // Whoever is late has nothing to leave to the bot: it was taken back.
    if (isLate) return { begin: [{ who, asks: [play(first), undo] }, leave], onward: byBot([first, ...oneByOne]), end };
    return { begin: [byPerson([first]), leave], onward: byBot(atOnce), end };
  }
  if (isShort) return { begin: [none], onward: none, end };
  if (!isLate) return { begin: [decide([first])], onward: decide(atOnce), end };
  if (by === 'bot') return { begin: [none], onward: byBot([first, ...oneByOne]), end };
  return { begin: [none], onward: { who, asks: [play(first), undo, play(first), ...oneByOne.map(play)] }, end };
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
