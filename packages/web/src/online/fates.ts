import { type Fate, fateOf, isDecided, type TableInfo } from '@stolik/protocol/page';

/** How the seats of a finished game were left. Whoever has won because the others dropped out has lost nothing by a bot that stood in for a while. */
export function fatesOf(info: Pick<TableInfo, 'seats' | 'pace'>): (Fate | undefined)[] {
  const isEarly = isDecided(info);
  return info.seats.map((seat) => {
    const fate = fateOf(seat);
    return isEarly && fate === 'stood-in' && seat.place === 1 ? undefined : fate;
  });
}
