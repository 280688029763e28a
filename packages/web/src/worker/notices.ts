/// <reference lib="webworker" />
import type { PushNotice } from '@stolik/protocol/page';
import { titleOf } from '../boxes.ts';
import { notice as en } from '../text/notice/en.ts';
import { notice as pl } from '../text/notice/pl.ts';
import { whereIs } from './whereabouts.ts';

const WORDS = { en, pl };

/**
 * Shows what a push says, unless the player looks at that table already. The server does not know who looks at what, on
 * which device and through which of its nodes; here it is known.
 */
export async function showNotice(worker: ServiceWorkerGlobalScope, notice: PushNotice): Promise<void> {
  const pages = await pagesAt(worker, notice.table);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = WORDS[notice.language];
  const sentence = words[notice.kind];
  const names = notice.others.join(', ');
  // By functions: names are the players' own, and a `$` in a text would mean something.
  const title = sentence.replace('{{game}}', () => titleOf(notice.game)).replace('{{names}}', () => names);
  const isNamed = sentence.includes('{{names}}');
  const body = names === '' || isNamed ? undefined : words.others.replace('{{names}}', () => names);
  // One for each table: a newer one takes the place of the older.
  await worker.registration.showNotification(title, {
    body,
    tag: notice.table,
    lang: notice.language,
    icon: '/icon.svg',
  });
}

/** Goes to a page where the table is open already, or opens one. */
export async function goToTable(worker: ServiceWorkerGlobalScope, table: string): Promise<void> {
  const [page] = await pagesAt(worker, table);
  await (page ? page.focus() : worker.clients.openWindow(pathOf(table)));
}

async function pagesAt({ clients }: ServiceWorkerGlobalScope, table: string): Promise<WindowClient[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(pages.map(whereIs));
  return pages.filter((_, i) => paths[i] === pathOf(table));
}

function pathOf(table: string): string {
  return `/table/${table}`;
}
