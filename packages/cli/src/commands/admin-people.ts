import { badField, StolikError } from '@stolik/core';
import type { Admin, PersonReport, PersonRow, Span } from '@stolik/server';
import { type Command, Option } from 'commander';
import { duration, wholeNumber } from '../arguments.ts';
import { printJson, printLine, printRows } from '../rows.ts';
import { until, when } from '../times.ts';
import { administer, adminPart, limitOption, linesOption, reasonOption } from './admin-parts.ts';

interface ActArguments {
  readonly database?: string;
  readonly reason?: string;
}

type Found = Awaited<ReturnType<Admin['find']>>;

export function peopleCommands(): Command[] {
  return [
    listCommand(),
    reportCommand(),
    banCommand(),
    act('unban', 'Let somebody in again.', async (admin, person, { reason }) => {
      await admin.unban(person, reason);
      return `${titleOf(person)} is not banned any more.`;
    }),
    muteCommand(),
    act('unmute', 'Let somebody talk again.', async (admin, person, { reason }) => {
      await admin.unmute(person, reason);
      return `${titleOf(person)} may talk again.`;
    }),
    act(
      'moderator',
      'Let the owner of an account see what is reported, and act on it.',
      async (admin, person, { reason }) => {
        await admin.appoint(person, reason);
        return `${titleOf(person)} sees reports at /reports, and acts on them.`;
      },
    ),
    act('unmoderator', 'Let somebody look after others no more.', async (admin, person, { reason }) => {
      await admin.dismiss(person, reason);
      return `${titleOf(person)} is no moderator any more.`;
    }),
    act(
      'reset-password',
      'End every way into an account, and print the one recovery code that opens it again.',
      async (admin, person, { reason }) => {
        const code = await admin.resetPassword(person, reason);
        return `${titleOf(person)} is signed out everywhere, and sets a new password at /me, under "I forgot my password". The one recovery code, shown this once: ${code}`;
      },
    ),
    eraseCommand(),
    deleteCommand(),
  ];
}

function listCommand(): Command {
  return adminPart('people', 'List guests and accounts, the newest first.')
    .argument('[text]', 'only those with this in their name or user name')
    .option('--banned', 'only those who are kept out now')
    .option('--muted', 'only those who may not talk now')
    .addOption(limitOption())
    .addOption(linesOption())
    .action(async (text: string | undefined, { banned, muted, limit, json, ...args }) => {
      const { listPeople } = await import('@stolik/server');
      const filter = { text, isBanned: banned, isMuted: muted, limit };
      const rows = await administer(args, ({ store }) => listPeople(store.reads, filter));
      process.stdout.write(json ? rows.map(printJson).join('') : printPeople(rows));
    });
}

function reportCommand(): Command {
  return personPart('person', 'Tell all about somebody, but nothing to sign in with.')
    .addOption(linesOption())
    .action(async (text: string, args: { database?: string; json?: boolean }) => {
      const { reportPerson } = await import('@stolik/server');
      const report = await administer(args, async (admin) => reportPerson(admin.store.reads, await admin.find(text)));
      process.stdout.write(args.json ? printJson(report) : printReport(report));
    });
}

function banCommand(): Command {
  return personPart('ban', 'Keep somebody out; every browser of theirs is signed out at once.')
    .addOption(spanOption().default('forever'))
    .addOption(reasonOption().makeOptionMandatory())
    .action((text: string, args: ActArguments & { for: Span; reason: string }) =>
      actOn(text, args, async (admin, person) => {
        const end = await admin.ban(person, args.for, args.reason);
        return `${titleOf(person)} is banned ${until(end)}.`;
      }),
    );
}

function muteCommand(): Command {
  return personPart('mute', 'Let somebody play and not talk.')
    .addOption(spanOption().makeOptionMandatory())
    .addOption(reasonOption())
    .action((text: string, args: ActArguments & { for: Span }) =>
      actOn(text, args, async (admin, person) => {
        const end = await admin.mute(person, args.for, args.reason);
        return `${titleOf(person)} may not talk ${until(end)}.`;
      }),
    );
}

function eraseCommand(): Command {
  return adminPart('erase-words', 'Erase all that somebody has said, or one thing said at a table.')
    .argument('[person]', 'an id, a user name or a name')
    .option('--table <id>', 'the table where it was said')
    .addOption(
      new Option('--word <n>', 'its number, as `admin table` shows it').argParser(
        wholeNumber('--word', 0, 2 ** 31 - 1),
      ),
    )
    .addOption(reasonOption())
    .action(async (text: string | undefined, args: ActArguments & { table?: string; word?: number }) => {
      const { table, word, reason } = args;
      const isAtTable = table !== undefined || word !== undefined;
      if (isAtTable === (text !== undefined)) {
        throw badField('person', 'say whose words, or --table and --word, and not both');
      }
      if (isAtTable && table === undefined) throw badField('--table', 'say at which table --word was said');
      if (isAtTable && word === undefined) {
        throw badField('--word', 'say which one, by its number, as `stolik admin table` shows it');
      }
      const tables = await administer(args, async (admin) => {
        if (table !== undefined && word !== undefined) return admin.eraseWords({ table, n: word }, reason);
        return admin.eraseWords({ person: (await admin.find(text as string)).id }, reason);
      });
      process.stdout.write(`Erased at ${tables} ${tables === 1 ? 'table' : 'tables'}.\n`);
    });
}

function deleteCommand(): Command {
  return personPart('delete', 'Delete somebody with all that is theirs; bots take their seats. There is no way back.')
    .option('--yes', 'really')
    .addOption(reasonOption())
    .action((text: string, args: ActArguments & { yes?: boolean }) =>
      actOn(text, args, async (admin, person) => {
        if (!args.yes) throw new StolikError('not-sure', `--yes: say it to delete ${titleOf(person)} for good`);
        await admin.delete(person, args.reason);
        return `${titleOf(person)} is deleted.`;
      }),
    );
}

function personPart(name: string, description: string): Command {
  return adminPart(name, description).argument('<person>', 'an id, a user name or a name');
}

const spanOption = () =>
  new Option('--for <time>', 'for how long: 30m, 12h, 7d, 2w or forever').argParser(
    (text): Span => (text === 'forever' ? text : duration('--for')(text)),
  );

type ActOn = (admin: Admin, person: Found, args: ActArguments) => Promise<string>;

/** A command that does something to one person. */
function act(name: string, description: string, doIt: ActOn): Command {
  return personPart(name, description)
    .addOption(reasonOption())
    .action((text: string, args: ActArguments) => actOn(text, args, doIt));
}

async function actOn(text: string, args: ActArguments, doIt: ActOn): Promise<void> {
  const sentence = await administer(args, async (admin) => doIt(admin, await admin.find(text), args));
  process.stdout.write(`${printLine(sentence)}\n`);
}

/** By the name that people see: it is not always the one that was typed. */
function titleOf({ id, name, userName }: Found): string {
  return `${name} (${userName ? `the account ${userName}` : 'a guest'}, ${id})`;
}

function printPeople(rows: readonly PersonRow[]): string {
  return printRows(
    ['person', 'name', 'user name', 'since (UTC)', 'browser used', 'tables', ''],
    rows.map((row) => [
      row.id,
      row.name,
      row.userName ?? '(guest)',
      when(row.created),
      when(row.used),
      `${row.tables}`,
      limitsOf(row).join('; '),
    ]),
  );
}

function limitsOf({ bannedUntil, banReason, mutedUntil, muteReason }: Omit<PersonRow, 'tables'>): string[] {
  const limit = (what: string, end: number | undefined, why = '') =>
    end === undefined ? [] : [`${what} ${until(end)}${why && `: ${why}`}`];
  return [...limit('banned', bannedUntil, banReason), ...limit('muted', mutedUntil, muteReason)];
}

function printReport(report: PersonReport): string {
  const { id, name, userName, hasPassword, recoveryCodes, sessions, passkeys, tables } = report;
  const lines = [
    `${name} (${id})`,
    `  account       ${userName === undefined ? 'none: a guest' : `${userName}, ${hasPassword ? 'with' : 'without'} a password, ${recoveryCodes} recovery ${recoveryCodes === 1 ? 'code' : 'codes'}`}`,
    `  since         ${when(report.created)}`,
    `  browser used  ${when(report.used)}`,
    ...limitsOf(report).map((limit) => `  limited       ${limit}`),
    ...sessions.map(({ created, used }) => `  browser       since ${when(created)}, used ${when(used)}`),
    ...passkeys.map(
      (key) => `  passkey       ${key.name ?? ''} of ${when(key.created)}, used ${when(key.used ?? undefined)}`,
    ),
    ...tables.map((table) => `  table         ${table.id} ${table.game} ${table.status}`),
  ];
  return lines.map((line) => `${printLine(line)}\n`).join('');
}
