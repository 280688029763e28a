import type { PushKey } from '@stolik/protocol/page';
import { create } from 'zustand';
import { useSettings } from '../store/settings.ts';
import { ask } from './api.ts';
import { goOnline, useOnline } from './connection.ts';

/** How it stands with notices while the page is closed, on this device. */
export type PushState = 'off' | 'asking' | 'on' | 'denied' | 'failed' | 'unsupported' | 'homeScreen';

export const usePush = create<{ readonly state: PushState }>()(() => ({ state: first() }));

/** Longest that the page's worker may take to be there; where it cannot be installed it never is. */
const WORKER_MS = 60_000;

/** One thing after the other: whoever switches twice gets what was wanted last. */
let doing: Promise<void> = Promise.resolve();

/** Asks the browser for its permission, and the server to tell of turns here. */
export function startPush(): Promise<void> {
  usePush.setState({ state: 'asking' });
  return inTurn(async () => {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    if (isAllowed) {
      await goOnline();
      await enlist();
    }
    settle(isAllowed ? 'on' : 'denied');
  });
}

/** Ends it here. If the server does not hear of it, the push service tells it at the next notice. */
export function endPush(): Promise<void> {
  return inTurn(async () => {
    settle('off');
    const { pushManager } = await worker();
    const subscription = await pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await ask('DELETE', '/me/push', { endpoint: subscription.endpoint }).catch(() => {});
  });
}

/**
 * Keeps the server up to date: whenever the page learns who the player is, at each start above all, and when the language
 * or what is told changes. So a subscription that the browser has replaced, or that belongs to whoever was signed in before, does not last.
 */
export function keepPushCurrent(): void {
  const renew = () => {
    if (usePush.getState().state !== 'on' || !useOnline.getState().me) return;
    // Nobody asked for it, so nobody is told if there is no network now; the next start tries again.
    doing = doing.then(enlist).catch(() => {});
  };
  useOnline.subscribe(({ me }, before) => {
    if (me?.id !== before.me?.id) renew();
  });
  useSettings.subscribe(({ language, told }, before) => {
    if (language !== before.language || told.push !== before.told.push) renew();
  });
}

/** Whether the browser would refuse without asking its owner: then there is no use in offering it. */
export function isBlocked(): boolean {
  return 'Notification' in window && Notification.permission === 'denied';
}

function first(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Only browsers of iPhones and iPads know this word: there a page may, once it is on the home screen.
    return 'standalone' in navigator && navigator.standalone === false ? 'homeScreen' : 'unsupported';
  }
  if (!useSettings.getState().push) return 'off';
  return Notification.permission === 'granted' ? 'on' : 'denied';
}

function settle(state: PushState): void {
  usePush.setState({ state });
  useSettings.getState().change({ push: state === 'on' });
}

function inTurn(act: () => Promise<void>): Promise<void> {
  doing = doing.then(act).catch(() => settle('failed'));
  return doing;
}

/** Subscribes, unless this browser has already with the server's key, and tells the server. */
async function enlist(): Promise<void> {
  const [{ pushManager }, { key }] = await Promise.all([worker(), ask<PushKey>('GET', '/push')]);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const kept = await pushManager.getSubscription();
  // A server that was set up anew has another key, and could not write to this subscription.
  const isCurrent = kept && isSame(kept.options.applicationServerKey, options.applicationServerKey);
  if (kept && !isCurrent) await kept.unsubscribe();
  const { endpoint, keys } = (isCurrent ? kept : await pushManager.subscribe(options)).toJSON();
  const { language, told } = useSettings.getState();
  await ask('POST', '/me/push', { endpoint, keys, language, kinds: told.push });
}

function worker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, WORKER_MS, new Error('the page has no worker'));
    navigator.serviceWorker.ready.then(resolve, reject);
  });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function isSame(kept: ArrayBuffer | null, key: Uint8Array): boolean {
  return kept !== null && String(new Uint8Array(kept)) === String(key);
}
