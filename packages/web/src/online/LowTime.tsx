import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../table/Notice.tsx';
import type { TableFeed } from './feed.ts';
import { leftNow } from './presence.ts';
import { useServerNow } from './server-now.ts';
import { isLow, losesAt } from './time.ts';
import { useFeed } from './use-feed.ts';

/** Tells once, when the player's time for the whole game is running out, what happens at its end. */
export function LowTime({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const state = useFeed(feed);
  const { info, look, seat, happened } = state;
  const now = useServerNow(1_000);
  const [told, setTold] = useState<'not yet' | 'now' | 'before'>('not yet');
  const runs = seat !== undefined && look?.actors.includes(seat) && info.seats[seat].standIn === undefined;
  const left = runs && !info.isAsleep && info.status === 'running' ? leftNow(state, now) : undefined;
  const isRunningOut = left !== undefined && isLow(left, info.pace);
  useEffect(() => {
    // Seconds that are added for a move do not make it news again.
    setTold((before) =>
      isRunningOut ? (before === 'not yet' ? 'now' : before) : before === 'now' ? 'before' : before,
    );
  }, [isRunningOut]);
  if (!isRunningOut || told !== 'now') return null;
  const hasBegun = happened.some((one) => one.seat !== undefined);
  const lost = hasBegun ? 'online.lowLost' : 'online.lowUnbegun';
  const low = losesAt(info, seat as number) ? lost : 'online.low';
  return (
    <Notice kind="low" isWeighty>
      {t(low, { bot: t(`bots.${info.standIn}.name`) })}
    </Notice>
  );
}
