import { runsOutAt } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import type { TableFeed, TableState } from './feed.ts';
import { PushOffer } from './PushOffer.tsx';
import { holidayUntil, momentOf } from './time.ts';
import { useFeed } from './use-feed.ts';

/** In a game of days, while others decide: whom one waits for, and until when they have time. */
export function useDaysPrompt(state: TableState, names: readonly string[]): string | undefined {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const awaited = awaitedIn(state);
  const { clock } = state.look ?? {};
  if (awaited.length === 0 || !clock) return undefined;
  const until = Math.max(...awaited.map((seat) => runsOutAt(clock, seat))) - offset;
  const [first] = awaited;
  const back = holidayUntil(clock, first, Date.now() + offset);
  if (awaited.length === 1 && back !== undefined) {
    const time = momentOf(back - offset, Date.now(), localeOf(language));
    return t('online.days.holiday', { name: names[first], time });
  }
  const name = awaited.map((seat) => names[seat]).join(', ');
  const time = momentOf(until, Date.now(), localeOf(language));
  return t('online.days.until', { count: awaited.length, name, time });
}

/** Until when the viewer has time in a game of days, and what follows then; `undefined` where it is not their turn. */
function useOwnDeadline({ info, look, seat }: TableState): string | undefined {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const { clock, actors } = look ?? {};
  const { pace, status, isAsleep, seats } = info;
  if (pace.kind !== 'days' || status !== 'running' || isAsleep || !clock || seat === undefined) return undefined;
  if (!actors?.includes(seat) || seats[seat].standIn !== undefined) return undefined;
  const time = momentOf(runsOutAt(clock, seat) - offset, Date.now(), localeOf(language));
  return t('online.days.yours', { time });
}

/** Until when one has time oneself; while others decide, that nobody has to wait here, and who tells of it. */
export function DaysBar({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const state = useFeed(feed);
  const deadline = useOwnDeadline(state);
  if (deadline) return <Notice kind="days">{deadline}</Notice>;
  if (awaitedIn(state).length === 0) return null;
  return <PushOffer told={t('online.days.told')} untold={t('online.days.later')} isAlways />;
}

/** People whom the viewer, who is not asked, waits for in a game of days. */
function awaitedIn({ info, look, seat }: TableState): number[] {
  const { pace, status, seats, isAsleep } = info;
  if (pace.kind !== 'days' || status !== 'running' || isAsleep || seat === undefined || !look) return [];
  if (seats[seat].standIn !== undefined || look.actors.includes(seat)) return [];
  return look.actors.filter((one) => seats[one].kind === 'human' && seats[one].standIn === undefined);
}
