import { badField } from '@stolik/core';
import type { Report, Verdict } from '@stolik/protocol';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { printJson, printLine } from '../rows.ts';
import { until, when } from '../times.ts';
import { administer, adminPart, limitOption, linesOption, reasonOption } from './admin-parts.ts';

const ACTS = ['dismiss', 'warn', 'mute', 'ban'] as const;

interface JudgeArguments {
  readonly database?: string;
  readonly reason?: string;
  readonly hours?: number;
}

export function reportCommands(): Command[] {
  return [listCommand(), judgeCommand()];
}

function listCommand(): Command {
  return adminPart('reports', 'List what people have reported of others and nobody has decided yet, the oldest first.')
    .addOption(limitOption())
    .addOption(linesOption())
    .action(async ({ limit, json, ...args }: { database?: string; limit: number; json?: boolean }) => {
      const reports = await administer(args, (admin) => admin.reports(limit));
      process.stdout.write(reports.map(json ? printJson : printReport).join(json ? '' : '\n'));
    });
}

function judgeCommand(): Command {
  return adminPart('judge', 'Decide about a report: what follows is done at once, and both are written down.')
    .argument('<report>', 'its id, as `admin reports` shows it')
    .addOption(new Option('--act <act>', 'what is done').choices(ACTS).makeOptionMandatory())
    .addOption(new Option('--hours <n>', 'for how long, to mute or to ban').argParser(wholeNumber('--hours', 1, 8_760)))
    .addOption(reasonOption())
    .action(async (report: string, { act, ...args }: JudgeArguments & { act: Verdict['act'] }) => {
      const verdict = verdictOf(act, args);
      await administer(args, (admin) => admin.judge(report, verdict));
      process.stdout.write(`Report ${report} is decided: ${act}.\n`);
    });
}

function verdictOf(act: Verdict['act'], { reason, hours }: JudgeArguments): Verdict {
  if (act === 'dismiss') return { act };
  if (reason === undefined) throw badField('--reason', 'is needed: whoever it is about reads it');
  if (act === 'warn') return { act, reason };
  if (hours === undefined) throw badField('--hours', 'is needed: say for how long');
  return { act, reason, hours } as Verdict;
}

function printReport(report: Report): string {
  const { id, time, kind, note, reporter, person, table, word, said, own } = report;
  const lines = [
    `Report ${id}: ${kind}, ${when(time)}`,
    `  about     ${person.name}${person.account === undefined ? ', a guest' : ` (account ${person.account})`}`,
    ...(person.earlier > 0 ? [`  earlier   ${person.earlier} times something was done`] : []),
    ...(person.mutedUntil === undefined ? [] : [`  muted     ${until(person.mutedUntil)}`]),
    `  by        ${reporter}`,
    ...(note === undefined ? [] : [`  note      ${note}`]),
    ...(table === undefined ? [] : [`  table     ${table.id} ${table.game} ${table.status}`]),
    ...said.flatMap(({ n, name, text, phrase, notice }) =>
      notice === undefined
        ? [
            `  ${n === word ? '*' : own.includes(n) ? '>' : ' '} ${name ?? ''}: ${text ?? (phrase ? `[${phrase}]` : '(erased)')}`,
          ]
        : [],
    ),
  ];
  return lines.map((line) => `${printLine(line)}\n`).join('');
}
