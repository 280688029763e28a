import { useCallback, useEffect, useState } from 'react';
import { ask } from '../online/api.ts';
import { goOnline, onFrame, useOnline } from '../online/connection.ts';

/** What the server answers about people, asked again whenever something is new; `'refused'` where it does not answer that. */
export function useLoaded<T>(path: string): { readonly loaded: T | 'refused' | undefined; load(): void } {
  const me = useOnline((online) => online.me?.id);
  const [loaded, setLoaded] = useState<T | 'refused'>();
  const load = useCallback(() => {
    ask<T>('GET', path).then(setLoaded, () => setLoaded('refused'));
  }, [path]);
  useEffect(() => {
    goOnline();
  }, []);
  useEffect(() => {
    if (me === undefined) return;
    load();
    return onFrame(({ is }) => is === 'news' && load());
  }, [me, load]);
  return { loaded, load };
}
