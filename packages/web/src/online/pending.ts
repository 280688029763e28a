import type { StreamRequest } from '@stolik/protocol/page';
import { goOnline } from './connection.ts';
import type { TableRequest } from './feed.ts';

const KEY = 'stolik.pending';

/** A decision on its way to the server. */
export interface Pending {
  /** The id it is sent with, however often, so that it happens once. */
  readonly id: string;
  readonly request: TableRequest;
}

/** Remembers a decision until the server has answered it: a page that is loaded again sends it. */
export function keepPending(table: string, person: string, pending: Pending): void {
  write({ ...read(), [keyOf(table, person)]: pending });
}

export function pendingAt(table: string, person: string): Pending | undefined {
  return read()[keyOf(table, person)];
}

/** Forgets a decision that was answered; a later one stays. */
export function dropPending(table: string, person: string, id: string): void {
  const { [keyOf(table, person)]: kept, ...rest } = read();
  if (kept?.id === id) write(rest);
}

/** Sends what waits for any table. What is refused stays: at its table the player is told. */
export async function sendPending(person: string): Promise<void> {
  const stream = await goOnline();
  for (const [key, { id, request }] of Object.entries(read())) {
    const [table, decider] = key.split(' ');
    if (decider !== person) continue;
    stream.ask({ ...request, table } as StreamRequest, id).then(
      () => dropPending(table, person, id),
      () => {},
    );
  }
}

/** Whether a decision of anybody in this browser waits for a table. */
export function isPending(table: string): boolean {
  return Object.keys(read()).some((key) => key.startsWith(keyOf(table, '')));
}

/** Whether any decision waits. */
export function hasPending(): boolean {
  return Object.keys(read()).length > 0;
}

function keyOf(table: string, person: string): string {
  return `${table} ${person}`;
}

function read(): Readonly<Record<string, Pending>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(all: Readonly<Record<string, Pending>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then it is lost with the page.
  }
}
