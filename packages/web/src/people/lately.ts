import type { TableInfo, Whom } from '@stolik/protocol/page';

/** Somebody whom one sat with, as a page can name them. */
export interface Lately {
  readonly whom: Whom;
  readonly name: string;
  readonly account: string | undefined;
}

/** So many are shown. */
const MOST = 8;

/**
 * People with whom one has finished games, the latest first, each once: accounts by their handle, guests by their name. Those
 * who are friends already stand above.
 */
export function lately(tables: readonly TableInfo[], me: string, known: ReadonlySet<string>): Lately[] {
  const found = new Map<string, Lately>();
  for (const { id, seats } of tables) {
    for (const [seat, { kind, person, name, account }] of seats.entries()) {
      if (kind !== 'human' || person === me || name === undefined) continue;
      const key = account ?? `guest ${name}`;
      if (!known.has(key) && !found.has(key)) found.set(key, { whom: { table: id, seat, whose: name }, name, account });
    }
  }
  return [...found.values()].slice(0, MOST);
}
