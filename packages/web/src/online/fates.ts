import { type Fate, fateOf, isDecided, type TableInfo } from '@stolik/protocol/page';

/** How the seats of a finished game were left. In games of long ago whoever a bot stood in for has won because the others dropped out. */
export function fatesOf(info: Pick<TableInfo, 'seats' | 'pace'>): (Fate | undefined)[] {
  const isEarly = isDecided(info);
  return info.seats.map((seat) => {
    const fate = fateOf(seat);
    return isEarly && fate === 'stood-in' && seat.place === 1 ? undefined : fate;
  });
}
