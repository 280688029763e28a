import { StolikError } from '@stolik/core';
import { type Day, dayAt, endOf, isDay, rankedKindOn } from '@stolik/daily';
import { DailyBoard, RankedDaily, Refusal, TableInfo } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identify } from '../tables/routes.ts';
import type { NamedPerson } from '../tables/seating-rules.ts';
import type { Tables } from '../tables/tables.ts';
import { beginDaily } from './begin.ts';
import { attemptOf, boardOf, isGuest, seasonOf, told } from './board.ts';
import { RankedDeals } from './deals.ts';

const tags = ['daily'];
const Params = z.object({ day: z.string().max(10) });

/** The ranked daily deal: what the server is bound to, one's attempt, and boards. */
export function dailyRoutes(tables: Tables, identify: Identify): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const { store, now } = tables.parts;
    const deals = await RankedDeals.open(store);
    const requireVisitor = async (request: FastifyRequest): Promise<NamedPerson> => {
      const visitor = await identify(request);
      if (!visitor) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return visitor;
    };

    app.get(
      '/api/daily',
      {
        schema: {
          summary: 'The ranked deal of today: SHA-256 of the seeds to come, seeds of days that are over, your attempt',
          tags,
          response: { 200: RankedDaily, default: Refusal },
        },
      },
      async (request) => {
        const today = dayAt(now());
        const visitor = await identify(request);
        const attempt = visitor && (await attemptOf(store.reads, today, visitor.id));
        const table = attempt && (await tables.with(attempt.tableId, ({ record }) => record));
        return {
          day: today,
          closes: endOf(today),
          game: rankedKindOn(today).game,
          birds: [...rankedKindOn(today).birds],
          needsAccount: visitor === undefined || (await isGuest(store.reads, visitor.id)),
          ...(table ? { attempt: { table: table.id, isOver: table.status === 'over' } } : {}),
          isNamed: attempt?.isNamed === 1,
          promises: deals.promises(today),
          revealed: deals.revealed(today),
        };
      },
    );

    app.post(
      '/api/daily',
      { schema: { summary: 'Begin the ranked deal of today', tags, response: { 200: TableInfo, default: Refusal } } },
      async (request) => beginDaily(tables, deals, await requireVisitor(request), dayAt(now())),
    );

    const Naming = z.strictObject({ isNamed: z.boolean() });
    app.put(
      '/api/daily/name',
      {
        schema: {
          summary: 'Whether your name stands on boards',
          tags,
          body: Naming,
          response: { 200: Naming, default: Refusal },
        },
      },
      async (request) => {
        const { id } = await requireVisitor(request);
        const { isNamed } = request.body;
        await store.write(async (trx) => {
          await trx
            .updateTable('dailyAttempt')
            .set({ isNamed: isNamed ? 1 : 0 })
            .where('person', '=', id)
            .execute();
        });
        return { isNamed };
      },
    );

    app.get(
      '/api/daily/:day',
      {
        schema: {
          summary: 'The board of a day: when it is over, or you have finished your own attempt',
          tags,
          params: Params,
          response: { 200: DailyBoard, default: Refusal },
        },
      },
      async (request) => {
        const { day } = request.params;
        const time = now();
        if (!isDay(day) || day > dayAt(time)) {
          throw new StolikError('bad-field', 'day: must be a day that has begun, such as 2026-11-18', { field: 'day' });
        }
        const visitor = await identify(request);
        await mustHaveFinished(day, visitor?.id, time);
        const isOver = time >= endOf(day);
        const board = await boardOf(store.reads, day, time);
        return {
          day,
          game: rankedKindOn(day).game,
          birds: [...rankedKindOn(day).birds],
          isOver,
          // Games of others are shown when nobody plays the deal any more.
          board: told(board, ({ value }) => value, visitor?.id).map(({ person: _, tableId, ...line }) => ({
            ...line,
            ...(isOver || line.isOwn ? { table: tableId } : {}),
          })),
          players: board.length,
          season: told(await seasonOf(store.reads, dayAt(time), time), ({ mean }) => mean, visitor?.id).map(
            ({ person: _, ...line }) => line,
          ),
        };
      },
    );

    /** Whoever may still play it learns nothing of what others made of it. */
    async function mustHaveFinished(day: Day, person: string | undefined, time: number): Promise<void> {
      if (time >= endOf(day)) return;
      const attempt = person === undefined ? undefined : await attemptOf(store.reads, day, person);
      const isOver = attempt && (await tables.with(attempt.tableId, ({ record }) => record.status === 'over'));
      if (!isOver) throw new StolikError('daily-open', 'finish your own game first, or wait until the day is over');
    }
  };
}
