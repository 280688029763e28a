import type { Pace } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';

/** What a clock for the whole game means, to somebody who is invited to it. */
export function paceExplained(pace: Pace, t: TFunction): string {
  if (pace.kind !== 'live') return '';
  const bank = t('lobby.bank', { count: pace.minutes });
  return pace.increment === 0 ? `${bank}.` : t('lobby.bonus', { bank, count: pace.increment });
}

/** A table's pace in a few words. */
export function paceText(pace: Pace, t: TFunction): string {
  if (pace.kind === 'live') return t('lobby.live', { minutes: pace.minutes, increment: pace.increment });
  return pace.kind === 'days' ? t('lobby.days', { count: pace.days }) : t('lobby.untimed');
}
