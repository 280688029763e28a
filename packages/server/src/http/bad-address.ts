import type { IncomingMessage, ServerResponse } from 'node:http';
import { StolikError } from '@stolik/core';
import type { FastifyInstance } from 'fastify';

/** Where requests go whose address cannot be read; part of the API, so that they are counted as such. */
const BAD_ADDRESS = '/api/bad-address';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * For the router, which would answer by itself and past all hooks where an address has a `%` without a number, or a part that
 * is too long: such a request is a request like any other.
 */
export function toBadAddress(app: () => FastifyInstance) {
  return (_path: string, request: IncomingMessage, response: ServerResponse): void => {
    request.url = BAD_ADDRESS;
    app().routing(request, response);
  };
}

/** Refuses such requests. */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.route({
    method: METHODS,
    url: BAD_ADDRESS,
    schema: { hide: true },
    handler: async () => {
      throw new StolikError('bad-request', 'this address cannot be read');
    },
  });
}
