import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { StolikError } from '@stolik/core';
import { Command } from 'commander';
import sirv from 'sirv';
import { wholeNumber } from '../arguments.ts';

/** The built page. */
const PAGE = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const TRIED_PORTS = 20;

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the page on this machine.')
    .option('--port <n>', 'the port; a taken one is replaced by the next free one', wholeNumber('--port', 0), 8080)
    .option('--host <address>', 'the address to listen on', 'localhost')
    .action(async ({ port, host }: { port: number; host: string }) => {
      if (!existsSync(PAGE)) throw new StolikError('not-built', 'the page is not built yet: run `npm run build` first');
      process.stdout.write(`Stolik is at ${await serve(host, port)} (Ctrl+C ends it)\n`);
    });
}

/** Starts the server on the first free port and returns its address. */
async function serve(host: string, first: number): Promise<string> {
  // One page for every address: its router knows which screen is meant.
  const files = sirv(PAGE, {
    single: true,
    etag: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  });
  for (let port = first; port < first + TRIED_PORTS; port++) {
    const server = createServer((request, response) => files(request, response));
    const address = await new Promise<string | undefined>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
      );
      server.listen(port, host, () => {
        const bound = server.address();
        resolve(`http://${host}:${typeof bound === 'object' && bound ? bound.port : port}/`);
      });
    });
    if (address) return address;
  }
  throw new StolikError('no-port', `no port from ${first} to ${first + TRIED_PORTS - 1} is free`);
}

/** Files named after their content never change; everything else is asked for anew. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
