import { gains, leadOf, type Race, stateAfter, worldBefore } from '@stolik/bots/search';
import type { Game, ScoreSheet } from '@stolik/core';
import { type Estimate, estimateOf, rounded } from './numbers.ts';

const BATCH = 16;
/** So many worlds at least; with so many standard errors on one side they are enough. */
const FEWEST = 48;
const CLEAR = 3.5;

/** What playing on to the end of the game says of a turn against another. */
export interface Opinion {
  /** By how much more it leads in the end. */
  readonly lead: Estimate;
  /** The same by lines of the score sheet, lines of a kind as one; `rivals`: by what the best of the others has less. */
  readonly lines: ReadonlyMap<string, Estimate>;
}

/** Lines that differ by less are not worth telling. */
const LEAST_LINE = 0.05;
const LEAST_WHY = 0.3;
/** So many standard errors are no accident. */
const ERRORS = 2;
/** So many lines make a sentence. */
const TOLD = 3;

/** What there is to tell of an opinion. */
export interface Telling {
  /** By what each line of the score sheet differs at the end of the game. */
  readonly lines: Readonly<Record<string, number>>;
  /** The lines of those that are no accident, the largest first: what a sentence may say. */
  readonly why: readonly string[];
}

export function tellingOf(opinion: Opinion, scale: number): Telling {
  const lines = [...opinion.lines].filter(([, { mean }]) => Math.abs(mean) >= scale * LEAST_LINE);
  const why = lines
    .filter(([, { mean, error }]) => Math.abs(mean) >= scale * LEAST_WHY && Math.abs(mean) > ERRORS * error)
    .sort(([, a], [, b]) => Math.abs(b.mean) - Math.abs(a.mean))
    .slice(0, TOLD)
    .map(([line]) => line);
  return { lines: Object.fromEntries(lines.map(([line, { mean }]) => [line, rounded(mean)])), why };
}

/** The line for what a turn takes from others. */
export const RIVALS = 'rivals';

/** Another judge: it plays on to the end of the game, in other worlds and by other luck, and counts what is there then. */
export function* second(
  game: Game,
  race: Race<unknown>,
  s: unknown,
  [one, other]: readonly [readonly number[], readonly number[]],
  worlds: number,
): Generator<number, Opinion> {
  const fresh = { ...race, seed: race.seed + 0.5, end: Number.POSITIVE_INFINITY };
  const leads: number[] = [];
  const lines = new Map<string, number[]>();
  const note = (line: string, by: number, run: number) => {
    const known = lines.get(line) ?? [];
    while (known.length < run) known.push(0);
    known.push(by);
    lines.set(line, known);
  };
  for (let run = 0; run < worlds; ) {
    for (let i = 0; i < BATCH; i++, run++) {
      const world = worldBefore(fresh, s, run);
      const [mine, others] = [one, other].map((actions) =>
        game.score(stateAfter(fresh, world, actions, run)).slice(0, race.seats),
      ) as [ScoreSheet[], ScoreSheet[]];
      const by = leadIn(mine, race.seat) - leadIn(others, race.seat);
      const own = mine[race.seat]!.total - others[race.seat]!.total;
      leads.push(by);
      for (const [line, points] of gains(mine[race.seat]!.lines, others[race.seat]!.lines)) note(line, points, run);
      if (race.seats > 1) note(RIVALS, by - own, run);
    }
    const { mean, error } = estimateOf(leads);
    if (run >= FEWEST && Math.abs(mean) > CLEAR * error) break;
    yield run / worlds;
  }
  const count = leads.length;
  for (const known of lines.values()) while (known.length < count) known.push(0);
  return { lead: estimateOf(leads), lines: new Map([...lines].map(([line, by]) => [line, estimateOf(by)])) };
}

function leadIn(sheets: readonly ScoreSheet[], seat: number): number {
  return leadOf(
    sheets.map(({ total }) => total),
    seat,
  );
}
