import type { Correctable } from '@stolik/games/ui';
import { useMemo } from 'react';
import { BadSet, type Rows, readRows } from './sets.ts';
import { useCorrections } from './store.ts';
import type { Mark } from './words.ts';

const NOTHING: Rows = new Map();

export interface Mine {
  readonly rows: Rows;
  /** Whether the browser let them be kept. */
  readonly isKept: boolean;
  /** Keeps other rows instead. Throws `BadSet` where they are right alone, but wrong together. */
  keep(rows: Rows): void;
}

/** What was put right on this device. A set that is not understood any more is the same as none. */
export function useMine(game: string, correctable: Correctable): Mine {
  const { sets, isKept, keep } = useCorrections();
  const set = sets[game];
  const rows = useMemo(() => {
    try {
      return set ? readRows(set, correctable) : NOTHING;
    } catch (error) {
      if (error instanceof BadSet) return NOTHING;
      throw error;
    }
  }, [set, correctable]);
  return {
    rows,
    isKept,
    keep(next) {
      const options = correctable.optionsOf(next);
      readRows(options, correctable);
      keep(game, options);
    },
  };
}

/** How sure a field of a row is here. */
export function markOf({ certaintyOf }: Correctable, rows: Rows, key: string, field: string): Mark {
  return rows.has(key) ? 'own' : (certaintyOf(key)[field] ?? 'printed');
}
