import { useCallback, useEffect, useState } from 'react';
import { type TableRecord, tables } from '../store/tables.ts';

interface KeptTables {
  /** The youngest first; `undefined` until the browser has told. */
  readonly kept: readonly TableRecord[] | undefined;
  /** Removes one for good. */
  forget(id: string): void;
  refresh(): void;
}

/** The tables of this browser. */
export function useKeptTables(): KeptTables {
  const [kept, setKept] = useState<readonly TableRecord[]>();
  const load = useCallback(() => {
    tables.list().then(setKept, () => setKept([]));
  }, []);
  useEffect(load, [load]);
  const forget = useCallback((id: string) => void tables.remove(id).then(load, load), [load]);
  return { kept, forget, refresh: load };
}
