import type { Pace } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';

/** What a clock means, to somebody who is invited to a game with one. */
export function paceExplained(pace: Pace, t: TFunction): string {
  if (pace.kind === 'days') return t('lobby.daysExplained', { count: pace.days });
  if (pace.kind !== 'live') return '';
  const bank = t('lobby.bank', { count: pace.minutes });
  return pace.increment === 0 ? `${bank}.` : t('lobby.bonus', { bank, count: pace.increment });
}

/** A table's pace in a few words. */
export function paceText(pace: Pace, t: TFunction): string {
  if (pace.kind === 'live') return t('lobby.live', { minutes: pace.minutes, increment: pace.increment });
  return pace.kind === 'days' ? t('lobby.days', { count: pace.days }) : t('lobby.untimed');
}
