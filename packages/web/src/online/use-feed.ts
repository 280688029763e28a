import { useCallback, useSyncExternalStore } from 'react';
import type { TableFeed, TableState } from './feed.ts';

/** What the server tells about a table, as it is now. */
export function useFeed(feed: TableFeed): TableState {
  const subscribe = useCallback((listener: () => void) => feed.subscribe(listener), [feed]);
  return useSyncExternalStore(subscribe, () => feed.state());
}
