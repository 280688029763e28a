import type { World } from '@stolik/core';
import type { Meter } from './budget.ts';
import { likelihoods } from './likelihood.ts';
import { leadOf } from './playout.ts';
import { decidedWorld, pointsAfter, type Race } from './race.ts';
import { judge, type Runner } from './runner.ts';

/** So many turns are tried for each world. */
const TURNS_A_WORLD = 2;
/** Rivals misjudge what they choose in secret by so much of what a beginner does. */
const RIVAL_NOISE = 0.1;

/**
 * Tries every turn once in every world that there may be, and weighs the worlds by how likely others have chosen them.
 * Where time is short, the best-looking turns are tried in the likeliest worlds: the grid of both grows by a turn or by a
 * world as long as there is time for the whole of it.
 */
export function fillGrid<S>(
  race: Race<S>,
  worlds: readonly World<S>[],
  runners: readonly Runner[],
  meter: Meter,
): void {
  // A turn without another needs no playouts.
  if (runners.length === 1) return;
  const befores: S[] = [];
  const tried: Runner[] = [];
  while (tried.length < runners.length || befores.length < worlds.length) {
    const wantsWorld = tried.length >= TURNS_A_WORLD * befores.length || tried.length === runners.length;
    if (wantsWorld && befores.length < worlds.length) {
      const before = decidedWorld(race, worlds[befores.length]!.s, befores.length);
      if (!tryIn(race, tried, [before], befores.length, meter)) break;
      befores.push(before);
    } else {
      const runner = runners[tried.length]!;
      if (!tryIn(race, [runner], befores, 0, meter)) break;
      tried.push(runner);
    }
  }
  if (tried.length === 0) return;
  const weights = likelihoods(
    tried.map(({ leads }) => leads),
    worlds.slice(0, befores.length).map(({ odds }) => odds),
    RIVAL_NOISE * race.heuristics.noise,
  );
  for (const runner of tried) judge(runner, weights);
}

/** Tries these turns in these worlds, the first of which has this number; whether there was time. If not, nothing counts. */
function tryIn<S>(
  race: Race<S>,
  runners: readonly Runner[],
  befores: readonly S[],
  first: number,
  meter: Meter,
): boolean {
  const results: number[][] = [];
  for (const { actions } of runners) {
    for (const [i, before] of befores.entries()) {
      if (meter.share >= 1) return false;
      results.push(pointsAfter(race, before, actions, first + i));
      meter.spend();
    }
  }
  results.forEach((points, i) => {
    const runner = runners[Math.floor(i / befores.length)]!;
    runner.points.push(points[race.seat]!);
    runner.leads.push(leadOf(points, race.seat));
  });
  return true;
}
