import { useCallback, useSyncExternalStore } from 'react';
import type { Session, Snapshot } from './session.ts';

/** The table as it is now; whoever uses it is drawn again when it changes. */
export function useSnapshot(session: Session): Snapshot {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  return useSyncExternalStore(subscribe, () => session.snapshot());
}
