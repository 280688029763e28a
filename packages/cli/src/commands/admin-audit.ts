import { badField } from '@stolik/core';
import type { AuditRow } from '@stolik/server';
import { type Command, Option } from 'commander';
import { duration } from '../arguments.ts';
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
  if (!/^\d{4}-/.test(text)) return Date.now() - duration('--since')(text);
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badField('--since', `"${text}" is no day such as 2026-11-16`);
  return time;
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
