import { underRules } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';

/** Boards are loaded when they are needed. Whatever game has a folder is here. */
const LOADERS = import.meta.glob<{ ui: GameUi }>('../../../games/*/ui/index.ts');

const loaded = new Map<string, Promise<GameUi>>();

/** Rules that this page does not have: it is older than the game, or the game older than all it keeps. */
export class UnknownRules extends Error {}

/** A game under its latest rules, or those of a version. */
export async function loadGame(id: string, version?: number): Promise<GameUi> {
  const latest = await loadLatest(id);
  const ui = version === undefined ? latest : underRules(latest, version);
  if (!ui) throw new UnknownRules(`there are no rules of ${id} version ${version}`);
  return ui;
}

function loadLatest(id: string): Promise<GameUi> {
  let ui = loaded.get(id);
  if (!ui) {
    const path = `../../../games/${id}/ui/index.ts`;
    if (!Object.hasOwn(LOADERS, path)) return Promise.reject(new Error(`there is no game "${id}"`));
    ui = LOADERS[path]().then((module) => module.ui);
    // A failed load (offline before the first visit was complete) may be tried again.
    ui.catch(() => loaded.delete(id));
    loaded.set(id, ui);
  }
  return ui;
}
