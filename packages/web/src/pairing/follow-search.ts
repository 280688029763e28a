import { sing } from '@stolik/games/ui/sound';
import type { Search } from '@stolik/protocol/page';
import i18next from 'i18next';
import { titleOf } from '../boxes.ts';
import { onFrame } from '../online/connection.ts';
import { showNotice } from '../online/told-notices.ts';
import { useSettings } from '../store/settings.ts';
import { arrive, askForSearch, come, note, useSearching } from './searching.ts';

/** A tab in sight comes by itself: so long a hidden one waits for that before it calls. */
const CALL_AFTER = 1_500;

interface Ways {
  toTable(table: string): void;
  toSearch(): void;
}

/**
 * Follows a search wherever one looks. A tab in sight comes as soon as others were found; one that is hidden calls, and comes
 * when it is looked at. When all have come, whoever came goes to the table.
 */
export function followSearch({ toTable, toSearch }: Ways): void {
  /** To whom this tab came last, by until when they wait. */
  let cameTo: number | undefined;
  onFrame((frame) => {
    if (frame.is === 'search') note(frame.search);
    // Where it cannot be asked the next connection asks again.
    if (frame.is === 'welcome') askForSearch().catch(() => {});
  });
  useSearching.subscribe(({ search }, { search: before }) => {
    answer(search);
    if (isNews(search, before)) call(search);
    const { table } = search ?? {};
    if (search?.pace !== 'live' || table === undefined || before?.table !== undefined) return;
    // Of several tabs one goes there.
    if (document.hidden && cameTo === undefined) return;
    cameTo = undefined;
    toTable(table);
    arrive(table).catch(() => {});
  });
  document.addEventListener('visibilitychange', () => answer(useSearching.getState().search));

  function answer(search: Search | undefined): void {
    const { found } = search ?? {};
    if (!found || found.isHere || document.hidden || found.until === cameTo) return;
    cameTo = found.until;
    come().catch(() => {
      cameTo = undefined;
    });
  }

  /** Tells of it by a sound, and where nobody looks by the browser if it may. */
  function call(news: Search): void {
    sing('yourTurn');
    if (!document.hidden) return;
    setTimeout(() => {
      const { search } = useSearching.getState();
      // Another tab has come meanwhile, or it was ended.
      if (!search || !document.hidden || (search.table === undefined && search.found?.isHere)) return;
      if (!useSettings.getState().notify || Notification.permission !== 'granted') return;
      const game = titleOf(news.found?.game ?? news.games[0]);
      const { table } = search;
      showNotice(table ?? 'search', i18next.t('notice.found', { game }), () => (table ? toTable(table) : toSearch()));
    }, CALL_AFTER);
  }
}

/** Whether others were found, or a table is there that nobody had to come to. */
function isNews(search: Search | undefined, before: Search | undefined): search is Search {
  if (search?.table !== undefined) return search.pace === 'days' && before?.table === undefined;
  return search?.found !== undefined && !before?.found && !search.found.isHere;
}
