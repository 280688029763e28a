import type { Log } from '@stolik/core';
import { EDITION, type Facts, factsOf } from '@stolik/facts';
import { loadGame } from '../games.ts';
import { isCounted, type PlayedGame } from '../me/games.ts';
import { hashOf } from '../review/store.ts';
import { soleSeat } from '../store/sole-seat.ts';
import { loadFacts } from './load.ts';
import { factStore, type KeptFacts } from './store.ts';

/** A finished game as one's own story has it. */
export interface OwnGame {
  readonly id: string;
  readonly ended: number;
  /** Of the game's log. */
  readonly hash: string;
  readonly facts: Facts;
}

/** One's seat in a game that counts; of others there is nothing to tell. */
export function seatIn(one: PlayedGame, person: string | undefined): number | undefined {
  if (!isCounted(one) || one.place === undefined || one.isEarly) return undefined;
  if ('log' in one.table) return soleSeat(one.table.sitters);
  const seat = one.table.seats.findIndex((each) => each.person === person);
  return seat < 0 ? undefined : seat;
}

/**
 * The facts of every game that counts, the oldest first: those that were kept, and the others as they are found, one game
 * after the other, so that the page stays free. Each is told of as it comes.
 */
export async function* pastOf(
  games: readonly PlayedGame[],
  person: string | undefined,
  isWhole: boolean,
): AsyncGenerator<OwnGame[]> {
  const wanted = games.flatMap((one) => {
    const seat = seatIn(one, person);
    return seat === undefined ? [] : [{ one, seat }];
  });
  const kept = new Map((await factStore.list()).map((each) => [each.id, each]));
  // Of older games that were not fetched yet nobody knows whether they are gone.
  if (isWhole) await factStore.forget(strangers([...kept.values()], games, person));
  const found = new Map<string, OwnGame>();
  for (const { one } of wanted) {
    const known = kept.get(one.id);
    if (known) found.set(one.id, { id: one.id, ended: one.ended, hash: known.hash, facts: known.facts });
  }
  const inOrder = () => [...found.values()].sort((a, b) => a.ended - b.ended);
  yield inOrder();
  for (const { one, seat } of wanted) {
    if (found.has(one.id)) continue;
    try {
      const own = await factsIn(one, seat, person);
      await factStore.keep(own);
      found.set(one.id, { id: one.id, ended: one.ended, hash: own.hash, facts: own.facts });
      yield inOrder();
    } catch {
      // Rules that this page no longer has, a log that is damaged, a server that is away: the others are told all the same.
    }
  }
}

async function factsIn(one: PlayedGame, seat: number, person: string | undefined): Promise<KeptFacts> {
  const isHere = 'log' in one.table;
  const log: Log = 'log' in one.table ? one.table.log : await fetched(one.id);
  const [{ game }, source] = await Promise.all([loadGame(one.game, log.header.version), loadFacts(one.game)]);
  const facts = factsOf(game, source, log)[seat];
  return { id: one.id, edition: EDITION, hash: hashOf(log), facts, ...(!isHere && person !== undefined && { person }) };
}

async function fetched(id: string): Promise<Log> {
  return (await import('../online/verify.ts')).fetchLog(id);
}

/** What is kept of games that are gone from here, and of somebody else's games online. */
function strangers(kept: readonly KeptFacts[], games: readonly PlayedGame[], person: string | undefined): string[] {
  const here = new Set(games.filter(({ isHere }) => isHere).map(({ id }) => id));
  return kept
    .filter((each) => (each.person === undefined ? !here.has(each.id) : each.person !== person))
    .map(({ id }) => id);
}
