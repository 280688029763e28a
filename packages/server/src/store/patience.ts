import { setTimeout as pause } from 'node:timers/promises';
import { StolikError } from '@stolik/core';

/** How a store that is only just being started is waited for, as a database is that starts together with the server. */
export interface Patience {
  readonly seconds: number;
  /** Hears once what is waited for. */
  say(line: string): void;
}

/** What a store that cannot be opened yet is refused with: nobody listens there, it is only starting, or it went away again. */
export const NOT_YET = 'store-not-yet';

const BETWEEN_MS = 500;

/** Opens a store as soon as it is there; whatever else is wrong will not go away by waiting. */
export async function waitFor<T>(open: () => Promise<T>, patience: Patience | undefined): Promise<T> {
  const end = performance.now() + 1000 * (patience?.seconds ?? 0);
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      const isStarting = error instanceof StolikError && error.code === NOT_YET;
      if (!isStarting || performance.now() >= end) throw error;
      if (tries === 1) patience?.say(`waiting up to ${patience.seconds} seconds for a store: ${error.message}`);
      await pause(BETWEEN_MS);
    }
  }
}
