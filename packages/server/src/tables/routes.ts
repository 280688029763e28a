import { StolikError } from '@stolik/core';
import { Entropy, Id, Level, Look, NewTable, RESIGNINGS, Refusal, TableInfo, TableList, Wish } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apartFrom } from '../company/aversions.ts';
import { mustBeShown } from '../daily/veil.ts';
import { callBack, replaceIdle } from './calling.ts';
import { history, lobby, ownTables } from './lists.ts';
import { logOf } from './log.ts';
import { eyesOf, infoOf, seatOfPerson } from './record.ts';
import { comeBack, createTable, goAway, leave, rematch, resign, setSeat, sit } from './seating.ts';
import { isOfferedTo, type NamedPerson } from './seating-rules.ts';
import type { Tables } from './tables.ts';
import { closeUnbegun } from './unbegun.ts';
import { makeWish } from './wishing.ts';

/** Who asks; `undefined` for somebody the server has never seen. */
export type Identify = (request: FastifyRequest) => Promise<NamedPerson | undefined>;

const Params = z.object({ id: Id });
const Sitting = z.strictObject({
  seat: z.number().int().min(0).max(7).optional(),
  entropy: Entropy.optional(),
  wish: Wish.optional().describe('What you choose for yourself; left out, what you chose when you last played here'),
});
const Whose = z
  .string()
  .max(100)
  .nullish()
  .describe('Who is seen there, by name, or null for nobody: anybody else keeps the seat');
const SeatChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), whose: Whose }),
  z.strictObject({ kind: z.literal('bot'), level: Level, whose: Whose }),
]);
const tags = ['tables'];
const one = { tags, params: Params, response: { 200: TableInfo, default: Refusal } };

/** Everything about tables that is not live. */
export function tableRoutes(tables: Tables, identify: Identify): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const { reads: db } = tables.parts.store;
    const requirePerson = async (request: FastifyRequest): Promise<NamedPerson> => {
      const person = await identify(request);
      if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return person;
    };

    const made = { tags, body: NewTable, response: { 201: TableInfo, default: Refusal } };
    app.post('/api/tables', { schema: { summary: 'Make a table', ...made } }, async (request, reply) => {
      reply.code(201);
      return createTable(tables, await requirePerson(request), request.body);
    });

    const Listed = z.object({
      status: z.enum(['open', 'running', 'over']).default('open'),
      game: z.string().max(32).optional(),
      before: z.string().max(100).optional(),
    });
    const paged = { tags, response: { 200: TableList, default: Refusal } };
    app.get(
      '/api/tables',
      { schema: { summary: 'Public tables, the newest first', querystring: Listed, ...paged } },
      async (request) => {
        const viewer = await identify(request);
        return lobby(db, request.query, viewer && (await apartFrom(db, viewer.id)));
      },
    );
    app.get(
      '/api/me/tables',
      {
        schema: {
          summary: 'Your tables that are not over, those that wait for you first',
          tags,
          response: { 200: z.object({ tables: z.array(TableInfo) }), default: Refusal },
        },
      },
      async (request) => ({
        tables: await ownTables(db, (await requirePerson(request)).id, (time) => tables.onWall(time)),
      }),
    );
    const Before = z.object({ before: z.string().max(100).optional() });
    app.get(
      '/api/me/history',
      { schema: { summary: 'What you have played, the latest first', querystring: Before, ...paged } },
      async (request) => history(db, (await requirePerson(request)).id, request.query.before),
    );

    app.get('/api/tables/:id', { schema: { summary: 'A table', ...one } }, async (request) => {
      const viewer = (await identify(request))?.id;
      return tables.with(request.params.id, ({ record }) => {
        mustBeShown(record, viewer, tables.parts.now());
        return infoOf(record, viewer);
      });
    });
    const Glance = z.object({ seat: z.number().int().optional(), look: Look.optional() });
    app.get(
      '/api/tables/:id/look',
      {
        schema: {
          summary: 'The game as you may see it, once it has begun: who only looks in is not at the table',
          tags,
          params: Params,
          response: { 200: Glance, default: Refusal },
        },
      },
      async (request) => {
        const viewer = (await identify(request))?.id;
        return tables.with(request.params.id, (table) => {
          mustBeShown(table.record, viewer, tables.parts.now());
          const seat = viewer === undefined ? undefined : eyesOf(table.record, viewer);
          return { ...(seat === undefined ? {} : { seat }), ...(table.hasStarted ? { look: table.look(seat) } : {}) };
        });
      },
    );
    app.post('/api/tables/:id/seats', { schema: { summary: 'Sit down', ...one, body: Sitting } }, async (request) => {
      const { id } = request.params;
      const person = await requirePerson(request);
      // Whoever sits there already asks again.
      const isStranger = await tables.with(
        id,
        ({ record }) => isOfferedTo(record, person.id) && seatOfPerson(record, person.id) === undefined,
      );
      if (isStranger) await app.rateLimits.strangers(request);
      return sit(tables, id, person, request.body);
    });
    app.post('/api/tables/:id/leave', { schema: { summary: 'Get up before the start', ...one } }, async (request) =>
      leave(tables, request.params.id, await requirePerson(request)),
    );
    const Wishing = z.strictObject({ wish: Wish });
    app.put(
      '/api/tables/:id/wish',
      {
        schema: {
          summary: 'Choose something for yourself before the start, such as a colour; null for whatever is left',
          ...one,
          body: Wishing,
        },
      },
      async (request) => makeWish(tables, request.params.id, await requirePerson(request), request.body.wish),
    );
    const SeatParams = z.object({ id: Id, seat: z.coerce.number().int().min(0).max(7) });
    app.put(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          summary: 'What the host makes of a seat before the start: free it (also of a person), or give it to a bot',
          ...one,
          params: SeatParams,
          body: SeatChange,
        },
      },
      async (request) => {
        const { id, seat } = request.params;
        const { whose, ...wanted } = request.body;
        return setSeat(tables, id, await requirePerson(request), { seat, whose }, wanted);
      },
    );
    app.post(
      '/api/tables/:id/seats/:seat/stand-in',
      {
        schema: {
          summary: 'Without a clock: let a bot play for somebody who keeps you waiting for days, until they come back',
          ...one,
          params: SeatParams,
        },
      },
      async (request) => {
        const { id, seat } = request.params;
        return replaceIdle(tables, id, await requirePerson(request), seat);
      },
    );
    for (const [verb, act, summary] of [
      ['away', goAway, 'Let a bot play until you come back'],
      ['back', comeBack, 'Take your seat back from the bot'],
      ['call', callBack, 'Call those for whom a live game sleeps: after a notice the clocks run, also without them'],
      ['close', closeUnbegun, 'Close a table where somebody sat down and never played: nobody has lost'],
    ] as const) {
      app.post(`/api/tables/:id/${verb}`, { schema: { summary, ...one } }, async (request) =>
        act(tables, (request.params as { id: string }).id, await requirePerson(request)),
      );
    }
    // Whoever sends nothing was told nothing.
    const GivingUp = z.strictObject({ told: z.enum(RESIGNINGS).optional() }).nullish();
    app.post(
      '/api/tables/:id/resign',
      { schema: { summary: 'Give your seat to a bot for good and take the last place', ...one, body: GivingUp } },
      async (request) => resign(tables, request.params.id, await requirePerson(request), request.body?.told),
    );
    const Again = z.strictObject({ entropy: Entropy.optional() });
    app.post(
      '/api/tables/:id/rematch',
      { schema: { summary: 'The same people once more, each a seat further', ...one, body: Again } },
      async (request) => rematch(tables, request.params.id, await requirePerson(request), request.body.entropy),
    );
    app.get(
      '/api/tables/:id/log',
      {
        schema: {
          summary: 'The log: what you may know while the game runs, all of it with the seed afterwards',
          tags,
          params: Params,
        },
      },
      async (request, reply) => {
        const shown = await logOf(tables, request.params.id, (await identify(request))?.id);
        if (!shown.isOver) return shown;
        reply.type('application/x-ndjson');
        return shown.text;
      },
    );
  };
}
