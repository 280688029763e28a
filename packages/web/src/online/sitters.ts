import type { Seat, TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import type { Sitter } from '../store/tables.ts';

/** Who sits on each seat, by name. Two bots of a kind are told apart by a number. */
export function sittersOf(seats: readonly Seat[], t: TFunction): Sitter[] {
  return seats.map((seat, i) => {
    if (seat.kind === 'open') return { kind: 'human', name: t('online.free') };
    // Whoever deleted their account has no name any more.
    if (seat.kind === 'human') return { kind: 'human', name: calledIn(seat.name, t) };
    const level = seat.level ?? 'medium';
    const same = seats.slice(0, i).filter(({ kind, level: other }) => kind === 'bot' && other === level).length;
    const name = t(`bots.${level}.name`);
    return { kind: 'bot', name: same > 0 ? `${name} ${same + 1}` : name, bot: level };
  });
}

/** A name as whoever reads it says it: one that a server gave comes in the language of whoever was given it. */
export function calledIn(name: string | undefined, t: TFunction): string {
  const [, n] = /^(?:Guest|Gość) (\d{4})$/.exec(name ?? '') ?? [];
  return n === undefined ? (name ?? t('online.nobody')) : t('online.guest', { n });
}

/** Where a person sits; a seat given up or only kept is not theirs. */
export function seatOfPerson({ seats }: TableInfo, person: string | undefined): number | undefined {
  const seat = seats.findIndex((one) => one.person === person && !one.hasResigned && !one.isReserved);
  return person === undefined || seat < 0 ? undefined : seat;
}

/** From where the viewer looks: the own seat, or the one that was given up. Only the viewer's own seats have the id of a person. */
export function placeOf(info: TableInfo, seat: number | undefined): number | undefined {
  if (seat !== undefined) return seat;
  const left = info.seats.findIndex(({ person, hasResigned }) => person !== undefined && hasResigned);
  return left < 0 ? undefined : left;
}

/** Whether a seat is kept for this person at a table where others want to play with them once more. */
export function isKeptFor({ seats, status }: TableInfo, person: string | undefined): boolean {
  return status === 'open' && person !== undefined && seats.some((one) => one.isReserved && one.person === person);
}

/** Whether a table waits for this person: for a decision, or for them to come to a live game where somebody is there. */
export function waitsFor(info: TableInfo, person: string | undefined): boolean {
  const seat = seatOfPerson(info, person);
  if (seat === undefined || info.status !== 'running') return false;
  const { standIn, isAwaited } = info.seats[seat];
  const isAnybodyThere = info.seats.some((one) => one.kind === 'human' && !one.standIn && one.awaySince === undefined);
  return (isAwaited === true && isAnybodyThere) || (info.actors.includes(seat) && standIn === undefined);
}
