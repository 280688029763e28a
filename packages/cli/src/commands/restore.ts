import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { RowProgress } from '../progress.ts';
import { databaseOf, databaseOption } from './database.ts';

interface Arguments {
  readonly database?: string;
  readonly replace?: boolean;
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put a backup into an empty store, of either kind, and bring it up to date. No server may run.')
    .argument('<file>', 'what `stolik backup` wrote')
    .option('--replace', 'also into a store that holds something: that is first kept in a backup beside the file')
    .addOption(databaseOption())
    .action(async (file: string, args: Arguments) => {
      const { restoreBackup, writeBackup } = await import('@stolik/server');
      const database = await databaseOf(args);
      const progress = new RowProgress('restore');
      const replace = async () => {
        const before = join(dirname(file), `before-restore-${new Date().toISOString().replaceAll(':', '')}.jsonl.gz`);
        // The way back from an upgrade: what goes may be of a newer version than this program.
        await writeBackup(database, before, { isOfAnyVersion: true });
        process.stdout.write(`What was there is kept in ${before}\n`);
      };
      const { made, schema, version } = await restoreBackup(database, file, {
        onProgress: progress.update,
        ...(args.replace && { replace }),
      });
      progress.end();
      const brought =
        schema === version
          ? `its tables are version ${version}`
          : `its tables were brought from version ${schema} to ${version}`;
      process.stdout.write(`${file} is restored: everything as it was at ${made}; ${brought}\n`);
    });
}
