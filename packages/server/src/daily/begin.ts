import { StolikError } from '@stolik/core';
import { type Day, rankedKindOn } from '@stolik/daily';
import { gameEntry } from '@stolik/games';
import type { TableInfo } from '@stolik/protocol';
import { infoOf } from '../tables/record.ts';
import { freshRecord, startIfFull } from '../tables/seating.ts';
import { mustHaveRoom, type NamedPerson } from '../tables/seating-rules.ts';
import type { Tables } from '../tables/tables.ts';
import { attemptOf, isGuest } from './board.ts';
import type { RankedDeals } from './deals.ts';

/** Deals the day to somebody; asked twice, it is the same table. */
export async function beginDaily(
  tables: Tables,
  deals: RankedDeals,
  person: NamedPerson,
  day: Day,
): Promise<TableInfo> {
  const { parts } = tables;
  if (await isGuest(parts.store.reads, person.id))
    throw new StolikError('account-needed', 'the ranked deal is for accounts: make one first');
  const known = await attemptOf(parts.store.reads, day, person.id);
  if (known) return tables.with(known.tableId, ({ record }) => infoOf(record, person.id));
  const { game: id, birds } = rankedKindOn(day);
  const { game } = gameEntry(id);
  const seats = 1 + birds.length;
  const record = freshRecord(
    tables,
    {
      game: id,
      version: game.version,
      options: game.parseOptions({}, seats),
      pace: { kind: 'untimed' },
      visibility: 'link',
      standIn: 'medium',
      circle: undefined,
      isRated: false,
      hasHints: false,
      host: person.id,
      network: person.network,
      // Nobody adds to the seed of a deal that is everybody's.
      seats: [
        { kind: 'human', person: person.id, name: person.name },
        ...birds.map((level) => ({ kind: 'bot' as const, level })),
      ],
    },
    { seed: deals.seedOn(day), day },
  );
  await tables.add(record, async (trx) => {
    await mustHaveRoom(tables, trx, person);
    const last = await trx
      .selectFrom('dailyAttempt')
      .select('isNamed')
      .where('person', '=', person.id)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    const added = await trx
      .insertInto('dailyAttempt')
      .values({ day, person: person.id, tableId: record.id, isNamed: last?.isNamed ?? 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tableId')
      .executeTakeFirst();
    if (!added) throw new StolikError('daily-begun', 'you have begun the deal of today already');
  });
  return startIfFull(tables, record.id, person);
}
