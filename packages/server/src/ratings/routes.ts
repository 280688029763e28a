import { StolikError } from '@stolik/core';
import { games } from '@stolik/games';
import { Id, OwnRatings, RatedPace, RatingBoard, Refusal, TableRating } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { boardOf } from './boards.ts';
import { ownRatings, setBoards, tableRating } from './shown.ts';

export interface RatingRoutes {
  readonly store: Store;
  now(): number;
  identify(request: FastifyRequest): Promise<{ readonly id: string } | undefined>;
}

const tags = ['ratings'];

/** What people may know of ratings: their own, those at a table, and the boards. */
export function ratingRoutes({ store, now, identify }: RatingRoutes): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const requirePerson = async (request: FastifyRequest) => {
      const person = await identify(request);
      if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
      return person;
    };

    app.get(
      '/api/tables/:id/rating',
      {
        schema: {
          summary: 'How strong those at a rated table are; once it is over, what it changed for you',
          tags,
          params: z.object({ id: Id }),
          response: { 200: TableRating, default: Refusal },
        },
      },
      async (request) => tableRating(store.reads, request.params.id, (await identify(request))?.id),
    );
    app.get(
      '/api/me/ratings',
      {
        schema: {
          summary: 'Your ratings, and whether you are on boards',
          tags,
          response: { 200: OwnRatings, default: Refusal },
        },
      },
      async (request) => ownRatings(store.reads, (await requirePerson(request)).id),
    );
    app.put(
      '/api/me/boards',
      {
        schema: {
          summary: 'Be on boards, or on none; those who have played a rated game are asked',
          tags,
          body: z.strictObject({ onBoards: z.boolean() }),
          response: { 200: OwnRatings, default: Refusal },
        },
      },
      async (request) => {
        const { id } = await requirePerson(request);
        await setBoards(store, id, request.body.onBoards);
        return ownRatings(store.db, id);
      },
    );
    const Asked = z.object({
      game: z.enum(games.map(({ game }) => game.id) as [string, ...string[]]),
      pace: RatedPace,
      quarter: z
        .string()
        .regex(/^20\d\d-[1-4]$/, 'is a year and a quarter, such as 2026-4')
        .optional(),
    });
    app.get(
      '/api/boards',
      {
        schema: {
          summary: 'The strongest of those who want to be seen, at the end of a quarter or now',
          tags,
          querystring: Asked,
          response: { 200: RatingBoard, default: Refusal },
        },
      },
      async (request) => boardOf(store.reads, { ...request.query, now: now(), viewer: (await identify(request))?.id }),
    );
  };
}
