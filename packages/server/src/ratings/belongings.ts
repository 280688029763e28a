import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { SeatChange } from './change.ts';
import { ownRatings } from './shown.ts';

/**
 * A person who goes takes along whose ratings they were. The games stay, under a number that is nobody's: others were rated
 * by them. Called after tables have been looked after, which by then are locked: none of them ends in this moment.
 */
export function lookAfterRatings(people: Pick<People, 'onDelete' | 'onExport'>, { db }: Store): void {
  people.onDelete(async (trx, person) => {
    await trx.deleteFrom('ratedPlayer').where('person', '=', person).execute();
  });
  people.onExport('ratings', async (person) => {
    const games = await db
      .selectFrom('ratedPlayer')
      .innerJoin('ratedSeat', 'ratedSeat.player', 'ratedPlayer.player')
      .innerJoin('ratedGame', 'ratedGame.tableId', 'ratedSeat.tableId')
      .select(['ratedGame.list', 'ratedGame.tableId', 'ratedGame.ended', 'ratedGame.counts', 'ratedSeat.place'])
      .select(['ratedSeat.hasLeft', 'ratedSeat.change'])
      .where('ratedPlayer.person', '=', person)
      .orderBy('ratedGame.ended')
      .orderBy('ratedGame.tableId')
      .execute();
    return { ...(await ownRatings(db, person)), tables: games.map(withoutOthers) };
  });
}

/** What others were rated is theirs. */
function withoutOthers<T extends { readonly change: string | null }>({ change, ...game }: T) {
  if (change === null) return game;
  const { before, after, pairs } = JSON.parse(change) as SeatChange;
  return { ...game, before, after, gains: pairs.map(({ seat, weight, gain }) => ({ seat, weight, gain })) };
}
