import { badField } from '@stolik/core';
import type { AuditRow } from '@stolik/server';
import { type Command, Option } from 'commander';
import { durationOf } from '../arguments.ts';
import { printJson, printRows } from '../rows.ts';
import { until, when } from '../times.ts';
import { administer, adminPart, limitOption, linesOption } from './admin-parts.ts';

interface Arguments {
  readonly database?: string;
  readonly since?: number;
  readonly limit: number;
  readonly json?: boolean;
}

export function auditCommand(): Command {
  return adminPart('audit', 'List what was done with `stolik admin`, by whom and why; the latest come last.')
    .addOption(new Option('--since <when>', 'a time ago such as 7d, or a day such as 2026-11-16').argParser(readSince))
    .addOption(limitOption())
    .addOption(linesOption())
    .action(async ({ json, ...args }: Arguments) => {
      const { readAudit } = await import('@stolik/server');
      const rows = await administer(args, ({ store }) => readAudit(store.reads, args));
      process.stdout.write(json ? rows.map(printJson).join('') : printAudit(rows));
    });
}

function readSince(text: string): number {
  const time = /^\d{4}-/.test(text) ? Date.parse(text) : Date.now() - (durationOf(text) ?? Number.NaN);
  if (!Number.isNaN(time)) return time;
  throw badField(
    '--since',
    `must be a time ago such as 30m, 12h, 7d or 2w, or a day such as 2026-11-16, not "${text}"`,
  );
}

function printAudit(rows: readonly AuditRow[]): string {
  return printRows(
    ['number', 'time (UTC)', 'who', 'act', 'person', 'name', 'table', 'details', 'reason'],
    rows.map(({ number, time, who, act, person, name, table, details, reason }) => [
      `${number}`,
      when(time),
      who,
      act,
      person ?? '',
      name ?? '',
      table ?? '',
      details ? detailsText(details) : '',
      reason ?? '',
    ]),
  );
}

function detailsText(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => (name === 'until' ? until(Number(value)) : `${name} ${value}`))
    .join(', ');
}
