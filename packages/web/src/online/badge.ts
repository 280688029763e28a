import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import type { ToldBy } from '../store/told.ts';
import { type Turns, useTurns } from './turns.ts';

/** How much is new at one's tables, of what is to be shown beside the way there, and what that is in words. */
export function useBadge(): { readonly count: number; readonly text: string } {
  const { t } = useTranslation();
  const turns = useTurns();
  const { told } = useSettings();
  return { count: badgeOf(turns, told), text: textOf(turns, told, t) };
}

export function badgeOf({ waiting, again, ended }: Turns, { badge }: ToldBy): number {
  return (
    (badge.includes('turn') ? waiting.length : 0) +
    (badge.includes('again') ? again.length : 0) +
    (badge.includes('over') ? ended.length : 0)
  );
}

function textOf({ waiting, again, ended }: Turns, { badge }: ToldBy, t: TFunction): string {
  const parts = [
    badge.includes('turn') && waiting.length > 0 && t('lobby.turns', { count: waiting.length }),
    badge.includes('again') && again.length > 0 && t('lobby.again', { count: again.length }),
    badge.includes('over') && ended.length > 0 && t('lobby.ended', { count: ended.length }),
  ];
  return parts.filter(Boolean).join(', ');
}
