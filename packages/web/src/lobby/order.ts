import type { TableInfo } from '@stolik/protocol/page';

/**
 * The rows of a list that somebody reads: what was there keeps its place, so that nothing moves under a finger, and what is
 * new, or belongs to another group now, comes below.
 */
export function steady(known: readonly TableInfo[], next: readonly TableInfo[]): TableInfo[] {
  const infos = new Map(next.map((info) => [info.id, info]));
  const kept = known.flatMap(({ id, status }) => {
    const info = infos.get(id);
    return info?.status === status ? [info] : [];
  });
  const stays = new Set(kept.map(({ id }) => id));
  return [...kept, ...next.filter(({ id }) => !stays.has(id))];
}

/** Whether somebody is there to play with. */
export function isAlive({ status, seats }: TableInfo): boolean {
  return status !== 'open' || seats.some(({ isHere }) => isHere);
}

/** Tables whose people are there to play come first; otherwise as they are. */
export function presentFirst(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables.filter(isAlive), ...tables.filter((info) => !isAlive(info))];
}
