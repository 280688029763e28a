import { userInfo } from 'node:os';
import { badField, cleanText, isSteering } from '@stolik/core';
import type { Admin } from '@stolik/server';
import { Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { databaseOf, databaseOption } from './database.ts';

// What the commands of `stolik admin` share.

const MOST_LISTED = 10_000;
const LONGEST_REASON = 200;

/** One of them, which is told where the store is. */
export function adminPart(name: string, description: string): Command {
  return new Command(name).description(description).addOption(databaseOption());
}

export const limitOption = () =>
  new Option('--limit <n>', 'how many at most').argParser(wholeNumber('--limit', 1, MOST_LISTED)).default(50);

export const linesOption = () => new Option('--json', 'print a line of JSON for each');

/** Why it is done: people may read it. */
export const reasonOption = () => new Option('--reason <text>', 'why, in one line').argParser(readReason);

function readReason(text: string): string {
  const reason = isSteering(text.trim()) ? '' : cleanText(text);
  if (reason === '' || reason.length > LONGEST_REASON) {
    throw badField('--reason', `must be a line of 1 to ${LONGEST_REASON} characters that can be seen`);
  }
  return reason;
}

/** Does something beside the servers of a store. */
export async function administer<T>(
  args: { readonly database?: string },
  act: (admin: Admin) => Promise<T>,
): Promise<T> {
  // Loaded here, so that the other commands start without it.
  const { Admin: Opened, explained } = await import('@stolik/server');
  const admin = await Opened.open(await databaseOf(args), currentUser());
  try {
    return await act(admin);
  } catch (error) {
    throw explained(error, admin.store.name);
  } finally {
    await admin.close();
  }
}

/** The operating system's user, and who is behind them where that is known; a number where it has no name. */
function currentUser(): string {
  try {
    const { username } = userInfo();
    const { SUDO_USER } = process.env;
    return SUDO_USER && SUDO_USER !== username ? `${SUDO_USER} as ${username}` : username;
  } catch {
    return `${process.getuid?.() ?? 'unknown'}`;
  }
}
