import type { TableState } from './feed.ts';
import { leftOf } from './time.ts';

const KEY = 'stolik.presence';
/** Tables that are remembered. */
const MOST = 200;
/** Whoever is back sooner was not missed at the table either. */
const SHORTEST = 30_000;
/** Less is what passes while a page is opened. */
const LEAST_RAN = 2_000;

/** What somebody who comes back to a table is to know. */
export interface Report {
  /** How long they were away; unknown to a browser that did not see them there. */
  readonly away?: number;
  /** How much of their own time passed meanwhile. */
  readonly ran?: number;
  readonly hasSlept: boolean;
  /** Their last play before. */
  readonly after: number;
}

/** What this browser remembers of its player at a table. */
export interface Presence {
  /** When they were last there, by the server's clock. */
  readonly at: number;
  /** What was left of their time then. */
  readonly left?: number | undefined;
  /** What they were told and have not put away. */
  readonly report?: Report | undefined;
}

/** What there is to tell a player who is there now and was last seen then; nothing after a short absence that cost no time. */
export function reportOf(state: TableState, now: number, before: Presence | undefined): Report | undefined {
  const { info, look, seat, said } = state;
  // In games of days people come and go, and for whoever has left a bot plays.
  if (seat === undefined || !look || info.status !== 'running' || info.pace.kind === 'days') return undefined;
  if (info.seats[seat].standIn !== undefined) return undefined;
  const after = lastPlay(state);
  // A game that has just begun has waited for its people, and says so.
  const hasBeenLeft = said.some(({ notice }) => notice === 'asleep');
  if (!hasBeenLeft && info.seats.some(({ isAwaited }) => isAwaited)) return undefined;
  if (!before) return info.isAsleep ? { hasSlept: true, after } : undefined;
  const away = now - before.at;
  if (away < SHORTEST) return undefined;
  const hasSlept = info.isAsleep || said.some(({ notice, time }) => notice === 'asleep' && time > before.at);
  const lost = (before.left ?? 0) - (leftNow(state, now) ?? 0);
  const ran = before.left === undefined || lost < LEAST_RAN ? 0 : lost;
  return hasSlept || ran > 0 ? { away, ran, hasSlept, after } : undefined;
}

/** The player's last play. */
export function lastPlay({ happened, seat }: TableState): number {
  return happened.findLast((one) => one.seat === seat)?.seq ?? -1;
}

/** What is left of the player's own time. */
export function leftNow({ info, look, seat }: TableState, now: number): number | undefined {
  if (seat === undefined || !look?.clock) return undefined;
  return leftOf(seat, look.clock, { actors: look.actors, isAsleep: info.isAsleep, now });
}

export function presenceAt(table: string): Presence | undefined {
  return read()[table];
}

export function keepPresence(table: string, presence: Presence): void {
  const kept = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, presence]])));
  } catch {
    // Then it is told less exactly, or again.
  }
}

function read(): Readonly<Record<string, Presence>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
