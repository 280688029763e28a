import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, StolikError } from '@stolik/core';
import { sourceOf } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import type { Store } from '@stolik/server';
import { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { RowProgress } from '../progress.ts';
import { databaseOf, databaseOption } from './database.ts';

interface Arguments {
  readonly database?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

export function backupCommand(): Command {
  return new Command('backup')
    .description('Write everything a store holds into a file, while servers run; or check such a file.')
    .argument('<file>', 'the file to make, for example stolik-monday.jsonl.gz')
    .option('--check', 'read the file instead: restore it aside, and verify every finished game')
    .addOption(databaseOption())
    .addOption(jsonOption())
    .action(async (file: string, args: Arguments) => {
      if (args.check) return report(file, args, await check(file));
      const { writeBackup } = await import('@stolik/server');
      const progress = new RowProgress('backup');
      const { schema, made, counts, bytes } = await writeBackup(await databaseOf(args), file, {
        onProgress: progress.update,
      });
      progress.end();
      report(file, args, { schema, made, counts, bytes });
    });
}

interface Report {
  readonly schema: number;
  readonly made: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly bytes?: number;
  readonly games?: CheckedGames;
}

/** The rehearsal of a restore: what comes out of it is what would be there. */
async function check(file: string): Promise<Report> {
  const { openStore, readBackup, restoreBackup } = await import('@stolik/server');
  const { header, seal } = await readBackup(file, { row: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'stolik-check-'));
  try {
    const url = `sqlite:${join(folder, 'stolik.db')}`;
    const progress = new RowProgress('check');
    await restoreBackup(url, file, { onProgress: progress.update });
    const store = await openStore(url);
    try {
      const games = await verifyGames(file, store, new RowProgress('verify'));
      return { schema: header.schema, made: header.made, counts: seal.counts, games };
    } finally {
      progress.end();
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface CheckedGames {
  readonly verified: number;
  /** Of games whose rules this program does not have. */
  readonly unknown: number;
}

async function verifyGames(file: string, store: Store, progress: RowProgress): Promise<CheckedGames> {
  const { loadLog } = await import('@stolik/server');
  const over = await store.reads.selectFrom('gameTable').select('id').where('status', '=', 'over').execute();
  let [verified, unknown] = [0, 0];
  for (const { id } of over) {
    const log = await loadLog(store, id);
    if (log?.seed === undefined) continue;
    try {
      Match.verify(gameEntry(log.header.game, log.header.version).game, log, sourceOf(log.header, log.seed));
      verified += 1;
    } catch (error) {
      if (!(error instanceof StolikError)) throw error;
      if (error.code !== 'unknown-game') {
        throw new StolikError(
          'backup-unverified',
          `${file}: the game at table ${id} cannot be verified: ${error.message}`,
        );
      }
      unknown += 1;
    }
    progress.update(verified + unknown, over.length);
  }
  progress.end();
  return { verified, unknown };
}

function report(file: string, { json, check: isCheck }: Arguments, { counts, games, ...rest }: Report): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ file, ...rest, counts, ...(games && { games }) })}\n`);
    return;
  }
  const width = Math.max(...Object.keys(counts).map((table) => table.length));
  const lines = Object.entries(counts).map(([table, n]) => `  ${table.padEnd(width)} ${`${n}`.padStart(9)}`);
  process.stdout.write(`${file}: ${isCheck ? 'whole and as it was written' : 'written'}, tables of version ${rest.schema}, made ${rest.made}
${lines.join('\n')}
`);
  if (!games) return;
  const unknown = games.unknown > 0 ? `, ${games.unknown} of rules that are not here` : '';
  process.stdout.write(`Restored aside; finished games verified: ${games.verified}${unknown}.\n`);
}
