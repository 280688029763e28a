import websocket from '@fastify/websocket';
import { StolikError } from '@stolik/core';
import { MOST_FRAME } from '@stolik/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Hub } from './hub.ts';

export interface StreamGate {
  /** Who opens the socket. */
  identify(request: FastifyRequest): Promise<{ readonly id: string } | undefined>;
  /** Whether a page from there may. */
  allowsOrigin(request: FastifyRequest): boolean;
}

/** The one socket of a page, at `/api/stream`. */
export function streamRoute(hub: Hub, { identify, allowsOrigin }: StreamGate): FastifyPluginAsync {
  return async (app) => {
    await app.register(websocket, {
      options: { maxPayload: MOST_FRAME, perMessageDeflate: false },
      errorHandler: (error, socket, request) => {
        // A page that breaks the protocol is no defect of ours.
        const isTheirs = String((error as NodeJS.ErrnoException).code).startsWith('WS_ERR');
        request.log[isTheirs ? 'info' : 'error'](error, 'a socket broke');
        socket.terminate();
      },
    });
    const people = new WeakMap<FastifyRequest, string>();
    app.get(
      '/api/stream',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request) => {
          // A browser sends its cookies along with any page's socket: only our own pages may open one.
          if (!allowsOrigin(request)) throw new StolikError('foreign-origin', 'this page may not open a socket here');
          const person = await identify(request);
          if (!person) throw new StolikError('not-signed-in', 'ask for /api/me first: it makes you a guest');
          people.set(request, person.id);
        },
      },
      (socket, request) => hub.open(socket, request.socket, people.get(request) as string),
    );
  };
}
