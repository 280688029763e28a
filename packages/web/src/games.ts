import type { GameUi } from '@stolik/games/ui';

/** Boards are loaded when they are needed: a line a game. */
const LOADERS: Readonly<Record<string, () => Promise<GameUi>>> = {
  sagrada: async () => (await import('@stolik/games/sagrada/ui')).sagradaUi,
  sentient: async () => {
    const [{ sentientUi }] = await Promise.all([import('@stolik/games/sentient/ui'), import('./styles/oxanium.css')]);
    return sentientUi;
  },
  smartphone: async () => {
    const [{ smartphoneUi }] = await Promise.all([
      import('@stolik/games/smartphone/ui'),
      import('./styles/outfit.css'),
    ]);
    return smartphoneUi;
  },
};

/** Every game the page can play. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** Games that can be played by one person without anybody else. */
const ALONE: readonly string[] = ['sagrada', 'smartphone'];

export function canBeAlone(id: string): boolean {
  return ALONE.includes(id);
}

const loaded = new Map<string, Promise<GameUi>>();

export function loadGame(id: string): Promise<GameUi> {
  let ui = loaded.get(id);
  if (!ui) {
    if (!Object.hasOwn(LOADERS, id)) return Promise.reject(new Error(`there is no game "${id}"`));
    ui = LOADERS[id]();
    // A failed load (offline before the first visit was complete) may be tried again.
    ui.catch(() => loaded.delete(id));
    loaded.set(id, ui);
  }
  return ui;
}
