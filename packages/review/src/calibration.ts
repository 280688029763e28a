import { normalBelow } from '@stolik/core';
import type { Moment } from './course.ts';

/** What many games of bots say about a game for so many seats: made by `stolik calibrate`, before anything is judged by it. */
export interface Calibration {
  readonly game: string;
  readonly seats: number;
  /** Of the engine that it is for. */
  readonly engine: string;
  /** The command that made it, and how many games it saw. */
  readonly command: string;
  readonly games: number;
  /** By clock: what a point of lead that playouts expect is worth in the end. Early on they know little. */
  readonly trust: Readonly<Record<string, number>>;
  /** By clock, then by turns since that went on: how much a lead still changes until the end, as a standard deviation. */
  readonly spread: Readonly<Record<string, readonly number[]>>;
  /** What a point of luck, of the start, of a turn and of others' plans is worth in the end. */
  readonly dice: number;
  readonly start: number;
  readonly turns: number;
  readonly plans: number;
  /** What a seat has ahead of the others by its place alone. */
  readonly offsets: readonly number[];
  /** Standard deviations of the margin, and of what of it is left unexplained. */
  readonly margin: number;
  readonly unexplained: number;
}

/** Above this share of the margin's own scatter, what is left unexplained says that the parts explain too little. */
const MOST_UNEXPLAINED = 0.6;

/** Ties and tie-breaks leave that much in doubt, however late it is. */
const LEAST_SPREAD = 0.5;

export function isTelling({ margin, unexplained }: Calibration): boolean {
  return unexplained <= MOST_UNEXPLAINED * margin;
}

/** What a lead at a moment is worth. */
export interface Prospect {
  /** What a point of it comes to in the end. */
  readonly trust: number;
  /** How much that still changes, as a standard deviation. */
  readonly spread: number;
}

export function prospectAt({ trust, spread }: Calibration, { clock, step }: Moment): Prospect | undefined {
  const steps = spread[String(clock)];
  const own = trust[String(clock)];
  if (!steps || own === undefined) return undefined;
  return { trust: own, spread: steps[Math.min(step, steps.length - 1)]! };
}

/** The chance to win of whoever leads by so much in the end as far as one can tell. */
export function chanceOf(lead: number, spread: number): number {
  return normalBelow(lead / Math.max(spread, LEAST_SPREAD));
}
