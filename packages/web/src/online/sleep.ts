import { type Clock, mayComeBack, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';

/** Who reads of a table's sleep, and what is known of those who sit there. */
interface Reader {
  readonly own: number | undefined;
  readonly names: readonly string[];
  readonly clock?: Clock | undefined;
}

/** Why nothing happens at a table that sleeps: whoever may wake it is named, since others may well be looking. */
export function sleepText(info: TableInfo, reader: Reader, t: TFunction): string {
  const { own, names } = reader;
  const awaited = info.seats.flatMap(({ isAwaited }, seat) => (isAwaited ? [seat] : []));
  if (awaited.length > 0) return awaitedText(awaited, own, names, t);
  const others = wakersOf(info, reader);
  if (own === undefined || !mayComeBack({ ...info, clock: reader.clock ?? info.clock }, own))
    return t('online.sleeps.others', { name: listed(others, t('online.sleeps.or')) });
  if (others.length === 0) return t('online.sleeps.you');
  return t('online.sleeps.youOrOthers', { name: listed([t('online.you'), ...others], t('online.sleeps.or')) });
}

/** Everybody else who may wake it, by name. */
function wakersOf(info: TableInfo, { own, names, clock = info.clock }: Reader): string[] {
  return info.seats.flatMap((_, seat) => (seat !== own && mayComeBack({ ...info, clock }, seat) ? [names[seat]] : []));
}

/** What follows if the last one who plays leaves. Others may well be looking on while a bot has their seat. */
export function emptyText(info: TableInfo, reader: Reader, t: TFunction): string {
  const others = wakersOf(info, reader);
  const end = t(others.length === 0 ? 'online.empty.ends' : 'online.empty.endsAgainst');
  return [t('online.empty.nobody'), whileEmpty(info, reader, others, t), end].join(' ');
}

/** A live table wants everybody back who decides for themselves. */
function whileEmpty(info: TableInfo, { own, names }: Reader, others: readonly string[], t: TFunction): string {
  if (info.pace.kind !== 'live') {
    if (others.length === 0) return t('online.empty.you');
    return t('online.empty.youOrOthers', { name: listed([t('online.you'), ...others], t('online.sleeps.or')) });
  }
  const awaited = info.seats.flatMap(({ kind, standIn }, seat) =>
    seat !== own && kind === 'human' && standIn === undefined ? [names[seat]] : [],
  );
  if (awaited.length === 0) return t('online.empty.live');
  return t('online.empty.liveAll', { name: listed([t('online.you'), ...awaited], t('online.awaited.and')) });
}

/** Whom the clocks of a live game wait for. */
function awaitedText(
  awaited: readonly number[],
  own: number | undefined,
  names: readonly string[],
  t: TFunction,
): string {
  const others = awaited.filter((seat) => seat !== own).map((seat) => names[seat]);
  const name = listed(others, t('online.awaited.and'));
  if (own === undefined || !awaited.includes(own)) return t('online.awaited.others', { count: others.length, name });
  return t(others.length === 0 ? 'online.awaited.you' : 'online.awaited.youAndOthers', { name });
}

/** Several names, the last behind a word of its own. */
export function listed(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')}${word}${names.at(-1)}`;
}

/** Whether the table falls asleep if this one goes too: nobody else who decides for themselves is there. */
export function sleepsWithout({ seats, pace }: TableInfo, own: number): boolean {
  return !seats.some(
    ({ kind, standIn, awaySince }, seat) =>
      seat !== own && kind === 'human' && standIn === undefined && (pace.kind !== 'live' || awaySince === undefined),
  );
}
