import type { Recount } from '@stolik/server';
import { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { administer } from './admin-parts.ts';
import { databaseOption } from './database.ts';

interface Arguments {
  readonly database?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

export function rateCommand(): Command {
  return new Command('rate')
    .description(
      'Make all ratings anew from the finished tables, while servers run, and say whether they are the same.',
    )
    .option('--write', 'put what comes out in place of the live ratings')
    .addOption(databaseOption())
    .addOption(jsonOption())
    .action(async ({ write, json, ...args }: Arguments) => {
      const { recount, rewriteRatings } = await import('@stolik/server');
      const found = await administer(args, ({ store }) => (write ? rewriteRatings(store) : recount(store)));
      process.stdout.write(json ? `${JSON.stringify(found)}\n` : inWords(found, write === true));
      if (!found.isEqual && !write) process.exitCode = 1;
    });
}

function inWords({ tables, counted, ratings, differences, isEqual, first }: Recount, isWritten: boolean): string {
  const { seats, ratings: others, unrated } = differences;
  const verdict = isEqual
    ? 'The live ratings are the same.'
    : `${isWritten ? 'Before they were replaced the' : 'The'} live ratings were others: ${others} ratings, ${seats} seats, ${unrated} tables not rated.`;
  return `${[`${ratings} ratings from ${counted} of ${tables} rated tables.`, ...first, verdict].join('\n')}\n`;
}
