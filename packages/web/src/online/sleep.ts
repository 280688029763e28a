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
  const name = wakersOf(info, reader, t);
  if (own === undefined || !mayComeBack({ ...info, clock: reader.clock ?? info.clock }, own))
    return t('online.sleeps.others', { name });
  return t(name === '' ? 'online.sleeps.you' : 'online.sleeps.youOrOthers', { name });
}

/** Everybody else who may wake it, by name. */
function wakersOf(info: TableInfo, { own, names, clock = info.clock }: Reader, t: TFunction): string {
  return info.seats
    .flatMap((_, seat) => (seat !== own && mayComeBack({ ...info, clock }, seat) ? [names[seat]] : []))
    .join(t('online.sleeps.or'));
}

/** What follows if the last one who plays leaves. Others may well be looking on while a bot has their seat. */
export function emptyText(info: TableInfo, reader: Reader, t: TFunction): string {
  const name = wakersOf(info, reader, t);
  const sentences = [
    t('online.empty.nobody'),
    t(name === '' ? 'online.empty.you' : 'online.empty.youOrOthers', { name }),
    info.pace.kind === 'live' ? t('online.empty.clocks') : '',
  ];
  return sentences.join(' ').trim();
}

/** Whom the clocks of a game that has begun wait for. */
function awaitedText(
  awaited: readonly number[],
  own: number | undefined,
  names: readonly string[],
  t: TFunction,
): string {
  const others = awaited.filter((seat) => seat !== own);
  const name = others.map((seat) => names[seat]).join(t('online.awaited.and'));
  if (own === undefined || !awaited.includes(own)) return t('online.awaited.others', { count: others.length, name });
  return t(others.length === 0 ? 'online.awaited.you' : 'online.awaited.youAndOthers', { name });
}

/** Whether the table falls asleep if this one goes too: nobody else who decides for themselves is there. */
export function sleepsWithout({ seats, pace }: TableInfo, own: number): boolean {
  return !seats.some(
    ({ kind, standIn, awaySince }, seat) =>
      seat !== own && kind === 'human' && standIn === undefined && (pace.kind !== 'live' || awaySince === undefined),
  );
}
