import { sing } from '@stolik/games/ui/sound';
import i18next from 'i18next';
import { titleOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { onTurn } from './turns.ts';

/** Tells of turns where the player does not look: by a sound, and by the browser if it may. `open` goes to a table. */
export function startTurnNotices(open: (table: string) => void): void {
  onTurn(({ id, game, seats }) => {
    const { notify, push } = useSettings.getState();
    sing('yourTurn');
    // Where the server tells this device too, one notice is enough.
    if (!notify || push || !document.hidden || Notification.permission !== 'granted') return;
    const isCalled = seats.some(({ person, isAwaited }) => person !== undefined && isAwaited);
    show(id, i18next.t(isCalled ? 'notice.call' : 'notice.turn', { game: titleOf(game) }), open);
  });
}

function show(table: string, title: string, open: (table: string) => void): void {
  const look = { tag: table, icon: '/icon.svg' };
  try {
    const notification = new Notification(title, look);
    notification.onclick = () => {
      window.focus();
      notification.close();
      open(table);
    };
  } catch {
    // Browsers of phones let only the page's worker show one; it also opens the table.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, look)).catch(() => {});
  }
}
