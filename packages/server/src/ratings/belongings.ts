import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
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
    return { ...(await ownRatings(db, person)), tables: games };
  });
}
