import { type Fate, fateOf, isDecided, type TableInfo } from '@stolik/protocol/page';

/** How the seats of a finished game were left. Where people ended it early no bot has played to the end for anybody. */
export function fatesOf(info: Pick<TableInfo, 'seats' | 'pace'>): (Fate | undefined)[] {
  const isEarly = isDecided(info);
  return info.seats.map(fateOf).map((fate) => (isEarly && fate === 'stood-in' ? undefined : fate));
}
