import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { useOnline } from './connection.ts';
import type { TableFeed, TableState } from './feed.ts';
import { startPush, usePush } from './push.ts';
import { useFeed } from './use-feed.ts';

interface DaysBarProps {
  readonly feed: TableFeed;
  readonly names: readonly string[];
}

/** In a game of days, while others decide: nobody has to wait here, until when they have time, and who tells of it. */
export function DaysBar({ feed, names }: DaysBarProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const state = useFeed(feed);
  const offset = useOnline((online) => online.offset);
  const push = usePush(({ state }) => state);
  const awaited = awaitedIn(state);
  const { clock } = state.look ?? {};
  if (awaited.length === 0 || !clock) return null;
  const until = clock.at + Math.max(...awaited.map((seat) => clock.left[seat])) - offset;
  const name = awaited.map((seat) => names[seat]).join(', ');
  const canBeTold = push === 'off' || push === 'asking' || push === 'failed';
  return (
    <div className="bar" data-kind="days">
      <span>
        {t(push === 'on' ? 'online.days.told' : 'online.days.later')}{' '}
        {t('online.days.until', { name, time: momentOf(until, language) })}
      </span>
      {canBeTold && (
        <button type="button" className="button" disabled={push === 'asking'} onClick={() => startPush()}>
          {t('online.days.tellMe')}
        </button>
      )}
      <span className="problem" role="alert">
        {push === 'failed' && t('notice.push.failed')}
      </span>
    </div>
  );
}

/** People whom the viewer, who is not asked, waits for in a game of days. */
function awaitedIn({ info, look, seat }: TableState): number[] {
  const { pace, status, seats, isAsleep } = info;
  if (pace.kind !== 'days' || status !== 'running' || isAsleep || seat === undefined || !look) return [];
  if (seats[seat].standIn !== undefined || look.actors.includes(seat)) return [];
  return look.actors.filter((one) => seats[one].kind === 'human' && seats[one].standIn === undefined);
}

function momentOf(time: number, language: string): string {
  const look = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, look).format(time);
}
