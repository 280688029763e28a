import { sing } from '@stolik/games/ui/sound';
import type { Told } from '@stolik/protocol/page';
import i18next from 'i18next';
import { titleOf } from '../boxes.ts';
import { useNews } from '../people/news.ts';
import { useSettings } from '../store/settings.ts';
import { onTableNews } from './turns.ts';

/** Tells of news where the player does not look: a turn by a sound, and all of it by the browser if it may. `open` goes to a table. */
export function startNotices(open: (table: string) => void): void {
  onTableNews(({ kind, info: { id, game, seats } }) => {
    if (kind === 'turn') sing('yourTurn');
    const isCalled = kind === 'turn' && seats.some(({ person, isAwaited }) => person !== undefined && isAwaited);
    tell(kind, id, i18next.t(`notice.${isCalled ? 'call' : kind}`, { game: titleOf(game) }), open);
  });
  useNews.subscribe(({ invitations }, before) => {
    for (const { key, table } of invitations) {
      if (before.invitations.some((known) => known.key === key)) continue;
      tell('invited', table.id, i18next.t('notice.invited', { game: titleOf(table.game) }), open);
    }
  });
}

function tell(kind: Told, table: string, title: string, open: (table: string) => void): void {
  const { notify, push, told } = useSettings.getState();
  // Where the server tells this device too, one notice is enough.
  const isPushed = push && told.push.includes(kind);
  if (!notify || isPushed || !told.notice.includes(kind)) return;
  if (document.hidden && Notification.permission === 'granted') showNotice(table, title, () => open(table));
}

/** Shows a notification; one that is about the same takes its place. */
export function showNotice(about: string, title: string, open: () => void): void {
  const look = { tag: about, icon: '/icon.svg' };
  try {
    const notification = new Notification(title, look);
    notification.onclick = () => {
      window.focus();
      notification.close();
      open();
    };
  } catch {
    // Browsers of phones let only the page's worker show one; it also opens the table.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, look)).catch(() => {});
  }
}
