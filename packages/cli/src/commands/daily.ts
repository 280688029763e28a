import { makeFields } from '@stolik/arena';
import { badField } from '@stolik/core';
import { DEALS, dayOf, FIRST_DAY, isDay, numberOf } from '@stolik/daily';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';

interface DailyArguments {
  readonly from: string;
  readonly days: number;
  readonly threads?: number;
  readonly out: string;
}

export function dailyCommand(): Command {
  return new Command('daily')
    .description('Let bots play daily deals, 64 runs each, for people to be compared with; days that are there stay.')
    .option('--from <day>', 'the first of them, in UTC', readDay, FIRST_DAY)
    .option(
      '--days <n>',
      'how many; after the last deal of all comes the first',
      wholeNumber('--days', 1, DEALS),
      DEALS,
    )
    .option('--threads <n>', 'how many; all cores if left out', wholeNumber('--threads', 1, 256))
    .requiredOption('--out <folder>', 'where they are written, as the page reads them')
    .action(async ({ from, days, threads, out }: DailyArguments) => {
      const progress = new Progress('daily', days);
      const first = numberOf(from);
      // Deals come round again, so a day has the field of the day that its deal was first dealt on.
      const wanted = Array.from({ length: days }, (_, i) => dayOf((first + i) % DEALS));
      await makeFields(
        wanted,
        out,
        {
          onResume: (known) => progress.say(`${known} days are known from before`),
          onProgress: (done) => progress.update(done, `${done} of ${days} days`),
        },
        threads,
      );
      progress.end();
    });
}

function readDay(text: string): string {
  if (!isDay(text)) throw badField('--from', `must be a day from ${FIRST_DAY} on, not "${text}"`);
  return text;
}
