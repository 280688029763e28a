import { readOneOf } from '@stolik/core';
import { games } from '@stolik/games';
import { type Pace, type Seat, STATUSES, type Status } from '@stolik/protocol';
import type { TableReport, TableRow } from '@stolik/server';
import { type Command, Option } from 'commander';
import { duration } from '../arguments.ts';
import { printJson, printLine, printRows } from '../rows.ts';
import { when } from '../times.ts';
import { administer, adminPart, limitOption, linesOption, reasonOption } from './admin-parts.ts';

interface ListArguments {
  readonly database?: string;
  readonly status?: Status;
  readonly game?: string;
  readonly host?: string;
  readonly idle?: number;
  readonly limit: number;
  readonly json?: boolean;
}

export function tableCommands(): Command[] {
  return [listCommand(), reportCommand(), closeCommand()];
}

function listCommand(): Command {
  const ids = games.map(({ game }) => game.id);
  return adminPart('tables', 'List tables, those where something happened last first; * marks whose turn it is.')
    .addOption(new Option('--status <status>', 'only those; gone are those that were closed').choices(STATUSES))
    .addOption(
      new Option('--game <game>', `only one game: ${ids.join(', ')}`).argParser((id) => readOneOf(id, '--game', ids)),
    )
    .option('--host <person>', 'only those that somebody with this id, user name or name looks after')
    .addOption(new Option('--idle <time>', 'only where nothing happened for so long').argParser(duration('--idle')))
    .addOption(limitOption())
    .addOption(linesOption())
    .action(async ({ idle, json, ...args }: ListArguments) => {
      const { listTables } = await import('@stolik/server');
      const before = idle === undefined ? undefined : Date.now() - idle;
      const rows = await administer(args, ({ store }) => listTables(store.reads, { ...args, before }));
      process.stdout.write(json ? rows.map(printJson).join('') : printTables(rows));
    });
}

function reportCommand(): Command {
  return adminPart('table', 'Tell all about a table: seats, turns, clocks, and what was said, with its numbers.')
    .argument('<table>', 'its id')
    .addOption(linesOption())
    .action(async (id: string, args: { database?: string; json?: boolean }) => {
      const { reportTable } = await import('@stolik/server');
      const report = await administer(args, ({ store }) => reportTable(store, id));
      process.stdout.write(args.json ? printJson(report) : printReport(report));
    });
}

function closeCommand(): Command {
  return adminPart('close', 'Close a table that is open or running: nobody wins, and everybody there reads why.')
    .argument('<table>', 'its id')
    .addOption(reasonOption().makeOptionMandatory())
    .action(async (id: string, args: { database?: string; reason: string }) => {
      await administer(args, (admin) => admin.closeTable(id, args.reason));
      process.stdout.write(`Table ${id} is closed.\n`);
    });
}

function printTables(rows: readonly TableRow[]): string {
  return printRows(
    ['table', 'game', 'status', 'pace', 'updated (UTC)', 'host', 'seats'],
    rows.map(({ id, game, status, visibility, pace, updated, host, seats, owes, isAsleep }) => [
      id,
      game,
      `${status}${isAsleep ? ', asleep' : ''}${visibility === 'public' ? '' : ', by link'}`,
      paceText(pace),
      when(updated),
      host.name ?? host.id,
      seats.map((seat, i) => `${nameOf(seat)}${owes.includes(i) ? '*' : ''}`).join(', '),
    ]),
  );
}

function printReport(report: TableReport): string {
  const { id, game, version, status, visibility, pace, host, owes, left, lines, job, isAsleep } = report;
  const facts: [string, string | undefined][] = [
    ['game', `${game}, rules ${version}`],
    ['status', `${status}${isAsleep ? ', asleep' : ''}`],
    ['found by', visibility === 'public' ? 'everybody' : 'its link'],
    ['pace', paceText(pace)],
    ['host', host.name === undefined ? host.id : `${host.name} (${host.id})`],
    ['created', when(report.created)],
    ['updated', when(report.updated)],
    ['ended', report.ended === undefined ? undefined : when(report.ended)],
    ['lines', `${lines}`],
    ['next game', report.rematch],
    ['bot', job && `has to decide since ${when(job.since)}${job.attempts > 0 ? `, failed ${job.attempts} times` : ''}`],
  ];
  const shown = facts.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name.padEnd(10)}${value}`]));
  const seats = printRows(
    ['seat', 'who', 'person', 'turn', 'time left', 'state'],
    report.seats.map((seat, i) => [
      `${i}`,
      nameOf(seat),
      seat.person ?? '',
      owes.includes(i) ? 'to decide' : '',
      left ? minutes(left[i]) : '',
      stateOf(seat),
    ]),
  );
  const said = printRows(
    ['word', 'time (UTC)', 'who', 'said'],
    report.said.map(({ n, time, seat, name, text, phrase, notice }) => [
      `${n}`,
      when(time),
      name ?? (seat === undefined ? '' : `seat ${seat}`),
      notice === undefined ? (text ?? (phrase ? `[${phrase}]` : '(erased)')) : `(${notice})${text ? ` ${text}` : ''}`,
    ]),
  );
  return `Table ${id}\n${shown.map((line) => `${printLine(line)}\n`).join('')}\n${seats}\n${said}`;
}

function paceText(pace: Pace): string {
  if (pace.kind === 'untimed') return 'no clock';
  return pace.kind === 'live' ? `${pace.minutes} min + ${pace.increment} s` : `${pace.days} days a move`;
}

function nameOf({ kind, name, level }: Seat): string {
  if (kind === 'open') return '(free)';
  return kind === 'bot' ? `bot ${level}` : (name ?? '(deleted)');
}

function stateOf({ isReserved, standIn, hasResigned, hasTimedOut, awaySince, place, total }: Seat): string {
  return [
    isReserved && 'kept',
    hasResigned && 'resigned',
    hasTimedOut && 'ran out of time',
    standIn && `bot ${standIn} stands in`,
    awaySince !== undefined && `away since ${when(awaySince)}`,
    place !== undefined && `place ${place} with ${total} points`,
    place === undefined && total !== undefined && `${total} points when all agreed to end it`,
  ]
    .filter(Boolean)
    .join(', ');
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
