import type { ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import { StolikError } from '@stolik/core';
import { MOST_FRAME } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { sharesOf } from '../limits/address.ts';
import type { Visitor } from './connection.ts';
import type { Hub } from './hub.ts';

export interface StreamGate {
  /** Who opens the socket. */
  recognise(request: FastifyRequest): Promise<Visitor | undefined>;
  /** Whether a page from there may. */
  allowsOrigin(request: FastifyRequest): boolean;
  /** Grows whenever this node hears that somebody was signed out. */
  changes(): number;
}

const SOCKETS = {
  maxPayload: MOST_FRAME,
  // Pages send each frame whole; a frame in thousands of parts would go past what counts them.
  maxFragments: 16,
  perMessageDeflate: false,
  // A ping is answered by whoever counts it.
  autoPong: false,
  /** How long a page has to answer a goodbye before it is cut off. */
  closeTimeout: 1_000,
};

/** Who is about to come in. */
interface Arrival {
  readonly visitor: Visitor;
  /** What was heard of signing out before it was asked who comes. */
  readonly changes: number;
  readonly response: ServerResponse;
}

/** The one socket of a page, at `/api/stream`. */
export function streamRoute(hub: Hub, { recognise, allowsOrigin, changes }: StreamGate): FastifyPluginAsync {
  return async (app) => {
    await app.register(websocket, {
      options: SOCKETS,
      errorHandler: (error, socket, request) => {
        request.log.error(error, 'a page could not be let in');
        socket.terminate();
      },
    });
    const arrivals = new WeakMap<FastifyRequest, Arrival>();
    app.get(
      '/api/stream',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request, reply) => {
          // A browser sends its cookies along with any page's socket: only our own pages may open one.
          if (!allowsOrigin(request)) throw new StolikError('foreign-origin', 'this page may not open a socket here');
          const before = changes();
          const visitor = await recognise(request);
          if (!visitor) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
          arrivals.set(request, { visitor, changes: before, response: reply.raw });
        },
      },
      async (socket, request) => {
        const { visitor, changes: before, response } = arrivals.get(request) as Arrival;
        const connection = hub.open(socket, request.socket, visitor, sharesOf(request.ip));
        release(socket, response);
        // Signed out between the question and the answer: nobody else would end it.
        if (changes() !== before && (await recognise(request))?.id !== visitor.id) connection?.signOut();
      },
    );
  };
}

/** Lets go of the request that a socket came with, which is larger than the socket itself. */
function release(socket: WebSocket, response: ServerResponse): void {
  socket.removeAllListeners('error');
  // What is wrong with a socket is told by its end.
  socket.on('error', () => {});
  if (response.socket) response.detachSocket(response.socket);
}
