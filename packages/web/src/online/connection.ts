import { type HeardFrame, type Refusal, type Socket, Stream, type StreamState } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask, type Person } from './api.ts';

/** What the page knows about the server; `off` until something online is wanted. */
export interface Online {
  readonly state: StreamState | 'off';
  /** Whether the device itself has a network. */
  readonly hasNetwork: boolean;
  readonly me: Person | undefined;
  /** Why whoever this page belonged to was signed out while it was open. */
  readonly ban: Refusal | undefined;
  /** The account that this browser was signed in to until it was signed out elsewhere, or until it ended. */
  readonly lost: string | undefined;
  /** The server's clock less this device's, in milliseconds. */
  readonly offset: number;
}

export const useOnline = create<Online>()(() => ({
  state: 'off',
  hasNetwork: navigator.onLine,
  me: undefined,
  ban: undefined,
  lost: undefined,
  offset: 0,
}));

/** Where a browser that has been online remembers it: it is told of its turns from then on. */
const KNOWN = 'stolik.online';
/** And the account that it is signed in to. */
const ACCOUNT = 'stolik.account';
const LONGEST_PAUSE = 5_000;

const listeners = new Set<(frame: HeardFrame) => void>();
let opening: Promise<Stream> | undefined;
let asking: Promise<Person> | undefined;
/** A change of who one is must not be crossed by the question who one is: that would make a guest. */
let changing: Promise<unknown> = Promise.resolve();

/** The page's one connection; opened when it is first wanted. */
export function goOnline(): Promise<Stream> {
  opening ??= open();
  return opening;
}

/** Goes online if this browser has been before. */
export function resumeOnline(): void {
  if (kept(KNOWN) !== undefined) goOnline();
}

/** Hears everything the server says. */
export function onFrame(listener: (frame: HeardFrame) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who I am; a stranger becomes a guest. */
export function whoAmI(): Promise<Person> {
  asking ??= changing
    .then(() => ask<Person>('GET', '/me'))
    .then((me) => {
      useOnline.setState({ me, ...(me.isGuest ? { lost: kept(ACCOUNT) } : { lost: undefined }) });
      if (!me.isGuest) keep(ACCOUNT, me.userName ?? '');
      return me;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Does something after which I may be somebody else: a new name, signed in, signed out. */
export async function changeMe(act: () => Promise<unknown>): Promise<Person> {
  const done = changing.then(act);
  changing = done.catch(() => {});
  await done;
  // Whoever signs out themselves knows it.
  forgetAccount();
  return whoAmI();
}

async function open(): Promise<Stream> {
  useOnline.setState({ state: 'connecting' });
  for (let attempt = 0; !(await tryWhoAmI()); attempt++) {
    useOnline.setState({ state: 'waiting' });
    await pause(Math.min(LONGEST_PAUSE, 300 * 2 ** attempt));
    useOnline.setState({ state: 'connecting' });
  }
  keep(KNOWN, '1');
  let failures = 0;
  const stream = new Stream({
    connect: () => {
      if (!navigator.onLine) throw new Error('there is no network');
      return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/stream`) as Socket;
    },
    newId: () => crypto.randomUUID(),
    random: Math.random,
    onFrame: (frame) => {
      if (frame.is === 'welcome') {
        failures = 0;
        useOnline.setState({ offset: frame.now - Date.now() });
        if (frame.person !== useOnline.getState().me?.id) whoAmI().catch(() => {});
      }
      if (frame.is === 'bye' && frame.refusal) useOnline.setState({ ban: frame.refusal });
      for (const listener of listeners) listener(frame);
    },
    onState: (state) => {
      useOnline.setState({ state });
      // The first time it may be a cookie on its way; later the session may have ended elsewhere.
      if (state === 'waiting' && ++failures > 1) whoAmI().catch(() => {});
    },
  });
  addEventListener('online', () => stream.hurry());
  addEventListener('offline', () => stream.lose());
  return stream;
}

addEventListener('online', () => useOnline.setState({ hasNetwork: true }));
addEventListener('offline', () => useOnline.setState({ hasNetwork: false }));

async function tryWhoAmI(): Promise<boolean> {
  try {
    await whoAmI();
    return true;
  } catch {
    return false;
  }
}

/** A while, or until the device has a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}

/** What was kept under a name; a browser that keeps nothing is told of turns in this visit only. */
function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It holds for this visit.
  }
}

/** That this browser was signed in is known to whoever uses it. */
export function forgetAccount(): void {
  useOnline.setState({ lost: undefined });
  try {
    localStorage.removeItem(ACCOUNT);
  } catch {
    // Nothing was kept.
  }
}
