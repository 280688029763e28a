import { create } from 'zustand';

/** Options of a game that put something right. */
export type Options = Readonly<Record<string, unknown>>;

const KEY = 'stolik.corrections';

interface Kept {
  /** One set a game, on this device. */
  readonly sets: Readonly<Record<string, Options>>;
  /** Whether the browser let it be kept. */
  readonly isKept: boolean;
  keep(game: string, options: Options): void;
}

/** What was kept, as far as it can be read; each game reads its own set before it is used. */
function stored(): Kept['sets'] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, set]) => typeof set === 'object' && set !== null));
  } catch {
    return {};
  }
}

export const useCorrections = create<Kept>()((set, get) => ({
  sets: stored(),
  isKept: true,
  keep(game, options) {
    const sets = { ...get().sets, [game]: options };
    try {
      localStorage.setItem(KEY, JSON.stringify(sets));
      set({ sets, isKept: true });
    } catch {
      // It holds for this visit.
      set({ sets, isKept: false });
    }
  },
}));
