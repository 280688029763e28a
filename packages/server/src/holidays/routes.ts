import { StolikError } from '@stolik/core';
import { NewHoliday, OwnHolidays, Refusal } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Identify } from '../tables/routes.ts';
import type { NamedPerson } from '../tables/seating-rules.ts';
import type { Holidays } from './holidays.ts';

const answer = { tags: ['people'], response: { 200: OwnHolidays, default: Refusal } };
const Which = z.object({ from: z.coerce.number().int().min(0) });

/** When the clocks of one's games of days stand. */
export function holidayRoutes(holidays: Holidays, identify: Identify): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const requirePerson = async (request: FastifyRequest): Promise<NamedPerson> => {
      const person = await identify(request);
      if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return person;
    };
    app.get(
      '/api/me/holidays',
      { schema: { summary: 'Your holidays that are not over', ...answer } },
      async (request) => holidays.own((await requirePerson(request)).id),
    );
    app.post(
      '/api/me/holidays',
      {
        schema: {
          summary: 'Declare a holiday, a day before it begins: until it ends your clocks in games of days stand',
          ...answer,
          body: NewHoliday,
        },
      },
      async (request) => holidays.declare(await requirePerson(request), request.body),
    );
    app.delete(
      '/api/me/holidays/:from',
      { schema: { summary: 'End a holiday now, or take it back before it begins', ...answer, params: Which } },
      async (request) => holidays.end(await requirePerson(request), request.params.from),
    );
  };
}
