import type { Pace } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';

/** A table's pace in a few words. */
export function paceText(pace: Pace, t: TFunction): string {
  if (pace.kind === 'live') return t('lobby.live', { minutes: pace.minutes, increment: pace.increment });
  return pace.kind === 'days' ? t('lobby.days', { count: pace.days }) : t('lobby.untimed');
}
