import type { Correctable } from '@stolik/games/ui';

/** Loaded when somebody looks at them. Whatever game has such a folder is here. */
const LOADERS = import.meta.glob<{ correctable: Correctable }>('../../../../games/*/ui/corrections/index.ts');

const loaded = new Map<string, Promise<Correctable>>();

export function loadCorrectable(game: string): Promise<Correctable> {
  let correctable = loaded.get(game);
  if (!correctable) {
    const path = `../../../../games/${game}/ui/corrections/index.ts`;
    if (!Object.hasOwn(LOADERS, path)) return Promise.reject(new Error(`nothing of "${game}" can be put right`));
    correctable = LOADERS[path]().then((module) => module.correctable);
    // A failed load may be tried again.
    correctable.catch(() => loaded.delete(game));
    loaded.set(game, correctable);
  }
  return correctable;
}
