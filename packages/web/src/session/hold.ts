/** What was held and is given back. */
export type Release = () => void;

/**
 * Holds a table of this browser for this tab alone: two tabs that play on would write over each other. `undefined` if
 * another tab has it; `takesOver` takes it from there, and whoever loses it is told.
 */
export function holdTable(id: string, takesOver: boolean, onLost: () => void): Promise<Release | undefined> {
  // Without a secure connection a browser has no locks: then tabs are as careless as ever.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let release: Release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    navigator.locks
      .request(`stolik.table.${id}`, takesOver ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock ? release : undefined);
        return lock ? held : undefined;
      })
      .catch(onLost);
  });
}

/** Resolves when no tab holds the table any more; never once `signal` says that nobody waits. */
export async function tableFree(id: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(`stolik.table.${id}`, { signal }, () => {});
}
