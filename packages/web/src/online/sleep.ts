import { type Clock, mayComeBack, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';

/** Why nothing happens at a table that sleeps: whoever may wake it is named, since others may well be looking. */
export function sleepText(
  info: TableInfo,
  { own, names, clock = info.clock }: { own: number | undefined; names: readonly string[]; clock?: Clock | undefined },
  t: TFunction,
): string {
  const awaited = info.seats.flatMap(({ isAwaited }, seat) => (isAwaited ? [seat] : []));
  if (awaited.length > 0) return awaitedText(awaited, own, names, t);
  const able = info.seats.flatMap((_, seat) => (mayComeBack({ ...info, clock }, seat) ? [seat] : []));
  const name = able
    .filter((seat) => seat !== own)
    .map((seat) => names[seat])
    .join(t('online.sleeps.or'));
  if (own === undefined || !able.includes(own)) return t('online.sleeps.others', { name });
  return t(name === '' ? 'online.sleeps.you' : 'online.sleeps.youOrOthers', { name });
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
