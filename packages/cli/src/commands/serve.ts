import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StolikError } from '@stolik/core';
import { VERSION } from '@stolik/server/version';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';

/** The built page. */
const PAGE = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** How long a database that starts together with this machine is waited for. */
const PATIENCE_S = 60;

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the page and the tables of everybody who comes. Settings are in docs/operations.md.')
    .option('--port <n>', 'the port, instead of PORT', wholeNumber('--port', 0))
    .option('--host <address>', 'the address to listen on, instead of HOST')
    .action(async ({ port, host }: { port?: number; host?: string }) => {
      if (!existsSync(PAGE)) throw new StolikError('not-built', 'the page is not built yet: run `npm run build` first');
      // Loaded here, so that the other commands start without it.
      const { readSettings, startServer, unknownSettings } = await import('@stolik/server');
      for (const name of unknownSettings(process.env)) process.stderr.write(`stolik: ${name} is not a setting\n`);
      const settings = readSettings({
        ...process.env,
        ...(port === undefined ? {} : { PORT: `${port}` }),
        ...(host === undefined ? {} : { HOST: host }),
      });
      const patience = { seconds: PATIENCE_S, say: (line: string) => void process.stderr.write(`stolik: ${line}\n`) };
      const server = await startServer({ settings, page: PAGE, patience });
      process.stdout.write(`Stolik is at ${server.address}/ (version ${VERSION}; Ctrl+C ends it)\n`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          server.close().then(
            () => process.exit(0),
            () => process.exit(1),
          );
        });
      }
    });
}
